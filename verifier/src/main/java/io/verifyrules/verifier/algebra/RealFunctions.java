package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Functions of reals of polynomials without conditions, as far as a law writes them as products, sums or quotients.
 * Side conditions are the domains of the laws. An operand of a logarithm or of a power that is not whole is proved to
 * be above 0. An operand of a root is proved not to be below 0.
 */
final class RealFunctions {

    /** Numerals to whose power something is raised, at most: {@link Law#POW_NUMERAL}. */
    private static final long MOST_POWER = 4;

    /** Larger exponents stay with the function: a power is written as so many factors. */
    private static final long MOST_EXPONENT = 64;

    private static final Set<UnaryOperator> WRITTEN = Set.of(UnaryOperator.EXP, UnaryOperator.EXPM1, UnaryOperator.LOG,
            UnaryOperator.LOG1P, UnaryOperator.LOGISTIC, UnaryOperator.TANH, UnaryOperator.SQRT, UnaryOperator.RSQRT);

    private final AlgebraicForm form;
    private final Signs signs;
    private final Quotients quotients;
    private final PolynomialTerms built;

    RealFunctions(AlgebraicForm form, Signs signs, Quotients quotients, PolynomialTerms built) {
        this.form = form;
        this.signs = signs;
        this.quotients = quotients;
        this.built = built;
    }

    /** The functions applied in the elements that a law here writes in another way. */
    static Set<Operation> appliedIn(List<ValueTerm> elements) {
        Set<Operation> applied = new HashSet<>();
        for (ValueTerm term : Subterms.of(elements, List.of())) {
            if (term instanceof ValueTerm.Apply apply && isWritten(apply)) {
                applied.add(apply.operation());
            }
        }
        return applied;
    }

    static boolean isWritten(ValueTerm.Apply apply) {
        return switch (apply.operation()) {
            case Operation.OfUnary(UnaryOperator function) -> WRITTEN.contains(function);
            case Operation.OfBinary(BinaryOperator function) -> function == BinaryOperator.POW;
            default -> false;
        };
    }

    /** The function of the operand; nothing where no law tells. */
    Optional<Polynomial> of(UnaryOperator function, Polynomial operand, Hypotheses where) {
        return switch (function) {
            case EXP -> exponential(operand, where);
            case EXPM1 -> exponential(operand, where).filter(exp -> form.may(Law.EXPM1_EXP))
                    .map(exp -> exp.plus(Polynomial.of(Ratio.of(-1))));
            case LOG -> logarithm(operand, where);
            case LOG1P ->
                logarithm(operand.plus(Polynomial.of(Ratio.ONE)), where).filter(log -> form.may(Law.LOG1P_LOG));
            case SQRT -> root(operand, where).filter(root -> form.may(Law.SQRT_SQUARE, Law.SQRT_SIGN, Law.SQRT_MUL));
            case RSQRT -> root(operand, where).flatMap(root -> quotients.inverse(root, where))
                    .filter(root -> form.may(Law.SQRT_SQUARE, Law.SQRT_SIGN, Law.SQRT_MUL, Law.RSQRT_SQRT));
            case ABS -> form.may(Law.ABS_BY_SIGN, Law.ABS_MULTIPLIES) ? absolute(operand, where) : Optional.empty();
            case LOGISTIC -> exponential(operand.times(Ratio.of(-1)), where).filter(exp -> form.may(Law.LOGISTIC_EXP))
                    .flatMap(exp -> quotients.inverse(exp.plus(Polynomial.of(Ratio.ONE)), where));
            case TANH -> exponential(operand.times(Ratio.of(2)), where).filter(exp -> form.may(Law.TANH_EXP))
                    .flatMap(exp -> quotients.inverse(exp.plus(Polynomial.of(Ratio.ONE)), where)
                            .map(inverse -> form.product(exp.plus(Polynomial.of(Ratio.of(-1))), inverse)));
            default -> Optional.empty();
        };
    }

    /** {@code exp(a + b) = exp(a) * exp(b)}: a power of {@code exp} for each product of the sum, and of a logarithm what it is of. */
    private Optional<Polynomial> exponential(Polynomial operand, Hypotheses where) {
        if (!form.may(Law.EXP_ADD, Law.EXP_ZERO, Law.EXP_POSITIVE)) {
            return Optional.empty();
        }
        Powers product = Powers.NONE;
        for (Addend addend : operand.addends()) {
            product = product.times(exponential(addend, where));
        }
        return Optional.of(Polynomial.of(product));
    }

    private Powers exponential(Addend addend, Hypotheses where) {
        Map<ValueTerm, Ratio> powers = addend.powers().exponents();
        if (powers.size() == 1 && addend.powers().exponents().firstKey() instanceof ValueTerm.Apply apply
                && apply.operation().equals(new Operation.OfUnary(UnaryOperator.LOG))
                && addend.powers().exponent(apply).equals(Ratio.ONE)) {
            ValueTerm argument = apply.operands().getFirst();
            if (form.may(Law.EXP_LOG) && signs.of(argument, where).isPositive()) {
                return Powers.of(argument, addend.coefficient());
            }
        }
        Optional<ValueTerm> product = addend.powers().single().flatMap(sum -> form.productOfLogarithms(sum, where));
        if (product.isPresent()) {
            return Powers.of(product.get(), addend.coefficient());
        }
        return Powers.of(built.unary(UnaryOperator.EXP, built.product(Ratio.ONE, addend.powers())),
                addend.coefficient());
    }

    /** {@code log(a * b) = log(a) + log(b)} of what is above 0, and {@code log(exp(a)) = a}. */
    private Optional<Polynomial> logarithm(Polynomial operand, Hypotheses where) {
        return quotients.factored(operand, where)
                .filter(factors -> factors.coefficient().signum() > 0 && arePositive(factors.powers(), where)
                        && form.may(Law.LOG_MUL, Law.LOG_EXP, Law.LOG_ONE))
                .map(factors -> {
                    Polynomial sum = ofNumber(factors.coefficient().numerator())
                            .plus(ofNumber(factors.coefficient().denominator()).times(Ratio.of(-1)));
                    for (Map.Entry<ValueTerm, Ratio> power : factors.powers().exponents().entrySet()) {
                        sum = sum.plus(logarithm(power.getKey(), where).times(power.getValue()));
                    }
                    return sum;
                });
    }

    private Polynomial logarithm(ValueTerm atom, Hypotheses where) {
        return atom instanceof ValueTerm.Apply apply
                && apply.operation().equals(new Operation.OfUnary(UnaryOperator.EXP))
                        ? form.of(apply.operands().getFirst(), where)
                        : form.logarithmOfProduct(atom, where)
                                .orElseGet(() -> Polynomial.of(built.unary(UnaryOperator.LOG, atom)));
    }

    private Polynomial ofNumber(BigInteger number) {
        return number.equals(BigInteger.ONE)
                ? Polynomial.ZERO
                : Polynomial.of(built.unary(UnaryOperator.LOG, built.number(new Ratio(number, BigInteger.ONE))));
    }

    private boolean arePositive(Powers powers, Hypotheses where) {
        return powers.exponents().keySet().stream().allMatch(atom -> signs.of(atom, where).isPositive());
    }

    /** The root of a product that is not below 0: that of each factor, and of an even power the absolute value. */
    private Optional<Polynomial> root(Polynomial operand, Hypotheses where) {
        if (operand.isZero()) {
            return Optional.of(operand);
        }
        Optional<Addend> factored = quotients.factored(operand, where);
        if (factored.isEmpty() || factored.get().coefficient().signum() < 0) {
            return Optional.empty();
        }
        Addend factors = factored.get();
        Addend root = new Addend(Ratio.ONE, ofNumber(factors.coefficient(), Ratio.HALF), Truth.TRUE);
        for (Map.Entry<ValueTerm, Ratio> power : factors.powers().exponents().entrySet()) {
            ValueTerm atom = power.getKey();
            Ratio half = power.getValue().times(Ratio.HALF);
            if (signs.of(atom, where).isNotNegative()) {
                root = new Addend(root.coefficient(), root.powers().times(Powers.of(atom, half)), Truth.TRUE);
            } else if (power.getValue().isEven() && form.may(Law.ABS_BY_SIGN)) {
                root = times(root, absolute(atom, half, where));
            } else {
                return Optional.empty();
            }
        }
        return Optional.of(new Polynomial(List.of(root)));
    }

    /** A power of a number above 0. */
    private Powers ofNumber(Ratio number, Ratio exponent) {
        return number.equals(Ratio.ONE) ? Powers.NONE : Powers.of(built.number(number), exponent);
    }

    private Optional<Polynomial> absolute(Polynomial operand, Hypotheses where) {
        return operand.isZero()
                ? Optional.of(operand)
                : quotients.factored(operand, where).map(factors -> absolute(factors, where));
    }

    private Polynomial absolute(Addend factors, Hypotheses where) {
        Addend product = new Addend(factors.coefficient().abs(), Powers.NONE, Truth.TRUE);
        for (Map.Entry<ValueTerm, Ratio> power : factors.powers().exponents().entrySet()) {
            product = times(product, absolute(power.getKey(), power.getValue(), where));
        }
        return new Polynomial(List.of(product));
    }

    /** A power of the absolute value of an atom. */
    private Addend absolute(ValueTerm atom, Ratio exponent, Hypotheses where) {
        Sign sign = signs.of(atom, where);
        if (sign.isNotNegative() || exponent.isEven()) {
            return new Addend(Ratio.ONE, Powers.of(atom, exponent), Truth.TRUE);
        }
        if (!sign.positive() && exponent.isWhole()) {
            return new Addend(Ratio.of(-1), Powers.of(atom, exponent), Truth.TRUE);
        }
        return new Addend(Ratio.ONE, Powers.of(built.unary(UnaryOperator.ABS, atom), exponent), Truth.TRUE);
    }

    private static Addend times(Addend a, Addend b) {
        return new Addend(a.coefficient().times(b.coefficient()), a.powers().times(b.powers()), Truth.TRUE);
    }

    /** A power of the base; nothing where no law tells. */
    Optional<Polynomial> power(Polynomial base, Polynomial exponent, Hypotheses where) {
        Optional<Ratio> number = exponent.number();
        if (number.isPresent()) {
            return power(base, number.get(), where);
        }
        return exponent.condition().isPresent() || !form.may(Law.POW_EXP)
                ? Optional.empty()
                : logarithm(base, where).flatMap(log -> exponential(form.product(log, exponent), where));
    }

    private Optional<Polynomial> power(Polynomial base, Ratio exponent, Hypotheses where) {
        if (exponent.abs().compareTo(Ratio.of(MOST_EXPONENT)) > 0) {
            return Optional.empty();
        }
        if (exponent.signum() == 0) {
            return Optional.of(Polynomial.of(Ratio.ONE)).filter(one -> form.may(Law.POW_ZERO));
        }
        boolean small = exponent.isWhole() && exponent.numerator().abs().longValueExact() <= MOST_POWER;
        if (small && form.may(Law.POW_NUMERAL, Law.POW_ONE)) {
            Polynomial power = Polynomial.of(Ratio.ONE);
            for (long i = 0; i < exponent.numerator().abs().longValueExact(); i++) {
                power = form.product(power, base);
            }
            return exponent.signum() > 0 ? Optional.of(power) : quotients.inverse(power, where);
        }
        if (exponent.abs().equals(Ratio.HALF) && form.may(Law.POW_HALF, Law.POW_MINUS_HALF)) {
            return of(exponent.signum() > 0 ? UnaryOperator.SQRT : UnaryOperator.RSQRT, base, where);
        }
        return quotients.factored(base, where)
                .filter(factors -> factors.coefficient().signum() > 0 && arePositive(factors.powers(), where)
                        && form.may(Law.POW_EXP, Law.POW_MUL, Law.POW_POW))
                .map(factors -> Polynomial
                        .of(factors.powers().power(exponent).times(ofNumber(factors.coefficient(), exponent))));
    }
}
