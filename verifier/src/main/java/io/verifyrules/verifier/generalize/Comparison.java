package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.rule.Condition;
import java.util.List;

/**
 * The comparison of demands that were found with others that are known to be enough.
 *
 * @param known       the others
 * @param notStronger whether it is proved that the known ones imply those found
 * @param notWeaker   whether it is proved that those found imply the known ones
 * @param lost        how many small instances the known ones admit and those found do not
 * @param gained      how many small instances those found admit and the known ones do not
 */
public record Comparison(List<Condition> known, boolean notStronger, boolean notWeaker, int lost, int gained) {

    public Comparison {
        known = List.copyOf(known);
    }

    /** The result of the comparison. */
    public enum Standing {
        /** They say the same. */
        AS_WEAK,
        /** They admit what the known ones do and more. */
        WEAKER,
        /** They do not admit all that the known ones do, and nothing else. */
        STRONGER,
        /** Each admits something that the other does not. */
        NOT_COMPARABLE
    }

    /** By the instances where some tell both apart; where none does and nothing is proved, as weak. */
    public Standing standing() {
        boolean loses = lost > 0;
        boolean gains = gained > 0;
        return loses ? gains ? Standing.NOT_COMPARABLE : Standing.STRONGER : gains ? Standing.WEAKER : Standing.AS_WEAK;
    }

    /** Whether the standing is a theorem, rather than what the small instances show. */
    public boolean proved() {
        return switch (standing()) {
            case AS_WEAK -> notStronger && notWeaker;
            case WEAKER -> notStronger;
            case STRONGER -> notWeaker;
            case NOT_COMPARABLE -> true;
        };
    }
}
