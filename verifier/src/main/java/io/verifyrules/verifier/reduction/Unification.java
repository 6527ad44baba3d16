package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The indices that must be equal so that two elements of the same form are. Each pair of elements is compared once,
 * however often it is met: where operands may change places, every level would double the work.
 */
final class Unification {

    /** Each leaf is compared with all of the other side. */
    private static final int LONGEST_CHAIN = 16;

    private final Map<List<ValueTerm>, Optional<List<IndexEquation>>> known = new HashMap<>();

    /** The equations, or nothing where the forms differ. */
    Optional<List<IndexEquation>> of(ValueTerm left, ValueTerm right) {
        List<ValueTerm> key = List.of(left, right);
        Optional<List<IndexEquation>> before = known.get(key);
        if (before != null) {
            return before;
        }
        Optional<List<IndexEquation>> equations = unify(left, right);
        known.put(key, equations);
        return equations;
    }

    private Optional<List<IndexEquation>> unify(ValueTerm left, ValueTerm right) {
        if (left.equals(right)) {
            return Optional.of(List.of());
        }
        return switch (left) {
            case ValueTerm.Read a -> right instanceof ValueTerm.Read b && a.origin().equals(b.origin())
                    ? Optional.of(equations(a, b))
                    : Optional.empty();
            case ValueTerm.Counted a when right instanceof ValueTerm.Counted b ->
                a.rankClass().isEmpty() && b.rankClass().isEmpty()
                        ? Optional.of(List.of())
                        : a.comparedOn(b).map(singleton -> equations(singleton, a.number(), b.number()));
            case ValueTerm.Counted ignored -> Optional.empty();
            case ValueTerm.Apply a ->
                right instanceof ValueTerm.Apply b && a.operation().equals(b.operation()) && a.type().equals(b.type())
                        ? unify(a, b)
                        : Optional.empty();
            case ValueTerm.If a -> right instanceof ValueTerm.If b
                    ? both(of(a.then(), b.then()), of(a.otherwise(), b.otherwise()))
                    : Optional.empty();
            case ValueTerm.Reduction a -> right instanceof ValueTerm.Reduction b && a.monoid().equals(b.monoid())
                    ? Optional.of(of(a.body(), b.body()).orElse(List.of()))
                    : Optional.empty();
            case ValueTerm.Literal ignored -> Optional.empty();
            case ValueTerm.Parameter ignored -> Optional.empty();
        };
    }

    private Optional<List<IndexEquation>> unify(ValueTerm.Apply a, ValueTerm.Apply b) {
        Optional<List<IndexEquation>> inOrder = Optional.of(List.of());
        for (int i = 0; i < a.operands().size(); i++) {
            inOrder = both(inOrder, of(a.operands().get(i), b.operands().get(i)));
        }
        return inOrder.isPresent() || a.operation().commuting().isEmpty()
                ? inOrder
                : both(of(a.operands().get(0), b.operands().get(1)), of(a.operands().get(1), b.operands().get(0)))
                        .or(() -> ofChains(a, b));
    }

    /** The equations of terms or factors in another order or grouping: each with the first one left that has its form. */
    private Optional<List<IndexEquation>> ofChains(ValueTerm.Apply a, ValueTerm.Apply b) {
        List<ValueTerm> left = leaves(a);
        List<ValueTerm> rest = leaves(b);
        if (left.size() < 3 || left.size() != rest.size() || left.size() > LONGEST_CHAIN) {
            return Optional.empty();
        }
        Optional<List<IndexEquation>> all = Optional.of(List.of());
        for (ValueTerm leaf : left) {
            Optional<ValueTerm> partner = rest.stream().filter(other -> of(leaf, other).isPresent()).findFirst();
            all = both(all, partner.flatMap(other -> of(leaf, other)));
            partner.ifPresent(rest::remove);
        }
        return all;
    }

    /** The terms or factors of a chain, from the left; of a longer one more than the most, and not all. */
    private static List<ValueTerm> leaves(ValueTerm.Apply chain) {
        List<ValueTerm> leaves = new ArrayList<>();
        collect(chain, chain.operation(), leaves);
        return leaves;
    }

    private static void collect(ValueTerm term, Operation operation, List<ValueTerm> leaves) {
        if (leaves.size() > LONGEST_CHAIN) {
            return;
        }
        if (term instanceof ValueTerm.Apply apply && apply.operation().equals(operation)) {
            apply.operands().forEach(operand -> collect(operand, operation, leaves));
        } else {
            leaves.add(term);
        }
    }

    private static Optional<List<IndexEquation>> both(Optional<List<IndexEquation>> first,
            Optional<List<IndexEquation>> second) {
        if (first.isEmpty() || second.isEmpty()) {
            return Optional.empty();
        }
        Set<IndexEquation> all = new LinkedHashSet<>(first.get());
        all.addAll(second.get());
        return Optional.of(List.copyOf(all));
    }

    private static List<IndexEquation> equations(ValueTerm.Read a, ValueTerm.Read b) {
        List<IndexEquation> equations = new ArrayList<>();
        for (Map.Entry<AggregatedAxis, LaneInt> index : a.index().entrySet()) {
            RankClass rankClass = index.getKey().rankClass();
            LaneInt other = Objects.requireNonNull(b.index().get(index.getKey()), "one tensor, one set of axes");
            equations.addAll(equations(rankClass, index.getValue(), other));
        }
        return equations;
    }

    /**
     * The equations of two numbers, and, where each has one entry of one tensor in it, the chance that these entries
     * are one.
     */
    private static List<IndexEquation> equations(RankClass rankClass, LaneInt left, LaneInt right) {
        List<IndexEquation> equations = new ArrayList<>(List.of(new IndexEquation(rankClass, left, right)));
        List<CompoundAtom.Entry> ours = entries(left);
        List<CompoundAtom.Entry> theirs = entries(right);
        if (!left.equals(right) && ours.size() == 1 && theirs.size() == 1
                && ours.getFirst().origin().equals(theirs.getFirst().origin())) {
            ours.getFirst()
                    .at()
                    .forEach((axis, index) -> equations.addAll(equations(axis.rankClass(), index,
                            Objects.requireNonNull(theirs.getFirst().at().get(axis), "one tensor, one set of axes"))));
        }
        return equations;
    }

    private static List<CompoundAtom.Entry> entries(LaneInt number) {
        return Atoms.onLane(List.of(number))
                .stream()
                .filter(CompoundAtom.Entry.class::isInstance)
                .map(CompoundAtom.Entry.class::cast)
                .toList();
    }
}
