package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.UnaryOperator;

/** An operation on elements; what it means is the element theory's business. */
public sealed interface Operation {

    /** One operand. */
    record OfUnary(UnaryOperator operator) implements Operation {
        @Override
        public String toString() {
            return operator.symbol();
        }
    }

    /** Two operands of one type, and a result of that type. */
    record OfBinary(BinaryOperator operator) implements Operation {
        @Override
        public String toString() {
            return operator.symbol();
        }
    }

    /** Two operands of one type, and a truth value. */
    record OfRelation(Relation relation) implements Operation {
        @Override
        public String toString() {
            return relation.symbol();
        }
    }

    /** A truth value and two operands of one type: the second where it holds, else the third. */
    record Select() implements Operation {
        @Override
        public String toString() {
            return "select";
        }
    }

    /** Whether the operands of the operation may change places, in every element theory. */
    default boolean commutes() {
        return switch (this) {
            case OfBinary(BinaryOperator operator) -> switch (operator) {
                case ADD, MUL, AND, OR, XOR, MIN, MAX -> true;
                case SUB, DIV, REM -> false;
            };
            case OfRelation(Relation relation) -> !relation.ordered();
            case OfUnary ignored -> false;
            case Select ignored -> false;
        };
    }
}
