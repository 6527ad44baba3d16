package io.verifyrules.verifier.lane;

import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.normal.RelevantHypotheses;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.Judgement;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Simplifies terms by what holds on every lane. The result has the same value in every instance that satisfies the hypotheses, at
 * every rank. The steps:
 * <ul>
 * <li>a fold loses what the hypotheses entail, or is false where they contradict it ({@link FoldStep});
 * <li>a choice whose condition is decided is made, and one whose branches have become equal is that branch. Each branch
 * is simplified under the hypotheses of its path. Of the opposite of a condition, these are as much as
 * {@link Hypotheses#whereNot} takes from it;
 * <li>a reduction's body is simplified where its guard holds, and its guard as long as that bounds each index;
 * <li>an index over which nothing changes, or a number ascends, is taken away ({@link ReductionStep});
 * <li>operations on elements are simplified by laws ({@link ElementStep}), which the ledger notes, as it does those of reductions. The
 * other steps rest on none.
 * </ul>
 */
public final class Simplifier {

    private final FoldStep folds;
    private final ReductionStep reductions;
    private final ValueTerms terms;
    private final RelevantHypotheses relevant;
    private final Grants grants;
    private final Limit limit;
    private final Map<List<Object>, Simplified> known = new HashMap<>();

    private record Simplified(ValueTerm term, Set<TypeLaw> laws, Optional<ProofStep> step) {}

    /** A simplifier that leaves terms as they are once the limit is reached. */
    public Simplifier(LaneOracle oracle, ValueTerms terms, Grants grants, Limit limit) {
        this.folds = new FoldStep(oracle);
        this.reductions = new ReductionStep(terms, folds);
        this.terms = terms;
        this.relevant = new RelevantHypotheses(terms);
        this.grants = grants;
        this.limit = limit;
    }

    /** The truth value simplified under the hypotheses. */
    public Truth simplify(Truth truth, Hypotheses hypotheses, Ledger ledger) {
        return switch (truth) {
            case Truth.Constant constant -> constant;
            case Truth.Fold fold -> folds.of(fold, hypotheses, ledger);
            case Truth.OnScalars scalars -> scalars;
            case Truth.OnElement element -> new Truth.OnElement(simplify(element.element(), hypotheses, ledger));
            case Truth.Not not -> Truth.not(simplify(not.operand(), hypotheses, ledger));
            case Truth.AllOf all ->
                Truth.allOf(all.parts().stream().map(part -> simplify(part, hypotheses, ledger)).toList());
            case Truth.AnyOf any ->
                Truth.anyOf(any.parts().stream().map(part -> simplify(part, hypotheses, ledger)).toList());
        };
    }

    /** The element simplified under the hypotheses; each branch of a choice under those of its path. */
    public ValueTerm simplify(ValueTerm term, Hypotheses all, Ledger ledger) {
        Hypotheses hypotheses = relevant.of(term, all);
        List<Object> key = List.of(term, hypotheses);
        Simplified simple = known.get(key);
        if (simple == null) {
            if (limit.reached()) {
                return term;
            }
            Ledger own = new Ledger(grants);
            ValueTerm rewritten = rewrite(term, hypotheses, own);
            simple = new Simplified(rewritten, own.used(),
                    rewritten.equals(term)
                            ? Optional.empty()
                            : Optional.of(own.step(StepKind.SIMPLIFIED,
                                    Judgement.on(hypotheses, new Conclusion.SameElement(term, rewritten)), List.of())));
            known.put(key, simple);
        }
        ledger.note(simple.laws());
        simple.step().ifPresent(ledger::took);
        return simple.term();
    }

    /**
     * The guard of a reduction simplified. The hypotheses do not speak of the indices that the reduction binds, so its bounds on
     * them follow only from hypotheses that contradict each other. The guard is kept then: an index stays bounded.
     */
    private Truth guard(ValueTerm.Reduction reduction, Hypotheses hypotheses, Ledger ledger) {
        Ledger part = ledger.part();
        Truth simplified = simplify(reduction.guard(), hypotheses, part);
        if (!ValueTerm.BoundIndex.unbounded(reduction.indices(), simplified).isEmpty()) {
            return reduction.guard();
        }
        ledger.include(part);
        return simplified;
    }

    private ValueTerm rewrite(ValueTerm term, Hypotheses hypotheses, Ledger ledger) {
        return switch (term) {
            case ValueTerm.Apply apply -> ElementStep.simplified(
                    terms.apply(apply.operation(), apply.type(),
                            apply.operands().stream().map(operand -> simplify(operand, hypotheses, ledger)).toList()),
                    terms, ledger);
            case ValueTerm.If choice -> {
                Truth condition = simplify(choice.condition(), hypotheses, ledger);
                if (condition instanceof Truth.Constant constant) {
                    yield simplify(constant.value() ? choice.then() : choice.otherwise(), hypotheses, ledger);
                }
                yield terms.choose(condition, simplify(choice.then(), hypotheses.where(condition), ledger),
                        simplify(choice.otherwise(), hypotheses.whereNot(condition), ledger));
            }
            case ValueTerm.Reduction reduction -> {
                Truth guard = guard(reduction, hypotheses, ledger);
                ValueTerm simple = terms.reduction(reduction.monoid(), reduction.type(), reduction.indices(), guard,
                        simplify(reduction.body(), hypotheses.where(guard), ledger));
                yield simple instanceof ValueTerm.Reduction left
                        ? reductions.of(left, hypotheses, ledger)
                                .map(shorter -> simplify(shorter, hypotheses, ledger))
                                .orElse(left)
                        : simple;
            }
            case ValueTerm.Literal literal -> literal;
            case ValueTerm.Parameter parameter -> parameter;
            case ValueTerm.Read read -> read;
            case ValueTerm.Counted counted -> counted;
        };
    }
}
