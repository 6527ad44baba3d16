package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A way to set the factors of two guarded terms against each other so that they have the same form; the equations between
 * their index terms are what remains to be solved.
 *
 * @param right     the factors of the right term, in the order in which they meet those of the left one
 * @param equations between indices of corresponding reads
 */
record FactorPairing(List<ValueTerm> right, List<IndexEquation> equations) {

    /** More ways than any sensible rule needs; the rest is not tried. */
    private static final int MOST = 24;

    /** The ways in which the factors fit, most literal first. */
    static List<FactorPairing> of(List<ValueTerm> left, List<ValueTerm> right) {
        if (left.size() != right.size()) {
            return List.of();
        }
        List<FactorPairing> partial = List.of(new FactorPairing(List.of(), List.of()));
        for (ValueTerm factor : left) {
            List<FactorPairing> longer = new ArrayList<>();
            for (FactorPairing pairing : partial) {
                for (ValueTerm other : unused(right, pairing.right())) {
                    unify(factor, other).ifPresent(equations -> longer.add(pairing.and(other, equations)));
                }
            }
            partial = longer.size() > MOST ? longer.subList(0, MOST) : longer;
        }
        return partial;
    }

    private static List<ValueTerm> unused(List<ValueTerm> all, List<ValueTerm> used) {
        List<ValueTerm> rest = new ArrayList<>(all);
        used.forEach(rest::remove);
        return rest.stream().distinct().toList();
    }

    private FactorPairing and(ValueTerm other, List<IndexEquation> more) {
        List<ValueTerm> factors = new ArrayList<>(right);
        factors.add(other);
        List<IndexEquation> all = new ArrayList<>(equations);
        all.addAll(more);
        return new FactorPairing(factors, all);
    }

    private static Optional<List<IndexEquation>> unify(ValueTerm left, ValueTerm right) {
        if (left.equals(right)) {
            return Optional.of(List.of());
        }
        return switch (left) {
            case ValueTerm.Read a -> right instanceof ValueTerm.Read b && a.tensor().equals(b.tensor())
                    ? Optional.of(equations(a, b))
                    : Optional.empty();
            case ValueTerm.Counted a -> right instanceof ValueTerm.Counted b && a.rankClass().equals(b.rankClass())
                    ? Optional.of(a.rankClass().map(c -> new IndexEquation(c, a.number(), b.number())).stream()
                            .toList())
                    : Optional.empty();
            case ValueTerm.Apply a -> right instanceof ValueTerm.Apply b && a.operation().equals(b.operation())
                    ? unify(a, b)
                    : Optional.empty();
            case ValueTerm.If a -> right instanceof ValueTerm.If b
                    ? both(unify(a.then(), b.then()), unify(a.otherwise(), b.otherwise()))
                    : Optional.empty();
            case ValueTerm.Reduction a -> right instanceof ValueTerm.Reduction b && a.monoid() == b.monoid()
                    ? Optional.of(unify(a.body(), b.body()).orElse(List.of()))
                    : Optional.empty();
            case ValueTerm.Literal ignored -> Optional.empty();
            case ValueTerm.Parameter ignored -> Optional.empty();
        };
    }

    private static Optional<List<IndexEquation>> unify(ValueTerm.Apply a, ValueTerm.Apply b) {
        Optional<List<IndexEquation>> inOrder = Optional.of(List.of());
        for (int i = 0; i < a.operands().size(); i++) {
            inOrder = both(inOrder, unify(a.operands().get(i), b.operands().get(i)));
        }
        return inOrder.isPresent() || !a.operation().commutes()
                ? inOrder
                : both(unify(a.operands().get(0), b.operands().get(1)),
                        unify(a.operands().get(1), b.operands().get(0)));
    }

    private static Optional<List<IndexEquation>> both(Optional<List<IndexEquation>> first,
            Optional<List<IndexEquation>> second) {
        if (first.isEmpty() || second.isEmpty()) {
            return Optional.empty();
        }
        List<IndexEquation> all = new ArrayList<>(first.get());
        all.addAll(second.get());
        return Optional.of(all);
    }

    private static List<IndexEquation> equations(ValueTerm.Read a, ValueTerm.Read b) {
        List<IndexEquation> equations = new ArrayList<>();
        for (Map.Entry<AggregatedAxis, LaneInt> index : a.index().entrySet()) {
            RankClass rankClass = index.getKey().rankClass();
            LaneInt other = Objects.requireNonNull(b.index().get(index.getKey()), "one tensor, one set of axes");
            equations.add(new IndexEquation(rankClass, index.getValue(), other));
        }
        return equations;
    }
}
