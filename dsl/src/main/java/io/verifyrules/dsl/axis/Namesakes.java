package io.verifyrules.dsl.axis;

import java.util.Collection;

/** The addition to a mistake where two classes of one name meet, which are written alike. */
public final class Namesakes {

    private static final String HINT = "; they are classes of one name and yet two, as names belong to one rule";

    private Namesakes() {
    }

    /** A remark, if the classes have one name and are two; else nothing. */
    public static String hint(RankClass left, RankClass right) {
        return areTwo(left, right) ? HINT : "";
    }

    /** A remark, if a class of these axes has the name of a class of those and is another one; else nothing. */
    public static String hint(Collection<AggregatedAxis> these, Collection<AggregatedAxis> those) {
        boolean found = these.stream()
                .anyMatch(left -> those.stream().anyMatch(right -> areTwo(left.rankClass(), right.rankClass())));
        return found ? HINT : "";
    }

    private static boolean areTwo(RankClass left, RankClass right) {
        return left.name().equals(right.name()) && !left.equals(right);
    }
}
