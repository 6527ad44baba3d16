package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
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

/** The common part of the integers and the reals; finite numbers only, see {@link ExtendedTheory} for infinities. */
abstract sealed class NumberTheory implements ElementTheory permits IntTheory, RealTheory {

    @Override
    public Encoded input(Formula symbol) {
        return Encoded.of(symbol);
    }

    @Override
    public Encoded literal(Literal literal) {
        return switch (literal) {
            case Literal.Whole whole -> Encoded.of(Formula.number(whole.value(), sort()));
            case Literal.Fraction fraction when sort().equals(Sort.REAL) ->
                Encoded.of(Formula.divide(new Formula.RealNumber(fraction.numerator()),
                        new Formula.RealNumber(fraction.denominator())));
            case Literal.Fraction fraction -> throw new IllegalArgumentException(fraction + " is not whole");
            case Literal.MinusZero zero -> throw new IllegalArgumentException(zero + " is an element of floats");
            case Literal.NotANumber nan -> throw new IllegalArgumentException(nan + " is an element of floats");
            case Literal.ImaginaryUnit unit -> throw new IllegalArgumentException(unit + " is a complex number");
            case Literal.Truth truth -> throw new IllegalArgumentException(truth + " is not a number");
            case Literal.Bits bits -> throw new IllegalArgumentException(bits + " is not a number");
            case Literal.Extreme extreme -> throw new IllegalArgumentException(extreme + " is not a number");
            case Literal.Poison poison -> throw new IllegalArgumentException(poison + " is not a number");
            case Literal.Infinity infinity ->
                throw new IllegalArgumentException(infinity + " needs the extended theory");
        };
    }

    Formula zero() {
        return Formula.number(BigInteger.ZERO, sort());
    }

    @Override
    public Encoded apply(Operation operation, List<Encoded> operands, Definitions definitions) {
        List<Formula> values = operands.stream().map(Encoded::value).toList();
        return Encoded.of(switch (operation) {
            case Operation.OfUnary(UnaryOperator operator) -> unary(operator, values.get(0), definitions);
            case Operation.OfBinary(BinaryOperator operator) ->
                binary(operator, values.get(0), values.get(1), definitions);
            default -> throw notDefined(operation);
        });
    }

    private Formula unary(UnaryOperator operator, Formula a, Definitions definitions) {
        return switch (operator) {
            case NEG -> Formula.negative(a);
            case ABS -> Formula.choose(Formula.atMost(zero(), a), a, Formula.negative(a));
            case SIGN -> Sign.of(a, sort());
            default -> function(new Operation.OfUnary(operator), List.of(a), definitions);
        };
    }

    private Formula binary(BinaryOperator operator, Formula a, Formula b, Definitions definitions) {
        return switch (operator) {
            case ADD -> Formula.plus(a, b);
            case SUB -> Formula.minus(a, b);
            case MUL -> product(a, b, definitions);
            case MIN -> Formula.choose(Formula.atMost(a, b), a, b);
            case MAX -> Formula.choose(Formula.atMost(a, b), b, a);
            case DIV -> quotient(a, b, definitions);
            case REM -> remainder(a, b, definitions);
            default -> function(new Operation.OfBinary(operator), List.of(a, b), definitions);
        };
    }

    /** Numbers without bounds, each an input: a commutative ring with a total order. */
    @Override
    public Set<Law> laws() {
        return EnumSet.of(Law.ADD_COMMUTES, Law.ADD_ASSOCIATES, Law.ADD_ZERO, Law.ADD_CANCELS, Law.NEG_IS_OPPOSITE,
                Law.NEG_TWICE, Law.NUMERALS_ADD_UP, Law.MUL_COMMUTES, Law.MUL_ASSOCIATES, Law.MUL_ONE, Law.MUL_ZERO,
                Law.MUL_DISTRIBUTES, Law.RING_IS_ORDERED, Law.SCALING_KEEPS_ORDER, Law.ABS_BY_SIGN, Law.ABS_MULTIPLIES,
                Law.ABS_SQUARES, Law.ABS_TIMES_SIGN, Law.MIN_COMMUTES, Law.MIN_ASSOCIATES, Law.MIN_IDEMPOTENT,
                Law.MIN_INFINITY, Law.MIN_DISTRIBUTES, Law.MAX_COMMUTES, Law.MAX_ASSOCIATES, Law.MAX_IDEMPOTENT,
                Law.MAX_INFINITY, Law.MAX_DISTRIBUTES, Law.EXTREMES_BOUND, Law.NEG_REVERSES_ORDER,
                Law.SHIFT_KEEPS_ORDER, Law.EQUAL_IS_SYMMETRIC, Law.EQUAL_IS_IDENTITY, Law.COUNTS_ARE_EXACT,
                Law.ALL_ARE_INPUTS);
    }

    /** The product; a theory may know more of it than multiplication. */
    Formula product(Formula a, Formula b, Definitions definitions) {
        return Formula.times(a, b);
    }

    abstract Formula quotient(Formula a, Formula b, Definitions definitions);

    /** The quotient by what {@link #divides}. */
    abstract Formula definedQuotient(Formula a, Formula b, Definitions definitions);

    /** Whether quotients by the number are defined. */
    abstract Formula divides(Formula b);

    abstract Formula remainder(Formula a, Formula b, Definitions definitions);

    /** A function that is not defined everywhere, unknown where it is not. */
    private Formula function(Operation operation, List<Formula> operands, Definitions definitions) {
        Formula result = definedFunction(operation, operands, definitions);
        if (!isDefined(operation, operands).equals(Formula.TRUE)) {
            definitions.watch(new Unspecified(operation, type(), operands.stream().map(Encoded::of).toList(),
                    Encoded.of(result)));
        }
        return result;
    }

    /** A function other than those above, where it {@link #isDefined}. */
    Formula definedFunction(Operation operation, List<Formula> operands, Definitions definitions) {
        throw notDefined(operation);
    }

    /** Where such a function is defined. */
    Formula isDefined(Operation operation, List<Formula> operands) {
        throw notDefined(operation);
    }

    IllegalArgumentException notDefined(Operation operation) {
        return new IllegalArgumentException(operation + " is not defined on elements of type " + name());
    }

    @Override
    public Formula relate(Relation relation, Encoded left, Encoded right, Definitions definitions) {
        return compare(relation, left.value(), right.value());
    }

    static Formula compare(Relation relation, Formula a, Formula b) {
        return switch (relation) {
            case EQ -> Formula.equal(a, b);
            case NE -> Formula.not(Formula.equal(a, b));
            case LT -> Formula.lessThan(a, b);
            case LE -> Formula.atMost(a, b);
            case GT -> Formula.lessThan(b, a);
            case GE -> Formula.atMost(b, a);
        };
    }

}
