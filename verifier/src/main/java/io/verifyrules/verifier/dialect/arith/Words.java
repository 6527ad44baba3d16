package io.verifyrules.verifier.dialect.arith;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.program.Operation;
import java.util.List;

/** Integers without a sign of their own, which are those of a machine with a sign; an operation may take them for others. */
final class Words {

    private Words() {
    }

    /** The type of integers of several bits. */
    static ElementType.Machine type(Operation operation, Denoted operand) {
        return switch (operand.element()) {
            case ElementType.Machine machine -> signless(operation, machine);
            case ElementType.Bool ignored ->
                throw new NotDenoted(operation.place(), operation.name(), "on truth values it has no meaning here");
            default -> throw notIntegers(operation, operand);
        };
    }

    /** Checks that the operand has integers of any width. */
    static void require(Operation operation, Denoted operand) {
        switch (operand.element()) {
            case ElementType.Machine machine -> signless(operation, machine);
            case ElementType.Bool ignored -> {
            }
            default -> throw notIntegers(operation, operand);
        }
    }

    private static InvalidProgram notIntegers(Operation operation, Denoted operand) {
        return new InvalidProgram(operation.place(), operation.name(), "expected integers, found " + operand.element());
    }

    private static ElementType.Machine signless(Operation operation, ElementType.Machine machine) {
        if (!machine.signed()) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "expected integers without a sign, found " + machine);
        }
        return machine;
    }

    /** Both operands of an operation, alike. */
    static void requireTwo(Operation operation, List<Denoted> operands, Denotations in) {
        if (operands.size() != 2) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "expected two operands, found " + operands.size());
        }
        Computed.requireSameSizes(operation, operands.get(0), operands.get(1), in);
    }

    /** The same bits as a number that is not negative. */
    static Denoted unsigned(Denoted operand) {
        return operand.element() instanceof ElementType.Machine machine
                ? Computed.converted(operand, new ElementType.Machine(false, machine.bits()))
                : operand;
    }

    /** The same bits as a number with a sign. */
    static Denoted signed(Denoted operand) {
        return operand.element() instanceof ElementType.Machine machine
                ? Computed.converted(operand, new ElementType.Machine(true, machine.bits()))
                : operand;
    }

    /** A number of the operand's type at each place. */
    static Denoted number(long number, Denoted like, Denotations in) {
        return in.number(number, like.element(), like.dimensions());
    }

    /** Whether the number has a relation to another one at each place. */
    static Denoted is(Denoted operand, Relation relation, long number, Denotations in) {
        return Computed.compared(relation, operand, number(number, operand, in));
    }

    static Denoted and(Denoted some, Denoted others) {
        return Computed.binary(BinaryOperator.AND, some, others);
    }

    static Denoted or(Denoted some, Denoted others) {
        return Computed.binary(BinaryOperator.OR, some, others);
    }

    static Denoted not(Denoted truth) {
        return Computed.unary(UnaryOperator.NOT, truth);
    }
}
