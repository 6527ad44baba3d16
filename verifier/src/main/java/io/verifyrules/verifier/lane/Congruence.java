package io.verifyrules.verifier.lane;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.Judgement;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.proof.SideCondition;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Supplier;

/**
 * Equality of two elements at every rank at once, where they have the same form. Of what has no form to go into, only the same is
 * equal: a literal, a scalar. The steps, of which only the changing of operands rests on a law:
 * <ul>
 * <li>an operation on equal operands is equal, be it defined there or not: {@code x / 0} is {@code x / 0};
 * <li>so it is where its operands have changed places ({@link Operation#commuting});
 * <li>reads of one tensor are equal where their indices agree on every lane of every axis, and so are numbers;
 * <li>choices are equal where their conditions are equivalent ({@link ConditionEquivalence}) and their branches are equal, each under
 * what its path says;
 * <li>reductions are equal where they run in step over equal elements ({@link ReductionsInStep}); else they are matched.
 * </ul>
 *
 * <p>All that is under the hypotheses and the folds that the path takes as true. "No" means that this argument does not apply, not
 * that the elements differ.
 */
public final class Congruence {

    private final LaneOracle oracle;
    private final ConditionEquivalence conditions;
    private final ValueTerms terms;
    private final ReductionEquality reductions;
    private final Limit limit;
    private final Grants grants;
    private final Map<List<Object>, Optional<Evidence>> known = new HashMap<>();

    /** Congruence by the oracle's answers; reductions are compared by {@code reductions}. */
    public Congruence(LaneOracle oracle, ValueTerms terms, ReductionEquality reductions, Grants grants, Limit limit) {
        this.oracle = oracle;
        this.conditions = new ConditionEquivalence(oracle);
        this.terms = terms;
        this.reductions = reductions;
        this.grants = grants;
        this.limit = limit;
    }

    /** Assumptions on all elements, under which reductions are compared. */
    List<Truth> given() {
        return reductions.given();
    }

    /** The grounds of a proof that the two elements are equal in every instance that satisfies the hypotheses. */
    public Optional<Evidence> equal(ValueTerm left, ValueTerm right, Hypotheses hypotheses) {
        if (left.equals(right)) {
            return Optional.of(Evidence.NONE);
        }
        if (!left.type().equals(right.type())) {
            return Optional.empty();
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
        Optional<Evidence> equal = reductions.atOnce(left, right, hypotheses)
                .or(() -> compare(left, right, hypotheses))
                .or(() -> reductions.equal(left, right, hypotheses));
        if (equal.isPresent() || !limit.reached()) {
            known.put(key, equal);
        }
        return equal;
    }

    private Optional<Evidence> compare(ValueTerm left, ValueTerm right, Hypotheses hypotheses) {
        return switch (left) {
            case ValueTerm.Read a ->
                right instanceof ValueTerm.Read b && a.origin().equals(b.origin()) && a.type().equals(b.type())
                        ? agree(a.index(), b.index(), hypotheses).map(conditions -> Evidence.NONE
                                .by(StepKind.READS_AGREE, same(left, right, hypotheses), conditions))
                        : Optional.empty();
            case ValueTerm.Counted a -> right instanceof ValueTerm.Counted b
                    ? a.comparedOn(b)
                            .flatMap(singleton -> agree(singleton, a.number(), b.number(), hypotheses))
                            .map(condition -> Evidence.NONE.by(StepKind.NUMBERS_AGREE, same(left, right, hypotheses),
                                    List.of(condition)))
                    : Optional.empty();
            case ValueTerm.Apply a ->
                right instanceof ValueTerm.Apply b && a.operation().equals(b.operation()) && a.type().equals(b.type())
                        ? operandsEqual(a, b, hypotheses)
                        : Optional.empty();
            case ValueTerm.If a -> right instanceof ValueTerm.If b
                    ? conditions.of(a.condition(), b.condition(), hypotheses)
                            .flatMap(met -> both(equal(a.then(), b.then(), hypotheses.where(a.condition())),
                                    () -> equal(a.otherwise(), b.otherwise(), hypotheses.whereNot(a.condition())))
                                    .map(rests -> rests.by(StepKind.SAME_CHOICE, same(left, right, hypotheses), met)))
                    : Optional.empty();
            case ValueTerm.Reduction a -> right instanceof ValueTerm.Reduction b
                    ? ReductionsInStep.of(a, b, terms).flatMap(both -> inOrder(a, b, both, hypotheses))
                    : Optional.empty();
            case ValueTerm.Literal ignored -> Optional.empty();
            case ValueTerm.Parameter ignored -> Optional.empty();
        };
    }

    /**
     * Two reductions in step. Reductions inside of them are compared alike: to match them, all are matched.
     */
    private Optional<Evidence> inOrder(ValueTerm.Reduction a, ValueTerm.Reduction b, ReductionsInStep both,
            Hypotheses hypotheses) {
        Judgement same = same(a, b, hypotheses);
        if (mayBeMatched(a)) {
            return both.areTheSame()
                    ? Optional.of(Evidence.NONE.by(StepKind.IN_STEP, same, List.of()))
                    : Optional.empty();
        }
        return conditions.of(both.guard(), both.otherGuard(), hypotheses)
                .flatMap(met -> withoutMatching().equal(both.body(), both.otherBody(), hypotheses.where(both.guard()))
                        .map(rests -> rests.by(StepKind.IN_STEP, same, met)));
    }

    private Judgement same(ValueTerm left, ValueTerm right, Hypotheses hypotheses) {
        return new Judgement(hypotheses, reductions.given(), new Conclusion.SameElement(left, right));
    }

    /** Then the solver need not be asked here: matching does that, and finds other orders as well. */
    private boolean mayBeMatched(ValueTerm.Reduction reduction) {
        Ledger ledger = new Ledger(grants);
        return ledger.ask(reduction.type(), Law.ofCombinations(reduction.monoid())).isPresent()
                || Law.ofStartedSums(reduction.monoid())
                        .flatMap(laws -> ledger.ask(reduction.type(), laws))
                        .isPresent();
    }

    private Congruence withoutMatching() {
        return new Congruence(oracle, terms, (left, right, hypotheses) -> Optional.empty(), grants, limit);
    }

    private static Optional<Evidence> both(Optional<Evidence> first, Supplier<Optional<Evidence>> second) {
        return first.flatMap(one -> second.get().map(one::and));
    }

    private Optional<List<SideCondition>> agree(SortedMap<AggregatedAxis, LaneInt> left,
            SortedMap<AggregatedAxis, LaneInt> right, Hypotheses hypotheses) {
        List<SideCondition> met = new ArrayList<>();
        return left.keySet().equals(right.keySet()) && left.entrySet()
                .stream()
                .allMatch(entry -> agree(entry.getKey().rankClass(), entry.getValue(),
                        right.getOrDefault(entry.getKey(), entry.getValue()), hypotheses).filter(met::add).isPresent())
                                ? Optional.of(met)
                                : Optional.empty();
    }

    private Optional<SideCondition> agree(RankClass rankClass, LaneInt left, LaneInt right, Hypotheses hypotheses) {
        LaneBool equal = LaneBool.equal(left, right);
        return oracle.entailment(rankClass, hypotheses.about(rankClass, equal), equal);
    }

    private Optional<Evidence> operandsEqual(ValueTerm.Apply a, ValueTerm.Apply b, Hypotheses hypotheses) {
        List<ValueTerm> left = a.operands();
        List<ValueTerm> right = b.operands();
        Optional<Evidence> inOrder = Optional.of(Evidence.NONE);
        for (int i = 0; i < left.size(); i++) {
            int place = i;
            inOrder = both(inOrder, () -> equal(left.get(place), right.get(place), hypotheses));
        }
        return inOrder.map(rests -> rests.by(StepKind.SAME_OPERATION, same(a, b, hypotheses), List.of()))
                .or(() -> changed(a, b, hypotheses));
    }

    /** With the operands of one side changed, where the operation has the law for it. */
    private Optional<Evidence> changed(ValueTerm.Apply a, ValueTerm.Apply b, Hypotheses hypotheses) {
        Ledger ledger = new Ledger(grants);
        return a.operation()
                .commuting()
                .flatMap(laws -> ledger.ask(a.operands().getFirst().type(), laws.toArray(Law[]::new)))
                .flatMap(permission -> both(equal(a.operands().get(0), b.operands().get(1), hypotheses),
                        () -> equal(a.operands().get(1), b.operands().get(0), hypotheses)))
                .map(rests -> rests.by(ledger, StepKind.OPERANDS_CHANGED, same(a, b, hypotheses)));
    }
}
