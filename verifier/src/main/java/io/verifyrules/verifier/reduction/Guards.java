package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.term.Truth;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What guards speak of. */
final class Guards {

    private Guards() {
    }

    /** More than any sensible rule needs; what remains after many parts were taken away may double with each. */
    private static final int MOST_PARTS = 300;

    /** Whether the guard is so large that nothing more should be made of it. */
    static boolean tooLarge(Truth guard) {
        return size(guard, MOST_PARTS) <= 0;
    }

    /** What is left of {@code most} after counting the parts of a truth value; 0 or less where it has that many. */
    private static int size(Truth truth, int most) {
        int left = most - 1;
        List<Truth> parts = switch (truth) {
            case Truth.Not not -> List.of(not.operand());
            case Truth.AllOf all -> all.parts();
            case Truth.AnyOf any -> any.parts();
            default -> List.of();
        };
        for (Truth part : parts) {
            if (left <= 0) {
                break;
            }
            left = size(part, left);
        }
        return left;
    }

    /** The classes of the guard's plain folds. */
    static Set<RankClass> classes(Truth guard) {
        Set<RankClass> classes = new LinkedHashSet<>();
        for (Truth conjunct : Truth.conjuncts(guard)) {
            if (conjunct instanceof Truth.Fold fold) {
                classes.add(fold.rankClass());
            }
        }
        return classes;
    }

    /** Those of them that have no rank 0, so that a fold of something contradictory is false. */
    static Set<RankClass> certainlyInhabited(Truth guard) {
        Set<RankClass> classes = classes(guard);
        classes.removeIf(RankClass::allowsRankZero);
        return classes;
    }
}
