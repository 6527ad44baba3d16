package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.RankClass;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The atoms of lane terms, those inside of atoms included. Each is visited once, however often it occurs. The index of
 * an {@link CompoundAtom.Entry} is about other lanes. A substitution goes there too, so its atoms count in questions
 * about the dependence of a term. They do not count where the lane at hand is looked into ({@link #onLane}).
 */
public final class Atoms {

    private final Set<LaneAtom> found = new LinkedHashSet<>();

    private final boolean entersEntries;

    private Atoms(boolean entersEntries) {
        this.entersEntries = entersEntries;
    }

    /** All atoms that speak of the lane that the terms speak of, entries among them but not what is inside; inner ones first. */
    public static Set<LaneAtom> onLane(Collection<LaneInt> terms) {
        Atoms atoms = new Atoms(false);
        terms.forEach(atoms::visit);
        return Collections.unmodifiableSet(atoms.found);
    }

    /** The same of a condition. */
    public static Set<LaneAtom> onLane(LaneBool condition) {
        Atoms atoms = new Atoms(false);
        atoms.visit(condition);
        return Collections.unmodifiableSet(atoms.found);
    }

    /**
     * The singletons whose lane the terms speak of, whatever class they stand in: a variable of a class of one lane is a number
     * there. In the order in which they are found.
     */
    public static Set<RankClass> singletons(Collection<LaneInt> terms) {
        return singletons(onLane(terms));
    }

    /** The same of a condition. */
    public static Set<RankClass> singletons(LaneBool condition) {
        return singletons(onLane(condition));
    }

    private static Set<RankClass> singletons(Set<LaneAtom> atoms) {
        Set<RankClass> singletons = new LinkedHashSet<>();
        for (LaneAtom atom : atoms) {
            if (atom instanceof LaneAtom.Variable variable) {
                variable.rankClass().filter(RankClass::isSingleton).ifPresent(singletons::add);
            }
        }
        return singletons;
    }

    /** All atoms in a term, inner ones first. */
    public static Set<LaneAtom> in(LaneInt term) {
        return in(List.of(term));
    }

    /** All atoms in the terms, inner ones first. */
    public static Set<LaneAtom> in(Collection<LaneInt> terms) {
        Atoms atoms = new Atoms(true);
        terms.forEach(atoms::visit);
        return Collections.unmodifiableSet(atoms.found);
    }

    /** All atoms in a condition, inner ones first. */
    public static Set<LaneAtom> in(LaneBool condition) {
        Atoms atoms = new Atoms(true);
        atoms.visit(condition);
        return Collections.unmodifiableSet(atoms.found);
    }

    /** The variables of a term, in the order in which they are found. */
    public static Set<LaneAtom.Variable> variables(LaneInt term) {
        return variables(in(term));
    }

    /** The variables of a condition, in the order in which they are found. */
    public static Set<LaneAtom.Variable> variables(LaneBool condition) {
        return variables(in(condition));
    }

    private static Set<LaneAtom.Variable> variables(Set<LaneAtom> atoms) {
        Set<LaneAtom.Variable> variables = new LinkedHashSet<>();
        for (LaneAtom atom : atoms) {
            if (atom instanceof LaneAtom.Variable variable) {
                variables.add(variable);
            }
        }
        return variables;
    }

    private void visit(LaneInt term) {
        for (Map.Entry<LaneInt.Monomial, BigInteger> part : term.entries()) {
            for (LaneAtom atom : part.getKey().atoms()) {
                visit(atom);
            }
        }
    }

    private void visit(LaneAtom atom) {
        if (found.contains(atom)) {
            return;
        }
        switch (atom) {
            // It depends on that variable, if on another lane.
            case LaneAtom.Permuted permuted -> visit(permuted.of());
            case LaneAtom.Variable ignored -> {
            }
            case CompoundAtom compound -> compound.children().forEach(this::visit);
        }
        found.add(atom);
    }

    private void visit(LaneChild child) {
        switch (child) {
            case LaneChild.OnLane(LaneInt term) -> visit(term);
            case LaneChild.Condition(LaneBool condition) -> visit(condition);
            case LaneChild.OnAllLanes(var ignored, LaneInt term) -> {
                if (entersEntries) {
                    visit(term);
                }
            }
        }
    }

    private void visit(LaneBool condition) {
        LaneBool.forEachTerm(condition, this::visit);
    }
}
