package io.verifyrules.verifier.lit;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The lines about one function of the output.
 *
 * @param function its name; nothing where no line of a part of the file has one
 * @param head     the first line, with the name in it, and those about the same line of the output
 * @param behind   where the name ends in the first line
 * @param body     the lines after, those about what the output does not have left out
 * @param denied   how many were left out
 * @param place    where the lines begin
 */
record Block(Optional<String> function, List<CheckLine> head, int behind, List<CheckLine> body, int denied,
        SourcePosition place) {

    private static final Pattern NAME = Pattern.compile("@(?:\"([^\"]*)\"|([A-Za-z0-9_$.-]+))");
    private static final Pattern FUNCTION = Pattern.compile("^ *(?:func\\.func|func)\\b[^@(]*" + NAME);
    private static final Pattern LABEL = Pattern.compile("^(?:[^@(]*)" + NAME);

    /** A line that names a function. */
    private record Named(String name, int behind) {}

    /** The functions that lines speak of, in order. */
    static List<Block> of(List<CheckLine> lines, Parts parts) {
        List<Block> all = new ArrayList<>();
        Optional<Named> open = Optional.empty();
        List<CheckLine> inside = new ArrayList<>();
        for (CheckLine line : lines) {
            Optional<Named> named = named(line);
            boolean nextPart = !inside.isEmpty()
                    && parts.of(inside.getLast().place().line()) != parts.of(line.place().line());
            if (named.isPresent() || line.kind() == CheckLine.Kind.LABEL || nextPart) {
                block(open, inside).ifPresent(all::add);
                inside.clear();
                open = named;
            }
            inside.add(line);
        }
        block(open, inside).ifPresent(all::add);
        return all;
    }

    private static Optional<Named> named(CheckLine line) {
        if (line.kind() == CheckLine.Kind.NOT || line.kind() == CheckLine.Kind.SAME) {
            return Optional.empty();
        }
        Matcher matcher = (line.kind() == CheckLine.Kind.LABEL ? LABEL : FUNCTION).matcher(line.text());
        if (!matcher.find()) {
            return Optional.empty();
        }
        return Stream.of(1, 2)
                .flatMap(group -> Stream.ofNullable(matcher.group(group)))
                .findFirst()
                .map(name -> new Named(name, matcher.end()));
    }

    private static Optional<Block> block(Optional<Named> named, List<CheckLine> lines) {
        List<CheckLine> said = lines.stream()
                .filter(line -> line.kind() != CheckLine.Kind.NOT && line.kind() != CheckLine.Kind.EMPTY)
                .toList();
        if (said.isEmpty() || (named.isEmpty() && said.getFirst().kind() == CheckLine.Kind.LABEL)) {
            return Optional.empty();
        }
        int head = named.isPresent() ? 1 : 0;
        while (head > 0 && head < said.size() && said.get(head).kind() == CheckLine.Kind.SAME) {
            head++;
        }
        long denied = lines.stream().filter(line -> line.kind() == CheckLine.Kind.NOT).count();
        return Optional.of(new Block(named.map(Named::name), said.subList(0, head), named.map(Named::behind).orElse(0),
                said.subList(head, said.size()), Math.toIntExact(denied), said.getFirst().place()));
    }
}
