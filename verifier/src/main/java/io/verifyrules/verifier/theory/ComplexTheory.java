package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.Operation;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Complex numbers as pairs of reals, the real part first. They are a field, in which x / 0 is an unknown function of x,
 * and nothing is known of an order. The square root of z is the one number s with {@code s * s = z} in a half plane.
 * Its real part is positive, or is 0 beside an imaginary part that is not negative.
 */
public final class ComplexTheory implements ElementTheory {

    private static final String IMAGINARY = " imaginary part";
    private static final String DIVISION_BY_ZERO = "complex division by zero";
    private static final String QUOTIENT = "complex quotient";
    private static final String SQUARE_ROOT = "complex square root";

    @Override
    public String name() {
        return "complex";
    }

    @Override
    public ElementType type() {
        return ElementType.COMPLEX;
    }

    /** The laws of a field; none of them speaks of an order or of magnitudes. */
    @Override
    public Set<Law> laws() {
        return EnumSet.of(Law.ADD_COMMUTES, Law.ADD_ASSOCIATES, Law.ADD_ZERO, Law.ADD_CANCELS, Law.NEG_IS_OPPOSITE,
                Law.NEG_TWICE, Law.NUMERALS_ADD_UP, Law.MUL_COMMUTES, Law.MUL_ASSOCIATES, Law.MUL_ONE, Law.MUL_ZERO,
                Law.MUL_DISTRIBUTES, Law.EQUAL_IS_SYMMETRIC, Law.EQUAL_IS_IDENTITY, Law.COMPLEX_PARTS,
                Law.ALL_ARE_INPUTS);
    }

    /** The sort of each part: a symbol stands for the real part, and {@link #imaginary} for the other one. */
    @Override
    public Sort sort() {
        return Sort.REAL;
    }

    /** The symbol for the imaginary part of an element with the given symbol for its real part. */
    public static Formula imaginary(Formula symbol) {
        return switch (symbol) {
            case Formula.Symbol(String name, Sort sort) -> new Formula.Symbol(name + IMAGINARY, sort);
            case Formula.Call(String function, List<Formula> arguments, Sort sort) ->
                new Formula.Call(function + IMAGINARY, arguments, sort);
            default -> throw new IllegalArgumentException(symbol + " is no symbol");
        };
    }

    @Override
    public Encoded input(Formula symbol) {
        return pair(symbol, imaginary(symbol));
    }

    /** The complex number with these parts. */
    static Encoded pair(Formula real, Formula imaginary) {
        return new Encoded(List.of(real, imaginary));
    }

    private static Formula real(Encoded element) {
        return element.value();
    }

    private static Formula imaginary(Encoded element) {
        return element.parts().get(1);
    }

    /**
     * A function between complex numbers and reals that takes parts apart or puts them together.
     *
     * @throws IllegalArgumentException for the modulus, which is a root of what these functions give
     */
    public static Encoded of(ComplexFunction function, List<Encoded> operands) {
        return switch (function) {
            case COMPLEX -> pair(operands.get(0).value(), operands.get(1).value());
            case REAL_PART -> Encoded.of(real(operands.getFirst()));
            case IMAGINARY_PART -> Encoded.of(imaginary(operands.getFirst()));
            case MODULUS -> throw new IllegalArgumentException(function.symbol() + " is denoted by its parts");
        };
    }

    /** The number with these parts, which are reals that are written down. */
    public static Encoded literal(Literal real, Literal imaginary) {
        RealTheory reals = new RealTheory();
        return pair(reals.literal(real).value(), reals.literal(imaginary).value());
    }

    @Override
    public Encoded literal(Literal literal) {
        return switch (literal) {
            case Literal.Whole whole -> pair(Formula.number(whole.value(), Sort.REAL), RealTerms.ZERO);
            case Literal.Fraction fraction -> pair(Formula.divide(new Formula.RealNumber(fraction.numerator()),
                    new Formula.RealNumber(fraction.denominator())), RealTerms.ZERO);
            case Literal.ImaginaryUnit ignored -> pair(RealTerms.ZERO, RealTerms.ONE);
            default -> throw new IllegalArgumentException(literal + " is no complex number");
        };
    }

    @Override
    public Encoded apply(Operation operation, List<Encoded> operands, Definitions definitions) {
        Encoded a = operands.getFirst();
        Encoded b = operands.getLast();
        return switch (operation) {
            case Operation.OfUnary(UnaryOperator operator) -> switch (operator) {
                case NEG -> negative(a);
                case CONJUGATE -> conjugate(a);
                case SQRT -> root(a, definitions);
                default -> throw notDefined(operation);
            };
            case Operation.OfBinary(BinaryOperator operator) -> switch (operator) {
                case ADD -> sum(a, b);
                case SUB -> sum(a, negative(b));
                case MUL -> product(a, b);
                case DIV -> quotient(a, b, definitions);
                default -> throw notDefined(operation);
            };
            default -> throw notDefined(operation);
        };
    }

    private static Encoded negative(Encoded a) {
        return pair(Formula.negative(real(a)), Formula.negative(imaginary(a)));
    }

    private static Encoded conjugate(Encoded a) {
        return pair(real(a), Formula.negative(imaginary(a)));
    }

    private static Encoded sum(Encoded a, Encoded b) {
        return pair(Formula.plus(real(a), real(b)), Formula.plus(imaginary(a), imaginary(b)));
    }

    private static Encoded product(Encoded a, Encoded b) {
        return pair(Formula.minus(Formula.times(real(a), real(b)), Formula.times(imaginary(a), imaginary(b))),
                Formula.plus(Formula.times(real(a), imaginary(b)), Formula.times(imaginary(a), real(b))));
    }

    private Encoded quotient(Encoded a, Encoded b, Definitions definitions) {
        if (imaginary(b).equals(RealTerms.ZERO) && real(b) instanceof Formula.RealNumber number
                && number.value().signum() != 0) {
            return pair(Formula.divide(real(a), number), Formula.divide(imaginary(a), number));
        }
        Encoded unknown = input(new Formula.Call(DIVISION_BY_ZERO, a.parts(), Sort.REAL));
        definitions.watch(new Unspecified(new Operation.OfBinary(BinaryOperator.DIV), type(),
                List.of(a, literal(new Literal.Whole(BigInteger.ZERO))), unknown));
        Formula byZero = RealTerms.and(RealTerms.isZero(real(b)), RealTerms.isZero(imaginary(b)));
        return Encoded.choose(byZero, unknown, definedQuotient(a, b, byZero, definitions));
    }

    /**
     * The one number whose product with b is a, where b is not 0. That it is {@code a * conj(b)} over the square of b's modulus follows, and is
     * said because solvers do not find it.
     */
    private Encoded definedQuotient(Encoded a, Encoded b, Formula byZero, Definitions definitions) {
        Encoded quotient = input(
                new Formula.Call(QUOTIENT, Stream.concat(a.parts().stream(), b.parts().stream()).toList(), Sort.REAL));
        Formula squares = Formula.plus(Formula.times(real(b), real(b)), Formula.times(imaginary(b), imaginary(b)));
        Encoded scaled = pair(Formula.times(real(quotient), squares), Formula.times(imaginary(quotient), squares));
        Formula defined = RealTerms.and(Encoded.equal(product(quotient, b), a),
                Encoded.equal(scaled, product(a, conjugate(b))), RealTerms.isPositive(squares));
        definitions.fact(Formula.or(List.of(byZero, defined)));
        return quotient;
    }

    /** Each complex number has exactly one such root, so the facts take nothing away. */
    private Encoded root(Encoded a, Definitions definitions) {
        Encoded root = input(new Formula.Call(SQUARE_ROOT, a.parts(), Sort.REAL));
        definitions.fact(Encoded.equal(product(root, root), a));
        definitions.fact(RealTerms.or(RealTerms.isPositive(real(root)),
                RealTerms.and(RealTerms.isZero(real(root)), RealTerms.isNotNegative(imaginary(root)))));
        return root;
    }

    @Override
    public Formula relate(Relation relation, Encoded left, Encoded right, Definitions definitions) {
        return switch (relation) {
            case EQ -> Encoded.equal(left, right);
            case NE -> Formula.not(Encoded.equal(left, right));
            case LT, LE, GT, GE ->
                throw new IllegalArgumentException(relation.symbol() + " is not defined on complex numbers");
        };
    }

    private static IllegalArgumentException notDefined(Operation operation) {
        return new IllegalArgumentException(operation + " is not defined on complex numbers");
    }
}
