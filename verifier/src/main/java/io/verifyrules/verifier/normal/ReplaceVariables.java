package io.verifyrules.verifier.normal;

import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneChild;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.PermutedTerms;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Plain substitution of variables, everywhere in a term. A part that several terms share is rewritten once. Where the
 * index of a reduction is replaced, what it is on another lane ({@link LaneAtom.Permuted}) is what the replacement is
 * there: it means nothing else. A permuted copy of any other variable stays, since the variable still is what it was,
 * if under another name.
 */
public final class ReplaceVariables implements LaneTermMap.Rewriting {

    private final Map<LaneAtom.Variable, LaneInt> replacements;
    private final Map<LaneAtom, LaneInt> known = new HashMap<>();
    private final LaneChild.Change change = new LaneChild.Change(this::of, this::of, (rankClass, term) -> of(term));

    /**
     * Replaces these variables.
     *
     * @throws IllegalStateException if a replacement would mean another thing on each lane where the variable is one
     *     number, or on lanes of another class. That is a mistake of the verifier
     */
    public ReplaceVariables(Map<LaneAtom.Variable, LaneInt> replacements) {
        this.replacements = Map.copyOf(replacements);
        replacements.forEach((variable, value) -> {
            if (!fits(variable, value)) {
                throw new IllegalStateException(
                        "the variable " + variable + " of " + variable.rankClass() + " cannot be " + value);
            }
        });
    }

    /** Whether the value is one on the lanes of the variable, wherever the variable may stand. */
    public static boolean fits(LaneAtom.Variable variable, LaneInt value) {
        return Atoms.onLane(List.of(value)).stream().allMatch(atom -> switch (atom) {
            case LaneAtom.Variable mentioned -> variable.mayEqual(mentioned);
            case CompoundAtom.Place place -> variable.rankClass().filter(place.rankClass()::equals).isPresent();
            default -> true;
        });
    }

    @Override
    public LaneInt rewrite(Optional<RankClass> rankClass, LaneInt term) {
        return of(term);
    }

    @Override
    public LaneBool rewrite(Optional<RankClass> rankClass, LaneBool condition) {
        return of(condition);
    }

    @Override
    public boolean touches(LaneAtom.Variable variable) {
        return replacements.containsKey(variable)
                || replacements.values().stream().anyMatch(value -> Atoms.variables(value).contains(variable));
    }

    /** The term with every variable replaced that has a replacement. */
    public LaneInt of(LaneInt term) {
        return replacements.isEmpty() ? term : term.substitute(this::of);
    }

    private LaneInt of(LaneAtom atom) {
        LaneInt replaced = known.get(atom);
        if (replaced == null) {
            replaced = replace(atom);
            known.put(atom, replaced);
        }
        return replaced;
    }

    private LaneInt replace(LaneAtom atom) {
        return switch (atom) {
            case LaneAtom.Permuted permuted when replacements.containsKey(permuted) ->
                replacements.getOrDefault(permuted, LaneInt.ZERO);
            case LaneAtom.Permuted(LaneAtom.Fresh index, Permutation by) when movesAlong(index) ->
                new PermutedTerms(by).of(replacements.getOrDefault(index, LaneInt.of(index)));
            case LaneAtom.Variable variable -> replacements.getOrDefault(variable, LaneInt.of(variable));
            case CompoundAtom compound -> compound.with(change);
        };
    }

    private boolean movesAlong(LaneAtom.Fresh index) {
        return index.kind() != LaneAtom.Kind.PRIMITIVE && replacements.containsKey(index);
    }

    /** The condition with every variable replaced that has a replacement. */
    public LaneBool of(LaneBool condition) {
        return LaneBool.with(condition, this::of);
    }
}
