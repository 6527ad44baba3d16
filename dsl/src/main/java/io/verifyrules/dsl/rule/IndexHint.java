package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Namesakes;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.diagnostic.IllFormedException;

/**
 * The author's hint for an index of a reduction where the verifier cannot find it. In a term of one side the index is
 * bound as {@code index}. The term is matched with a term of the other side where the index equals {@code value}. It is
 * a suggestion: whatever follows from it is proved.
 *
 * @param value over the indices of the other side, maps and scalars
 */
public record IndexHint(AxisMap.Variable index, AxisMap value) {
    public IndexHint {
        RankClass expected = index.of();
        if (!value.fits(expected)) {
            RankClass found = value.rankClass().orElseThrow();
            throw new IllFormedException("match: the index " + index.name() + " is one over rank class " + expected
                    + ", but is given a map over rank class " + found + Namesakes.hint(expected, found));
        }
    }
}
