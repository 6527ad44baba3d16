package io.verifyrules.verifier.dialect.tosa;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.Size;
import io.verifyrules.verifier.program.Operation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The demands of operations on their operands: sizes that fit, zero points that are 0, and numbers that are known. */
final class Operands {

    private static final Size ONE = new Size.Known(1);

    private Operands() {
    }

    /** Both operands in one shape: dimensions of size 1 are repeated, and those that a lower rank lacks, before all others. */
    static List<Denoted> broadcast(Operation operation, List<Denoted> operands, Denotations in) {
        int rank = operands.stream().mapToInt(Denoted::rank).max().orElse(0);
        List<Size> sizes = new ArrayList<>(Collections.nCopies(rank, ONE));
        for (Denoted operand : operands) {
            for (int i = 0; i < operand.rank(); i++) {
                int place = i + rank - operand.rank();
                sizes.set(place, common(operation, sizes.get(place), operand.dimensions().all().get(i), operands));
            }
        }
        Dimensions all = new Dimensions(sizes);
        return operands.stream()
                .map(operand -> in.movement()
                        .broadcast(operand,
                                IntStream.range(0, operand.rank()).map(i -> i + rank - operand.rank()).boxed().toList(),
                                all))
                .toList();
    }

    /** The size that both become. Of two open sizes that may differ, each may be 1, so it is not known which one is repeated. */
    private static Size common(Operation operation, Size some, Size other, List<Denoted> operands) {
        if (some.equals(ONE) || other.equals(ONE)) {
            return some.equals(ONE) ? other : some;
        }
        if (some.differsFrom(other)) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "the operands have the sizes " + operands.stream().map(Denoted::dimensions).toList());
        }
        if (!some.equals(other)) {
            throw new Dimensions.OpenSizeException();
        }
        return some;
    }

    /** Checks that there are so many operands. */
    static void count(Operation operation, List<Denoted> operands, int expected) {
        if (operands.size() != expected) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "expected " + expected + " operands, found " + operands.size());
        }
    }

    /** The first operands; those behind them are zero points, which have to be 0. */
    static List<Denoted> withoutZeroPoints(Operation operation, List<Denoted> operands, int count, int points,
            Denotations in) {
        if (operands.size() == count) {
            return operands;
        }
        count(operation, operands, count + points);
        for (Denoted point : operands.subList(count, operands.size())) {
            boolean zero = isZero(point, in);
            if (!zero) {
                throw new NotDenoted(operation.place(), operation.name(), "a zero point is not 0");
            }
        }
        return operands.subList(0, count);
    }

    private static boolean isZero(Denoted point, Denotations in) {
        return Denotations.written(point)
                .filter(value -> Denotations.written(in.number(0, point.element(), List.of()))
                        .filter(value::equals)
                        .isPresent())
                .isPresent();
    }

    /** The integers that an attribute has, or an operand. */
    static List<Long> numbers(Operation operation, String attribute, List<Denoted> operands, int operand,
            Denotations in) {
        if (operation.attributes().containsKey(attribute)) {
            count(operation, operands, operand);
            return Attributes.of(operation).numbers(attribute);
        }
        return known(operation, operands.get(operand), in);
    }

    /** The integers of an operand that depend on no input. */
    static List<Long> known(Operation operation, Denoted operand, Denotations in) {
        Optional<List<BigInteger>> known = operand.element() instanceof ElementType.Machine
                ? in.integers(operand)
                : Optional.empty();
        return known
                .orElseThrow(() -> new NotDenoted(operation.place(), operation.name(),
                        "an operand that says where elements are depends on an input"))
                .stream()
                .map(BigInteger::longValueExact)
                .toList();
    }

    /** The dimension that an attribute names. */
    static int axis(Operation operation, Denoted operand) {
        long axis = Attributes.of(operation).number("axis");
        if (axis < 0 || axis >= operand.rank()) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "axis is " + axis + ", but the operand has " + operand.rank() + " dimensions");
        }
        return Math.toIntExact(axis);
    }

    /** The operands with elements of the result's type, which has at least as many bits. */
    static List<Denoted> widened(Operation operation, List<Denoted> operands, Denotations in) {
        ElementType to = in.stated().resultElement(operation);
        return operands.stream().map(operand -> widened(operation, operand, to)).toList();
    }

    private static Denoted widened(Operation operation, Denoted operand, ElementType to) {
        boolean fits = operand.element().equals(to)
                || (operand.element() instanceof ElementType.Machine some && to instanceof ElementType.Machine more
                        && some.bits() < more.bits() && some.signed() == more.signed());
        if (!fits) {
            throw new NotDenoted(operation.place(), operation.name(), "it makes " + to + " of " + operand.element());
        }
        return Computed.converted(operand, to);
    }

    /** Whether the elements are floats. */
    static boolean areFloats(Denoted operand) {
        return operand.element() instanceof ElementType.Floating || operand.element() instanceof ElementType.Real;
    }
}
