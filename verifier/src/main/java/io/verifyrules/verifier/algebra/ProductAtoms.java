package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.reduction.FreshIndices;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.Map;
import java.util.Optional;

/**
 * Products over indices as polynomials in simpler ones, and their logarithms. Side conditions: what has a logarithm is proved to be above 0
 * wherever there is an index. Where there is none a product is 1, and its logarithm 0.
 */
final class ProductAtoms {

    private final AlgebraicForm form;
    private final ValueTerms terms;
    private final IndicesFromZero closed;
    private final OpenedReductions open;
    private final Signs signs;
    private final ReductionAtoms sums;

    ProductAtoms(AlgebraicForm form, ValueTerms terms, IndicesFromZero closed, OpenedReductions open, Signs signs,
            ReductionAtoms sums) {
        this.form = form;
        this.terms = terms;
        this.closed = closed;
        this.open = open;
        this.signs = signs;
        this.sums = sums;
    }

    /** The product of a product, factor by factor; a number above 0 is one, too. */
    Polynomial of(FreshIndices.Opened opened, Polynomial body, Hypotheses where) {
        Optional<Addend> only = body.single()
                .filter(addend -> addend.coefficient().signum() > 0 && addend.guard().equals(Truth.TRUE));
        if (only.isEmpty()) {
            return sums.whole(Monoid.PRODUCT, opened, body, where);
        }
        ValueTerm number = form.built().number(only.get().coefficient());
        Polynomial product = only.get().coefficient().equals(Ratio.ONE)
                ? Polynomial.of(Ratio.ONE)
                : ofPower(opened, number, Ratio.ONE, where);
        for (Map.Entry<ValueTerm, Ratio> power : only.get().powers().exponents().entrySet()) {
            product = form.product(product, ofPower(opened, power.getKey(), power.getValue(), where));
        }
        return product;
    }

    /**
     * The product of a power is the power of the product. That of exponentials is the exponential of the sum, and that
     * of absolute values the absolute value of the product. Of a number above 0 that does not depend on the index it is
     * a power with the number of indices.
     */
    private Polynomial ofPower(FreshIndices.Opened opened, ValueTerm atom, Ratio exponent, Hypotheses where) {
        Hypotheses there = where.where(opened.guard());
        ValueTerm factor = form.built().product(Ratio.ONE, Powers.of(atom, exponent));
        Polynomial whole = Polynomial.of(product(opened, factor, where));
        if (ReductionAtoms.isExponential(atom)) {
            return exponential(opened, sums.exponent(Powers.of(atom, exponent), there), where).orElse(whole);
        }
        if (sums.isFree(atom, ReductionAtoms.indices(opened)) && signs.of(atom, where).isPositive()) {
            Polynomial logarithm = form.of(form.built().unary(UnaryOperator.LOG, atom), where).times(exponent);
            return exponential(opened, logarithm, where).orElse(whole);
        }
        if (isAbsolute(atom) && form.may(Law.ABS_MULTIPLIES, Law.ABS_BY_SIGN)) {
            ValueTerm inside = product(opened, ((ValueTerm.Apply) atom).operands().getFirst(), where);
            return power(form.built().unary(UnaryOperator.ABS, inside), exponent, where).orElse(whole);
        }
        return power(product(opened, atom, where), exponent, where).orElse(whole);
    }

    private ValueTerm product(FreshIndices.Opened opened, ValueTerm factor, Hypotheses where) {
        return closed.of(Monoid.PRODUCT, opened.indices(), opened.guard(), factor, where);
    }

    /** The power, if it is one wherever the hypotheses hold. */
    private Optional<Polynomial> power(ValueTerm base, Ratio exponent, Hypotheses where) {
        return Optional.of(Polynomial.of(Powers.of(base, exponent)))
                .filter(power -> signs.permits(base, exponent, where));
    }

    /** The product of exponentials of this exponent. */
    private Optional<Polynomial> exponential(FreshIndices.Opened opened, Polynomial exponent, Hypotheses where) {
        return Optional.of(sums.sum(opened, exponent, where))
                .filter(sum -> sum.condition().isEmpty() && form.may(Law.EXP_ADD, Law.EXP_ZERO))
                .flatMap(sum -> form.exponential(sum, where));
    }

    /** The logarithm of a product of what is above 0 is the sum of the logarithms, also of nothing. */
    Optional<Polynomial> logarithm(ValueTerm atom, Hypotheses where) {
        if (!(atom instanceof ValueTerm.Reduction product) || product.monoid() != Monoid.PRODUCT
                || !isAboveZero(product, product.body(), where) || !form.may(Law.LOG_MUL, Law.LOG_ONE)) {
            return Optional.empty();
        }
        ValueTerm sum = terms.reduction(Monoid.SUM, product.type(), product.indices(), product.guard(),
                form.built().unary(UnaryOperator.LOG, product.body()));
        // Who asks for a logarithm computes without conditions.
        return Optional.of(form.of(sum, where)).filter(logarithm -> logarithm.condition().isEmpty());
    }

    /** The product of which the atom is the sum of the logarithms. */
    Optional<ValueTerm> productOfLogarithms(ValueTerm atom, Hypotheses where) {
        return atom instanceof ValueTerm.Reduction sum && sum.monoid() == Monoid.SUM
                && sum.body() instanceof ValueTerm.Apply log
                && log.operation().equals(new Operation.OfUnary(UnaryOperator.LOG))
                && isAboveZero(sum, log.operands().getFirst(), where)
                && form.may(Law.EXP_LOG, Law.EXP_ADD, Law.EXP_ZERO)
                        ? Optional.of(terms.reduction(Monoid.PRODUCT, sum.type(), sum.indices(), sum.guard(),
                                log.operands().getFirst()))
                        : Optional.empty();
    }

    /** Whether a part of the body of the reduction is above 0 at each of its indices. */
    private boolean isAboveZero(ValueTerm.Reduction reduction, ValueTerm part, Hypotheses where) {
        FreshIndices.Opened opened = open.of((ValueTerm.Reduction) terms.reduction(reduction.monoid(), reduction.type(),
                reduction.indices(), reduction.guard(), part), where);
        Hypotheses there = where.where(opened.guard());
        return signs.of(form.of(opened.body(), there), there).isPositive();
    }

    private static boolean isAbsolute(ValueTerm atom) {
        return atom instanceof ValueTerm.Apply apply
                && apply.operation().equals(new Operation.OfUnary(UnaryOperator.ABS));
    }
}
