package io.verifyrules.verifier.normal;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.term.FreshVariables;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneAtom.Kind;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Brings a meaning to normal form, class by class: equations of the hypotheses are substituted, {@code step = interior + 1}
 * becomes the primitive variable, and division by divisors whose every factor is proved to be >= 1 from the hypotheses is
 * carried out, with one pair of a quotient and a remainder for what does not divide.
 */
public final class NormalForm implements LaneTermMap.Rewriting {

    private final LaneEntailment entailment;
    private final FreshVariables fresh;
    private final Map<RankClass, ClassNormalForm> forms = new LinkedHashMap<>();
    private final Map<List<Object>, Boolean> positivity = new HashMap<>();
    private final Set<LaneAtom.Variable> quotientsOfIndices = new HashSet<>();

    private NormalForm(LaneEntailment entailment, FreshVariables fresh) {
        this.entailment = entailment;
        this.fresh = fresh;
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
        byClass.forEach((rankClass, laneTerms) -> rankClass.ifPresent(c -> {
            ClassNormalForm form = new ClassNormalForm();
            normalForm.forms.put(c, form);
            int steps = 0;
            while (normalForm.improve(c, form, hypotheses.of(c), laneTerms)
                    && !limit.exceeds(Allowance.NORMAL_FORM_STEPS, steps + 1L)) {
                steps++;
            }
        }));
        return normalForm;
    }

    /** What is known of the variables that the normal form introduced for the class; part of the hypotheses H(c). */
    public List<LaneBool> facts(RankClass rankClass) {
        ClassNormalForm form = forms.get(rankClass);
        return form == null ? List.of() : form.facts();
    }

    @Override
    public LaneInt rewrite(Optional<RankClass> rankClass, LaneInt term) {
        return rankClass.map(forms::get).map(form -> form.of(term)).orElse(term);
    }

    @Override
    public LaneBool rewrite(Optional<RankClass> rankClass, LaneBool condition) {
        return rankClass.map(forms::get).map(form -> form.of(condition)).orElse(condition);
    }

    private boolean improve(RankClass rankClass, ClassNormalForm form, List<LaneBool> rawHypotheses,
            Set<LaneInt> terms) {
        List<LaneBool> hypotheses = new ArrayList<>();
        rawHypotheses.forEach(hypothesis -> hypotheses.addAll(LaneBool.conjuncts(form.of(hypothesis))));
        hypotheses.addAll(form.facts());
        return substituteEquation(form, hypotheses) || introduceStep(rankClass, form, terms)
                || provePositive(rankClass, form, hypotheses, terms) || introducePair(rankClass, form, terms);
    }

    private static boolean substituteEquation(ClassNormalForm form, List<LaneBool> hypotheses) {
        for (LaneBool hypothesis : hypotheses) {
            if (hypothesis instanceof LaneBool.Zero zero) {
                Optional<LaneAtom.Variable> variable = Polynomials.determined(zero.term(),
                        Set.of(Kind.MAP, Kind.PRIMITIVE, Kind.INDEX), LaneInt.ZERO);
                if (variable.isPresent()) {
                    form.replace(variable.get(), Polynomials.solve(zero.term(), variable.get()));
                    return true;
                }
            }
        }
        return false;
    }

    private static Set<LaneAtom.Quotient> quotients(ClassNormalForm form, Set<LaneInt> terms) {
        return Polynomials.quotients(terms.stream().map(form::of).toList());
    }

    private boolean introduceStep(RankClass rankClass, ClassNormalForm form, Set<LaneInt> terms) {
        for (LaneAtom.Quotient quotient : quotients(form, terms)) {
            LaneInt shifted = quotient.divisor().minus(LaneInt.of(quotient.divisor().constantPart()));
            Optional<LaneAtom.Variable> variable = Polynomials.singleVariable(shifted);
            if (quotient.divisor().constantPart().signum() != 0 && variable.isPresent()
                    && variable.get().kind() == Kind.MAP) {
                LaneInt step = LaneInt.of(fresh.primitive(rankClass, "step_" + variable.get().name()));
                form.replace(variable.get(), step.minus(LaneInt.of(quotient.divisor().constantPart())));
                return true;
            }
        }
        return false;
    }

    private boolean provePositive(RankClass rankClass, ClassNormalForm form, List<LaneBool> hypotheses,
            Set<LaneInt> terms) {
        for (LaneAtom.Quotient quotient : quotients(form, terms)) {
            if (quotient.divisor().constant().isPresent()) {
                continue;
            }
            List<LaneInt> factors = Polynomials.factors(quotient.divisor()).orElse(List.of(quotient.divisor()));
            for (LaneInt factor : new LinkedHashSet<>(factors)) {
                LaneBool claim = LaneBool.atMost(LaneInt.ONE, factor);
                if (!form.isPositive(factor) && positivity.computeIfAbsent(List.of(rankClass, factor),
                        key -> entailment.entails(rankClass, hypotheses, claim))) {
                    form.provedPositive(factor);
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Gives up a map or an index for a quotient and a remainder, or the quotient of an index for another one where it is
     * divided again: paddings inside of paddings ask whether each quotient is whole. Each division disappears with its pair, so
     * this comes to an end.
     */
    private boolean introducePair(RankClass rankClass, ClassNormalForm form, Set<LaneInt> terms) {
        return introducePair(rankClass, form, terms, Set.of())
                || introducePair(rankClass, form, terms, quotientsOfIndices);
    }

    private boolean introducePair(RankClass rankClass, ClassNormalForm form, Set<LaneInt> terms,
            Set<LaneAtom.Variable> givenUp) {
        for (LaneAtom.Quotient quotient : quotients(form, terms)) {
            LaneInt divisor = quotient.divisor();
            if (Polynomials.mentions(quotient.dividend(), Kind.BOUND) || Polynomials.mentions(divisor, Kind.BOUND)) {
                // No variable of the rule can be given up for one that has a value inside of a reduction only.
                continue;
            }
            // A pair is of use only where division by the divisor then comes out even.
            boolean proved = Polynomials.singleVariable(divisor).isPresent()
                    ? form.isPositive(divisor)
                    : divisor.constant().filter(constant -> constant.signum() > 0).isPresent();
            Optional<LaneAtom.Variable> variable = givenUp.isEmpty()
                    ? Polynomials.determined(quotient.dividend(), Set.of(Kind.INDEX), divisor)
                            .or(() -> Polynomials.determined(quotient.dividend(), Set.of(Kind.MAP), divisor))
                    : Polynomials.determined(quotient.dividend(), Set.of(Kind.PRIMITIVE), divisor)
                            .filter(givenUp::contains);
            if (proved && variable.isPresent()) {
                LaneAtom.Variable q = fresh.primitive(rankClass, "quot");
                LaneInt r = LaneInt.of(fresh.primitive(rankClass, "rem"));
                LaneInt equation = quotient.dividend().minus(LaneInt.of(q).times(divisor)).minus(r);
                form.replace(variable.get(), Polynomials.solve(equation, variable.get()));
                form.remainder(r, divisor);
                if (variable.get().kind() == Kind.INDEX || quotientsOfIndices.remove(variable.get())) {
                    quotientsOfIndices.add(q);
                }
                return true;
            }
        }
        return false;
    }
}
