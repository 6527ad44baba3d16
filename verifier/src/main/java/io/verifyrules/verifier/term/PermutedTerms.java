package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.Permutation;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Lane terms with the lanes in another order. Each variable of the class has on lane {@code l} the value that it had on
 * lane {@code by(l)}. Arithmetic on one lane does not know which lane it is on. Numbers, which all lanes share, keep
 * their values, and so do the entries of tensors. An entry is one number, whatever lanes its own index is about.
 */
public final class PermutedTerms {

    private final Permutation by;
    private final Map<LaneAtom, LaneInt> known = new HashMap<>();
    /** The index of an entry stays what it is. */
    private final LaneChild.Change change = new LaneChild.Change(this::of, this::of, (rankClass, index) -> index);

    /** The order of lanes that terms are put into. */
    public PermutedTerms(Permutation by) {
        this.by = by;
    }

    /** The variable on the lane to which the permutation takes the one at hand; a number is the same there. */
    public static LaneAtom.Variable of(LaneAtom.Variable variable, Permutation by) {
        if (variable.isNumber()) {
            return variable;
        }
        LaneAtom.Variable plain = variable instanceof LaneAtom.Permuted permuted ? permuted.of() : variable;
        Permutation all = word(variable, by).times(by);
        return all.isIdentity() ? plain : new LaneAtom.Permuted(plain, all);
    }

    /** The permutation of the variable, in the class of the other permutation. */
    private static Permutation word(LaneAtom.Variable variable, Permutation other) {
        if (!variable.rankClass().equals(Optional.of(other.of()))) {
            throw new IllegalStateException("the variable " + variable + " has no lanes of " + other.of());
        }
        return variable instanceof LaneAtom.Permuted permuted ? permuted.by() : other.times(other.inverted());
    }

    /** The term in this order. */
    public LaneInt of(LaneInt term) {
        return by.isIdentity() ? term : term.substitute(this::of);
    }

    private LaneInt of(LaneAtom atom) {
        LaneInt permuted = known.get(atom);
        if (permuted == null) {
            permuted = permute(atom);
            known.put(atom, permuted);
        }
        return permuted;
    }

    private LaneInt permute(LaneAtom atom) {
        return switch (atom) {
            case LaneAtom.Variable variable -> LaneInt.of(of(variable, by));
            // Of such rules nothing is proved.
            case CompoundAtom.Place place ->
                throw new IllegalStateException(place + " depends on the order of all lanes");
            case CompoundAtom compound -> compound.with(change);
        };
    }

    /** The condition in this order. */
    public LaneBool of(LaneBool condition) {
        return by.isIdentity() ? condition : LaneBool.with(condition, this::of);
    }
}
