package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.Work;
import io.verifyrules.verifier.value.CombiningOrder;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.FloatNumber;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * Looks for a library in which a rule on sums or products of floats is wrong. The interpreter knows the results that
 * are the same in every order of terms and no more. So it does not refute a result of a wrong idea of orders. In a
 * library, whose order is known, all is known.
 *
 * @param rule      in which all numbers of bits are known
 * @param open      the type that stands for the one that the rule leaves open
 * @param instances how many are looked at in each library
 */
record LibraryCheck(Rule rule, ElementType open, int instances) {

    /** The number of instances drawn for one to which the rule applies. */
    private static final int TRIES = 10;
    /** Attributes go so far: of two terms there is one sum, and of three a few. */
    private static final int MOST_SIZE = 5;
    private static final long MOST_WORK = 400_000;
    /** Exponents of numbers that are added with roundings are near one another. */
    private static final int EXPONENTS = 6;

    /** A library and an instance on which both sides differ in it, in words. */
    Optional<String> refutation() {
        if (!FloatReductions.areIn(rule, open)) {
            return Optional.empty();
        }
        for (CombiningOrder order : CombiningOrder.values()) {
            Optional<RuleInstance> refuting = refuting(order);
            if (refuting.isPresent()) {
                return Optional.of("sums are " + order + " by " + refuting.get());
            }
        }
        return Optional.empty();
    }

    private Optional<RuleInstance> refuting(CombiningOrder order) {
        Random random = new Random(1);
        InstanceGenerator generator = new InstanceGenerator(rule, open, 1, MOST_SIZE);
        Work work = new Work(MOST_WORK);
        int applicable = 0;
        for (int i = 0; i < TRIES * instances && applicable < instances && !work.exhausted(); i++) {
            RuleInstance drawn = generator.attempt();
            // What is assumed of tensors may not hold of other elements, so some instances stay as they are.
            RuleInstance instance = i % 2 == 0 ? drawn : rounded(drawn, random);
            Outcome outcome = Replay.replay(rule, instance, work, order);
            if (outcome.refutes()) {
                return Optional.of(instance);
            }
            applicable += outcome instanceof Outcome.NotApplicable ? 0 : 1;
        }
        return Optional.empty();
    }

    /** The instance with floats of many bits, the sums of which are rounded. */
    private static RuleInstance rounded(RuleInstance instance, Random random) {
        Map<String, ElementValue> parameters = new LinkedHashMap<>();
        instance.parameters().forEach((name, value) -> parameters.put(name, rounded(value, random)));
        Map<String, ConcreteTensor> tensors = new LinkedHashMap<>();
        instance.tensors()
                .forEach((name, tensor) -> tensors.put(name,
                        ConcreteTensor.ofOrdinals(tensor.grid(), i -> rounded(tensor.at(i), random))));
        return new RuleInstance(instance.elementType(), instance.ranks(), instance.maps(), instance.integers(),
                parameters, tensors, instance.undefined());
    }

    private static ElementValue rounded(ElementValue value, Random random) {
        if (!(value instanceof ElementValue.Floating(FloatNumber number))) {
            return value;
        }
        FloatFormat format = number.format();
        int exponent = format.greatestExponent() - EXPONENTS / 2 + random.nextInt(EXPONENTS);
        long mantissa = random.nextLong() & ((1L << format.mantissaBits()) - 1);
        long sign = random.nextBoolean() ? format.signBit() : 0;
        return new ElementValue.Floating(
                new FloatNumber(format, sign | ((long) exponent << format.mantissaBits()) | mantissa));
    }
}
