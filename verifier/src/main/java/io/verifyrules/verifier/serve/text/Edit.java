package io.verifyrules.verifier.serve.text;

import io.verifyrules.dsl.rule.Demand;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.RuleFile;
import io.verifyrules.verifier.generalize.Finding;
import io.verifyrules.verifier.generalize.Generalization;
import io.verifyrules.verifier.json.message.Message;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.kotlin.KotlinText;
import io.verifyrules.verifier.mutation.LeftOut;
import io.verifyrules.verifier.script.ConditionEdit;
import io.verifyrules.verifier.script.Reach;
import io.verifyrules.verifier.script.RequiresEdit;
import io.verifyrules.verifier.script.ScriptResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/** Other demands in the text of a page. */
public final class Edit {

    private final Documents documents;
    private final String page;

    /** Edits of the texts of a page. */
    public Edit(Documents documents, String page) {
        this.documents = documents;
        this.page = page;
    }

    /** The text with the demands that were found, or why it stays as it is. */
    public Message generalized(Document document, Generalization found) {
        if (found.finding() instanceof Finding.Nothing || found.finding() instanceof Finding.NeverRight) {
            return refused("no condition was found under which the rule is right");
        }
        return switch (document.kind()) {
            case KOTLIN ->
                edited(new ConditionEdit(this::read).of(document.text(), line(document, found.rule()), found));
            case JSON -> found.changed()
                    .map(rule -> json(document, rule))
                    .orElseGet(() -> refused("the conditions found cannot be put into the rule"));
        };
    }

    /**
     * The text without some demands of a rule.
     *
     * @param numbers of the demands, from 1
     */
    public Message without(Document document, Rule rule, List<Integer> numbers) {
        if (document.kind() == Kind.JSON) {
            return switch (LeftOut.of(rule, numbers.stream().map(number -> number - 1).toList())) {
                case Rule left -> json(document, left);
                case ListRule list -> throw new IllegalStateException(list + " was made of a rule without lists");
                case IllFormedRule wrong -> refused(wrong.diagnostic().message());
            };
        }
        List<String> before = new ArrayList<>();
        List<String> after = new ArrayList<>();
        for (int i = 0; i < rule.demands().size(); i++) {
            boolean goes = numbers.contains(i + 1);
            switch (rule.demands().get(i)) {
                case Demand.Required(var condition) -> {
                    before.add(KotlinText.requires(condition));
                    if (!goes) {
                        after.add(KotlinText.requires(condition));
                    }
                }
                case Demand.Assumed ignored -> {
                    if (goes) {
                        return refused("what is assumed of elements is taken out by hand");
                    }
                }
            }
        }
        return edited(RequiresEdit.of(document.text(), line(document, rule), before, after));
    }

    private static int line(Document document, Rule rule) {
        return document.named(rule.name()).orElse(rule).position().line();
    }

    private ScriptResult read(String text) {
        try {
            Document read = documents.read(page, Kind.KOTLIN, text);
            return read.mistakes().isEmpty()
                    ? new ScriptResult.Loaded(new RuleFile("", read.rules()), Reach.LANGUAGE)
                    : new ScriptResult.Failed(read.mistakes());
        } catch (InterruptedException nobodyWaits) {
            Thread.currentThread().interrupt();
            throw new CancellationException();
        }
    }

    private static Message edited(RequiresEdit edit) {
        return switch (edit) {
            case RequiresEdit.Edited(String text) -> Message.EMPTY.with("text", text);
            case RequiresEdit.Refused(String reason) -> refused(reason);
        };
    }

    /** The file with another rule in the place of the one of its name. */
    private static Message json(Document document, Rule changed) {
        List<Rule> rules = new ArrayList<>();
        for (RuleDeclaration each : document.rules()) {
            Optional<Rule> rule = each instanceof Rule well ? Optional.of(well) : Optional.empty();
            if (rule.isEmpty()) {
                return refused("the rule '" + each.name() + "' of the text "
                        + (each instanceof ListRule
                                ? "is about lists; change the text itself"
                                : "is ill-formed; mend it first"));
            }
            rules.add(each.name().equals(changed.name()) ? changed : rule.get());
        }
        return Message.EMPTY.with("text", RuleJson.writeFile(rules));
    }

    private static Message refused(String reason) {
        return Message.EMPTY.with("refused", reason);
    }
}
