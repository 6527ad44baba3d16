package io.verifyrules.verifier.html;

import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.generalize.InstanceLine;
import io.verifyrules.verifier.hlo.HloTest;
import io.verifyrules.verifier.json.report.JsonReport;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.json.text.JsonText;
import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.CounterexampleText;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import static j2html.TagCreator.button;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.span;

/**
 * Rules and counterexamples as other programs and rule files want them, to be copied. The sections hold the buttons; the texts of one
 * kind are kept together, as they are alike and pack well.
 */
public final class CopyTexts {

    private static final String KOTLIN = "Kotlin";
    private static final String JSON = "JSON";

    private final Map<String, List<String>> texts = new LinkedHashMap<>();

    CopyTexts() {
    }

    /** The texts by their kind; buttons name both kind and number. */
    Map<String, List<String>> texts() {
        return Collections.unmodifiableMap(texts);
    }

    /** Buttons for a rule: as it stands in its file, and in JSON form. */
    DomContent rule(RuleDeclaration declaration, Optional<String> source) {
        List<DomContent> buttons = new ArrayList<>();
        source.ifPresent(text -> buttons.add(copying(KOTLIN, "rule", text)));
        if (declaration instanceof Rule rule) {
            buttons.add(copying(JSON, "rule", JsonText.compact(RuleJson.writeFile(List.of(rule)))));
        }
        return together("Copy the rule as", buttons);
    }

    /** A button for a rule that is written down already. */
    public DomContent rule(String source) {
        return together("Copy the rule as", List.of(copying(KOTLIN, "rule", source)));
    }

    /**
     * Buttons for a counterexample. It is copied as the author's instance of the rule, in JSON form, and as modules of
     * HLO where it can be said there.
     */
    DomContent counterexample(Agreement agreement, Verdict.Refuted refuted) {
        RuleDeclaration declaration = agreement.first().declaration();
        List<DomContent> buttons = new ArrayList<>();
        buttons.add(copying(KOTLIN, "counterexample", kotlin(agreement, refuted)));
        buttons.add(copying(JSON, "counterexample", JsonText.compact(JsonReport.counterexample(declaration, refuted))));
        if (declaration instanceof Rule rule
                && HloTest.of(rule, refuted) instanceof HloTest.Modules(List<String> lines)) {
            buttons.add(copying("HLO", "counterexample", String.join("\n", lines) + "\n"));
        }
        return together("Copy the counterexample as", buttons);
    }

    private static String kotlin(Agreement agreement, Verdict.Refuted refuted) {
        String types = agreement.results().stream().map(RuleResult::theory).collect(Collectors.joining(" + "));
        String numbers = InstanceLine.of(refuted.instance());
        String because = (numbers.isEmpty() ? "" : numbers + "; ") + CounterexampleText.brief(refuted);
        return "expect(" + agreement.first().verdict().kind() + ", "
                + (types.equals("any") ? "" : "on = " + types + ", ") + "because = \""
                + because.replace("\\", "\\\\").replace("\"", "\\\"").replace("$", "\\$") + "\")\n";
    }

    private DomContent copying(String form, String what, String written) {
        String text = VisibleText.ofLines(written);
        List<String> alike = texts.computeIfAbsent(what + " " + form, key -> new ArrayList<>());
        // Variants stand in the declaration of their rule, and come after it.
        if (alike.isEmpty() || !alike.getLast().equals(text)) {
            alike.add(text);
        }
        return button(form).withType("button")
                .withClass("copy")
                .attr("data-kind", what + " " + form)
                .attr("data-at", Integer.toString(alike.size() - 1));
    }

    private static DomContent together(String what, List<DomContent> buttons) {
        return buttons.isEmpty() ? each() : div(span(what), each(buttons.stream())).withClass("copies");
    }
}
