package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.verifier.instantiate.NotExpressible;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Grid;
import io.verifyrules.verifier.value.ElementValue;
import java.math.BigInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A primitive type of HLO, and how its elements are written. Mathematical integers are {@code s64} there, reals
 * {@code f64} and complex numbers {@code c128}; elements of an arbitrary type are numbered.
 *
 * @param name such as {@code f32}
 */
record HloType(String name) {

    static final HloType PRED = new HloType("pred");
    static final HloType INDEX = new HloType("s32");

    private static final HloType PART = new HloType("f64");

    private static final BigInteger LONG_MIN = BigInteger.valueOf(Long.MIN_VALUE);
    private static final BigInteger LONG_MAX = BigInteger.valueOf(Long.MAX_VALUE);

    /** The type that stands for a closed one, or for that of tokens. */
    static HloType of(ElementType type) {
        return switch (type) {
            case ElementType.Bool ignored -> PRED;
            case ElementType.Int ignored -> new HloType("s64");
            case ElementType.Real ignored -> PART;
            case ElementType.Tuple tuple ->
                throw new NotExpressible("tensors of tuples, which it has as several tensors");
            case ElementType.Complex ignored -> new HloType("c128");
            case ElementType.Machine machine -> new HloType(machine.toString());
            case ElementType.Floating floating when ElementTypes.FLOATS.contains(floating) ->
                new HloType(floating.toString());
            case ElementType.Floating floating -> throw new NotExpressible("HLO has no type " + floating);
            case ElementType.Signless signless ->
                throw new NotExpressible("HLO has no type " + signless + " with poison");
            case ElementType.Open ignored -> new HloType("s32");
            case ElementType.AnyFormat every -> throw every.ofNoFormat();
            case ElementType.Undecided undecided -> throw undecided.undecided();
        };
    }

    private boolean isFloating() { return name.startsWith("f") || name.startsWith("bf"); }

    /** The type of tensors of a grid, such as {@code f32[2,3]}. */
    String of(Grid grid) {
        return of(IntStream.range(0, grid.lanes()).mapToObj(grid::size).toList());
    }

    /** The type of tensors of some sizes. */
    String of(Iterable<Integer> sizes) {
        StringBuilder text = new StringBuilder(name).append('[');
        String between = "";
        for (int size : sizes) {
            text.append(between).append(size);
            between = ",";
        }
        return text.append(']').toString();
    }

    /** The elements of a tensor in nested braces. */
    String literal(ConcreteTensor tensor) {
        return literal(tensor, 0, 0, tensor.count());
    }

    private String literal(ConcreteTensor tensor, int position, int from, int count) {
        Grid grid = tensor.grid();
        if (position == grid.lanes()) {
            return literal(tensor.at(from));
        }
        int size = grid.size(position);
        int each = size == 0 ? 0 : count / size;
        return IntStream.range(0, size)
                .mapToObj(i -> literal(tensor, position + 1, from + i * each, each))
                .collect(Collectors.joining(", ", "{", "}"));
    }

    /** One element. */
    String literal(ElementValue value) {
        return switch (value) {
            case ElementValue.Truth truth -> truth.toString();
            case ElementValue.Word word -> word.toString();
            case ElementValue.Token(BigInteger id) -> id.add(BigInteger.ONE).toString();
            // HLO has no sign in front of what is greatest.
            case ElementValue.Floating floating -> floating.toString().equals("+inf") ? "inf" : floating.toString();
            case ElementValue.Whole whole when isFloating() -> real(whole.value(), BigInteger.ONE);
            case ElementValue.Whole whole -> {
                if (whole.value().compareTo(LONG_MIN) < 0 || whole.value().compareTo(LONG_MAX) > 0) {
                    throw new NotExpressible(whole + " does not fit 64 bits");
                }
                yield whole.toString();
            }
            case ElementValue.Complex(ElementValue real, ElementValue imaginary) ->
                "(" + PART.literal(real) + ", " + PART.literal(imaginary) + ")";
            case ElementValue.Rational(BigInteger numerator, BigInteger denominator) -> real(numerator, denominator);
            case ElementValue.Infinite infinite when isFloating() -> infinite.positive() ? "inf" : "-inf";
            case ElementValue.Infinite infinite -> throw new NotExpressible("no integer is " + infinite);
            case ElementValue.Tuple tuple -> throw new NotExpressible("a tensor of tuples such as " + tuple);
            case ElementValue.Poison ignored -> throw new NotExpressible("HLO has no poison");
            case ElementValue.Between between -> throw new NotExpressible(between + " is no single number");
            case ElementValue.Enclosed enclosed -> throw new NotExpressible(enclosed + " is no floating-point number");
            case ElementValue.Uncertain uncertain -> throw new NotExpressible(uncertain.toString());
        };
    }

    /** A real where some double is this number. */
    private static String real(BigInteger numerator, BigInteger denominator) {
        boolean exact = denominator.bitCount() == 1 && numerator.bitLength() <= 53 && denominator.bitLength() <= 64;
        if (!exact) {
            throw new NotExpressible(numerator + "/" + denominator + " is no double");
        }
        return Double.toString(numerator.doubleValue() / denominator.doubleValue());
    }
}
