package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.element.ElementReducer;
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
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Reductions as polynomials in simpler ones. A sum of several is the sum of the sums, and a factor that does not depend
 * on the index comes out of it. A product of exponentials is the exponential of a sum. Maxima and minima are left to
 * {@link ExtremeReductions}.
 *
 * <p>A factor with a power below 0 is known not to be 0 as far as there is an index. It comes out only where that is
 * proved without one. In {@code sum(a / sum(a))} the divisor is 0 where nothing is summed, and the whole is 0 then, and
 * not 1.
 */
final class ReductionAtoms {

    private final AlgebraicForm form;
    private final ValueTerms terms;
    private final IndicesFromZero closed;
    private final OpenedReductions open;
    private final Regions regions;
    private final Signs signs;
    private final ClosedSums sums;
    private final ExtremeReductions extrema;
    private final ProductAtoms products;

    ReductionAtoms(AlgebraicForm form, ValueTerms terms, IndicesFromZero closed, OpenedReductions open, Regions regions,
            Signs signs, ClosedSums sums) {
        this.form = form;
        this.terms = terms;
        this.closed = closed;
        this.open = open;
        this.regions = regions;
        this.signs = signs;
        this.sums = sums;
        this.extrema = new ExtremeReductions(form, terms, this, closed, regions, signs);
        this.products = new ProductAtoms(form, terms, closed, open, signs, this);
    }

    ProductAtoms products() {
        return products;
    }

    Polynomial of(ValueTerm.Reduction reduction, Hypotheses where) {
        FreshIndices.Opened opened = open.of(reduction, where);
        Polynomial body = form.of(opened.body(), where.where(opened.guard()));
        return switch (reduction.monoid()) {
            case Monoid monoid when monoid == Monoid.SUM -> sum(opened, body, where);
            case Monoid monoid when monoid == Monoid.MAX || monoid == Monoid.MIN ->
                extrema.of(monoid, opened, body, where);
            case Monoid monoid when monoid == Monoid.PRODUCT -> products.of(opened, body, where);
            default -> whole(reduction.monoid(), opened, body, where);
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
        return Polynomial.of(closed.of(Monoid.SUM, indices, guard, form.built().product(Ratio.ONE, inside), where));
    }

    /** The reduction as an atom. */
    Polynomial whole(ElementReducer reducer, FreshIndices.Opened opened, Polynomial body, Hypotheses where) {
        return Polynomial.of(closed.of(reducer, opened.indices(), opened.guard(), form.element(body), where));
    }

    /** The exponent of the product of these exponentials. */
    Polynomial exponent(Powers exponentials, Hypotheses where) {
        return extrema.exponent(exponentials, where);
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
