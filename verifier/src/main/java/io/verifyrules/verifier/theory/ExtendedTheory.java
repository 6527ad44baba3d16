package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.Operation;
import java.util.List;

/**
 * Numbers together with the two infinities: a number, and an integer that is 0 where the number counts, -1 or 1 where the
 * element is that infinity. What the extension does not define (inf - inf, 0 * inf, division and remainder with an infinite
 * operand, exp of an infinity) is an arbitrary element, chosen anew at each place.
 */
final class ExtendedTheory implements ElementTheory {

    private final NumberTheory numbers;

    ExtendedTheory(NumberTheory numbers) {
        this.numbers = numbers;
    }

    @Override
    public String name() {
        return numbers.name();
    }

    @Override
    public ElementType type() {
        return numbers.type();
    }

    @Override
    public Sort sort() {
        return numbers.sort();
    }

    @Override
    public Encoded input(Formula symbol) {
        return finite(symbol);
    }

    private static Encoded finite(Formula number) {
        return new Encoded(List.of(number, Formula.ZERO));
    }

    private static Formula infinity(Encoded element) {
        return element.parts().get(1);
    }

    private static Formula isFinite(Encoded element) {
        return Formula.equal(infinity(element), Formula.ZERO);
    }

    @Override
    public Encoded literal(Literal literal) {
        return literal instanceof Literal.Infinity infinity
                ? new Encoded(List.of(numbers.zero(), Formula.whole(infinity.positive() ? 1 : -1)))
                : finite(numbers.literal(literal).value());
    }

    @Override
    public Encoded apply(Operation operation, List<Encoded> operands, Definitions definitions) {
        return switch (operation) {
            case Operation.OfUnary(UnaryOperator operator) -> unary(operator, operands.get(0), definitions);
            case Operation.OfBinary(BinaryOperator operator) ->
                binary(operator, operands.get(0), operands.get(1), definitions);
            case Operation.OfRelation ignored -> throw numbers.notDefined(operation);
            case Operation.Select ignored -> throw numbers.notDefined(operation);
        };
    }

    private Encoded onNumbers(Operation operation, List<Encoded> operands, Definitions definitions) {
        List<Encoded> values = operands.stream().map(operand -> Encoded.of(operand.value())).toList();
        return finite(numbers.apply(operation, values, definitions).value());
    }

    private Encoded undefined(Operation operation, Definitions definitions) {
        String name = definitions.fresh("undefined " + operation);
        Formula infinite = new Formula.Symbol(name + " infinity", Sort.INT);
        definitions.fact(Formula.atMost(Formula.whole(-1), infinite));
        definitions.fact(Formula.atMost(infinite, Formula.ONE));
        return new Encoded(List.of(new Formula.Symbol(name, sort()), infinite));
    }

    private Encoded unary(UnaryOperator operator, Encoded a, Definitions definitions) {
        Operation operation = new Operation.OfUnary(operator);
        Encoded number = onNumbers(operation, List.of(a), definitions);
        return switch (operator) {
            case NEG -> new Encoded(List.of(number.value(), Formula.negative(infinity(a))));
            case ABS -> new Encoded(List.of(number.value(), Formula.choose(isFinite(a), Formula.ZERO, Formula.ONE)));
            case EXP, NOT -> Encoded.choose(isFinite(a), number, undefined(operation, definitions));
        };
    }

    private Encoded binary(BinaryOperator operator, Encoded a, Encoded b, Definitions definitions) {
        Operation operation = new Operation.OfBinary(operator);
        return switch (operator) {
            case MIN -> Encoded.choose(relate(Relation.LE, a, b, definitions), a, b);
            case MAX -> Encoded.choose(relate(Relation.LE, a, b, definitions), b, a);
            case ADD -> sum(a, b, definitions);
            case SUB -> sum(a, unary(UnaryOperator.NEG, b, definitions), definitions);
            case MUL, DIV, REM, AND, OR -> {
                Formula bothFinite = Formula.and(List.of(isFinite(a), isFinite(b)));
                Encoded number = onNumbers(operation, List.of(a, b), definitions);
                yield Encoded.choose(bothFinite, number, undefined(operation, definitions));
            }
        };
    }

    private Encoded sum(Encoded a, Encoded b, Definitions definitions) {
        Operation operation = new Operation.OfBinary(BinaryOperator.ADD);
        Encoded number = onNumbers(operation, List.of(a, b), definitions);
        Formula agree = Formula.or(List.of(isFinite(b), Formula.equal(infinity(a), infinity(b))));
        return Encoded.choose(isFinite(a), Encoded.choose(isFinite(b), number, b),
                Encoded.choose(agree, a, undefined(operation, definitions)));
    }

    @Override
    public Formula relate(Relation relation, Encoded left, Encoded right, Definitions definitions) {
        Formula bothFinite = Formula.and(List.of(isFinite(left), isFinite(right)));
        return Formula.choose(bothFinite, NumberTheory.compare(relation, left.value(), right.value()),
                NumberTheory.compare(relation, infinity(left), infinity(right)));
    }
}
