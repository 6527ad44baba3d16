package io.verifyrules.verifier.normal;

import io.verifyrules.verifier.lane.LaneOracles;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import static org.assertj.core.api.Assertions.assertThat;

/** The lanes of one class, and the steps towards a normal form that a test takes on them. */
final class Lanes {

    /** Terms over maps of the class. */
    static final LaneInt N = LaneInt.of(LaneVariables.map("n"));
    static final LaneInt M = LaneInt.of(LaneVariables.map("m"));
    static final LaneInt D = LaneInt.of(LaneVariables.map("d"));
    static final LaneInt E = LaneInt.of(LaneVariables.map("e"));
    /** The index of an access. */
    static final LaneInt X = LaneInt.of(LaneVariables.index("x"));
    /** An integer that all lanes share. */
    static final LaneInt SCALAR = LaneInt.of(LaneVariables.scalar("s"));

    private final ValueTerms values = new ValueTerms();
    private final ClassNormalForm form = new ClassNormalForm(Set.of(LaneVariables.C), (elsewhere, term) -> term);
    private final List<LaneBool> hypotheses;
    private final Set<LaneInt> terms;

    /** Lanes that satisfy the hypotheses, and the terms that are to be rewritten. */
    Lanes(List<LaneBool> hypotheses, LaneInt... terms) {
        this.hypotheses = List.copyOf(hypotheses);
        this.terms = new LinkedHashSet<>(List.of(terms));
    }

    ValueTerms values() {
        return values;
    }

    /** An index that a reduction binds. */
    LaneInt bound() {
        return LaneInt.of(values.fresh().bound(LaneVariables.C, "k"));
    }

    /** A variable that a normal form introduced. */
    LaneAtom.Variable primitive() {
        return values.fresh().primitive(LaneVariables.C, "p");
    }

    StepForInterior stepForInterior() {
        return new StepForInterior(values.fresh());
    }

    QuotientPairs quotientPairs() {
        return new QuotientPairs(values.fresh());
    }

    static PositiveDivisors positiveDivisors() {
        return new PositiveDivisors(LaneOracles.withZ3());
    }

    ClassNormalForm form() {
        return form;
    }

    LaneInt of(LaneInt term) {
        return form.of(term);
    }

    /** Whether the step was taken. */
    boolean takes(NormalFormStep step) {
        return step.improves(ClassLanes.of(LaneVariables.C, form, hypotheses, terms));
    }

    /** That the step is not taken, and leaves all as it is. */
    void leave(NormalFormStep step) {
        List<LaneInt> before = terms.stream().map(form::of).toList();
        List<LaneBool> facts = form.facts();
        assertThat(takes(step)).as("%s, where %s", terms, hypotheses).isFalse();
        assertThat(terms.stream().map(form::of)).isEqualTo(before);
        assertThat(form.facts()).isEqualTo(facts);
    }
}
