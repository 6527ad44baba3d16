package io.verifyrules.verifier.algebra;

import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Inverses of polynomials that are proved not to be 0. One addend is inverted factor by factor. A sum of several is
 * written as a number, a product of powers and a sum in which neither is left. That sum becomes an atom, which has a
 * power below 0.
 */
final class Quotients {

    /** Rewritings of one polynomial; each makes a degree smaller. */
    private static final int MOST_REDUCTIONS = 60;

    private final AlgebraicForm form;
    private final Signs signs;
    private final Map<ValueTerm, Polynomial> sums = new HashMap<>();

    Quotients(AlgebraicForm form, Signs signs) {
        this.form = form;
        this.signs = signs;
    }

    /** The sum that an atom stands for, if it stands for one. */
    Optional<Polynomial> sum(ValueTerm atom) {
        return Optional.ofNullable(sums.get(atom));
    }

    /** {@code 1 / divisor} of a divisor without conditions, in a field; nothing unless it is proved not to be 0. */
    Optional<Polynomial> inverse(Polynomial divisor, Hypotheses where) {
        return !form.isField()
                ? Optional.empty()
                : factored(divisor, where).filter(factors -> signs.of(factors, where).isNotZero())
                        .map(factors -> Polynomial.of(factors.powers().power(Ratio.of(-1)))
                                .times(factors.coefficient().inverse()));
    }

    /** The polynomial as one product; a sum of several becomes an atom. It has no conditions, and is not 0 as a polynomial. */
    Optional<Addend> factored(Polynomial polynomial, Hypotheses where) {
        if (polynomial.isZero() || polynomial.condition().isPresent()) {
            return Optional.empty();
        }
        if (polynomial.single().isPresent()) {
            return polynomial.single();
        }
        Powers common = common(polynomial, where);
        Polynomial shared = polynomial.times(common.power(Ratio.of(-1)));
        Polynomial primitive = writtenOut(shared);
        if (form.gaveUp() || primitive.isZero()) {
            return Optional.empty();
        }
        if (!primitive.equals(shared)) {
            return factored(primitive, where)
                    .map(rest -> new Addend(rest.coefficient(), rest.powers().times(common), Truth.TRUE));
        }
        Ratio first = primitive.addends().getFirst().coefficient();
        Ratio leading = form.isField() ? first : Ratio.of(first.signum());
        primitive = primitive.times(leading.inverse());
        ValueTerm atom = form.element(primitive);
        sums.put(atom, primitive);
        return Optional.of(new Addend(leading, common.times(Powers.of(atom, Ratio.ONE)), Truth.TRUE));
    }

    /** The polynomial with the sums written out that atoms with whole powers above 0 stand for. */
    Polynomial writtenOut(Polynomial polynomial) {
        if (polynomial.addends()
                .stream()
                .noneMatch(addend -> addend.powers()
                        .exponents()
                        .keySet()
                        .stream()
                        .anyMatch(atom -> isWrittenOut(addend, atom)))) {
            return polynomial;
        }
        Polynomial all = Polynomial.ZERO;
        for (Addend addend : polynomial.addends()) {
            Powers powers = addend.powers().of(atom -> !isWrittenOut(addend, atom));
            Polynomial product = new Polynomial(List.of(new Addend(addend.coefficient(), powers, addend.guard())));
            for (Map.Entry<ValueTerm, Ratio> power : addend.powers().exponents().entrySet()) {
                if (isWrittenOut(addend, power.getKey())) {
                    for (int i = 0; i < power.getValue().numerator().intValueExact(); i++) {
                        product = form.product(product, sum(power.getKey()).orElseThrow());
                    }
                }
            }
            all = all.plus(product);
        }
        return all;
    }

    private boolean isWrittenOut(Addend addend, ValueTerm atom) {
        Ratio exponent = addend.powers().exponent(atom);
        return exponent.signum() > 0 && exponent.isWhole() && sums.containsKey(atom);
    }

    /**
     * The polynomial with no product of a sum's first addend and an inverse of the sum. With {@code u = p + r} the term
     * {@code p / u} becomes {@code 1 - r / u}, where {@code u} is proved not to be 0.
     */
    Polynomial reduced(Polynomial polynomial, Hypotheses where) {
        Polynomial reduced = polynomial;
        for (int step = 0; step < MOST_REDUCTIONS; step++) {
            Optional<Reduction> found = reducible(reduced, where);
            if (found.isEmpty()) {
                return reduced;
            }
            reduced = found.get().in(reduced);
        }
        return reduced;
    }

    private Optional<Reduction> reducible(Polynomial polynomial, Hypotheses where) {
        for (Addend addend : polynomial.addends()) {
            for (ValueTerm atom : addend.powers().exponents().keySet()) {
                Optional<Reduction> reduction = sum(atom).map(sum -> new Reduction(atom, sum))
                        .filter(each -> each.concerns(addend) && signs.of(atom, where).isNotZero());
                if (reduction.isPresent()) {
                    return reduction;
                }
            }
        }
        return Optional.empty();
    }

    /** The addends that are divided by a sum, and have the first addend of the sum as a factor, written in another way. */
    private record Reduction(ValueTerm atom, Polynomial sum) {

        boolean concerns(Addend addend) {
            return addend.powers().exponent(atom).compareTo(Ratio.of(-1)) <= 0 && sum.addends()
                    .getFirst()
                    .powers()
                    .exponents()
                    .entrySet()
                    .stream()
                    .allMatch(power -> power.getValue().signum() > 0
                            && addend.powers().exponent(power.getKey()).compareTo(power.getValue()) >= 0);
        }

        Polynomial in(Polynomial polynomial) {
            Addend first = sum.addends().getFirst();
            Polynomial concerned = new Polynomial(polynomial.addends().stream().filter(this::concerns).toList());
            Polynomial others = new Polynomial(
                    polynomial.addends().stream().filter(addend -> !concerns(addend)).toList());
            Polynomial quotient = concerned.times(first.powers().power(Ratio.of(-1)));
            Polynomial rest = sum.plus(new Polynomial(List.of(first)).times(Ratio.of(-1)));
            return others.plus(quotient.times(Powers.of(atom, Ratio.ONE)))
                    .plus(quotient.times(rest).times(Ratio.of(-1)));
        }
    }

    /** The powers of atoms other than 0 that all addends share. */
    private Powers common(Polynomial polynomial, Hypotheses where) {
        Powers common = Powers.NONE;
        for (Addend addend : polynomial.addends()) {
            for (ValueTerm atom : addend.powers().exponents().keySet()) {
                Ratio least = polynomial.addends()
                        .stream()
                        .map(other -> other.powers().exponent(atom))
                        .min(Ratio::compareTo)
                        .orElse(Ratio.ZERO);
                if (common.exponent(atom).signum() == 0 && least.signum() != 0 && signs.of(atom, where).isNotZero()) {
                    common = common.times(Powers.of(atom, least));
                }
            }
        }
        return common;
    }
}
