package io.verifyrules.verifier.dialect.arith;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Gaps;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Operation;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Comparisons, and the choice between two values. */
final class Comparisons {

    /** In the order of the numbers that the predicates of integers have. */
    private static final List<Relation> OF_INTEGERS = List.of(Relation.EQ, Relation.NE, Relation.LT, Relation.LE,
            Relation.GT, Relation.GE, Relation.LT, Relation.LE, Relation.GT, Relation.GE);
    private static final int FIRST_UNSIGNED = 6;
    private static final int LAST_OF_FLOATS = 15;

    private Comparisons() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.of("arith.cmpi", OperationMeaning.withGaps(OperationMeaning.one(Comparisons::ofIntegers)),
                "arith.cmpf", OperationMeaning.withGaps(OperationMeaning.one(Comparisons::ofFloats)), "arith.select",
                OperationMeaning.withGaps(OperationMeaning.one(Comparisons::select)));
    }

    private static int predicate(Operation operation, Attributes attributes, int last) {
        long predicate = attributes.number("predicate");
        if (predicate < 0 || predicate > last) {
            throw new InvalidProgram(operation.place(), operation.name(), "there is no predicate " + predicate);
        }
        return Math.toIntExact(predicate);
    }

    private static Denoted ofIntegers(Operation operation, List<Denoted> operands, Denotations in) {
        Words.requireTwo(operation, operands, in);
        Words.require(operation, operands.getFirst());
        int predicate = predicate(operation, Attributes.of(operation).only("predicate"), OF_INTEGERS.size() - 1);
        Relation relation = OF_INTEGERS.get(predicate);
        boolean ordered = relation != Relation.EQ && relation != Relation.NE;
        boolean signed = ordered && predicate < FIRST_UNSIGNED;
        Denoted left = operands.get(0);
        Denoted right = operands.get(1);
        Denoted result;
        if (left.element() instanceof ElementType.Bool) {
            // With a sign, the bit that is set is -1.
            result = signed ? Computed.compared(relation, right, left) : Computed.compared(relation, left, right);
        } else {
            result = ordered && !signed
                    ? Computed.compared(relation, Words.unsigned(left), Words.unsigned(right))
                    : Computed.compared(relation, left, right);
        }
        return result.with(Computed.gaps(operation, operands));
    }

    private static Denoted ofFloats(Operation operation, List<Denoted> operands, Denotations in) {
        Words.requireTwo(operation, operands, in);
        Floats.require(operation, operands.getFirst());
        int predicate = predicate(operation, Flags.plain(operation, "predicate"), LAST_OF_FLOATS);
        return holds(predicate, operands.get(0), operands.get(1), in).with(Computed.gaps(operation, operands));
    }

    /** Of numbers what the predicate says; where an operand is NaN, the ordered ones are false and the others true. */
    private static Denoted holds(int predicate, Denoted left, Denoted right, Denotations in) {
        return switch (predicate) {
            case 1 -> Computed.compared(Relation.EQ, left, right);
            case 2 -> Computed.compared(Relation.GT, left, right);
            case 3 -> Computed.compared(Relation.GE, left, right);
            case 4 -> Computed.compared(Relation.LT, left, right);
            case 5 -> Computed.compared(Relation.LE, left, right);
            case 6 -> apart(left, right);
            case 7 ->
                Words.and(Computed.compared(Relation.EQ, left, left), Computed.compared(Relation.EQ, right, right));
            case 8 -> Words.not(apart(left, right));
            case 9 -> Words.not(Computed.compared(Relation.LE, left, right));
            case 10 -> Words.not(Computed.compared(Relation.LT, left, right));
            case 11 -> Words.not(Computed.compared(Relation.GE, left, right));
            case 12 -> Words.not(Computed.compared(Relation.GT, left, right));
            case 13 -> Computed.compared(Relation.NE, left, right);
            case 14 ->
                Words.or(Computed.compared(Relation.NE, left, left), Computed.compared(Relation.NE, right, right));
            default -> in.number(predicate == 0 ? 0 : 1, ElementType.BOOL, left.dimensions());
        };
    }

    private static Denoted apart(Denoted left, Denoted right) {
        return Words.or(Computed.compared(Relation.LT, left, right), Computed.compared(Relation.GT, left, right));
    }

    /** The operand that is not chosen does not matter; a predicate that is poison does. */
    private static Denoted select(Operation operation, List<Denoted> operands, Denotations in) {
        Flags.plain(operation);
        Denoted then = operands.get(1);
        Denoted otherwise = operands.get(2);
        Computed.requireSameSizes(operation, then, otherwise, in);
        Denoted predicate = operands.getFirst().rank() == 0
                ? in.movement().repeatedWithGaps(operands.getFirst(), then.dimensions())
                : operands.getFirst();
        Computed.requireSameSizes(operation, predicate, then, in);
        Computed.gaps(operation, operands);
        return Computed.chosen(predicate, then, otherwise)
                .with(Computed.joined(Computed.gaps(operation, List.of(predicate)),
                        ofChoice(predicate, then, otherwise, in)));
    }

    private static Optional<Gaps> ofChoice(Denoted predicate, Denoted then, Denoted otherwise, Denotations in) {
        if (then.gaps().isEmpty() && otherwise.gaps().isEmpty()) {
            return Optional.empty();
        }
        return in.poison(Computed.chosen(predicate, where(then, in), where(otherwise, in)));
    }

    private static Denoted where(Denoted value, Denotations in) {
        return value.gaps()
                .map(gaps -> value.with(gaps.where()))
                .orElseGet(() -> in.number(0, ElementType.BOOL, value.dimensions()));
    }
}
