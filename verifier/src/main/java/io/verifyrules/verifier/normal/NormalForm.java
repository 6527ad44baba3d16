package io.verifyrules.verifier.normal;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.term.FreshVariables;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Brings a meaning to normal form, class by class: equations of the hypotheses are substituted ({@link EquationSubstitution}),
 * {@code step = interior + 1} becomes the primitive variable ({@link StepForInterior}), and division by divisors whose every factor
 * is proved to be >= 1 from the hypotheses ({@link PositiveDivisors}) is carried out, with one pair of a quotient and a remainder
 * for what does not divide ({@link QuotientPairs}).
 */
public final class NormalForm implements LaneTermMap.Rewriting {

    /** The steps, of which the first that applies is taken, over and over. */
    private final List<NormalFormStep> steps;
    private final Map<RankClass, ClassNormalForm> forms = new LinkedHashMap<>();

    private NormalForm(LaneEntailment entailment, FreshVariables fresh) {
        this.steps = List.of(new EquationSubstitution(), new StepForInterior(fresh), new PositiveDivisors(entailment),
                new QuotientPairs(fresh));
    }

    /** The normal form for a meaning; {@code entailment} proves that divisors are positive. */
    public static NormalForm of(RuleMeaning meaning, ValueTerms terms, LaneEntailment entailment, Limit limit) {
        return of(Hypotheses.of(meaning.hypotheses()), LaneTermCollector.of(visit -> visit.of(meaning), terms),
                entailment, terms.fresh(), limit);
    }

    /**
     * The normal form for a claim by itself.
     *
     * @param hypotheses what holds on every lane, earlier normal forms' facts included
     * @param visit      visits all truth values and elements that will be rewritten, the hypotheses included
     */
    public static NormalForm of(Hypotheses hypotheses, Consumer<LaneTermMap> visit, ValueTerms terms,
            LaneEntailment entailment, Limit limit) {
        return of(hypotheses, LaneTermCollector.of(visit, terms), entailment, terms.fresh(), limit);
    }

    private static NormalForm of(Hypotheses hypotheses, Map<Optional<RankClass>, Set<LaneInt>> byClass,
            LaneEntailment entailment, FreshVariables fresh, Limit limit) {
        NormalForm normalForm = new NormalForm(entailment, fresh);
        byClass.forEach((rankClass, laneTerms) -> rankClass
                .ifPresent(c -> normalForm.forms.put(c, normalForm.of(c, hypotheses.of(c), laneTerms, limit))));
        normalForm.forms.values().forEach(ClassNormalForm::changedElsewhere);
        return normalForm;
    }

    private ClassNormalForm of(RankClass rankClass, List<LaneBool> hypotheses, Set<LaneInt> terms, Limit limit) {
        ClassNormalForm form = new ClassNormalForm(this::onAnyLane);
        int taken = 0;
        while (improves(ClassLanes.of(rankClass, form, hypotheses, terms))
                && !limit.exceeds(Allowance.NORMAL_FORM_STEPS, taken + 1L)) {
            taken++;
        }
        return form;
    }

    private boolean improves(ClassLanes lanes) {
        return steps.stream().anyMatch(step -> step.improves(lanes));
    }

    /** What is known of the variables that the normal form introduced for the class; part of the hypotheses H(c). */
    public List<LaneBool> facts(RankClass rankClass) {
        ClassNormalForm form = forms.get(rankClass);
        return form == null ? List.of() : form.facts();
    }

    private LaneInt onAnyLane(RankClass rankClass, LaneInt term) {
        return rewrite(Optional.of(rankClass), term);
    }

    @Override
    public LaneInt rewrite(Optional<RankClass> rankClass, LaneInt term) {
        return rankClass.map(forms::get).map(form -> form.of(term)).orElse(term);
    }

    @Override
    public LaneBool rewrite(Optional<RankClass> rankClass, LaneBool condition) {
        return rankClass.map(forms::get).map(form -> form.of(condition)).orElse(condition);
    }
}
