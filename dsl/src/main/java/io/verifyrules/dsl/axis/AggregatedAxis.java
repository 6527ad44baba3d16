package io.verifyrules.dsl.axis;

import java.util.Comparator;

/**
 * An unordered bundle of {@code rank(rankClass)} named axes of a tensor that play one role. Several aggregated axes of a
 * tensor may share a class; their labels tell them apart, and they are aligned lane by lane.
 *
 * @param rankClass the class that gives the number of axes in the bundle
 * @param label     the name of the bundle in a tensor; the name of the class unless the rule says otherwise
 */
public record AggregatedAxis(RankClass rankClass, String label) implements Comparable<AggregatedAxis> {

    private static final Comparator<AggregatedAxis> ORDER = Comparator.comparing(AggregatedAxis::label)
            .thenComparing(axis -> axis.rankClass().name());

    @Override
    public int compareTo(AggregatedAxis other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return label.equals(rankClass.name()) ? label : rankClass.name() + "@" + label;
    }
}
