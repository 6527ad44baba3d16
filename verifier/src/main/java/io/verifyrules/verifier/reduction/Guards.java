package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.term.Truth;
import java.util.LinkedHashSet;
import java.util.Set;

/** The subjects of guards. */
final class Guards {

    private Guards() {
    }

    /** Whether the guard is so large that nothing more should be made of it. */
    static boolean tooLarge(Truth guard, Limit limit) {
        return limit.exceeds(Allowance.GUARD_PARTS, Truth.parts(guard, Allowance.GUARD_PARTS.most()));
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

    /** The classes among them that have no rank 0, so that a fold of a contradiction is false. */
    static Set<RankClass> certainlyInhabited(Truth guard) {
        Set<RankClass> classes = classes(guard);
        classes.removeIf(RankClass::allowsRankZero);
        return classes;
    }
}
