package io.verifyrules.verifier.dialect.arith;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Gaps;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Operation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Quotients and remainders of integers. By 0 the program has undefined behaviour, and where the least number is divided by -1, but for
 * its remainder.
 */
final class Divisions {

    private enum Rounding {
        TRUNCATED,
        FLOOR,
        CEILING
    }

    private Divisions() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        Map<String, OperationMeaning> all = new HashMap<>();
        all.put("arith.divsi", quotient(true, Rounding.TRUNCATED));
        all.put("arith.divui", quotient(false, Rounding.TRUNCATED));
        all.put("arith.ceildivsi", quotient(true, Rounding.CEILING));
        all.put("arith.ceildivui", quotient(false, Rounding.CEILING));
        all.put("arith.floordivsi", quotient(true, Rounding.FLOOR));
        all.put("arith.remsi", remainder(true));
        all.put("arith.remui", remainder(false));
        return all;
    }

    private static void require(Operation operation, List<Denoted> operands, Denotations in) {
        Words.requireTwo(operation, operands, in);
        Words.type(operation, operands.getFirst());
        if (operands.stream().anyMatch(each -> each.gaps().isPresent())) {
            throw new NotDenoted(operation.place(), operation.name(), "an operand may be poison");
        }
    }

    private static OperationMeaning quotient(boolean signed, Rounding rounding) {
        return OperationMeaning.withGaps(OperationMeaning.one((operation, operands, in) -> {
            require(operation, operands, in);
            boolean exact = rounding == Rounding.TRUNCATED && Flags.exact(operation);
            if (rounding != Rounding.TRUNCATED) {
                Flags.none(operation);
            }
            Denoted left = signed ? operands.get(0) : Words.unsigned(operands.get(0));
            Denoted right = signed ? operands.get(1) : Words.unsigned(operands.get(1));
            in.undefined().where(Words.is(right, Relation.EQ, 0, in), operation);
            if (signed) {
                long least = ((ElementType.Machine) left.element()).least().longValueExact();
                in.undefined()
                        .where(Words.and(Words.is(left, Relation.EQ, least, in), Words.is(right, Relation.EQ, -1, in)),
                                operation);
            }
            Denoted truncated = Computed.binary(BinaryOperator.DIV, left, right);
            Denoted rest = Words.is(Computed.binary(BinaryOperator.REM, left, right), Relation.NE, 0, in);
            Optional<Gaps> gaps = exact ? in.poison(rest) : Optional.empty();
            return Words.signed(rounded(rounding, truncated, rest, left, right, in)).with(gaps);
        }));
    }

    /** A quotient that is cut towards 0 is the floor where it is positive, and the ceiling where it is negative. */
    private static Denoted rounded(Rounding rounding, Denoted truncated, Denoted rest, Denoted left, Denoted right,
            Denotations in) {
        if (rounding == Rounding.TRUNCATED) {
            return truncated;
        }
        Denoted opposite = Computed.compared(Relation.NE, Words.is(left, Relation.LT, 0, in),
                Words.is(right, Relation.LT, 0, in));
        boolean down = rounding == Rounding.FLOOR;
        Denoted moved = Computed.binary(down ? BinaryOperator.SUB : BinaryOperator.ADD, truncated,
                Words.number(1, truncated, in));
        return Computed.chosen(Words.and(rest, down ? opposite : Words.not(opposite)), moved, truncated);
    }

    /** The quotient by a number of at least 1, rounded down. */
    static Denoted floor(Denoted left, long by, Denotations in) {
        Denoted right = Words.number(by, left, in);
        return rounded(Rounding.FLOOR, Computed.binary(BinaryOperator.DIV, left, right),
                Words.is(Computed.binary(BinaryOperator.REM, left, right), Relation.NE, 0, in), left, right, in);
    }

    private static OperationMeaning remainder(boolean signed) {
        return OperationMeaning.withGaps(OperationMeaning.one((operation, operands, in) -> {
            require(operation, operands, in);
            Flags.none(operation);
            Denoted left = signed ? operands.get(0) : Words.unsigned(operands.get(0));
            Denoted right = signed ? operands.get(1) : Words.unsigned(operands.get(1));
            in.undefined().where(Words.is(right, Relation.EQ, 0, in), operation);
            return Words.signed(Computed.binary(BinaryOperator.REM, left, right));
        }));
    }
}
