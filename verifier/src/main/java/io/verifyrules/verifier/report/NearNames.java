package io.verifyrules.verifier.report;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** The known name that a mistyped one was probably meant to be. */
public final class NearNames {

    private NearNames() {
    }

    /** {@code ; did you mean 'x'?} where a known name is near, otherwise nothing. */
    public static String suggestion(String name, Collection<String> known) {
        return nearest(name, known).map(near -> "; did you mean '" + near + "'?").orElse("");
    }

    private static Optional<String> nearest(String name, Collection<String> known) {
        // A name of one letter is near to every other one: no suggestion is better than that.
        int tolerated = Math.min(name.length() - 1, Math.max(1, name.length() / 3));
        return known.stream()
                .filter(candidate -> distance(name, candidate) <= tolerated)
                .min(Comparator.comparingInt(candidate -> distance(name, candidate)));
    }

    /** The number of letters to insert, delete or replace, capitals aside. */
    private static int distance(String name, String candidate) {
        String a = name.toLowerCase(Locale.ROOT);
        String b = candidate.toLowerCase(Locale.ROOT);
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
