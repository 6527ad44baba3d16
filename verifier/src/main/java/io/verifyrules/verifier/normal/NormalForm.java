package io.verifyrules.verifier.normal;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.FreshVariables;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Brings a meaning to normal form, class by class. Equations of the hypotheses are substituted
 * ({@link EquationSubstitution}), and {@code step = interior + 1} becomes the primitive variable
 * ({@link StepForInterior}). Division is carried out by divisors whose every factor is proved to be >= 1 from the
 * hypotheses ({@link PositiveDivisors}). A rest gets one pair of a quotient and a remainder ({@link QuotientPairs}),
 * unless it is the number of a place ({@link NumberedRemainders}).
 */
public final class NormalForm implements LaneTermMap.Rewriting {

    /** The steps, of which the first that applies is taken, over and over. */
    private final List<NormalFormStep> steps;
    private final Map<RankClass, ClassNormalForm> forms = new LinkedHashMap<>();

    private NormalForm(LaneEntailment entailment, FreshVariables fresh) {
        this.steps = List.of(new EquationSubstitution(), new StepForInterior(fresh), new PositiveDivisors(entailment),
                new NumberedRemainders(entailment), new QuotientPairs(fresh));
    }

    /** The normal form for a meaning; {@code entailment} proves that divisors are positive. */
    public static NormalForm of(RuleMeaning meaning, ValueTerms terms, LaneEntailment entailment, Limit limit) {
        return of(Hypotheses.of(meaning.hypotheses()), LaneTermCollector.of(visit -> visit.of(meaning), terms),
                entailment, terms.fresh(), limit);
    }

    /**
     * The normal form for a claim by itself.
     *
     * @param hypotheses the predicates that hold on every lane, earlier normal forms' facts included
     * @param visit      visits all truth values and elements that will be rewritten, the hypotheses included
     */
    public static NormalForm of(Hypotheses hypotheses, Consumer<LaneTermMap> visit, ValueTerms terms,
            LaneEntailment entailment, Limit limit) {
        return of(hypotheses, LaneTermCollector.of(visit, terms), entailment, terms.fresh(), limit);
    }

    private static NormalForm of(Hypotheses hypotheses, Map<Optional<RankClass>, Set<LaneInt>> byClass,
            LaneEntailment entailment, FreshVariables fresh, Limit limit) {
        NormalForm normalForm = new NormalForm(entailment, fresh);
        LinkedSingletons linked = LinkedSingletons.of(byClass);
        // What numbers of singletons are is settled before the terms that mention them.
        linked.first().forEach(first -> normalForm.settle(linked.with(first), hypotheses, byClass, limit));
        byClass.keySet()
                .forEach(rankClass -> rankClass.filter(c -> !normalForm.forms.containsKey(c))
                        .ifPresent(c -> normalForm.settle(Set.of(c), hypotheses, byClass, limit)));
        normalForm.forms.values().forEach(ClassNormalForm::changedElsewhere);
        return normalForm;
    }

    /** Finds the normal form of the terms of a class, or of singletons that are linked, and of the numbers without a class there. */
    private void settle(Set<RankClass> classes, Hypotheses hypotheses, Map<Optional<RankClass>, Set<LaneInt>> byClass,
            Limit limit) {
        ClassNormalForm form = new ClassNormalForm(classes, this::onAnyLane);
        Set<LaneInt> terms = new LinkedHashSet<>();
        classes.forEach(each -> terms.addAll(byClass.getOrDefault(Optional.of(each), Set.of())));
        RankClass first = classes.iterator().next();
        if (first.isSingleton()) {
            byClass.getOrDefault(Optional.<RankClass>empty(), Set.of())
                    .stream()
                    .filter(term -> !Collections.disjoint(Atoms.singletons(List.of(term)), classes))
                    .forEach(terms::add);
        }
        Set<RankClass> numbers = new LinkedHashSet<>(Atoms.singletons(terms));
        List<LaneBool> known = new ArrayList<>(hypotheses.about(first, numbers));
        numbers.forEach(singleton -> known.addAll(facts(singleton)));
        int taken = 0;
        while (improves(ClassLanes.of(first, form, known, terms))
                && !limit.exceeds(Allowance.NORMAL_FORM_STEPS, taken + 1L)) {
            taken++;
        }
        classes.forEach(each -> forms.put(each, form));
    }

    private boolean improves(ClassLanes lanes) {
        return steps.stream().anyMatch(step -> step.improves(lanes));
    }

    /**
     * The facts about the variables that the normal form introduced for the class; part of the hypotheses H(c). Of
     * linked singletons it is said of the first alone.
     */
    public List<LaneBool> facts(RankClass rankClass) {
        ClassNormalForm form = forms.get(rankClass);
        return form == null || !form.isFirst(rankClass) ? List.of() : form.facts();
    }

    /** The equations by which variables are replaced: each holds where the hypotheses do, or says what a new variable is. */
    public List<Truth> equations() {
        return forms.values().stream().distinct().flatMap(form -> form.equations().stream()).toList();
    }

    private LaneInt onAnyLane(RankClass rankClass, LaneInt term) {
        return rewrite(Optional.of(rankClass), term);
    }

    @Override
    public LaneInt rewrite(Optional<RankClass> rankClass, LaneInt term) {
        return form(rankClass, () -> Atoms.singletons(List.of(term))).map(form -> form.of(term)).orElse(term);
    }

    @Override
    public LaneBool rewrite(Optional<RankClass> rankClass, LaneBool condition) {
        return form(rankClass, () -> Atoms.singletons(condition)).map(form -> form.of(condition)).orElse(condition);
    }

    /** The normal form on the lanes of the class; without one, on those of a singleton whose numbers are mentioned. */
    private Optional<ClassNormalForm> form(Optional<RankClass> rankClass, Supplier<Set<RankClass>> mentioned) {
        return rankClass.or(() -> mentioned.get().stream().findFirst()).map(forms::get);
    }
}
