package io.verifyrules.rules.xla;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;

/** The rewrites that XLA's algebraic simplifier has in its code, in the order of the code. */
record Census(List<Rewrite> rewrites) {

    private static final String LAYOUT = "physical layout";

    Census {
        rewrites = List.copyOf(rewrites);
    }

    /**
     * One of them.
     *
     * @param id      such as {@code HandleAdd/05}
     * @param lacking what the language has not got to state it; empty where a rule does
     */
    record Rewrite(String id, Optional<String> lacking) {

        /** Whether it changes no value, but where values lie in memory. */
        boolean isLayout() {
            return lacking.equals(Optional.of(LAYOUT));
        }

        /** The function of the code that has it. */
        String handler() {
            return id.substring(0, id.indexOf('/'));
        }
    }

    static Census read() {
        InputStream list = Objects.requireNonNull(Census.class.getResourceAsStream("census.txt"));
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(list, StandardCharsets.UTF_8))) {
            List<Rewrite> rewrites = new ArrayList<>();
            lines.lines().map(line -> line.split(" ", 2)).forEach(parts -> {
                rewrites.add(
                        new Rewrite(parts[0], parts.length == 2 ? Optional.of(parts[1]) : Optional.<String>empty()));
            });
            return new Census(rewrites);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Those that are about values. */
    List<Rewrite> ofValues() {
        return rewrites.stream().filter(rewrite -> !rewrite.isLayout()).toList();
    }

    /** The ids of those that a rule states. */
    TreeSet<String> stated() {
        return new TreeSet<>(
                rewrites.stream().filter(rewrite -> rewrite.lacking().isEmpty()).map(Rewrite::id).toList());
    }
}
