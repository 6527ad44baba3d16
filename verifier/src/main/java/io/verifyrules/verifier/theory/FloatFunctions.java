package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.LibraryFunction;
import io.verifyrules.dsl.element.LibraryFunction.Trait;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.solver.Formula;
import java.math.BigInteger;
import java.util.List;

/**
 * Functions of floats that no standard rounds. Each library has its own, so they are unknown functions. Facts that are
 * the same in all are stated by cases: for NaN, infinities, zeros and poles. Others say where the result is a number,
 * finite or not negative.
 *
 * <p>Source: IEEE 754-2019, 9.2.1; ISO C, annex F.10.
 */
record FloatFunctions<N>(FloatWords<N> in, Definitions definitions) {

    private static final Literal ZERO = new Literal.Whole(BigInteger.ZERO);
    private static final Literal ONE = new Literal.Whole(BigInteger.ONE);
    private static final Literal HALF = Literal.quotient(BigInteger.ONE, BigInteger.TWO);

    N of(UnaryOperator function, N a) {
        return in.choose(in.isNaN(a), nan(), switch (function) {
            case EXP -> atInfinities(a, in.literal(ZERO), a, atZero(a, one(), notNegative(finiteOrNot(function, a))));
            case EXPM1 -> atInfinities(a, minusOne(), a, atZero(a, a, finiteOrNot(function, a)));
            case LOG -> atZero(a, infinity(false), in.choose(in.isNegative(a), nan(),
                    in.choose(in.isInfinite(a), a, in.choose(isOne(a), in.literal(ZERO), finiteOrNot(function, a)))));
            case LOG1P -> atZero(a, a, in.choose(in.isLess(a, minusOne()), nan(), in.choose(in.isInfinite(a), a,
                    in.choose(isOne(in.opposite(a)), infinity(false), finiteOrNot(function, a)))));
            case TANH, ERF -> atInfinities(a, minusOne(), one(), atZero(a, a, finite(function, a)));
            case ERFC -> atInfinities(a, two(), in.literal(ZERO), finiteOrNot(function, a));
            case LOGISTIC ->
                atInfinities(a, in.literal(ZERO), one(), atZero(a, in.literal(HALF), notNegative(finite(function, a))));
            case RSQRT ->
                atZero(a, in.choose(in.isNegative(a), infinity(false), infinity(true)), in.choose(in.isNegative(a),
                        nan(), in.choose(in.isInfinite(a), in.literal(ZERO), notNegative(finiteOrNot(function, a)))));
            case CBRT -> in.choose(in.isInfinite(a), a, atZero(a, a, finiteOrNot(function, a)));
            case SIN -> in.choose(in.isInfinite(a), nan(), atZero(a, a, finite(function, a)));
            case TAN -> in.choose(in.isInfinite(a), nan(), atZero(a, a, finiteOrNot(function, a)));
            case COS -> in.choose(in.isInfinite(a), nan(), atZero(a, one(), finite(function, a)));
            default -> registered(function, a);
        });
    }

    /** A function that is registered with its values: it has one everywhere, and grows to its bounds or beyond all numbers. */
    private N registered(UnaryOperator operator, N a) {
        LibraryFunction function = operator.function()
                .filter(of -> of.calculation().isPresent())
                .orElseThrow(() -> new IllegalArgumentException(operator + " is no such function"));
        N value = function.bound().isPresent()
                ? finite(operator, a)
                : in.choose(in.isInfinite(a), a, finiteOrNot(operator, a));
        return function.is(Trait.ODD) ? atZero(a, a, value) : value;
    }

    /** Of powers of infinities and of zeros, and of negative numbers, nothing else is said. */
    N of(BinaryOperator function, N a, N b) {
        Formula none = Formula.or(List.of(in.isNaN(a), in.isNaN(b)));
        N unknown = in.unknown(function.symbol(), List.of(a, b));
        return switch (function) {
            case POW -> in.choose(Formula.or(List.of(in.isZero(b), isOne(a))), one(),
                    in.choose(none, nan(), in.choose(isOne(b), a, unknown)));
            case ATAN2 -> in.choose(none, nan(), unknown);
            default -> throw new IllegalArgumentException(function + " is no such function");
        };
    }

    private N nan() {
        return in.literal(new Literal.NotANumber());
    }

    private N one() {
        return in.literal(ONE);
    }

    private N two() {
        return in.literal(new Literal.Whole(BigInteger.TWO));
    }

    private N minusOne() {
        return in.literal(new Literal.Whole(BigInteger.ONE.negate()));
    }

    private N infinity(boolean positive) {
        return in.literal(new Literal.Infinity(positive));
    }

    private Formula isOne(N a) {
        return Formula.and(
                List.of(Formula.not(in.isNaN(a)), Formula.not(in.isLess(a, one())), Formula.not(in.isLess(one(), a))));
    }

    private N atInfinities(N a, N below, N above, N otherwise) {
        return in.choose(in.isInfinite(a), in.choose(in.isNegative(a), below, above), otherwise);
    }

    private N atZero(N a, N there, N otherwise) {
        return in.choose(in.isZero(a), there, otherwise);
    }

    /** Where no case says otherwise, it is a number; a logarithm may overflow, where there are few exponents. */
    private N finiteOrNot(UnaryOperator function, N a) {
        N result = in.unknown(function.symbol(), List.of(a));
        definitions.fact(Formula.not(in.isNaN(result)));
        return result;
    }

    private N finite(UnaryOperator function, N a) {
        N result = finiteOrNot(function, a);
        definitions.fact(Formula.not(in.isInfinite(result)));
        return result;
    }

    private N notNegative(N result) {
        definitions.fact(Formula.not(in.isNegative(result)));
        return result;
    }
}
