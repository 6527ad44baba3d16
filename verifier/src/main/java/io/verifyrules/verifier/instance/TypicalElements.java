package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.ValueClass;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.FloatNumber;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/**
 * Makes a counterexample of floats convincing. Where ordinary numbers refute the rule as well, they take the place of
 * zeros with a sign, of overflow and of NaN. Sizes and attributes stay as they are.
 */
public final class TypicalElements {

    /** Numerators and denominators, the simplest first; the first ones are exact in each format. */
    private static final List<Fraction> EXACT = List.of(new Fraction(1, 1), new Fraction(2, 1), new Fraction(3, 1),
            new Fraction(-1, 1), new Fraction(1, 2), new Fraction(-2, 1), new Fraction(5, 1), new Fraction(0, 1),
            new Fraction(3, 2), new Fraction(-3, 1));
    /** With a denominator of 0 the number from which on not every integer is one of the format. */
    private static final List<Fraction> ROUNDED = List.of(new Fraction(1, 10), new Fraction(1, 5), new Fraction(3, 10),
            new Fraction(7, 10), new Fraction(1, 3), new Fraction(11, 10), new Fraction(3, 1), new Fraction(7, 1),
            new Fraction(1, 0), new Fraction(-1, 10));

    private static final int DRAWS = 16;
    /** A tensor with more elements has no typical ones: nobody looks at each. */
    private static final int MOST_ELEMENTS = 64;
    private static final int MOST_REPLAYS = 120;
    private static final long SEED = 1;

    private final Rule rule;
    private final Predicate<RuleInstance> also;
    private int replays;

    private TypicalElements(Rule rule, Predicate<RuleInstance> also) {
        this.rule = rule;
        this.also = also;
    }

    /** An instance with the same numbers and elements as typical as some that are found, or the given one. */
    public static RuleInstance of(Rule rule, RuleInstance instance, Predicate<RuleInstance> also) {
        return new TypicalElements(rule, also).typical(instance);
    }

    private record Fraction(int numerator, int denominator) {}

    private record Found(ValueClass of, RuleInstance instance) {}

    private RuleInstance typical(RuleInstance instance) {
        Optional<ValueClass> given = classOf(instance);
        if (given.isEmpty() || given.get() == ValueClass.ORDINARY || isLarge(instance)) {
            return instance;
        }
        Found best = new Found(given.get(), instance);
        Random random = new Random(SEED);
        for (List<Fraction> pool : List.of(EXACT, ROUNDED)) {
            for (int i = 0; i < DRAWS && best.of() != ValueClass.ORDINARY; i++) {
                best = moreTypical(drawn(instance, pool, random), best);
            }
        }
        return best.of() == given.get() ? instance : simpler(best);
    }

    private static boolean isLarge(RuleInstance instance) {
        return instance.tensors().values().stream().mapToLong(ConcreteTensor::count).sum() > MOST_ELEMENTS;
    }

    private Optional<ValueClass> classOf(RuleInstance instance) {
        return Replay.replay(rule, instance) instanceof Outcome.ElementsDiffer differ && also.test(instance)
                ? ValueClass.of(rule, instance, differ)
                : Optional.empty();
    }

    private Found moreTypical(RuleInstance candidate, Found best) {
        return classOf(candidate).filter(of -> of.compareTo(best.of()) < 0)
                .map(of -> new Found(of, candidate))
                .orElse(best);
    }

    private static RuleInstance drawn(RuleInstance instance, List<Fraction> pool, Random random) {
        return mapped(instance, (place, element) -> like(element, pool.get(random.nextInt(pool.size()))));
    }

    /** The same with the simplest numbers that are as typical, one place after the other. */
    private RuleInstance simpler(Found found) {
        RuleInstance current = found.instance();
        int places = count(current);
        for (int place = 0; place < places; place++) {
            for (int choice = 0; choice < EXACT.size() + ROUNDED.size() && replays < MOST_REPLAYS; choice++) {
                Fraction number = choice < EXACT.size() ? EXACT.get(choice) : ROUNDED.get(choice - EXACT.size());
                int changed = place;
                RuleInstance simpler = mapped(current,
                        (at, element) -> at == changed ? like(element, number) : element);
                if (simpler.equals(current)) {
                    break;
                }
                replays++;
                if (classOf(simpler).filter(of -> of.compareTo(found.of()) <= 0).isPresent()) {
                    current = simpler;
                    break;
                }
            }
        }
        return current;
    }

    private static int count(RuleInstance instance) {
        return instance.parameters().size()
                + instance.tensors().values().stream().mapToInt(ConcreteTensor::count).sum();
    }

    private static ElementValue like(ElementValue element, Fraction number) {
        if (!(element instanceof ElementValue.Floating floating)) {
            return element;
        }
        FloatFormat format = floating.number().format();
        BigInteger numerator = number.denominator() == 0
                ? BigInteger.TWO.pow(format.precision())
                : BigInteger.valueOf(number.numerator());
        BigInteger denominator = BigInteger.valueOf(Math.max(1, number.denominator()));
        return new ElementValue.Floating(FloatNumber.nearest(format, numerator, denominator));
    }

    /** The instance with other elements, each by its place among all parameters and elements. */
    private static RuleInstance mapped(RuleInstance instance, BiFunction<Integer, ElementValue, ElementValue> element) {
        int[] next = {0};
        Map<String, ElementValue> parameters = new LinkedHashMap<>();
        instance.parameters().forEach((name, value) -> parameters.put(name, element.apply(next[0]++, value)));
        Map<String, ConcreteTensor> tensors = new LinkedHashMap<>();
        instance.tensors()
                .forEach((name, tensor) -> tensors.put(name,
                        ConcreteTensor.ofOrdinals(tensor.grid(), i -> element.apply(next[0]++, tensor.at(i)))));
        return new RuleInstance(instance.elementType(), instance.ranks(), instance.maps(), instance.integers(),
                parameters, tensors, instance.undefined());
    }
}
