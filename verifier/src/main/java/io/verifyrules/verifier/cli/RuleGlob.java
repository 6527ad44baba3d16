package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.report.NearNames;
import io.verifyrules.verifier.report.RuleTitle;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Selects rules by name or catalogue id; {@code *} stands for any text and {@code ?} for any one character. */
record RuleGlob(String text) {

    boolean matches(RuleDeclaration rule) {
        Pattern pattern = Pattern.compile(text.codePoints().mapToObj(RuleGlob::regex).collect(Collectors.joining()),
                Pattern.DOTALL);
        return names(rule).anyMatch(name -> pattern.matcher(name).matches());
    }

    private static String regex(int character) {
        return switch (character) {
            case '*' -> ".*";
            case '?' -> ".";
            default -> Pattern.quote(Character.toString(character));
        };
    }

    private static Stream<String> names(RuleDeclaration rule) {
        return Stream.of(rule.name(), RuleTitle.id(rule)).filter(name -> !name.isEmpty());
    }

    /** The problem that it selects none of the rules. */
    Problem matchesNone(List<RuleDeclaration> rules) {
        List<String> known = rules.stream().flatMap(RuleGlob::names).toList();
        return Problem.of("--rule " + text,
                "no rule has such a name or catalogue id" + NearNames.suggestion(text, known));
    }
}
