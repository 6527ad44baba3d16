package io.verifyrules.verifier.report;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** The known name that a mistyped one was probably meant to be. */
public final class NearNames {

    private static final int LEAST_PART = 3;

    private NearNames() {
    }

    /** {@code ; did you mean 'x'?} where a known name is near, otherwise nothing. */
    public static String suggestion(String name, Collection<String> known) {
        return nearest(name, known).map(near -> "; did you mean '" + near + "'?").orElse("");
    }

    /**
     * The same for operations and opcodes, of which people add or leave out words: {@code dotproduct} was probably meant to be
     * {@code dot}.
     */
    public static String operation(String name, Collection<String> known) {
        return nearest(name, known).or(() -> within(name, known))
                .map(near -> "; did you mean '" + near + "'?")
                .orElse("");
    }

    /** The longest known name that the name begins or ends with, or else the shortest one that begins with it. */
    private static Optional<String> within(String name, Collection<String> known) {
        Optional<String> part = known.stream()
                .filter(candidate -> candidate.length() >= LEAST_PART && !candidate.equals(name))
                .filter(candidate -> name.startsWith(candidate) || name.endsWith(candidate))
                .max(Comparator.comparingInt(String::length).thenComparing(Comparator.reverseOrder()));
        return name.length() < LEAST_PART
                ? Optional.empty()
                : part.or(() -> known.stream()
                        .filter(candidate -> candidate.startsWith(name) && !candidate.equals(name))
                        .min(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder())));
    }

    /** The same where at most so many letters may be wrong. */
    public static String suggestion(String name, Collection<String> known, int tolerated) {
        return nearest(name, known, tolerated).map(near -> "; did you mean '" + near + "'?").orElse("");
    }

    private static Optional<String> nearest(String name, Collection<String> known) {
        // A name of one letter is near to every other one: no suggestion is better than that.
        return nearest(name, known, Math.min(name.length() - 1, Math.max(1, name.length() / 3)));
    }

    private static Optional<String> nearest(String name, Collection<String> known, int tolerated) {
        return known.stream()
                .filter(candidate -> !candidate.equals(name) && distance(name, candidate) <= tolerated)
                .min(Comparator.comparingInt(candidate -> distance(name, candidate)));
    }

    /** The number of letters to insert, delete or replace, or of neighbours to exchange, capitals aside. */
    private static int distance(String name, String candidate) {
        String a = name.toLowerCase(Locale.ROOT);
        String b = candidate.toLowerCase(Locale.ROOT);
        int[][] rows = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                rows[i][j] = i == 0 || j == 0 ? i + j : step(rows, a, b, i, j);
            }
        }
        return rows[a.length()][b.length()];
    }

    private static int step(int[][] rows, String a, String b, int i, int j) {
        int replaced = rows[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int edited = Math.min(replaced, Math.min(rows[i - 1][j], rows[i][j - 1]) + 1);
        boolean exchanged = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return exchanged ? Math.min(edited, rows[i - 2][j - 2] + 1) : edited;
    }
}
