package io.verifyrules.verifier.lsp;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.generalize.Finding;
import io.verifyrules.verifier.generalize.Generalization;
import io.verifyrules.verifier.generalize.GeneralizationText;
import io.verifyrules.verifier.generalize.Generalizer;
import io.verifyrules.verifier.report.Palette;
import io.verifyrules.verifier.script.ConditionEdit;
import io.verifyrules.verifier.script.RequiresEdit;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;

/** The document with the conditions under which one of its rules is right. */
sealed interface Suggestion {

    /** The document with other conditions, under which the rule is proved to be right. */
    record Changed(Reading before, String text) implements Suggestion {}

    /** The reason why it stays as it is. */
    record Nothing(String reason) implements Suggestion {}

    /** Looks for the weakest conditions of a rule, which takes a while. */
    static Generalization search(Workbench workbench, Rule rule) {
        VerifyOptions options = VerifyOptions.DEFAULT.withTimeout(workbench.budget().dividedBy(4).plusMillis(1));
        return new Generalizer(workbench.prover(), options, workbench.budget()).of(rule);
    }

    /**
     * The suggestion that was found, for a document that may have been edited meanwhile.
     *
     * @param now the document, if the rule stands in it as it was when the search began
     */
    static Suggestion of(Workbench workbench, Path file, Optional<Reading> now, Generalization found) {
        if (found.finding() instanceof Finding.Nothing || found.finding() instanceof Finding.NeverRight) {
            return new Nothing(told(found));
        }
        if (now.isEmpty()) {
            return new Nothing("the rule was changed while conditions for it were looked for");
        }
        Reading reading = now.get();
        int line = reading.named(found.rule().name()).orElseThrow().position().line();
        return switch (new ConditionEdit(text -> workbench.reader().read(file, text)).of(reading.text(), line, found)) {
            case RequiresEdit.Refused refused -> new Nothing(refused.reason() + "\n" + told(found));
            case RequiresEdit.Edited edited when edited.text().equals(reading.text()) ->
                new Nothing("nothing weaker was found than what the rule requires\n" + told(found));
            case RequiresEdit.Edited edited -> new Changed(reading, edited.text());
        };
    }

    private static String told(Generalization found) {
        return new GeneralizationText(new Palette(false)).lines(found)
                .stream()
                .map(Palette::rendered)
                .collect(Collectors.joining("\n"));
    }
}
