package io.verifyrules.verifier.normal;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.term.LaneBool;
import java.util.List;

/** Answers whether a predicate follows from others on one lane of a class. "No" also means "cannot tell". */
@FunctionalInterface
public interface LaneEntailment {

    /** Whether {@code claim} is proved to hold on every lane of the class that satisfies all {@code hypotheses}. */
    boolean entails(RankClass rankClass, List<LaneBool> hypotheses, LaneBool claim);
}
