package io.verifyrules.verifier.instance;

import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.ElementValue.Enclosed;
import io.verifyrules.verifier.value.ElementValue.Infinite;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Token;
import io.verifyrules.verifier.value.ElementValue.Truth;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import io.verifyrules.verifier.value.ElementValue.Whole;
import io.verifyrules.verifier.value.FloatKind;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The distance of an instance from the simplest one. Fewer lanes count first, then smaller sizes and attributes, then
 * smaller integer scalars, then simpler elements. Every strict decrease is progress, so making small ends.
 */
public record InstanceWeight(long lanes, BigInteger maps, BigInteger integers,
        BigInteger elements) implements Comparable<InstanceWeight> {

    private static final BigInteger VERY_HEAVY = BigInteger.TWO.pow(64);
    private static final Comparator<InstanceWeight> ORDER = Comparator.comparingLong(InstanceWeight::lanes)
            .thenComparing(InstanceWeight::maps)
            .thenComparing(InstanceWeight::integers)
            .thenComparing(InstanceWeight::elements);

    /** The weight of an instance. */
    public static InstanceWeight of(RuleInstance instance) {
        long maps = 0;
        for (List<Integer> values : instance.maps().values()) {
            for (int value : values) {
                maps += ofInteger(value);
            }
        }
        long integers = 0;
        for (int value : instance.integers().values()) {
            integers += ofInteger(value);
        }
        BigInteger elements = BigInteger.ZERO;
        for (ElementValue parameter : instance.parameters().values()) {
            elements = elements.add(of(parameter));
        }
        for (ConcreteTensor tensor : instance.tensors().values()) {
            elements = elements.add(of(tensor));
        }
        for (ElementValue taken : instance.undefined().values().values()) {
            elements = elements.add(of(taken)).add(BigInteger.ONE);
        }
        long lanes = 0;
        for (int rank : instance.ranks().values()) {
            lanes += rank;
        }
        return new InstanceWeight(lanes, BigInteger.valueOf(maps), BigInteger.valueOf(integers), elements);
    }

    private static long ofInteger(long value) {
        return value > 0 ? 2 * value - 1 : -2 * value;
    }

    private static BigInteger of(ConcreteTensor tensor) {
        BigInteger sum = BigInteger.ZERO;
        // Large tensors hold few different elements, mostly the same ones in a row.
        Optional<ElementValue> last = Optional.empty();
        BigInteger weight = BigInteger.ZERO;
        for (int i = 0; i < tensor.count(); i++) {
            ElementValue element = tensor.at(i);
            if (last.isEmpty() || !last.get().equals(element)) {
                last = Optional.of(element);
                weight = of(element);
            }
            sum = weight.signum() == 0 ? sum : sum.add(weight);
        }
        return sum;
    }

    /** 0 for 0, then 1, -1, 2, -2, ... */
    static BigInteger of(long value) {
        return of(BigInteger.valueOf(value));
    }

    private static BigInteger of(BigInteger value) {
        BigInteger twice = value.abs().shiftLeft(1);
        return value.signum() > 0 ? twice.subtract(BigInteger.ONE) : twice;
    }

    /** The simplest element of a type has weight 0. */
    static BigInteger of(ElementValue value) {
        return switch (value) {
            case Truth truth -> truth.value() ? BigInteger.ONE : BigInteger.ZERO;
            case Whole whole -> of(whole.value());
            case ElementValue.Word word -> of(word.value());
            case ElementValue.Floating floating -> new FloatKind(floating.number().format()).weight(floating.number());
            case Token token -> of(token.id());
            case Rational rational ->
                of(rational.numerator()).add(rational.denominator().subtract(BigInteger.ONE).multiply(BigInteger.TEN));
            case ElementValue.Complex complex ->
                of(complex.real()).add(of(complex.imaginary()).multiply(BigInteger.TWO));
            case ElementValue.Tuple(List<ElementValue> components) ->
                components.stream().map(InstanceWeight::of).reduce(BigInteger.ZERO, BigInteger::add);
            case ElementValue.Poison ignored -> VERY_HEAVY.subtract(BigInteger.ONE);
            case Enclosed ignored -> VERY_HEAVY;
            case ElementValue.Between ignored -> VERY_HEAVY;
            case Infinite ignored -> VERY_HEAVY;
            case Uncertain ignored -> VERY_HEAVY;
        };
    }

    @Override
    public int compareTo(InstanceWeight other) {
        return ORDER.compare(this, other);
    }
}
