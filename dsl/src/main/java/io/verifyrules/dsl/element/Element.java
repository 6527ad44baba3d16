package io.verifyrules.dsl.element;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.math.BigInteger;

/** One tensor element as an expression over literals, parameters of the rule and integers of singleton classes. */
public sealed interface Element {

    /**
     * A literal.
     *
     * @param type   a {@link ElementType.Numeral} for a number that has not yet met anything with a type
     * @param stated whether the author gives the number its type, rather than what it meets
     */
    record Written(Literal literal, ElementType type, boolean stated) implements Element {
        public Written {
            boolean truth = literal instanceof Literal.Truth;
            if (truth != type.equals(ElementType.BOOL)) {
                throw new IllFormedException((truth ? "the truth value " : "the number ") + literal
                        + " is no element of type " + type);
            }
            stated = stated && !literal.type().equals(type);
        }

        /** The literal, of the type that it is given by what it meets; a truth value has its own. */
        public Written met(ElementType other) {
            return stated || type.equals(other) || literal instanceof Literal.Truth
                    ? this
                    : new Written(literal, other, false);
        }
    }

    /** A scalar of the rule: an arbitrary finite element, universally quantified. */
    record Parameter(String name, ElementType type) implements Element {
        public Parameter {
            TypeRules.requireDeclarable(name, type);
        }
    }

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
            case Written written -> written.type();
            case Parameter parameter -> parameter.type();
            case Counted ignored -> ElementType.INT;
            case Unary unary -> TypeRules.narrowed(unary.operator().symbol(), unary.operator().types(),
                    unary.operand().type());
            case Binary binary -> TypeRules.narrowed(binary.operator().symbol(), binary.operator().types(),
                    ElementType.common(binary.operator().symbol(), binary.left().type(), binary.right().type()));
        };
    }

    /** A literal; a number takes the type of what it meets. */
    static Element of(Literal literal) {
        return new Written(literal, literal.type(), false);
    }

    /** A literal of the given type: {@code int}, {@code real} or an open type for a number. */
    static Element of(Literal literal, ElementType type) {
        return new Written(literal, type, true);
    }

    /** The number {@code value}, of the type of what it meets. */
    static Element of(long value) {
        return of(new Literal.Whole(BigInteger.valueOf(value)));
    }

    /** The number {@code value}, of the given type. */
    static Element of(long value, ElementType type) {
        return of(new Literal.Whole(BigInteger.valueOf(value)), type);
    }

    /** The truth value {@code value}. */
    static Element of(boolean value) {
        return of(new Literal.Truth(value));
    }

    /** Plus or minus infinity, of the type of what it meets. */
    static Element infinity(boolean positive) {
        return of(new Literal.Infinity(positive));
    }

    /** Plus or minus infinity, of the given type. */
    static Element infinity(boolean positive, ElementType type) {
        return of(new Literal.Infinity(positive), type);
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
            case Written(Literal.Whole(BigInteger value), ElementType type, boolean stated) ->
                new Written(new Literal.Whole(value.negate()), type, stated);
            case Written(Literal.Infinity(boolean positive), ElementType type, boolean stated) ->
                new Written(new Literal.Infinity(!positive), type, stated);
            default -> new Unary(UnaryOperator.NEG, this);
        };
    }

    /** {@code this relation other}. */
    default ElementCondition compare(Relation relation, Element other) {
        return new ElementCondition(relation, this, other);
    }
}
