package io.verifyrules.verifier.algebra;

import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.Truth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The single conditions that a guard is the conjunction of: a fold of a conjunction is a conjunction of folds. */
final class Conditions {

    private Conditions() {
    }

    static List<Truth> of(Truth guard) {
        List<Truth> all = new ArrayList<>();
        for (Truth conjunct : Truth.conjuncts(guard)) {
            if (conjunct instanceof Truth.Fold fold) {
                LaneBool.conjuncts(fold.predicate()).forEach(part -> all.add(Truth.fold(fold.rankClass(), part)));
            } else {
                all.add(conjunct);
            }
        }
        return all;
    }

    /** The rest of the guard where the condition is known to hold; nothing where it fails then. */
    static Optional<Truth> left(Truth guard, Truth condition) {
        List<Truth> parts = of(guard);
        List<Truth> refuted = of(Truth.not(condition));
        if (!refuted.isEmpty() && parts.containsAll(refuted)) {
            return Optional.empty();
        }
        List<Truth> left = new ArrayList<>(parts);
        for (Truth known : of(condition)) {
            left.replaceAll(part -> part.equals(known) ? Truth.TRUE : left(part, known, Truth.not(known)));
        }
        Truth rest = Truth.allOf(left);
        return rest.equals(Truth.FALSE) ? Optional.empty() : Optional.of(rest);
    }

    /** The rest of one condition where another one holds. */
    private static Truth left(Truth part, Truth known, Truth refuted) {
        if (part.equals(refuted)) {
            return Truth.FALSE;
        }
        return switch (part) {
            // Where a is known on every lane, "a and b on every lane" fails where "b on every lane" does.
            case Truth.Not(Truth operand) -> Truth.not(left(operand, known).orElse(Truth.FALSE));
            case Truth.Fold(var rankClass, LaneBool.AnyOf(List<LaneBool> ways)) -> {
                List<Truth> each = ways.stream().map(way -> Truth.fold(rankClass, way)).toList();
                yield each.contains(known)
                        ? Truth.TRUE
                        : Truth.fold(rankClass,
                                LaneBool.anyOf(ways.stream()
                                        .filter(way -> !Truth.fold(rankClass, LaneBool.not(way)).equals(known))
                                        .toList()));
            }
            default -> part;
        };
    }
}
