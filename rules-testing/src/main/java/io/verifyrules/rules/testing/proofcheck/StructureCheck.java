package io.verifyrules.rules.testing.proofcheck;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.SideCondition;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Whether each step has the premises, side conditions and laws that its kind needs. */
record StructureCheck(Findings findings) {

    void of(ProofStep step) {
        switch (step.kind()) {
            case CLAIM, ON_EVERY_LANE, SIDE_CLAIM -> concluded(step);
            case CONTRADICTION -> contradiction(step);
            case READS_AGREE, NUMBERS_AGREE, SAME_OPERATION, OPERANDS_CHANGED, SAME_CHOICE, IN_STEP, MATCHED -> {
                if (step.conclusion().conclusion() instanceof Conclusion.SameElement(ValueTerm left, ValueTerm right)) {
                    same(step, left, right);
                } else {
                    wrong(step, "does not conclude that two elements are the same");
                }
            }
            case COMPUTED -> demand(step,
                    step.conclusion().conclusion() instanceof Conclusion.SameElement && step.laws()
                            .stream()
                            .map(TypeLaw::law)
                            .collect(Collectors.toSet())
                            .containsAll(LawsNeeded.OF_RING),
                    "does not conclude that two elements of an ordered ring are the same");
            case MULTIPLIED_OUT -> demand(step,
                    step.conclusion().conclusion() instanceof Conclusion.SameElement && step.premises().isEmpty()
                            && step.laws()
                                    .stream()
                                    .map(TypeLaw::law)
                                    .collect(Collectors.toSet())
                                    .containsAll(LawsNeeded.OF_COMMUTATIVE_RING),
                    "does not conclude by itself that two elements of a ring are the same");
            case BY_CASES -> demand(step, CaseCheck.isRight(step), "has other cases");
            case BY_PARTS -> demand(step, step.premises().size() == 2
                    && step.laws().stream().anyMatch(law -> law.law() == Law.COMPLEX_PARTS)
                    && step.premises()
                            .stream()
                            .allMatch(premise -> premise.conclusion().conclusion() instanceof Conclusion.SameElement),
                    "does not conclude from two parts");
            case REGION_CASES -> demand(step, CaseCheck.isRightOfRegions(step), "has other cases of a region");
            case AT_EACH_PLACE -> demand(step,
                    step.conclusion().conclusion() instanceof Conclusion.SameElement && step.premises().isEmpty(),
                    "does not conclude by itself that two elements are the same");
            case FOLD_DECIDED -> fold(step);
            case ABSTRACTED -> new AbstractionCheck(findings).of(step);
            case PAIRED, COVERED, ABSORBED ->
                demand(step, step.conclusion().conclusion() instanceof Conclusion.Paired, "does not pair terms");
            case EMPTY_TERM, COMBINATION, INNER_REDUCTIONS, ACROSS_SIDES ->
                demand(step, step.conclusion().conclusion() instanceof Conclusion.SameCombination,
                        "does not speak of combinations");
            case EMPTY_REDUCTIONS, KNOWN_ELEMENTS -> demand(step, !step.premises().isEmpty(), "has no premise");
            case SIMPLIFIED, NORMAL_FORM, SORTED_LINES,
                    MEANING ->
                demand(step, step.conclusion().conclusion() instanceof Conclusion.SameElement
                        || step.conclusion().conclusion() instanceof Conclusion.SameTruth, "is no rewriting");
            case AT_RANKS, IN_EVERY_FORMAT -> demand(step,
                    step.conditions().stream().anyMatch(SideCondition.AtRanks.class::isInstance), "has no query");
        }
    }

    private void wrong(ProofStep step, String what) {
        findings.wrong(step.kind() + " " + what + ": " + step.conclusion().conclusion());
    }

    private void demand(ProofStep step, boolean right, String what) {
        if (right) {
            findings.checked("structure");
        } else {
            wrong(step, what);
        }
    }

    /** A conclusion that is one of a premise, after rewritings. */
    private void concluded(ProofStep step) {
        Conclusion conclusion = step.conclusion().conclusion();
        boolean contradicts = step.premises().stream().anyMatch(StructureCheck::isContradiction);
        demand(step, contradicts || switch (conclusion) {
            case Conclusion.Holds(Truth truth) -> {
                Truth rewritten = rewritten(truth, step);
                yield rewritten.equals(Truth.TRUE) || step.premises()
                        .stream()
                        .anyMatch(premise -> premise.conclusion().conclusion() instanceof Conclusion.Holds(Truth holds)
                                && (holds.equals(rewritten) || holds.equals(truth)));
            }
            case Conclusion.SameElement(ValueTerm left, ValueTerm right) -> isProved(step, left, right);
            case Conclusion.RefinedElement(ValueTerm left, ValueTerm right) -> isProved(step, left, right);
            default -> false;
        }, "does not follow from its premises");
    }

    private static boolean isContradiction(ProofStep premise) {
        return premise.kind() == StepKind.CONTRADICTION;
    }

    private static boolean isProved(ProofStep step, ValueTerm left, ValueTerm right) {
        ValueTerm first = rewritten(left, step);
        ValueTerm last = rewritten(right, step);
        return first.equals(last) || has(step, first, last) || has(step, left, right);
    }

    private static boolean has(ProofStep step, ValueTerm left, ValueTerm right) {
        return left.equals(right) || step.premises()
                .stream()
                .anyMatch(premise -> !isRewriting(premise) && switch (premise.conclusion().conclusion()) {
                    case Conclusion.SameElement(ValueTerm a, ValueTerm b) -> a.equals(left) && b.equals(right);
                    case Conclusion.RefinedElement(ValueTerm a, ValueTerm b) -> a.equals(left) && b.equals(right);
                    default -> false;
                });
    }

    private static boolean isRewriting(ProofStep step) {
        return switch (step.kind()) {
            case SIMPLIFIED, NORMAL_FORM, EMPTY_REDUCTIONS, KNOWN_ELEMENTS, SORTED_LINES, FOLD_DECIDED, MEANING -> true;
            default -> false;
        };
    }

    /** The element after the rewritings among the premises, one after the other. */
    private static ValueTerm rewritten(ValueTerm term, ProofStep step) {
        ValueTerm after = term;
        for (ProofStep premise : step.premises()) {
            if (isRewriting(premise)
                    && premise.conclusion()
                            .conclusion() instanceof Conclusion.SameElement(ValueTerm before, ValueTerm then)
                    && before.equals(after)) {
                after = then;
            }
        }
        return after;
    }

    private static Truth rewritten(Truth truth, ProofStep step) {
        Truth whole = truth;
        for (ProofStep premise : step.premises()) {
            if (isRewriting(premise)
                    && premise.conclusion().conclusion() instanceof Conclusion.SameTruth(Truth before, Truth after)
                    && before.equals(whole)) {
                whole = after;
            }
        }
        return switch (whole) {
            case Truth.Constant ignored -> whole;
            case Truth.Fold ignored -> whole;
            case Truth.OnScalars ignored -> whole;
            case Truth.OnElement(ValueTerm element) -> new Truth.OnElement(rewritten(element, step));
            case Truth.Not(Truth operand) -> Truth.not(rewritten(operand, step));
            case Truth.AllOf(List<Truth> parts) ->
                Truth.allOf(parts.stream().map(part -> rewritten(part, step)).toList());
            case Truth.AnyOf(List<Truth> parts) ->
                Truth.anyOf(parts.stream().map(part -> rewritten(part, step)).toList());
        };
    }

    /** A hypothesis is false, or becomes false, or a lane that is there contradicts the others. */
    private void contradiction(ProofStep step) {
        boolean given = step.conclusion()
                .given()
                .stream()
                .flatMap(truth -> Truth.conjuncts(truth).stream())
                .anyMatch(truth -> rewritten(truth, step).equals(Truth.FALSE));
        boolean onLane = step.conditions()
                .stream()
                .anyMatch(condition -> condition instanceof SideCondition.Entailed entailed
                        && entailed.claim().equals(LaneBool.FALSE) && !entailed.rankClass().allowsRankZero());
        demand(step, given || onLane, "has no contradiction");
    }

    private void fold(ProofStep step) {
        if (!(step.conclusion()
                .conclusion() instanceof Conclusion.SameTruth(Truth.Fold(RankClass rankClass, LaneBool predicate), Truth after))) {
            wrong(step, "does not decide a fold");
            return;
        }
        List<LaneBool> kept = new ArrayList<>(LaneBool.conjuncts(predicate));
        boolean none = false;
        for (SideCondition condition : step.conditions()) {
            if (condition instanceof SideCondition.Entailed entailed && entailed.rankClass().equals(rankClass)) {
                boolean dropped = kept.remove(entailed.claim());
                none |= !dropped && !rankClass.allowsRankZero()
                        && entailed.claim().equals(LaneBool.not(LaneBool.allOf(kept)));
            }
        }
        Truth expected = none ? Truth.FALSE : Truth.fold(rankClass, LaneBool.allOf(kept));
        demand(step, expected.equals(after), "decides more than its conditions do");
    }

    private void same(ProofStep step, ValueTerm left, ValueTerm right) {
        switch (step.kind()) {
            case READS_AGREE -> demand(step,
                    left instanceof ValueTerm.Read a && right instanceof ValueTerm.Read b
                            && a.origin().equals(b.origin()) && a.type().equals(b.type())
                            && a.index().keySet().equals(b.index().keySet()) && agree(step, a.index(), b.index()),
                    "compares reads of other tensors, or at indices that are not shown to agree");
            case NUMBERS_AGREE -> demand(step,
                    left instanceof ValueTerm.Counted a && right instanceof ValueTerm.Counted b
                            && a.comparedOn(b)
                                    .filter(on -> isEntailed(step, on, LaneBool.equal(a.number(), b.number())))
                                    .isPresent(),
                    "compares numbers that are not shown to agree");
            case SAME_OPERATION -> demand(step, operands(step, left, right, false), "has other operands");
            case OPERANDS_CHANGED -> {
                boolean changed = operands(step, left, right, true) && left instanceof ValueTerm.Apply apply
                        && step.laws()
                                .stream()
                                .map(TypeLaw::law)
                                .collect(Collectors.toSet())
                                .equals(LawsNeeded.ofChangedOperands(apply.operation()));
                demand(step, changed, "has other operands, or not the law to change them");
            }
            case SAME_CHOICE -> demand(
                    step, left instanceof ValueTerm.If a && right instanceof ValueTerm.If b
                            && has(step, a.then(), b.then()) && has(step, a.otherwise(), b.otherwise()),
                    "has other branches");
            case IN_STEP -> demand(step,
                    left instanceof ValueTerm.Reduction a && right instanceof ValueTerm.Reduction b
                            && a.monoid().equals(b.monoid()) && a.indices().size() == b.indices().size(),
                    "compares other reductions");
            case MATCHED -> new MatchingCheck(findings).of(step, left, right);
            default -> throw new IllegalArgumentException("no equality: " + step.kind());
        }
    }

    private static boolean operands(ProofStep step, ValueTerm left, ValueTerm right, boolean changed) {
        if (!(left instanceof ValueTerm.Apply a && right instanceof ValueTerm.Apply b
                && a.operation().equals(b.operation()) && a.type().equals(b.type()))) {
            return false;
        }
        List<ValueTerm> others = changed ? b.operands().reversed() : b.operands();
        for (int i = 0; i < a.operands().size(); i++) {
            if (!has(step, a.operands().get(i), others.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean agree(ProofStep step, Map<AggregatedAxis, LaneInt> left,
            Map<AggregatedAxis, LaneInt> right) {
        return left.entrySet().stream().allMatch(index -> {
            LaneInt other = Optional.ofNullable(right.get(index.getKey())).orElseThrow();
            return index.getValue().equals(other)
                    || isEntailed(step, index.getKey().rankClass(), LaneBool.equal(index.getValue(), other));
        });
    }

    private static boolean isEntailed(ProofStep step, RankClass rankClass, LaneBool claim) {
        return step.conditions()
                .stream()
                .anyMatch(condition -> condition instanceof SideCondition.Entailed entailed
                        && entailed.rankClass().equals(rankClass) && entailed.claim().equals(claim));
    }
}
