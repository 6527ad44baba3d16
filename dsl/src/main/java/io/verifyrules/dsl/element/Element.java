package io.verifyrules.dsl.element;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.graph.SharedNode;
import java.math.BigInteger;
import java.util.List;

/** One tensor element as an expression over literals, parameters of the rule and integers of singleton classes. */
public sealed interface Element extends Node {

    /**
     * A literal.
     *
     * @param type   {@link ElementType.Undecided} for a literal that has not yet met anything with a type
     * @param stated whether the author gives the number its type, rather than what it meets
     */
    record Written(Literal literal, ElementType type, boolean stated) implements Element {
        public Written {
            ElementType.Undecided own = literal.type();
            boolean truth = own.equals(ElementType.TRUTH);
            boolean named = truth && stated && type instanceof ElementType.Open;
            if (named || !(own.equals(type) || CommonType.takes(own, type))) {
                throw new IllFormedException("the " + own + " " + literal + " is no element of type " + type);
            }
            stated = stated && !truth && !own.equals(type);
        }

        /** The literal, of the type that it is given by what it meets; of none where it cannot have that. */
        public Written met(ElementType other) {
            if (stated || type.equals(other)) {
                return this;
            }
            return new Written(literal, CommonType.takes(literal.type(), other) ? other : literal.type(), false);
        }
    }

    /** A scalar of the rule: an arbitrary finite element, universally quantified. */
    record Parameter(String name, ElementType type) implements Element {
        public Parameter {
            TypeRules.requireDeclarable(name, type);
        }
    }

    /** A number that all lanes share, as a map of a singleton and an integer scalar are, used as an element. */
    record Counted(AxisMap map) implements Element {
        public Counted {
            if (!map.isNumber()) {
                throw new IllFormedException("a map over rank class " + map.rankClass().orElseThrow()
                        + " is not one number; only a map over a singleton class can be used as an element");
            }
        }

        @Override
        public List<AxisMap> parts() {
            return List.of(map);
        }

        @Override
        public String own() {
            return "counted";
        }
    }

    /** A unary operator applied. */
    final class Unary extends SharedNode implements Element {

        private final UnaryOperator operator;
        private final Element operand;
        private final ElementType type;

        public Unary(UnaryOperator operator, Element operand) {
            super(operator, List.of(operand));
            this.operator = operator;
            this.operand = operand;
            TypeRules.require(operator.symbol(), operator.types(), operand.type());
            this.type = TypeRules.narrowed(operator.symbol(), operator.types(), operand.type());
        }

        /** The operator that is applied. */
        public UnaryOperator operator() {
            return operator;
        }

        /** The element that it is applied to. */
        public Element operand() {
            return operand;
        }
    }

    /** A binary operator applied. */
    final class Binary extends SharedNode implements Element {

        private final BinaryOperator operator;
        private final Element left;
        private final Element right;
        private final ElementType type;

        public Binary(BinaryOperator operator, Element left, Element right) {
            super(operator, List.of(left, right));
            this.operator = operator;
            this.left = left;
            this.right = right;
            ElementType common = CommonType.of(operator.symbol(), left.type(), right.type());
            TypeRules.require(operator.symbol(), operator.types(), common);
            this.type = TypeRules.narrowed(operator.symbol(), operator.types(), common);
        }

        /** The operator that is applied. */
        public BinaryOperator operator() {
            return operator;
        }

        /** The first operand. */
        public Element left() {
            return left;
        }

        /** The second operand. */
        public Element right() {
            return right;
        }
    }

    /** An element as one of another type. */
    final class Converted extends SharedNode implements Element {

        private final Conversion conversion;
        private final Element operand;
        private final ElementType type;

        public Converted(Conversion conversion, Element operand, ElementType type) {
            super(List.of(conversion, type), List.of(operand));
            this.conversion = conversion;
            this.operand = operand;
            this.type = type;
            conversion.requireOperand(operand.type(), type);
        }

        /** The conversion that is applied. */
        public Conversion conversion() {
            return conversion;
        }

        /** The element that is converted. */
        public Element operand() {
            return operand;
        }

        /** The type of what is converted; a truth value is of type {@code bool}. */
        public ElementType operandType() {
            return Conversion.typed(operand.type());
        }
    }

    /** A function that the rule declares, applied. */
    final class Applied extends SharedNode implements Element {

        private final ElementFunction function;
        private final List<Element> operands;

        public Applied(ElementFunction function, List<Element> operands) {
            super(function, operands);
            this.function = function;
            this.operands = List.copyOf(operands);
            function.requireOperands(operands.stream().map(Element::type).toList());
        }

        /** The function that is applied. */
        public ElementFunction function() {
            return function;
        }

        /** The elements that it is applied to, as many as the function has operands. */
        public List<Element> operands() {
            return operands;
        }
    }

    /** A tuple of elements: the initial value of a reduction of several tensors at once. */
    final class Tuple extends SharedNode implements Element {

        private final List<Element> components;
        private final ElementType type;

        public Tuple(List<Element> components) {
            super("tuple", components);
            this.components = List.copyOf(components);
            this.type = new ElementType.Tuple(components.stream().map(Element::type).toList());
        }

        /** The components, at least one. */
        public List<Element> components() {
            return components;
        }
    }

    /** The element's type. */
    default ElementType type() {
        return switch (this) {
            case Written written -> written.type();
            case Parameter parameter -> parameter.type();
            case Counted ignored -> ElementType.INT;
            case Unary unary -> unary.type;
            case Binary binary -> binary.type;
            case Converted converted -> converted.type;
            case Applied applied -> applied.function.result();
            case Tuple tuple -> tuple.type;
        };
    }

    @Override
    default List<? extends Node> parts() {
        return List.of();
    }

    @Override
    default Object own() {
        return this;
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
            // The opposite of a float's zero is another one.
            case Written(Literal.Whole(BigInteger value), ElementType type, boolean stated) when value.signum() != 0 ->
                new Written(new Literal.Whole(value.negate()), type, stated);
            case Written(Literal.Infinity(boolean positive), ElementType type, boolean stated) ->
                new Written(new Literal.Infinity(!positive), type, stated);
            case Written(Literal.Fraction(BigInteger above, BigInteger below), ElementType type, boolean stated) ->
                new Written(new Literal.Fraction(above.negate(), below), type, stated);
            default -> new Unary(UnaryOperator.NEG, this);
        };
    }

    /** {@code this relation other}. */
    default ElementCondition compare(Relation relation, Element other) {
        return new ElementCondition(relation, this, other);
    }
}
