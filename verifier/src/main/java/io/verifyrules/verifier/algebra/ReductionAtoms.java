package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.normal.MentionedVariables;
import io.verifyrules.verifier.reduction.FreshIndices;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Reductions as polynomials in simpler ones:
 * <ul>
 * <li>a sum of several is the sum of the sums, and a factor that does not depend on the index comes out of it;
 * <li>out of a maximum or minimum over a region that has an index comes what is added to all and does not depend on the index, a factor
 * above or below 0, and {@code exp}, which keeps the order.
 * </ul>
 *
 * <p>A factor with a power below 0 is known not to be 0 as far as there is an index. It comes out only where that is proved without
 * one: in {@code sum(a / sum(a))} the divisor is 0 where nothing is summed, and the whole is 0 then, and not 1.
 */
final class ReductionAtoms {

    private final AlgebraicForm form;
    private final ValueTerms terms;
    private final ClosedReductions closed;
    private final FreshIndices fresh;
    private final Regions regions;
    private final Signs signs;
    private final ClosedSums sums;
    private final ProductAtoms products;

    ReductionAtoms(AlgebraicForm form, ValueTerms terms, ClosedReductions closed, FreshIndices fresh, Regions regions,
            Signs signs, ClosedSums sums) {
        this.form = form;
        this.terms = terms;
        this.closed = closed;
        this.fresh = fresh;
        this.regions = regions;
        this.signs = signs;
        this.sums = sums;
        this.products = new ProductAtoms(form, terms, closed, fresh, signs, this);
    }

    ProductAtoms products() {
        return products;
    }

    Polynomial of(ValueTerm.Reduction reduction, Hypotheses where) {
        FreshIndices.Opened opened = fresh.open(reduction);
        Polynomial body = form.of(opened.body(), where.where(opened.guard()));
        return switch (reduction.monoid()) {
            case Monoid monoid when monoid == Monoid.SUM -> sum(opened, body, where);
            case Monoid monoid when monoid == Monoid.MAX || monoid == Monoid.MIN ->
                extremum(monoid, opened, body, where);
            case Monoid monoid when monoid == Monoid.PRODUCT -> products.of(opened, body, where);
            default -> Polynomial.of(closed.of(reduction.monoid(), opened, opened.guard(), form.element(body)));
        };
    }

    /** The sum of the body. */
    Polynomial sum(FreshIndices.Opened opened, Polynomial body, Hypotheses where) {
        Set<LaneAtom.Variable> indices = indices(opened);
        Polynomial sum = Polynomial.ZERO;
        for (Addend addend : body.addends()) {
            Predicate<ValueTerm> leaves = atom -> isFree(atom, indices)
                    && leaves(opened, atom, addend.powers().exponent(atom), where);
            Powers outside = addend.powers().of(leaves);
            Powers inside = addend.powers().of(leaves.negate());
            Truth guard = Truth.allOf(List.of(opened.guard(), addend.guard()));
            sum = sum.plus(sum(opened.indices(), guard, inside, where).times(outside).times(addend.coefficient()));
        }
        return sum;
    }

    private boolean leaves(FreshIndices.Opened opened, ValueTerm atom, Ratio exponent, Hypotheses where) {
        boolean permitted = signs.permits(atom, exponent, where);
        if (!permitted) {
            regions.isOpen(opened);
        }
        return permitted;
    }

    /** The sum of a product: over one index after the other in closed form, where it has one. */
    private Polynomial sum(List<ValueTerm.BoundIndex> indices, Truth guard, Powers inside, Hypotheses where) {
        Set<LaneAtom.Variable> variables = new HashSet<>();
        indices.forEach(index -> variables.add(index.variable()));
        // What is divided by something that may be 0 where there is no index stays together with the index.
        boolean together = inside.exponents().keySet().stream().anyMatch(atom -> isFree(atom, variables))
                || inside.exponents()
                        .entrySet()
                        .stream()
                        .anyMatch(power -> !Signs.isPlain(power.getValue())
                                && !signs.permits(power.getKey(), power.getValue(), where));
        if (!together && form.may(Law.COUNTS_ARE_EXACT)) {
            for (ValueTerm.BoundIndex index : indices) {
                Optional<ClosedSums.Summed> summed = sums.over(index, inside, guard, where);
                if (summed.isPresent()) {
                    List<ValueTerm.BoundIndex> others = indices.stream().filter(other -> !other.equals(index)).toList();
                    Truth rest = summed.get().guard();
                    return others.isEmpty()
                            ? summed.get().body().where(rest)
                            : sum(new FreshIndices.Opened(others, rest, form.built().number(Ratio.ONE)),
                                    summed.get().body(), where);
                }
            }
        }
        FreshIndices.Opened opened = new FreshIndices.Opened(indices, guard, form.built().number(Ratio.ONE));
        List<IndexGroups.Group> groups = new IndexGroups(terms).of(opened, inside.exponents().keySet());
        if (groups.size() > 1 && !together) {
            Polynomial product = Polynomial.of(Ratio.ONE);
            for (IndexGroups.Group group : groups) {
                Powers own = inside.of(group.atoms()::contains);
                product = form.product(product, sum(group.region().indices(), group.region().guard(), own, where));
            }
            return product;
        }
        return Polynomial.of(closed.of(Monoid.SUM, opened, guard, form.built().product(Ratio.ONE, inside)));
    }

    private Polynomial extremum(Monoid monoid, FreshIndices.Opened opened, Polynomial body, Hypotheses where) {
        if (body.condition().isPresent() || !regions.haveAnIndex(opened, where)) {
            return whole(monoid, opened, body);
        }
        return taken(monoid, opened, body, where);
    }

    private Polynomial whole(Monoid monoid, FreshIndices.Opened opened, Polynomial body) {
        return Polynomial.of(closed.of(monoid, opened, opened.guard(), form.element(body)));
    }

    /** The extremum of a body without conditions over a region that has an index. */
    private Polynomial taken(Monoid monoid, FreshIndices.Opened opened, Polynomial body, Hypotheses where) {
        Set<LaneAtom.Variable> indices = indices(opened);
        List<Addend> depending = new ArrayList<>();
        List<Addend> free = new ArrayList<>();
        for (Addend addend : body.addends()) {
            (addend.powers().exponents().keySet().stream().allMatch(atom -> isFree(atom, indices)) ? free : depending)
                    .add(addend);
        }
        if (!free.isEmpty() && !form.may(Law.SHIFT_KEEPS_ORDER)) {
            return whole(monoid, opened, body);
        }
        if (depending.isEmpty()) {
            return form.may(Law.MAX_IDEMPOTENT, Law.MIN_IDEMPOTENT) ? body : whole(monoid, opened, body);
        }
        return apart(monoid, opened, new Polynomial(depending), where).plus(new Polynomial(free));
    }

    /** What does not depend on the same indices has extrema of its own. */
    private Polynomial apart(Monoid monoid, FreshIndices.Opened opened, Polynomial body, Hypotheses where) {
        Set<ValueTerm> addends = new LinkedHashSet<>();
        body.addends().forEach(addend -> addends.add(form.element(new Polynomial(List.of(addend)))));
        List<IndexGroups.Group> groups = new IndexGroups(terms).of(opened, addends);
        if (groups.size() == 1 || !form.may(Law.SHIFT_KEEPS_ORDER)) {
            return scaled(monoid, opened, body, indices(opened), where);
        }
        Polynomial sum = Polynomial.ZERO;
        for (IndexGroups.Group group : groups) {
            List<Addend> own = body.addends()
                    .stream()
                    .filter(addend -> group.atoms().contains(form.element(new Polynomial(List.of(addend)))))
                    .toList();
            if (!own.isEmpty()) {
                sum = sum.plus(scaled(monoid, group.region(), new Polynomial(own), indices(group.region()), where));
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
            boolean shared = isFree(atom, indices)
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
            return whole(monoid, opened, body);
        }
        Polynomial exponent = exponent(only.get(), where.where(opened.guard()));
        return exponent.condition().isPresent()
                ? whole(monoid, opened, body)
                : form.exponential(taken(monoid, opened, exponent, where), where)
                        .orElseGet(() -> whole(monoid, opened, body));
    }

    /** What the product of these exponentials is the exponential of. */
    Polynomial exponent(Powers exponentials, Hypotheses where) {
        Polynomial exponent = Polynomial.ZERO;
        for (Map.Entry<ValueTerm, Ratio> power : exponentials.exponents().entrySet()) {
            ValueTerm argument = ((ValueTerm.Apply) power.getKey()).operands().getFirst();
            exponent = exponent.plus(form.of(argument, where).times(power.getValue()));
        }
        return exponent;
    }

    static boolean isExponential(ValueTerm atom) {
        return atom instanceof ValueTerm.Apply apply
                && apply.operation().equals(new Operation.OfUnary(UnaryOperator.EXP));
    }

    static Set<LaneAtom.Variable> indices(FreshIndices.Opened opened) {
        Set<LaneAtom.Variable> indices = new HashSet<>();
        opened.indices().forEach(index -> indices.add(index.variable()));
        return indices;
    }

    boolean isFree(ValueTerm atom, Set<LaneAtom.Variable> indices) {
        return Collections.disjoint(MentionedVariables.in(atom, terms), indices);
    }
}
