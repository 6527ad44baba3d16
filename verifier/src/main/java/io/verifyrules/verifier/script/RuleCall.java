package io.verifyrules.verifier.script;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.rule.Expectation;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.VerdictKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A declaration of a rule at the top level of a file, found in a text that need not compile. It begins a line, and ends
 * with its bracket, or where the next one begins if a bracket is missing.
 *
 * @param line the line in which it begins, from 1
 * @param text the text that it is written as
 */
record RuleCall(int line, CallExtent extent, String text) {

    private static final Pattern CALL = Pattern.compile("^rule(?=\\s*\\()", Pattern.MULTILINE);
    private static final Pattern NAME = Pattern.compile("rule\\s*\\(\\s*\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern EXPECTED = Pattern.compile("\\bexpect\\(\\s*("
            + Stream.of(VerdictKind.values()).map(Enum::name).collect(Collectors.joining("|")) + ")\\b");

    /** The declarations in a text, in order. */
    static List<RuleCall> in(String text) {
        List<MatchResult> starts = CALL.matcher(text).results().toList();
        List<RuleCall> calls = new ArrayList<>();
        for (int i = 0; i < starts.size(); i++) {
            int start = starts.get(i).start();
            int next = i + 1 < starts.size() ? starts.get(i + 1).start() : text.length();
            Optional<CallExtent> call = CallExtent.withLambda(text, starts.get(i).end());
            int end = Math.min(next, call.map(CallExtent::end).orElse(next));
            int line = (int) text.substring(0, start).chars().filter(character -> character == '\n').count() + 1;
            calls.add(new RuleCall(line, new CallExtent(start, end), text.substring(start, end)));
        }
        return calls;
    }

    /** The line in which it ends. */
    int lastLine() {
        return line + (int) text.chars().filter(character -> character == '\n').count();
    }

    /** The declaration in which a mistake is, if it is in one. */
    static Optional<RuleCall> around(Diagnostic mistake, String text) {
        OptionalInt offset = offset(mistake.position(), text);
        return offset.isEmpty()
                ? Optional.empty()
                : in(text).stream().filter(call -> call.extent().contains(offset.getAsInt())).findFirst();
    }

    private static OptionalInt offset(SourcePosition position, String text) {
        int start = 0;
        for (int line = 1; line < position.line() && start >= 0; line++) {
            start = text.indexOf('\n', start) + 1;
            if (start == 0) {
                return OptionalInt.empty();
            }
        }
        return position.line() < 1 ? OptionalInt.empty() : OptionalInt.of(start + Math.max(0, position.column() - 1));
    }

    /** The text without this declaration; everything else keeps its place. */
    String blankedIn(String whole) {
        return whole.substring(0, extent.start()) + text.replaceAll("[^\\n\\r]", " ") + whole.substring(extent.end());
    }

    /** The rule that does not compile, with the mistakes in it, of which there is at least one. */
    IllFormedRule illFormed(List<Diagnostic> mistakes, String path) {
        Diagnostic first = mistakes.getFirst();
        String others = mistakes.stream()
                .skip(1)
                .map(mistake -> "; line " + mistake.position().line() + ": " + mistake.message())
                .collect(Collectors.joining());
        return new IllFormedRule(name(), expectation(), new SourcePosition(path, line, 0),
                new Diagnostic(first.position(), first.message() + others));
    }

    private String name() {
        Matcher name = NAME.matcher(text);
        return name.lookingAt() ? name.group(1).replaceAll("\\\\(.)", "$1") : "rule in line " + line;
    }

    /** The verdict that the text seems to state for all element types. */
    private Expectation expectation() {
        Matcher expected = EXPECTED.matcher(text);
        return expected.find() ? Expectation.of(VerdictKind.valueOf(expected.group(1)), "") : Expectation.VERIFIED;
    }
}
