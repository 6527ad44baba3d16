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
import java.util.stream.Stream;

/**
 * Numbers together with the two infinities. An element is a number, and an integer that is 0 where the number counts,
 * -1 or 1 where the element is that infinity. The number is 0 then, so that equal elements have equal parts. Order,
 * opposites and magnitudes, sums and products are what they are in the limit. Operations without a limit (inf - inf, 0
 * * inf), and quotients and remainders with an infinite operand are unknown functions of the operands. So are functions
 * of an infinity or outside of their domain, and real quotients by 0. Their values may be infinite. A difference is a
 * sum with the opposite; the unknown sums and products do not depend on the order of operands.
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

    /**
     * Not those that inf - inf or 0 * inf would break, nor that every element is an input: inputs are finite. Axioms of functions
     * speak of numbers only.
     */
    @Override
    public Set<Law> laws() {
        Set<Law> laws = EnumSet.of(Law.ADD_COMMUTES, Law.ADD_ZERO, Law.NEG_TWICE, Law.MUL_COMMUTES, Law.MUL_ONE,
                Law.ABS_TIMES_SIGN, Law.MIN_COMMUTES, Law.MIN_ASSOCIATES, Law.MIN_IDEMPOTENT, Law.MIN_INFINITY,
                Law.MIN_DISTRIBUTES, Law.MAX_COMMUTES, Law.MAX_ASSOCIATES, Law.MAX_IDEMPOTENT, Law.MAX_INFINITY,
                Law.MAX_DISTRIBUTES, Law.NEG_REVERSES_ORDER, Law.EQUAL_IS_SYMMETRIC, Law.EQUAL_IS_IDENTITY,
                Law.COUNTS_ARE_EXACT);
        numbers.laws().stream().filter(Law::isAxiom).forEach(laws::add);
        return laws;
    }

    @Override
    public ElementTheory having(Set<Law> axioms) {
        return new ExtendedTheory((NumberTheory) numbers.having(axioms));
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
            default -> throw numbers.notDefined(operation);
        };
    }

    private Formula onNumbers(Operation operation, List<Encoded> operands, Definitions definitions) {
        List<Encoded> values = operands.stream().map(operand -> Encoded.of(operand.value())).toList();
        return numbers.apply(operation, values, definitions).value();
    }

    /** The unknown function of the operation, applied to what tells its undefined applications apart. */
    private Encoded undefined(Operation operation, List<Formula> arguments, List<Encoded> operands,
            Definitions definitions) {
        String name = "undefined " + name() + " " + operation;
        Formula infinite = new Formula.Call(name + " infinity", arguments, Sort.INT);
        definitions.fact(Formula.atMost(Formula.whole(-1), infinite));
        definitions.fact(Formula.atMost(infinite, Formula.ONE));
        Formula number = Formula.choose(Formula.equal(infinite, Formula.ZERO),
                new Formula.Call(name, arguments, sort()), numbers.zero());
        Encoded result = new Encoded(List.of(number, infinite));
        definitions.watch(new Unspecified(operation, type(), operands, result));
        return result;
    }

    private static List<Formula> parts(Encoded... operands) {
        return Stream.of(operands).flatMap(operand -> operand.parts().stream()).toList();
    }

    private Encoded unary(UnaryOperator operator, Encoded a, Definitions definitions) {
        Operation operation = new Operation.OfUnary(operator);
        return switch (operator) {
            case NEG ->
                new Encoded(List.of(onNumbers(operation, List.of(a), definitions), Formula.negative(infinity(a))));
            case ABS -> new Encoded(List.of(onNumbers(operation, List.of(a), definitions),
                    Formula.choose(isFinite(a), Formula.ZERO, Formula.ONE)));
            case SIGN -> finite(Formula.choose(isFinite(a), onNumbers(operation, List.of(a), definitions),
                    Sign.of(infinity(a), sort())));
            default -> function(operation, List.of(a), definitions);
        };
    }

    /** A function of numbers, unknown beside an infinity and where it is not defined. */
    private Encoded function(Operation operation, List<Encoded> operands, Definitions definitions) {
        List<Formula> values = operands.stream().map(Encoded::value).toList();
        Encoded number = finite(numbers.definedFunction(operation, values, definitions));
        Formula defined = Formula
                .and(Stream
                        .concat(operands.stream().map(ExtendedTheory::isFinite),
                                Stream.of(numbers.isDefined(operation, values)))
                        .toList());
        return defined.equals(Formula.TRUE)
                ? number
                : Encoded.choose(defined, number,
                        undefined(operation, parts(operands.toArray(Encoded[]::new)), operands, definitions));
    }

    private Encoded binary(BinaryOperator operator, Encoded a, Encoded b, Definitions definitions) {
        return switch (operator) {
            case MIN -> Encoded.choose(relate(Relation.LE, a, b, definitions), a, b);
            case MAX -> Encoded.choose(relate(Relation.LE, a, b, definitions), b, a);
            case ADD -> sum(a, b, definitions);
            case SUB -> sum(a, unary(UnaryOperator.NEG, b, definitions), definitions);
            case MUL -> product(a, b, definitions);
            case DIV -> quotient(operator, a, b, numbers.divides(b.value()),
                    numbers.definedQuotient(a.value(), b.value(), definitions), definitions);
            case REM -> quotient(operator, a, b, Formula.TRUE, numbers.remainder(a.value(), b.value(), definitions),
                    definitions);
            default -> function(new Operation.OfBinary(operator), List.of(a, b), definitions);
        };
    }

    private static Formula bothFinite(Encoded a, Encoded b) {
        return Formula.and(List.of(isFinite(a), isFinite(b)));
    }

    private Encoded sum(Encoded a, Encoded b, Definitions definitions) {
        Operation operation = new Operation.OfBinary(BinaryOperator.ADD);
        Encoded number = finite(onNumbers(operation, List.of(a, b), definitions));
        if (bothFinite(a, b).equals(Formula.TRUE)) {
            return number;
        }
        // There is one sum of opposite infinities, in whichever order they come.
        Formula agree = Formula.or(List.of(isFinite(b), Formula.equal(infinity(a), infinity(b))));
        return Encoded.choose(isFinite(a), Encoded.choose(isFinite(b), number, b),
                Encoded.choose(agree, a, undefined(operation, List.of(), List.of(a, b), definitions)));
    }

    /** -1, 0 or 1. */
    private Formula sign(Encoded a) {
        Formula ofNumber = Formula.choose(Formula.equal(a.value(), numbers.zero()), Formula.ZERO,
                Formula.choose(Formula.lessThan(a.value(), numbers.zero()), Formula.whole(-1), Formula.ONE));
        return Formula.choose(isFinite(a), ofNumber, infinity(a));
    }

    private Encoded product(Encoded a, Encoded b, Definitions definitions) {
        Operation operation = new Operation.OfBinary(BinaryOperator.MUL);
        Encoded number = finite(onNumbers(operation, List.of(a, b), definitions));
        if (bothFinite(a, b).equals(Formula.TRUE)) {
            return number;
        }
        Formula zero = Formula.or(List.of(Formula.equal(sign(a), Formula.ZERO), Formula.equal(sign(b), Formula.ZERO)));
        Encoded infinite = new Encoded(List.of(numbers.zero(),
                Formula.choose(Formula.equal(sign(a), sign(b)), Formula.ONE, Formula.whole(-1))));
        // One factor is 0 and the other infinite: which infinity that is tells such products apart.
        Encoded undefined = undefined(operation, List.of(Formula.plus(infinity(a), infinity(b))), List.of(a, b),
                definitions);
        return Encoded.choose(bothFinite(a, b), number, Encoded.choose(zero, undefined, infinite));
    }

    private Encoded quotient(BinaryOperator operator, Encoded a, Encoded b, Formula divides, Formula number,
            Definitions definitions) {
        Formula defined = Formula.and(List.of(isFinite(a), isFinite(b), divides));
        return defined.equals(Formula.TRUE)
                ? finite(number)
                : Encoded.choose(defined, finite(number),
                        undefined(new Operation.OfBinary(operator), parts(a, b), List.of(a, b), definitions));
    }

    @Override
    public Formula relate(Relation relation, Encoded left, Encoded right, Definitions definitions) {
        Formula bothFinite = Formula.and(List.of(isFinite(left), isFinite(right)));
        return Formula.choose(bothFinite, NumberTheory.compare(relation, left.value(), right.value()),
                NumberTheory.compare(relation, infinity(left), infinity(right)));
    }
}
