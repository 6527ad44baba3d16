package io.verifyrules.verifier.normal;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** The variables of lanes that an element or a truth value mentions anywhere; those that a reduction binds are among them. */
public final class MentionedVariables implements LaneTermMap.Rewriting {

    private final Set<LaneAtom.Variable> all = new HashSet<>();

    private MentionedVariables() {
    }

    /** The variables that the element mentions. */
    public static Set<LaneAtom.Variable> in(ValueTerm element, ValueTerms terms) {
        MentionedVariables mentioned = new MentionedVariables();
        new LaneTermMap(mentioned, terms).of(element);
        return mentioned.all;
    }

    /** The variables that the truth value mentions. */
    public static Set<LaneAtom.Variable> in(Truth truth, ValueTerms terms) {
        MentionedVariables mentioned = new MentionedVariables();
        new LaneTermMap(mentioned, terms).of(truth);
        return mentioned.all;
    }

    @Override
    public LaneInt rewrite(Optional<RankClass> rankClass, LaneInt term) {
        all.addAll(Atoms.variables(term));
        return term;
    }

    @Override
    public LaneBool rewrite(Optional<RankClass> rankClass, LaneBool condition) {
        all.addAll(Atoms.variables(condition));
        return condition;
    }
}
