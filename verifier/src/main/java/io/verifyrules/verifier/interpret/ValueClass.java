package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.FloatNumber;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The kind of floats that a counterexample needs, the typical before the degenerate. A reader is convinced by ordinary
 * numbers, and less by a sum of infinities.
 */
public enum ValueClass {
    /** Both sides differ over the reals as well, on numbers that any program has. */
    ORDINARY("ordinary numbers"),
    /** Both sides are finite numbers, and equal over the reals. */
    ROUNDING("rounding"),
    /** Minus zero is an input, or both results are zeros. */
    ZEROS("the sign of a zero"),
    /** Inputs are finite, and a result is not. */
    NOT_FINITE("a result that is not finite"),
    /** An input is near an end of the format, so that something overflows or vanishes. */
    ENDS("a number near an end of the format"),
    /** An infinity is an input. */
    INFINITIES("infinity"),
    /** NaN is an input. */
    NAN("NaN");

    /** A factor of 2 to this number before an end of the format is near it. */
    private static final int NEAR = 4;

    private final String text;

    ValueClass(String text) {
        this.text = text;
    }

    /** The need of the counterexample, in words. */
    public String text() {
        return text;
    }

    /** The class of an instance on which an element differs; empty where no element is a float. */
    public static Optional<ValueClass> of(Rule rule, RuleInstance instance, Outcome.ElementsDiffer differ) {
        List<FloatNumber> inputs = floats(inputs(instance)).toList();
        List<FloatNumber> results = floats(Stream.of(differ.leftValue(), differ.rightValue())).toList();
        return Stream.concat(inputs.stream(), results.stream())
                .findAny()
                .map(ignored -> of(rule, instance, inputs, results));
    }

    private static ValueClass of(Rule rule, RuleInstance instance, List<FloatNumber> inputs,
            List<FloatNumber> results) {
        if (inputs.stream().anyMatch(FloatNumber::isNaN)) {
            return NAN;
        }
        if (inputs.stream().anyMatch(number -> !number.isFinite())) {
            return INFINITIES;
        }
        if (inputs.stream().anyMatch(ValueClass::isNearEnd)) {
            return ENDS;
        }
        if (results.stream().anyMatch(number -> !number.isFinite())) {
            return NOT_FINITE;
        }
        boolean zeros = results.size() > 1 && results.stream().allMatch(FloatNumber::isZero);
        if (zeros || inputs.stream().anyMatch(number -> number.isZero() && number.isNegative())) {
            return ZEROS;
        }
        boolean near = results.size() > 1 && areNear(results.getFirst(), results.getLast());
        return near || agreesOverReals(rule, instance) ? ROUNDING : ORDINARY;
    }

    private static Stream<ElementValue> inputs(RuleInstance instance) {
        return Stream.concat(instance.parameters().values().stream(),
                instance.tensors()
                        .values()
                        .stream()
                        .flatMap(tensor -> IntStream.range(0, tensor.count()).mapToObj(tensor::at)));
    }

    private static Stream<FloatNumber> floats(Stream<ElementValue> elements) {
        return elements.flatMap(element -> switch (element) {
            case Floating floating -> Stream.of(floating.number());
            case ElementValue.Tuple(List<ElementValue> components) -> floats(components.stream());
            default -> Stream.empty();
        });
    }

    private static boolean isNearEnd(FloatNumber number) {
        FloatFormat format = number.format();
        return !number.isZero() && (exponent(number) > format.greatestExponent() - NEAR
                || exponent(number) < format.leastExponent() + NEAR);
    }

    private static int exponent(FloatNumber number) {
        return number.numerator().abs().bitLength() - number.denominator().bitLength();
    }

    /** Whether two numbers differ in the lower half of their digits only. */
    private static boolean areNear(FloatNumber left, FloatNumber right) {
        if (left.isZero() || right.isZero() || !left.format().equals(right.format())) {
            return false;
        }
        BigInteger one = left.numerator().multiply(right.denominator());
        BigInteger other = right.numerator().multiply(left.denominator());
        return one.subtract(other)
                .abs()
                .shiftLeft(left.format().precision() / 2)
                .compareTo(one.abs().max(other.abs())) <= 0;
    }

    /** Whether the sides do not differ if nothing is rounded, as far as that can be computed. */
    private static boolean agreesOverReals(Rule rule, RuleInstance instance) {
        return overReals(rule, instance).map(reals -> Replay.replay(rule, reals))
                .filter(Outcome.Agree.class::isInstance)
                .isPresent();
    }

    private static Optional<RuleInstance> overReals(Rule rule, RuleInstance instance) {
        if (!(instance.elementType() instanceof ElementType.Floating)) {
            return Optional.empty();
        }
        Map<String, ElementValue> parameters = new LinkedHashMap<>();
        instance.parameters().forEach((name, value) -> parameters.put(name, overReals(value, instance)));
        Map<String, ConcreteTensor> tensors = new LinkedHashMap<>();
        Map<String, Input> declared = RuleNames.of(rule).tensors();
        instance.tensors()
                .forEach((name, tensor) -> tensors.put(name,
                        isOpen(declared, name)
                                ? ConcreteTensor.ofOrdinals(tensor.grid(), i -> overReals(tensor.at(i), instance))
                                : tensor));
        return Optional.of(new RuleInstance(ElementType.REAL, instance.ranks(), instance.maps(), instance.integers(),
                parameters, tensors, instance.undefined()));
    }

    private static boolean isOpen(Map<String, Input> declared, String name) {
        Input input = declared.get(name);
        return input == null || input.type().element().equals(ElementType.OPEN);
    }

    private static ElementValue overReals(ElementValue value, RuleInstance instance) {
        return value instanceof Floating floating
                && instance.elementType().equals(new ElementType.Floating(floating.number().format()))
                        ? new Rational(floating.number().numerator(), floating.number().denominator())
                        : value;
    }
}
