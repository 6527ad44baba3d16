package io.verifyrules.verifier.script;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The Kotlin compiler's messages about a rule file, in words of the rule language and once for each mistake. */
final class CompileErrors {

    private static final Pattern RECEIVER = Pattern.compile("(\\w+)\\s*\\.$");
    private static final Pattern SYNTAX = Pattern.compile("Expecting|Unexpected|Missing");
    private static final Pattern END = Pattern.compile("(Expecting|Missing) '}'.*");
    private static final Pattern RULE = Pattern.compile("^\\s*rule\\s*\\(.*");

    private final String text;
    private final List<String> lines;
    private final CompilerWords words;
    private final Set<String> told = new HashSet<>();
    private final Set<Integer> complainedLines = new HashSet<>();
    private final List<CallExtent> unknownCalls = new ArrayList<>();
    private final List<Diagnostic> mistakes = new ArrayList<>();

    private CompileErrors(String text) {
        this.text = text;
        this.lines = text.lines().toList();
        this.words = new CompilerWords(text);
    }

    /**
     * The mistakes behind some compile errors.
     *
     * @param errors the errors of the compiler, by position
     * @param text the text that it was given
     */
    static List<Diagnostic> mistakes(List<Diagnostic> errors, String text) {
        CompileErrors context = new CompileErrors(text);
        errors.forEach(context::add);
        return List.copyOf(context.mistakes);
    }

    private void add(Diagnostic error) {
        SourcePosition position = error.position();
        if (position.line() < 1 || position.line() > lines.size()) {
            mistakes.add(new Diagnostic(position, words.reworded(error.message(), text.length())));
            return;
        }
        int offset = offset(position);
        Optional<AssignedDeclaration> assigned = assigned(position.line(), offset);
        if (assigned.isPresent()) {
            AssignedDeclaration declaration = assigned.get();
            if (told.add("assigned at " + declaration.offset())) {
                mistakes.add(new Diagnostic(at(position, declaration.offset()), declaration.message()));
            }
        } else if (END.matcher(error.message()).matches()) {
            OptionalInt open = CallExtent.unclosedBrace(text, offset);
            SourcePosition place = open.isPresent() ? at(position, open.getAsInt()) : position;
            mistakes.add(new Diagnostic(place,
                    open.isPresent()
                            ? "the '{' in line " + place.line() + " is not closed; a '}' is missing"
                            : words.reworded(error.message(), offset)));
        } else if (isMistake(error, offset)) {
            mistakes.add(new Diagnostic(position, words.reworded(error.message(), offset) + openBracket(error)));
        }
    }

    /** The declaration of the same rule that a line speaks of, if it has no type that fits. */
    private Optional<AssignedDeclaration> assigned(int line, int offset) {
        return RuleCall.in(text)
                .stream()
                .map(RuleCall::extent)
                .filter(rule -> rule.contains(offset))
                .findFirst()
                .flatMap(
                        rule -> AssignedDeclaration.mentioned(AssignedDeclaration.in(text, rule), lines.get(line - 1)));
    }

    private SourcePosition at(SourcePosition position, int offset) {
        return new SourcePosition(position.file(), CallExtent.line(text, offset),
                offset - text.lastIndexOf('\n', offset - 1));
    }

    /** A bracket that is not closed shows itself as a strange syntax error in a later line. */
    private String openBracket(Diagnostic error) {
        SourcePosition position = error.position();
        if (!SYNTAX.matcher(error.message()).lookingAt()) {
            return "";
        }
        OptionalInt open = CallExtent.openBracket(text, offset(position));
        int line = CallExtent.line(text, open.orElse(0));
        return open.isPresent() && line < position.line() ? "; the '(' in line " + line + " is not closed" : "";
    }

    /** Inside of an unknown call nothing has a meaning, and further complaints about one line are its consequences. */
    private boolean isMistake(Diagnostic error, int offset) {
        SourcePosition position = error.position();
        if (unknownCalls.stream().anyMatch(call -> call.contains(offset))) {
            return false;
        }
        Optional<String> name = CompilerWords.unresolved(error.message());
        if (name.isPresent() && isOfBrokenDeclaration(offset)) {
            return false;
        }
        Optional<String> twice = CompilerWords.conflicting(error.message());
        boolean isNew = name.map(unknown -> isFirstUse(unknown, position, offset))
                .or(() -> twice.map(declared -> told.add(declared + " twice in rule " + rule(position))))
                .orElseGet(() -> !complainedLines.contains(position.line()));
        complainedLines.add(position.line());
        return isNew;
    }

    /** A name that is not declared is one mistake in a rule, however often it is used. */
    private boolean isFirstUse(String name, SourcePosition position, int offset) {
        CallExtent.withLambda(text, offset + name.length()).ifPresent(unknownCalls::add);
        return told.add(name + " in rule " + rule(position));
    }

    /** The number of the rule in which a place is. */
    private long rule(SourcePosition position) {
        return lines.stream().limit(position.line()).filter(RULE.asMatchPredicate()).count();
    }

    /** Whether what stands before the dot is declared in a line with a mistake, so that its type is unknown. */
    private boolean isOfBrokenDeclaration(int offset) {
        Matcher receiver = RECEIVER.matcher(text.substring(0, offset));
        return receiver.find() && complainedLines.stream()
                .map(line -> lines.get(line - 1))
                .anyMatch(line -> line.contains("val " + receiver.group(1) + " by"));
    }

    private int offset(SourcePosition position) {
        int start = 0;
        for (int line = 1; line < position.line(); line++) {
            start = text.indexOf('\n', start) + 1;
        }
        return Math.min(text.length(), start + Math.max(0, position.column() - 1));
    }
}
