package io.verifyrules.dsl.element;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.math.BigInteger;

/** One tensor element as an expression over literals, parameters of the rule and integers of singleton classes. */
public sealed interface Element {

    /** A literal. */
    record Written(Literal literal) implements Element {}

    /** A scalar of the rule: an arbitrary finite element, universally quantified. */
    record Parameter(String name, ElementType type) implements Element {}

    /** The integer that a map has on the one lane of its singleton class, or an integer scalar, used as an element. */
    record Counted(AxisMap map) implements Element {
        public Counted {
            boolean oneValue = map.rankClass().map(RankClass::isSingleton).orElse(true);
            if (!oneValue) {
                throw new IllFormedException("a map over rank class " + map.rankClass().orElseThrow()
                        + " is not one number; only a map over a singleton class can be used as an element");
            }
        }
    }

    /** A unary operator applied. */
    record Unary(UnaryOperator operator, Element operand) implements Element {
        public Unary {
            TypeRules.require(operator.symbol(), operator.types(), operand.type());
        }
    }

    /** A binary operator applied. */
    record Binary(BinaryOperator operator, Element left, Element right) implements Element {
        public Binary {
            TypeRules.require(operator.symbol(), operator.types(),
                    ElementType.common(operator.symbol(), left.type(), right.type()));
        }
    }

    /** The element's type. */
    default ElementType type() {
        return switch (this) {
            case Written written -> written.literal().type();
            case Parameter parameter -> parameter.type();
            case Counted ignored -> ElementType.INT;
            case Unary unary -> unary.operand().type();
            case Binary binary -> ElementType.common(binary.operator().symbol(), binary.left().type(),
                    binary.right().type());
        };
    }

    /** The integer literal {@code value}. */
    static Element of(long value) {
        return new Written(new Literal.Whole(BigInteger.valueOf(value)));
    }

    /** The truth value {@code value}. */
    static Element of(boolean value) {
        return new Written(new Literal.Truth(value));
    }

    /** Plus or minus infinity. */
    static Element infinity(boolean positive) {
        return new Written(new Literal.Infinity(positive));
    }

    /** The sum. */
    default Element plus(Element other) {
        return new Binary(BinaryOperator.ADD, this, other);
    }

    /** The difference. */
    default Element minus(Element other) {
        return new Binary(BinaryOperator.SUB, this, other);
    }

    /** The product. */
    default Element times(Element other) {
        return new Binary(BinaryOperator.MUL, this, other);
    }

    /** The quotient. */
    default Element div(Element other) {
        return new Binary(BinaryOperator.DIV, this, other);
    }

    /** The negative; that of a numeric literal is a literal again. */
    default Element unaryMinus() {
        return switch (this) {
            case Written(Literal.Whole whole) -> new Written(new Literal.Whole(whole.value().negate()));
            case Written(Literal.Infinity infinity) -> infinity(!infinity.positive());
            default -> new Unary(UnaryOperator.NEG, this);
        };
    }

    /** {@code this relation other}. */
    default ElementCondition compare(Relation relation, Element other) {
        return new ElementCondition(relation, this, other);
    }
}
