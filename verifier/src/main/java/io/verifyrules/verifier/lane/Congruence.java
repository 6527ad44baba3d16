package io.verifyrules.verifier.lane;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.solver.Limit;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Equality of two elements at every rank at once: they have the same form, their folds are pairwise equivalent lane by lane,
 * and their reads and numbers pairwise agree lane by lane, all under the hypotheses and the folds that the path takes as
 * true; their reductions are matched. "No" means that this argument does not apply, not that the elements differ.
 */
public final class Congruence {

    private final LaneOracle oracle;
    private final ReductionEquality reductions;
    private final Limit limit;
    private final Map<List<Object>, Boolean> known = new HashMap<>();

    /** Congruence by the oracle's answers; reductions are compared by {@code reductions}. */
    public Congruence(LaneOracle oracle, ReductionEquality reductions, Limit limit) {
        this.oracle = oracle;
        this.reductions = reductions;
        this.limit = limit;
    }

    /** Whether the two elements are proved equal in every instance that satisfies the hypotheses. */
    public boolean equal(ValueTerm left, ValueTerm right, Hypotheses hypotheses) {
        if (left.equals(right)) {
            return true;
        }
        List<Object> key = List.of(left, right, hypotheses);
        Boolean before = known.get(key);
        if (before != null) {
            return before;
        }
        // What failed is remembered as well: where operands may change places, each level would try it twice.
        boolean equal = !limit.reached() && (compare(left, right, hypotheses) || reductions.equal(left, right,
                hypotheses));
        known.put(key, equal);
        return equal;
    }

    private boolean compare(ValueTerm left, ValueTerm right, Hypotheses hypotheses) {
        return switch (left) {
            case ValueTerm.Read a -> right instanceof ValueTerm.Read b && a.tensor().equals(b.tensor())
                    && a.index().entrySet().stream().allMatch(entry -> b.index().containsKey(entry.getKey())
                            && agree(entry.getKey().rankClass(), entry.getValue(),
                                    b.index().getOrDefault(entry.getKey(), entry.getValue()), hypotheses));
            case ValueTerm.Counted a -> right instanceof ValueTerm.Counted b && a.rankClass().isPresent()
                    && a.rankClass().equals(b.rankClass())
                    && agree(a.rankClass().get(), a.number(), b.number(), hypotheses);
            case ValueTerm.Apply a -> right instanceof ValueTerm.Apply b && a.operation().equals(b.operation())
                    && a.type().equals(b.type()) && operandsEqual(a, b, hypotheses);
            case ValueTerm.If a -> right instanceof ValueTerm.If b
                    && equivalent(a.condition(), b.condition(), hypotheses)
                    && equal(a.then(), b.then(), hypotheses.where(a.condition()))
                    && equal(a.otherwise(), b.otherwise(), hypotheses.whereNot(a.condition()));
            case ValueTerm.Reduction ignored -> false;
            case ValueTerm.Literal ignored -> false;
            case ValueTerm.Parameter ignored -> false;
        };
    }

    private boolean agree(RankClass rankClass, LaneInt left, LaneInt right, Hypotheses hypotheses) {
        return oracle.entails(rankClass, hypotheses.of(rankClass), LaneBool.equal(left, right));
    }

    private boolean operandsEqual(ValueTerm.Apply a, ValueTerm.Apply b, Hypotheses hypotheses) {
        List<ValueTerm> left = a.operands();
        List<ValueTerm> right = b.operands();
        boolean inOrder = true;
        for (int i = 0; i < left.size() && inOrder; i++) {
            inOrder = equal(left.get(i), right.get(i), hypotheses);
        }
        return inOrder || (a.operation().commutes() && equal(left.get(0), right.get(1), hypotheses)
                && equal(left.get(1), right.get(0), hypotheses));
    }

    /** Whether two conditions are conjunctions of folds, equivalent class by class, beside parts that are the same. */
    private boolean equivalent(Truth left, Truth right, Hypotheses hypotheses) {
        Map<RankClass, List<LaneBool>> leftFolds = new LinkedHashMap<>();
        Map<RankClass, List<LaneBool>> rightFolds = new LinkedHashMap<>();
        if (!split(left, leftFolds).equals(split(right, rightFolds))) {
            return false;
        }
        Set<RankClass> classes = new HashSet<>(leftFolds.keySet());
        classes.addAll(rightFolds.keySet());
        return classes.stream().allMatch(rankClass -> {
            LaneBool a = LaneBool.allOf(leftFolds.getOrDefault(rankClass, List.of()));
            LaneBool b = LaneBool.allOf(rightFolds.getOrDefault(rankClass, List.of()));
            return oracle.entails(rankClass, hypotheses.and(rankClass, a).of(rankClass), b)
                    && oracle.entails(rankClass, hypotheses.and(rankClass, b).of(rankClass), a);
        });
    }

    private static Set<Truth> split(Truth condition, Map<RankClass, List<LaneBool>> folds) {
        Set<Truth> others = new HashSet<>();
        for (Truth conjunct : Truth.conjuncts(condition)) {
            if (conjunct instanceof Truth.Fold fold) {
                folds.computeIfAbsent(fold.rankClass(), key -> new ArrayList<>()).add(fold.predicate());
            } else {
                others.add(conjunct);
            }
        }
        return others;
    }
}
