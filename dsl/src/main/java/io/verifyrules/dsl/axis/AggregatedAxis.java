package io.verifyrules.dsl.axis;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * An unordered bundle of {@code rank(rankClass)} named axes of a tensor that play one role. Several aggregated axes of a
 * tensor may share a class; their labels tell them apart, and they are aligned lane by lane.
 *
 * @param rankClass the class that gives the number of axes in the bundle
 * @param label     the name of the bundle in a tensor; the name of the class unless the rule says otherwise
 */
public record AggregatedAxis(RankClass rankClass, String label) implements Comparable<AggregatedAxis> {

    private static final Pattern LABEL = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_']*");

    public AggregatedAxis {
        if (!LABEL.matcher(label).matches()) {
            throw new IllFormedException(
                    "'" + label + "' is not a label for an axis; labels start with a letter and go on "
                            + "with letters, digits, _ and '");
        }
    }

    /** By label; two axes are alike in this order only if they are equal, so no sorted set takes one for the other. */
    @Override
    public int compareTo(AggregatedAxis other) {
        if (equals(other)) {
            return 0;
        }
        int byLabel = label.compareTo(other.label);
        return byLabel != 0 ? byLabel : rankClass.compareTo(other.rankClass);
    }

    // Axes are compared very often, and mostly with themselves.
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof AggregatedAxis axis && rankClass.equals(axis.rankClass)
                && label.equals(axis.label));
    }

    @Override
    public int hashCode() {
        return 31 * rankClass.hashCode() + label.hashCode();
    }

    @Override
    public String toString() {
        return label.equals(rankClass.name()) ? label : rankClass.name() + "@" + label;
    }
}
