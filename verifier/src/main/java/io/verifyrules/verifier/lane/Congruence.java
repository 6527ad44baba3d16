package io.verifyrules.verifier.lane;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.Ledger;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Equality of two elements at every rank at once: they have the same form, their folds are pairwise equivalent lane by lane,
 * and their reads and numbers pairwise agree lane by lane, all under the hypotheses and the folds that the path takes as
 * true; their reductions are matched. "No" means that this argument does not apply, not that the elements differ.
 */
public final class Congruence {

    private final LaneOracle oracle;
    private final ValueTerms terms;
    private final ReductionEquality reductions;
    private final Limit limit;
    private final Grants grants;
    private final Map<List<Object>, Optional<Evidence>> known = new HashMap<>();

    /** Congruence by the oracle's answers; reductions are compared by {@code reductions}. */
    public Congruence(LaneOracle oracle, ValueTerms terms, ReductionEquality reductions, Grants grants, Limit limit) {
        this.oracle = oracle;
        this.terms = terms;
        this.reductions = reductions;
        this.grants = grants;
        this.limit = limit;
    }

    /** What a proof that the two elements are equal in every instance that satisfies the hypotheses rests on. */
    public Optional<Evidence> equal(ValueTerm left, ValueTerm right, Hypotheses hypotheses) {
        if (left.equals(right)) {
            return Optional.of(Evidence.NONE);
        }
        List<Object> key = List.of(left, right, hypotheses);
        Optional<Evidence> before = known.get(key);
        if (before != null) {
            return before;
        }
        if (limit.reached()) {
            return Optional.empty();
        }
        // What failed is remembered as well: where operands may change places, each level would try it twice.
        Optional<Evidence> equal = compare(left, right, hypotheses).or(() -> reductions.equal(left, right, hypotheses));
        if (equal.isPresent() || !limit.reached()) {
            known.put(key, equal);
        }
        return equal;
    }

    private Optional<Evidence> compare(ValueTerm left, ValueTerm right, Hypotheses hypotheses) {
        return switch (left) {
            case ValueTerm.Read a -> lawless(
                    right instanceof ValueTerm.Read b && a.tensor().equals(b.tensor())
                            && a.index()
                                    .entrySet()
                                    .stream()
                                    .allMatch(entry -> b.index().containsKey(entry.getKey()) && agree(
                                            entry.getKey().rankClass(), entry.getValue(),
                                            b.index().getOrDefault(entry.getKey(), entry.getValue()), hypotheses)));
            case ValueTerm.Counted a -> lawless(right instanceof ValueTerm.Counted b && a.rankClass().isPresent()
                    && a.rankClass().equals(b.rankClass())
                    && agree(a.rankClass().get(), a.number(), b.number(), hypotheses));
            case ValueTerm.Apply a ->
                right instanceof ValueTerm.Apply b && a.operation().equals(b.operation()) && a.type().equals(b.type())
                        ? operandsEqual(a, b, hypotheses)
                        : Optional.empty();
            case ValueTerm.If a ->
                right instanceof ValueTerm.If b && equivalent(a.condition(), b.condition(), hypotheses)
                        ? both(equal(a.then(), b.then(), hypotheses.where(a.condition())),
                                () -> equal(a.otherwise(), b.otherwise(), hypotheses.whereNot(a.condition())))
                        : Optional.empty();
            case ValueTerm.Reduction a ->
                right instanceof ValueTerm.Reduction b ? inOrder(a, b, hypotheses) : Optional.empty();
            case ValueTerm.Literal ignored -> Optional.empty();
            case ValueTerm.Parameter ignored -> Optional.empty();
        };
    }

    /**
     * Two reductions that run over the same indices, in the same order, of equal elements. That rests on no law, as both combine
     * the same in the same way. Reductions inside of them are compared alike: to match them, all are matched.
     */
    private Optional<Evidence> inOrder(ValueTerm.Reduction a, ValueTerm.Reduction b, Hypotheses hypotheses) {
        boolean alike = a.monoid() == b.monoid() && a.type().equals(b.type()) && classes(a).equals(classes(b));
        if (!alike) {
            return Optional.empty();
        }
        Map<LaneAtom.Variable, LaneInt> left = new LinkedHashMap<>();
        Map<LaneAtom.Variable, LaneInt> right = new LinkedHashMap<>();
        for (int i = 0; i < a.indices().size(); i++) {
            LaneInt free = LaneInt.of(terms.fresh().opened(a.indices().get(i).variable()));
            left.put(a.indices().get(i).variable(), free);
            right.put(b.indices().get(i).variable(), free);
        }
        LaneTermMap ofLeft = new LaneTermMap(new ReplaceVariables(left), terms);
        LaneTermMap ofRight = new LaneTermMap(new ReplaceVariables(right), terms);
        Truth guard = ofLeft.of(a.guard());
        Truth otherGuard = ofRight.of(b.guard());
        ValueTerm body = ofLeft.of(a.body());
        ValueTerm otherBody = ofRight.of(b.body());
        if (mayBeMatched(a)) {
            return lawless(guard.equals(otherGuard) && body.equals(otherBody));
        }
        return equivalent(guard, otherGuard, hypotheses)
                ? withoutMatching().equal(body, otherBody, hypotheses.where(guard))
                : Optional.empty();
    }

    /** Then the solver need not be asked here: matching does that, and finds other orders as well. */
    private boolean mayBeMatched(ValueTerm.Reduction reduction) {
        return new Ledger(grants).ask(reduction.type(), Law.ofCombinations(reduction.monoid())).isPresent();
    }

    private Congruence withoutMatching() {
        return new Congruence(oracle, terms, (left, right, hypotheses) -> Optional.empty(), grants, limit);
    }

    private static List<RankClass> classes(ValueTerm.Reduction reduction) {
        return reduction.indices().stream().map(ValueTerm.BoundIndex::rankClass).toList();
    }

    private static Optional<Evidence> lawless(boolean proved) {
        return proved ? Optional.of(Evidence.NONE) : Optional.empty();
    }

    private static Optional<Evidence> both(Optional<Evidence> first, Supplier<Optional<Evidence>> second) {
        return first.flatMap(one -> second.get().map(one::and));
    }

    private boolean agree(RankClass rankClass, LaneInt left, LaneInt right, Hypotheses hypotheses) {
        return oracle.entails(rankClass, hypotheses.of(rankClass), LaneBool.equal(left, right));
    }

    private Optional<Evidence> operandsEqual(ValueTerm.Apply a, ValueTerm.Apply b, Hypotheses hypotheses) {
        List<ValueTerm> left = a.operands();
        List<ValueTerm> right = b.operands();
        Optional<Evidence> inOrder = Optional.of(Evidence.NONE);
        for (int i = 0; i < left.size(); i++) {
            int place = i;
            inOrder = both(inOrder, () -> equal(left.get(place), right.get(place), hypotheses));
        }
        return inOrder.or(() -> changed(a, b, hypotheses));
    }

    /** With the operands of one side changed, where the operation has the law for it. */
    private Optional<Evidence> changed(ValueTerm.Apply a, ValueTerm.Apply b, Hypotheses hypotheses) {
        Ledger ledger = new Ledger(grants);
        return a.operation()
                .commuting()
                .flatMap(law -> ledger.ask(a.operands().getFirst().type(), law))
                .flatMap(permission -> both(equal(a.operands().get(0), b.operands().get(1), hypotheses),
                        () -> equal(a.operands().get(1), b.operands().get(0), hypotheses)))
                .map(Evidence.of(ledger)::and);
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
