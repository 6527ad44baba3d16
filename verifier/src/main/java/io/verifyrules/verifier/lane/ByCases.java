package io.verifyrules.verifier.lane;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.Judgement;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Equality of two elements case by case. They are equal if they are where a condition holds that one of them chooses
 * by, and where it fails. It rests on no law, and finds what congruence alone does not see:
 * {@code choose(p, a, b) + choose(p, b, a)} is {@code a + b} or {@code b + a}.
 */
public final class ByCases {

    private static final int MOST_CONDITIONS = 4;

    private final Congruence congruence;
    private final ValueTerms terms;
    private final Limit limit;

    /** @param congruence compares the elements of each case */
    public ByCases(Congruence congruence, ValueTerms terms, Limit limit) {
        this.congruence = congruence;
        this.terms = terms;
        this.limit = limit;
    }

    /** The grounds of a proof that the two elements are equal in every instance that satisfies the hypotheses. */
    public Optional<Evidence> equal(ValueTerm left, ValueTerm right, Hypotheses hypotheses) {
        return congruence.equal(left, right, hypotheses)
                .or(() -> computes(left) && computes(right)
                        ? split(left, right, hypotheses, MOST_CONDITIONS)
                        : Optional.empty());
    }

    /**
     * Whether there may be choices that congruence does not see, which is not so where elements are moved only. A condition on what may be
     * poison neither holds nor fails, so elements of MLIR are left out.
     */
    private static boolean computes(ValueTerm element) {
        Set<ValueTerm> parts = Subterms.of(List.of(element), List.of());
        return parts.stream().noneMatch(ByCases::mayBePoison) && parts.stream()
                .anyMatch(term -> term instanceof ValueTerm.Apply apply && apply.operands().size() > 1);
    }

    private static boolean mayBePoison(ValueTerm term) {
        return term.type() instanceof ElementType.Signless
                || (term instanceof ValueTerm.Apply apply && apply.operation() instanceof Operation.OfArith);
    }

    private Optional<Evidence> split(ValueTerm left, ValueTerm right, Hypotheses where, int most) {
        Optional<Truth> found = most == 0 || limit.reached() ? Optional.empty() : condition(left, right);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        Truth condition = found.get();
        ChoicesTaken holds = new ChoicesTaken(condition, true, terms);
        ChoicesTaken fails = new ChoicesTaken(condition, false, terms);
        return oneCase(holds.in(left), holds.in(right), where.where(condition), most - 1).flatMap(
                first -> oneCase(fails.in(left), fails.in(right), where.whereNot(condition), most - 1).map(first::and))
                .map(rests -> rests.by(StepKind.BY_CASES,
                        new Judgement(where, congruence.given(), new Conclusion.SameElement(left, right)), List.of()));
    }

    private Optional<Evidence> oneCase(ValueTerm left, ValueTerm right, Hypotheses where, int most) {
        return congruence.equal(left, right, where).or(() -> split(left, right, where, most));
    }

    /** The first condition that an element chooses by, and that is no choice itself. */
    private static Optional<Truth> condition(ValueTerm left, ValueTerm right) {
        return Subterms.of(List.of(left, right), List.of()).stream().flatMap(term -> switch (term) {
            case ValueTerm.If choice -> parts(choice.condition());
            case ValueTerm.Apply apply when apply.operation() instanceof Operation.Select ->
                Stream.<Truth>of(new Truth.OnElement(apply.operands().getFirst()));
            default -> Stream.empty();
        }).findFirst();
    }

    private static Stream<Truth> parts(Truth condition) {
        return switch (condition) {
            case Truth.Not(Truth operand) -> parts(operand);
            case Truth.AllOf all -> all.parts().stream().flatMap(ByCases::parts);
            case Truth.AnyOf any -> any.parts().stream().flatMap(ByCases::parts);
            case Truth.OnElement whole -> Stream.of(whole);
            case Truth.Fold whole -> Stream.of(whole);
            case Truth.OnScalars whole -> Stream.of(whole);
            case Truth.Constant ignored -> Stream.empty();
        };
    }
}
