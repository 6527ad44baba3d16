package io.verifyrules.rules.testing.proofcheck;

import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.Judgement;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether two cases are all there are: one has a condition among its hypotheses that the elements choose by, and the other one the
 * opposite. A case in which both elements are written alike has no premise; that they are equal there is seen in samples.
 */
final class CaseCheck {

    private CaseCheck() {
    }

    static boolean isRight(ProofStep step) {
        if (!(step.conclusion().conclusion() instanceof Conclusion.SameElement(ValueTerm left, ValueTerm right))
                || step.premises().size() > 2
                || !step.premises()
                        .stream()
                        .allMatch(premise -> premise.conclusion().conclusion() instanceof Conclusion.SameElement)) {
            return false;
        }
        Hypotheses where = step.conclusion().lanes();
        List<Hypotheses> cases = step.premises().stream().map(premise -> premise.conclusion().lanes()).toList();
        return conditions(List.of(left, right)).stream().anyMatch(condition -> {
            List<Hypotheses> both = List.of(where.where(condition), where.whereNot(condition));
            return cases.equals(both) || (both.containsAll(cases) && cases.size() < both.size());
        });
    }

    /** Whether one of two cases has a condition among its hypotheses, and the other one the opposite among what it is given. */
    static boolean isRightOfRegions(ProofStep step) {
        if (step.premises().size() != 2
                || !step.premises().stream().allMatch(premise -> concludes(premise, step.conclusion().conclusion()))) {
            return false;
        }
        Hypotheses where = step.conclusion().lanes();
        Judgement some = step.premises().get(0).conclusion();
        Judgement none = step.premises().get(1).conclusion();
        return none.given()
                .stream()
                .filter(truth -> !step.conclusion().given().contains(truth))
                .map(Truth::not)
                .anyMatch(condition -> some.lanes().equals(where.where(condition))
                        && none.lanes().equals(where.whereNot(condition)));
    }

    private static boolean concludes(ProofStep premise, Conclusion conclusion) {
        return conclusion instanceof Conclusion.SameElement && premise.conclusion().conclusion().equals(conclusion);
    }

    private static Set<Truth> conditions(List<ValueTerm> elements) {
        Set<Truth> all = new LinkedHashSet<>();
        for (ValueTerm term : Subterms.of(elements, List.of())) {
            if (term instanceof ValueTerm.If choice) {
                parts(choice.condition(), all);
            } else if (term instanceof ValueTerm.Apply apply && apply.operation() instanceof Operation.Select) {
                all.add(new Truth.OnElement(apply.operands().getFirst()));
            }
        }
        return all;
    }

    private static void parts(Truth truth, Set<Truth> all) {
        switch (truth) {
            case Truth.Not(Truth operand) -> parts(operand, all);
            case Truth.AllOf of -> of.parts().forEach(part -> parts(part, all));
            case Truth.AnyOf of -> of.parts().forEach(part -> parts(part, all));
            default -> all.add(truth);
        }
    }
}
