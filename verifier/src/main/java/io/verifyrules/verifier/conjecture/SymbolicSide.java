package io.verifyrules.verifier.conjecture;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.Tolerances;
import io.verifyrules.dsl.rule.FloatReading;
import io.verifyrules.dsl.rule.IndexHint;
import io.verifyrules.verifier.denotation.AppliesWhere;
import io.verifyrules.verifier.denotation.AssumedAtOrigin;
import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The symbolic side of a conjecture: its meaning at every rank and size at once. Terms are made by the factory that is handed over, and
 * may rest on granted laws only.
 */
public interface SymbolicSide {

    /** The rank classes of all axes and maps. */
    Set<RankClass> rankClasses();

    /** The meaning of both sides, and the conditions under which they are claimed to agree. */
    RuleMeaning meaning(ValueTerms terms, Grants granted);

    /**
     * The conditions that an instance must meet.
     *
     * @param meant the meaning, as it is denoted
     */
    default AppliesWhere appliesWhere(RuleMeaning meant, ValueTerms terms, Grants granted) {
        return new AppliesWhere(meant.hypotheses(), Truth.conjuncts(meant.inBounds()), List.of(), false);
    }

    /** The assumptions on tensor values, at the index 0 and everywhere, with all truth values rewritten. */
    default AssumedAtOrigin assumed(ValueTerms terms, Grants granted, UnaryOperator<Truth> rewriting) {
        return AssumedAtOrigin.NOTHING;
    }

    /** Whether lanes are permuted. */
    default boolean permutesLanes() {
        return false;
    }

    /** Hints how the terms of one reduction correspond to those of another. */
    default List<IndexHint> hints() {
        return List.of();
    }

    /** Whether an infinity is mentioned, so that numbers are extended by both. */
    default boolean infinities() {
        return false;
    }

    /** The reading of floats. */
    default FloatReading floats() {
        return FloatReading.XLA;
    }

    /** The differences between floats that do not matter. */
    default Tolerances upTo() {
        return Tolerances.NONE;
    }

    /** Whether it can be read in every floating-point format at once. */
    default boolean isOfEveryFormat() {
        return false;
    }
}
