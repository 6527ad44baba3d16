package io.verifyrules.rules.xla;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The patterns of Enzyme-JAX's optimizer in the order of its code, with how far the collection states each. */
record EnzymePatterns(List<Pattern> patterns) {

    /** How far rules state a pattern. */
    enum Stated {
        /** Each branch, for all that it takes. */
        FULL,
        /** Some branches, or for some of what they take: two operands, equal elements, one index. */
        SPECIAL,
        /** By no rule. */
        NOT
    }

    /**
     * One of them.
     *
     * @param name      such as {@code SliceConcat}
     * @param stated    how far rules state it
     * @param construct what it takes of a language, such as lists of operands
     */
    record Pattern(String name, Stated stated, String construct) {}

    EnzymePatterns {
        patterns = List.copyOf(patterns);
    }

    static EnzymePatterns read() {
        InputStream list = Objects.requireNonNull(EnzymePatterns.class.getResourceAsStream("enzyme-patterns.txt"));
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(list, StandardCharsets.UTF_8))) {
            return new EnzymePatterns(lines.lines().map(EnzymePatterns::pattern).toList());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** A line such as {@code 55 SliceConcat full lists of operands}. */
    private static Pattern pattern(String line) {
        String[] parts = line.split(" ", 4);
        return new Pattern(parts[1], Stated.valueOf(parts[2].toUpperCase(Locale.ROOT)), parts[3]);
    }

    /** The constructs by name, with the patterns of each. */
    Map<String, List<Pattern>> byConstruct() {
        return patterns.stream().collect(Collectors.groupingBy(Pattern::construct, TreeMap::new, Collectors.toList()));
    }

    static long count(Collection<Pattern> patterns, Stated stated) {
        return patterns.stream().filter(pattern -> pattern.stated() == stated).count();
    }
}
