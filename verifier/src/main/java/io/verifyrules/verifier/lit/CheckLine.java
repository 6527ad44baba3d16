package io.verifyrules.verifier.lit;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A line that says what the output has.
 *
 * @param literal whether brackets in it are those of the output
 * @param place   where what the output has begins
 */
record CheckLine(Kind kind, boolean literal, String text, SourcePosition place) {

    /** The relation of the line to the one before. */
    enum Kind {
        PLAIN,
        NEXT,
        SAME,
        DAG,
        NOT,
        LABEL,
        EMPTY,
        COUNT
    }

    /** The lines with one of the prefixes, in order. */
    static List<CheckLine> of(String file, List<String> lines, List<String> prefixes) {
        // The longest first: one may be the beginning of another.
        String any = prefixes.stream()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .map(Pattern::quote)
                .collect(Collectors.joining("|"));
        Pattern pattern = Pattern.compile("(?<![A-Za-z0-9_-])(?:" + any
                + ")(?:-(NEXT|SAME|DAG|NOT|LABEL|EMPTY|COUNT)(?:-[0-9]+)?)?(\\{LITERAL\\})?:[ \\t]*");
        List<CheckLine> all = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            Matcher found = pattern.matcher(lines.get(i));
            if (found.find()) {
                Kind kind = Optional.ofNullable(found.group(1))
                        .map(name -> Kind.valueOf(name.toUpperCase(Locale.ROOT)))
                        .orElse(Kind.PLAIN);
                all.add(new CheckLine(kind, found.group(2) != null, lines.get(i).substring(found.end()).stripTrailing(),
                        new SourcePosition(file, i + 1, found.end() + 1)));
            }
        }
        return all;
    }
}
