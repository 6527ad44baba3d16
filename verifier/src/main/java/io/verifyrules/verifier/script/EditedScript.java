package io.verifyrules.verifier.script;

import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.RuleFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * A rule file that is read again and again while it is edited. A rule is the rule that it was if its text is as it was,
 * in a file that is otherwise as it was. It may stand some lines up or down. So only changed rules are compiled. Not
 * for use by several threads.
 *
 * <p>That holds of files that {@linkplain Reach declare the same each time}; others are read as a whole. Code outside
 * of rules is run each time, so rules that a loop declares are made each time. Where something outside of rules can
 * change, each rule may depend on the ones before it, and the file is read as a whole. So it is where a line break
 * outside of rules may be part of a text.
 */
final class EditedScript {

    private static final Pattern CHANGING = Pattern
            .compile("\\b(var|mutable\\w+|Atomic\\w+|Random|\\w*(List|Map|Set|Deque|Builder)\\s*(<.*>)?\\(\\))|\"\"\"");

    /**
     * The last reading.
     *
     * @param frame the text outside of rules
     */
    private record Known(String frame, DeclaredRules rules) {}

    private static final Pattern DECLARES = Pattern.compile("\\brule\\b");

    private final Function<String, ScriptResult> reader;
    private Optional<Known> known = Optional.empty();

    /** A file, of which {@code reader} reads a text. */
    EditedScript(Function<String, ScriptResult> reader) {
        this.reader = reader;
    }

    /** Reads the file as it is now. */
    ScriptResult read(String text) {
        Optional<ScriptResult> changed = changesOnly(text);
        ScriptResult result = changed.isPresent() ? changed.get() : reader.apply(text);
        // Of what does not declare the same each time, nothing is as it was.
        known = result instanceof ScriptResult.Loaded loaded && loaded.reach().isRepeatable()
                ? known(text, loaded.file())
                : Optional.empty();
        return result;
    }

    private Optional<ScriptResult> changesOnly(String text) {
        List<RuleCall> calls = RuleCall.in(text);
        String frame = frame(text, calls);
        if (known.isEmpty() || !known.get().frame().equals(frame)) {
            return Optional.empty();
        }
        DeclaredRules before = known.get().rules();
        String rest = text;
        Reach reach = Reach.LANGUAGE;
        List<RuleDeclaration> all = new ArrayList<>();
        for (RuleCall call : calls) {
            List<RuleDeclaration> same = before.of(call);
            if (!same.isEmpty()) {
                rest = call.blankedIn(rest);
                all.addAll(same);
            }
        }
        boolean nothingNew = RuleCall.in(rest).isEmpty() && !DECLARES.matcher(frame).find();
        if (!nothingNew) {
            switch (reader.apply(rest)) {
                case ScriptResult.Loaded loaded -> {
                    all.addAll(loaded.file().declarations());
                    reach = loaded.reach();
                }
                // What is left may declare no rule, or have a mistake of which the file as a whole tells better.
                case ScriptResult.Failed ignored -> {
                    return Optional.empty();
                }
            }
        }
        all.sort(Comparator.comparingInt(rule -> rule.position().line()));
        return namesAreUnique(all)
                ? Optional.of(new ScriptResult.Loaded(new RuleFile(all.getFirst().position().file(), all), reach))
                : Optional.empty();
    }

    private static boolean namesAreUnique(List<RuleDeclaration> rules) {
        Set<String> names = new HashSet<>();
        return !rules.isEmpty() && rules.stream().allMatch(rule -> names.add(rule.name()));
    }

    private static String frame(String text, List<RuleCall> calls) {
        StringBuilder frame = new StringBuilder(text);
        for (RuleCall call : calls.reversed()) {
            frame.delete(call.extent().start(), call.extent().end());
        }
        return frame.toString().lines().filter(line -> !line.isBlank()).reduce("", (a, b) -> a + b + "\n");
    }

    private static Optional<Known> known(String text, RuleFile file) {
        String frame = frame(text, RuleCall.in(text));
        if (CHANGING.matcher(frame).find()) {
            return Optional.empty();
        }
        return Optional.of(new Known(frame, DeclaredRules.of(text, file.declarations())));
    }
}
