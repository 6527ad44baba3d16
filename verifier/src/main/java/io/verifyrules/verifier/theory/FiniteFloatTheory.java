package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.Operation;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Numbers of a finite format. An element is the number of {@code f16} that it is, and the symbol of an input its bits. A sum, product,
 * quotient or root is that of {@code f16}, rounded once more: {@code f16} has so many bits that two roundings give what one gives. What
 * is beyond all numbers is not a number. Of exponentials and their like it is known that what is not a number stays so, and nothing
 * else: a value that is a number in other formats may be beyond all here.
 */
record FiniteFloatTheory(ElementType.Floating type) implements ElementTheory {

    private FiniteNumbers numbers() {
        return new FiniteNumbers(type.format());
    }

    private static FloatTheory carrier() {
        return FiniteNumbers.carrier();
    }

    @Override
    public String name() {
        return type.toString();
    }

    /** The laws of floats, those of infinities of the greatest and the least number. */
    @Override
    public Set<Law> laws() {
        Set<Law> laws = EnumSet.copyOf(carrier().laws());
        laws.remove(Law.MIN_INFINITY);
        laws.remove(Law.MAX_INFINITY);
        laws.add(Law.MIN_GREATEST);
        laws.add(Law.MAX_LEAST);
        return laws;
    }

    @Override
    public Sort sort() {
        return numbers().bits();
    }

    @Override
    public Encoded input(Formula symbol) {
        return Encoded.of(numbers().ofBits(symbol));
    }

    @Override
    public Encoded literal(Literal literal) {
        if (!literal.isOf(type)) {
            throw new IllegalArgumentException(literal + " is no element of " + type);
        }
        return carrier().literal(literal);
    }

    /** A function of a library: nothing is known of it but that it keeps what is not a number. */
    private Encoded ofLibrary(Operation.OfUnary unary, Formula operand) {
        UnaryOperator operator = unary.operator();
        if (operator.function().isEmpty()) {
            throw notDefined(unary);
        }
        return Encoded
                .of(Formula.choose(FloatTheory.isNaN(operand), operand, unknown(operator.symbol(), List.of(operand))));
    }

    @Override
    public Encoded apply(Operation operation, List<Encoded> operands, Definitions definitions) {
        Formula first = operands.getFirst().value();
        Formula last = operands.getLast().value();
        return switch (operation) {
            case Operation.OfUnary unary -> switch (unary.operator()) {
                case SQRT -> rounded(operation, operands, definitions);
                case NEG, ABS, SIGN, FLOOR, CEIL, ROUND, ROUND_EVEN ->
                    carrier().apply(operation, operands, definitions);
                default -> ofLibrary(unary, first);
            };
            case Operation.OfBinary(BinaryOperator operator) -> switch (operator) {
                case ADD, SUB, MUL, DIV -> rounded(operation, operands, definitions);
                case MIN, MAX -> carrier().apply(operation, operands, definitions);
                case REM -> Encoded.of(new FloatRemainder<>(new FormatWords(carrier(), this::unknown)).of(first, last));
                case POW, ATAN2 -> Encoded.of(unknown(operator.symbol(), List.of(first, last)));
                default -> throw notDefined(operation);
            };
            default -> throw notDefined(operation);
        };
    }

    private Encoded rounded(Operation operation, List<Encoded> operands, Definitions definitions) {
        Formula inCarrier = carrier().apply(operation, operands, definitions).value();
        return Encoded.of(numbers().nearest(inCarrier, FiniteNumbers.CARRIER));
    }

    private Formula unknown(String function, List<Formula> operands) {
        return numbers().ofBits(new Formula.Call(function + " of " + type, operands, numbers().bits()));
    }

    @Override
    public Formula relate(Relation relation, Encoded left, Encoded right, Definitions definitions) {
        return carrier().relate(relation, left, right, definitions);
    }

    private IllegalArgumentException notDefined(Operation operation) {
        return new IllegalArgumentException(operation + " is not defined on elements of type " + name());
    }
}
