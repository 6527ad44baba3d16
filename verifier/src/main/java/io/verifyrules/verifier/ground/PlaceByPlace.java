package io.verifyrules.verifier.ground;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.Judgement;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Equality of two elements that depend on few numbers. Both are written out at each place, with all indices as numbers
 * and all reductions run through, and have to be the same there. No solver is asked.
 *
 * @param laws   whether a type has a law
 * @param grants the laws that proofs may use
 */
public record PlaceByPlace(Predicate<TypeLaw> laws, Grants grants) {

    /** The allowed cost of the first place: sums of some hundred terms. */
    private static final long AT_FIRST = 20_000;

    /**
     * The first place costs more than others, as they have parts in common. If all cost as much as a part of it they
     * are too many.
     */
    private static final int SHARED = 4;

    /** The result for two elements. */
    public sealed interface Found {

        /** They are equal wherever the hypotheses hold. */
        record Equal(Evidence evidence) implements Found {}

        /** At some place they are not written alike, which does not say that they differ. */
        record Otherwise() implements Found {}

        /** They depend on more than numbers, or there are too many places. */
        record NotSaid() implements Found {}
    }

    /** Both elements wherever the hypotheses hold. */
    public Found compare(ValueTerm left, ValueTerm right, Hypotheses hypotheses) {
        Steps steps = new Steps(AT_FIRST);
        Ledger ledger = new Ledger(grants);
        try {
            Set<LaneAtom.Variable> variables = new LinkedHashSet<>(free(left));
            variables.addAll(free(right));
            List<LaneBool> conditions = conditions(hypotheses, variables);
            Numbers numbers = new Numbers(steps);
            Grounding grounding = new Grounding(numbers, new Elements(new TypeLaws(laws, ledger), steps), steps);
            int[] places = {0};
            Assignments assignments = new Assignments(List.copyOf(variables), conditions, false, numbers, steps);
            if (assignments.most() > Allowance.PLACE_STEPS.most()) {
                return new Found.NotSaid();
            }
            boolean equal = assignments.forEach(() -> {
                places[0]++;
                boolean same = grounding.of(left) == grounding.of(right);
                if (places[0] == 1) {
                    double all = (AT_FIRST - steps.left()) * assignments.most() / SHARED;
                    steps.allow(Allowance.PLACE_STEPS.most());
                    steps.require(all);
                }
                return same;
            });
            return equal && places[0] > 0
                    ? new Found.Equal(Evidence.NONE.by(ledger, StepKind.AT_EACH_PLACE,
                            new Judgement(hypotheses, List.of(), new Conclusion.SameElement(left, right))))
                    : new Found.Otherwise();
        } catch (NotGround unsaid) {
            return new Found.NotSaid();
        }
    }

    private static List<LaneAtom.Variable> free(ValueTerm term) {
        return new FreeVariables().of(term);
    }

    /** The known conditions on the numbers, on the one lane of each class. */
    private static List<LaneBool> conditions(Hypotheses hypotheses, Set<LaneAtom.Variable> variables) {
        if (!variables.stream().allMatch(LaneAtom.Variable::isNumber)) {
            throw new NotGround();
        }
        List<LaneBool> all = new ArrayList<>();
        for (Map.Entry<RankClass, List<LaneBool>> each : hypotheses.predicates().entrySet()) {
            if (each.getKey().isSingleton()) {
                all.addAll(each.getValue());
            }
        }
        return all;
    }
}
