package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.Operation;
import java.math.BigInteger;
import java.util.List;
import java.util.Set;

/**
 * Floating-point numbers of every format at once. Exact results are computed, by cases where they are NaN, an infinity
 * or a zero. A rounded result is an unknown function of the exact one, of which {@link RoundedNumbers} has the facts. A
 * proof with these holds in each format of IEEE 754 that has the rule's numbers, as it satisfies them all. A
 * counterexample need not exist in any. The remainder and the rounding to integers are unknown functions, and so are
 * exponentials and their like, but for {@link FloatFunctions}.
 */
record FormatsTheory() implements ElementTheory {

    @Override
    public String name() {
        return type().toString();
    }

    @Override
    public ElementType type() {
        return ElementType.FLOAT;
    }

    @Override
    public Sort sort() {
        return Sort.ELEMENT;
    }

    @Override
    public Encoded input(Formula symbol) {
        return AnyFloat.of(symbol).encoded();
    }

    /** The laws that each format has. */
    @Override
    public Set<Law> laws() {
        return new FloatTheory(new ElementType.Floating(FloatFormat.F16)).laws();
    }

    @Override
    public Encoded literal(Literal literal) {
        return (switch (literal) {
            case Literal.Whole whole -> number(whole.value(), BigInteger.ONE);
            case Literal.Fraction fraction -> number(fraction.numerator(), fraction.denominator());
            case Literal.Infinity infinity -> AnyFloat.infinity(infinity.positive() ? Formula.FALSE : Formula.TRUE);
            case Literal.MinusZero ignored -> AnyFloat.finite(Formula.TRUE, AnyFloat.NOTHING);
            case Literal.NotANumber ignored -> AnyFloat.NAN;
            default -> throw new IllegalArgumentException(literal + " is no element of " + type());
        }).encoded();
    }

    private static AnyFloat number(BigInteger numerator, BigInteger denominator) {
        Formula above = new Formula.RealNumber(numerator.abs());
        return AnyFloat.finite(new Formula.Truth(numerator.signum() < 0),
                denominator.equals(BigInteger.ONE)
                        ? above
                        : Formula.divide(above, new Formula.RealNumber(denominator)));
    }

    @Override
    public Encoded apply(Operation operation, List<Encoded> operands, Definitions definitions) {
        AnyFloat a = AnyFloat.of(operands.getFirst());
        return (switch (operation) {
            case Operation.OfUnary(UnaryOperator operator) -> unary(operator, a, definitions);
            case Operation.OfBinary(BinaryOperator operator) ->
                binary(operator, a, AnyFloat.of(operands.get(1)), definitions);
            default -> throw notDefined(operation);
        }).encoded();
    }

    private AnyFloat unary(UnaryOperator operator, AnyFloat a, Definitions definitions) {
        return switch (operator) {
            case NEG -> a.opposite();
            case ABS -> a.magnitudeOf();
            case SIGN -> a.sign();
            case SQRT -> new RoundedNumbers(definitions).squareRoot(a);
            case FLOOR, CEIL, ROUND, ROUND_EVEN -> AnyFloat.choose(
                    Formula.or(List.of(a.nan(), a.infinite(), a.isZero())), a, unknown(operator.symbol(), List.of(a)));
            default -> operator.function()
                    .map(function -> new FloatFunctions<>(new AnyFormatWords(this), definitions).of(operator, a))
                    .orElseThrow(() -> notDefined(new Operation.OfUnary(operator)));
        };
    }

    private AnyFloat binary(BinaryOperator operator, AnyFloat a, AnyFloat b, Definitions definitions) {
        RoundedNumbers rounded = new RoundedNumbers(definitions);
        return switch (operator) {
            case ADD -> rounded.sum(a, b);
            case SUB -> rounded.sum(a, b.opposite());
            case MUL -> rounded.product(a, b);
            case DIV -> rounded.quotient(a, b);
            case MIN -> extreme(a, b, a.precedes(b));
            case MAX -> extreme(a, b, b.precedes(a));
            case REM -> new FloatRemainder<>(new AnyFormatWords(this)).of(a, b);
            case POW, ATAN2 -> new FloatFunctions<>(new AnyFormatWords(this), definitions).of(operator, a, b);
            default -> throw notDefined(new Operation.OfBinary(operator));
        };
    }

    private static AnyFloat extreme(AnyFloat a, AnyFloat b, Formula first) {
        return AnyFloat.choose(Formula.or(List.of(a.nan(), b.nan())), AnyFloat.NAN, AnyFloat.choose(first, a, b));
    }

    AnyFloat unknown(String function, List<AnyFloat> operands) {
        List<Formula> parts = operands.stream().flatMap(each -> each.encoded().parts().stream()).toList();
        return AnyFloat.of(new Formula.Call(function + " of " + type(), parts, sort()));
    }

    @Override
    public Formula relate(Relation relation, Encoded left, Encoded right, Definitions definitions) {
        AnyFloat a = AnyFloat.of(left);
        AnyFloat b = AnyFloat.of(right);
        return switch (relation) {
            case EQ -> a.equalTo(b);
            case NE -> Formula.not(a.equalTo(b));
            case LT -> a.lessThan(b);
            case LE -> Formula.or(List.of(a.lessThan(b), a.equalTo(b)));
            case GT -> b.lessThan(a);
            case GE -> Formula.or(List.of(b.lessThan(a), a.equalTo(b)));
        };
    }

    private IllegalArgumentException notDefined(Operation operation) {
        return new IllegalArgumentException(operation + " is not defined on elements of type " + name());
    }
}
