package io.verifyrules.dsl.axis;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.regex.Pattern;

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
        int byLabel = label.compareTo(other.label);
        return byLabel != 0 ? byLabel : rankClass.compareTo(other.rankClass);
    }

    @Override
    public String toString() {
        return label.equals(rankClass.name()) ? label : rankClass.name() + "@" + label;
    }
}
