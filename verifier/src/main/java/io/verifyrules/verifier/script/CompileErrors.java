package io.verifyrules.verifier.script;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.report.NearNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What the Kotlin compiler says of a rule file, in words of the rule language and once for each mistake. */
final class CompileErrors {

    private static final Pattern UNRESOLVED = Pattern.compile("Unresolved reference '([^']*)'.*", Pattern.DOTALL);
    private static final Pattern NESTED = Pattern.compile("'fun (\\w+)\\(.*' cannot be called in this context .*");
    private static final Pattern CANDIDATE = Pattern
            .compile("^(?:infix |operator )*fun (?:<.*?> )?(?:\\w+\\.)?(\\w+)(\\(.*\\)).*$", Pattern.MULTILINE);
    private static final Pattern PACKAGE = Pattern
            .compile("\\b(?:io\\.verifyrules|kotlin|java)\\.(?:[a-z]\\w*\\.)*(?=[A-Z])");
    private static final Pattern RECEIVER = Pattern.compile("(\\w+)\\s*\\.$");
    private static final Pattern CONFLICT = Pattern.compile("^Conflicting declarations:\\s+local val (\\w+):");
    private static final Pattern TRUTH = Pattern
            .compile("type is '[\\w.]*Condition(\\.\\w+)?',? but '(?:kotlin\\.)?Boolean'");
    private static final Pattern EQUALITY = Pattern.compile("Operator '[=!]==?' cannot be applied");
    private static final Pattern SYNTAX = Pattern.compile("Expecting|Unexpected|Missing");
    private static final Pattern RULE = Pattern.compile("^\\s*rule\\s*\\(.*");

    private final String text;
    private final List<String> lines;
    private final Set<String> undeclared = new HashSet<>();
    private final Set<Integer> complainedLines = new HashSet<>();
    private final List<CallExtent> unknownCalls = new ArrayList<>();

    private CompileErrors(String text) {
        this.text = text;
        this.lines = text.lines().toList();
    }

    /**
     * The mistakes behind some compile errors.
     *
     * @param errors what the compiler says, by position
     * @param text   what it was given
     */
    static List<Diagnostic> mistakes(List<Diagnostic> errors, String text) {
        CompileErrors context = new CompileErrors(text);
        return errors.stream()
                .filter(context::isMistake)
                .map(error -> new Diagnostic(error.position(),
                        context.reworded(error.message()) + context.openBracket(error)))
                .toList();
    }

    /** A bracket that is not closed shows itself as a strange syntax error in a later line. */
    private String openBracket(Diagnostic error) {
        SourcePosition position = error.position();
        if (!SYNTAX.matcher(error.message()).lookingAt() || position.line() < 1 || position.line() > lines.size()) {
            return "";
        }
        OptionalInt open = CallExtent.openBracket(text, offset(position));
        long line = text.substring(0, open.orElse(0)).chars().filter(character -> character == '\n').count() + 1;
        return open.isPresent() && line < position.line() ? "; the '(' in line " + line + " is not closed" : "";
    }

    /** Inside of an unknown call nothing has a meaning, and further complaints about one line are its consequences. */
    private boolean isMistake(Diagnostic error) {
        SourcePosition position = error.position();
        if (position.line() < 1 || position.line() > lines.size()) {
            return true;
        }
        int offset = offset(position);
        if (unknownCalls.stream().anyMatch(call -> call.contains(offset))) {
            return false;
        }
        Matcher name = UNRESOLVED.matcher(error.message());
        if (name.matches() && isOfBrokenDeclaration(offset)) {
            return false;
        }
        boolean isNew = name.matches()
                ? isFirstUse(name.group(1), position, offset)
                : !complainedLines.contains(position.line());
        complainedLines.add(position.line());
        return isNew;
    }

    /** A name that is not declared is one mistake in a rule, however often it is used. */
    private boolean isFirstUse(String name, SourcePosition position, int offset) {
        CallExtent.withLambda(text, offset + name.length()).ifPresent(unknownCalls::add);
        long rule = lines.stream().limit(position.line()).filter(RULE.asMatchPredicate()).count();
        return undeclared.add(name + " in rule " + rule);
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
        return start + position.column() - 1;
    }

    private String reworded(String message) {
        Matcher unresolved = UNRESOLVED.matcher(message);
        if (unresolved.matches()) {
            String name = unresolved.group(1);
            return "unknown name '" + name + "'" + NearNames.suggestion(name, Vocabulary.of(text));
        }
        Matcher nested = NESTED.matcher(message);
        if (nested.matches()) {
            return "'" + nested.group(1) + "' cannot be used here: rules do not nest";
        }
        Matcher conflict = CONFLICT.matcher(message);
        if (conflict.find()) {
            return "'" + conflict.group(1) + "' is declared twice; names are unique in a rule";
        }
        if (TRUTH.matcher(message).find()) {
            return "found a condition where Kotlin expects a truth value of its own; join conditions with 'and' and "
                    + "'or' and say p.not(), as &&, ||, ! and if are Kotlin's";
        }
        if (EQUALITY.matcher(message).find()) {
            return "'==' and '!=' are Kotlin's and compare nothing here; say eq, ne";
        }
        String plain = PACKAGE.matcher(message).replaceAll("");
        List<String> forms = CANDIDATE.matcher(plain).results().map(form -> form.group(1) + form.group(2)).toList();
        if (!forms.isEmpty()) {
            String operator = forms.getFirst().substring(0, forms.getFirst().indexOf('('));
            return "no form of '" + operator + "' takes these arguments; the forms are " + String.join(", ", forms);
        }
        return plain.lines().map(String::strip).filter(line -> !line.isEmpty()).collect(Collectors.joining(" "));
    }
}
