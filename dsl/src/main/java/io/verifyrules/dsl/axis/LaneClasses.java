package io.verifyrules.dsl.axis;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Of whose lanes a map or a condition speaks. Of the classes that may have many lanes it is one at most, as nothing is said of two
 * lanes at once. A singleton has one lane only, so what it has there is a number, and may stand beside whatever lane is spoken of.
 *
 * @param many       the class that may have any number of lanes
 * @param singletons the classes of exactly one lane, in the order in which they are mentioned
 */
record LaneClasses(Optional<RankClass> many, Set<RankClass> singletons) {

    static final LaneClasses NONE = new LaneClasses(Optional.empty(), Set.of());

    LaneClasses {
        singletons = Collections.unmodifiableSet(new LinkedHashSet<>(singletons));
    }

    static LaneClasses of(AxisMap map) {
        return switch (map) {
            case AxisMap.Variable variable -> of(variable.of());
            case AxisMap.Scalar ignored -> NONE;
            case AxisMap.Constant ignored -> NONE;
            case AxisMap.Arithmetic arithmetic -> arithmetic.classes;
            case AxisMap.Choice choice -> choice.classes;
            case AxisMap.Permuted permuted -> of(permuted.map());
        };
    }

    static LaneClasses of(LaneCondition condition) {
        return switch (condition) {
            case LaneCondition.Comparison comparison -> comparison.classes;
            case LaneCondition.Not not -> of(not.operand());
            case LaneCondition.AllOf all -> all.classes;
            case LaneCondition.AnyOf any -> any.classes;
        };
    }

    private static LaneClasses of(RankClass rankClass) {
        return rankClass.isSingleton()
                ? new LaneClasses(Optional.empty(), Set.of(rankClass))
                : new LaneClasses(Optional.of(rankClass), Set.of());
    }

    /**
     * The classes of both.
     *
     * @throws IllFormedException if these are two that may have many lanes
     */
    LaneClasses and(String what, LaneClasses other) {
        if (many.isPresent() && other.many.isPresent() && !many.equals(other.many)) {
            RankClass first = many.get();
            RankClass second = other.many.get();
            throw new IllFormedException(what + ": maps are combined lane by lane, but one is over rank class " + first
                    + " and the other over rank class " + second + Namesakes.hint(first, second)
                    + "; use maps over one class");
        }
        if (other.equals(NONE) || equals(other)) {
            return this;
        }
        Set<RankClass> all = new LinkedHashSet<>(singletons);
        all.addAll(other.singletons);
        return new LaneClasses(many.or(other::many), all);
    }

    /** The class whose lanes are ranged over: the one of many lanes, or a singleton that is the only class. */
    Optional<RankClass> ranged() {
        return many.isPresent() || singletons.size() != 1 ? many : singletons.stream().findFirst();
    }

    /** Whether there is one value, which all lanes of all classes share. */
    boolean isNumber() {
        return many.isEmpty();
    }
}
