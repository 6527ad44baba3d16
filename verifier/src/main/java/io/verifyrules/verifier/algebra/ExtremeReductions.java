package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.reduction.FreshIndices;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Maxima and minima over regions that have an index, as polynomials in simpler ones. Addends that all terms share and
 * that do not depend on the index come out of them. So do a factor above or below 0, and {@code exp}, which keeps the
 * order. Over a region with a condition that both parts have an index for, it is the greater of the maxima of both
 * parts.
 *
 * <p>Without an index there is no greatest element, and none of this is done.
 */
final class ExtremeReductions {

    private final AlgebraicForm form;
    private final ValueTerms terms;
    private final ReductionAtoms reductions;
    private final IndicesFromZero regular;
    private final Regions regions;
    private final Signs signs;

    ExtremeReductions(AlgebraicForm form, ValueTerms terms, ReductionAtoms reductions, IndicesFromZero regular,
            Regions regions, Signs signs) {
        this.form = form;
        this.terms = terms;
        this.reductions = reductions;
        this.regular = regular;
        this.regions = regions;
        this.signs = signs;
    }

    /** The extremum of the body over the indices of what was opened. */
    Polynomial of(Monoid monoid, FreshIndices.Opened opened, Polynomial body, Hypotheses where) {
        Optional<Truth> condition = body.condition();
        if (condition.isPresent()) {
            return inParts(monoid, opened, body, condition.get(), where)
                    .orElseGet(() -> reductions.whole(monoid, opened, body, where));
        }
        return regions.haveAnIndex(opened, where)
                ? taken(monoid, opened, body, where)
                : reductions.whole(monoid, opened, body, where);
    }

    /** The greater of the extrema where the condition holds and where it fails; of one of both where the other has no index. */
    private Optional<Polynomial> inParts(Monoid monoid, FreshIndices.Opened opened, Polynomial body, Truth holds,
            Hypotheses where) {
        Truth fails = Truth.not(holds);
        if (regions.areEmpty(part(opened, fails), where)) {
            return Optional.of(of(monoid, opened, body.given(holds), where));
        }
        if (regions.areEmpty(part(opened, holds), where)) {
            return Optional.of(of(monoid, opened, body.given(fails), where));
        }
        return part(monoid, opened, body, holds, where).flatMap(one -> part(monoid, opened, body, fails, where)
                .flatMap(other -> form.extreme(monoid.operator(), one, other)));
    }

    /** The extremum where the condition holds; nothing where no index is found there. */
    private Optional<Polynomial> part(Monoid monoid, FreshIndices.Opened opened, Polynomial body, Truth condition,
            Hypotheses where) {
        FreshIndices.Opened part = part(opened, condition);
        FreshIndices.Opened shifted = regular
                .of(new FreshIndices.Opened(part.indices(), part.guard(), form.element(body.given(condition))), where);
        return regions.haveAnIndex(shifted, where)
                ? Optional.of(of(monoid, shifted, form.of(shifted.body(), where.where(shifted.guard())), where))
                : Optional.empty();
    }

    private static FreshIndices.Opened part(FreshIndices.Opened opened, Truth condition) {
        return new FreshIndices.Opened(opened.indices(), Truth.allOf(List.of(opened.guard(), condition)),
                opened.body());
    }

    /** The extremum of a body without conditions over a region that has an index. */
    private Polynomial taken(Monoid monoid, FreshIndices.Opened opened, Polynomial body, Hypotheses where) {
        Set<LaneAtom.Variable> indices = ReductionAtoms.indices(opened);
        List<Addend> depending = new ArrayList<>();
        List<Addend> free = new ArrayList<>();
        for (Addend addend : body.addends()) {
            (addend.powers().exponents().keySet().stream().allMatch(atom -> reductions.isFree(atom, indices))
                    ? free
                    : depending).add(addend);
        }
        if (!free.isEmpty() && !form.may(Law.SHIFT_KEEPS_ORDER)) {
            return reductions.whole(monoid, opened, body, where);
        }
        if (depending.isEmpty()) {
            return form.may(Law.MAX_IDEMPOTENT, Law.MIN_IDEMPOTENT)
                    ? body
                    : reductions.whole(monoid, opened, body, where);
        }
        return apart(monoid, opened, new Polynomial(depending), where).plus(new Polynomial(free));
    }

    /** Addends that share no index have extrema of their own. */
    private Polynomial apart(Monoid monoid, FreshIndices.Opened opened, Polynomial body, Hypotheses where) {
        Set<ValueTerm> addends = new LinkedHashSet<>();
        body.addends().forEach(addend -> addends.add(form.element(new Polynomial(List.of(addend)))));
        List<IndexGroups.Group> groups = new IndexGroups(terms).of(opened, addends);
        if (groups.size() == 1 || !form.may(Law.SHIFT_KEEPS_ORDER)) {
            return scaled(monoid, opened, body, ReductionAtoms.indices(opened), where);
        }
        Polynomial sum = Polynomial.ZERO;
        for (IndexGroups.Group group : groups) {
            List<Addend> own = body.addends()
                    .stream()
                    .filter(addend -> group.atoms().contains(form.element(new Polynomial(List.of(addend)))))
                    .toList();
            if (!own.isEmpty()) {
                sum = sum.plus(scaled(monoid, group.region(), new Polynomial(own),
                        ReductionAtoms.indices(group.region()), where));
            }
        }
        return sum;
    }

    /** Without a factor that all addends share; one below 0 makes a maximum a minimum. */
    private Polynomial scaled(Monoid monoid, FreshIndices.Opened opened, Polynomial body,
            Set<LaneAtom.Variable> indices, Hypotheses where) {
        Addend first = body.addends().getFirst();
        Powers factor = Powers.NONE;
        for (ValueTerm atom : first.powers().exponents().keySet()) {
            Ratio exponent = first.powers().exponent(atom);
            boolean shared = reductions.isFree(atom, indices)
                    && body.addends().stream().allMatch(each -> each.powers().exponent(atom).equals(exponent));
            if (shared && signs.of(atom, where).isOneSided()) {
                factor = factor.times(Powers.of(atom, exponent));
            }
        }
        Sign sign = signs.of(new Addend(first.coefficient(), factor, Truth.TRUE), where);
        if (!form.may(Law.SCALING_KEEPS_ORDER, Law.NEG_REVERSES_ORDER) || !sign.isOneSided()) {
            return exponentials(monoid, opened, body, where);
        }
        Monoid inner = sign.isNotNegative() ? monoid : monoid == Monoid.MAX ? Monoid.MIN : Monoid.MAX;
        Polynomial rest = body.times(factor.power(Ratio.of(-1))).times(first.coefficient().inverse());
        return form.product(Polynomial.of(factor).times(first.coefficient()), exponentials(inner, opened, rest, where));
    }

    /** The extremum of exponentials is the exponential of that of the exponents, as {@code exp} keeps the order. */
    private Polynomial exponentials(Monoid monoid, FreshIndices.Opened opened, Polynomial body, Hypotheses where) {
        Optional<Powers> only = body.single()
                .filter(addend -> addend.coefficient().equals(Ratio.ONE))
                .map(Addend::powers)
                .filter(powers -> powers.exponents().keySet().stream().allMatch(ReductionAtoms::isExponential));
        if (only.isEmpty() || !form.may(Law.EXP_MONOTONE)) {
            return reductions.whole(monoid, opened, body, where);
        }
        Polynomial exponent = exponent(only.get(), where.where(opened.guard()));
        return exponent.condition().isPresent()
                ? reductions.whole(monoid, opened, body, where)
                : form.exponential(taken(monoid, opened, exponent, where), where)
                        .orElseGet(() -> reductions.whole(monoid, opened, body, where));
    }

    /** The exponent of the product of these exponentials. */
    Polynomial exponent(Powers exponentials, Hypotheses where) {
        Polynomial exponent = Polynomial.ZERO;
        for (Map.Entry<ValueTerm, Ratio> power : exponentials.exponents().entrySet()) {
            ValueTerm argument = ((ValueTerm.Apply) power.getKey()).operands().getFirst();
            exponent = exponent.plus(form.of(argument, where).times(power.getValue()));
        }
        return exponent;
    }
}
