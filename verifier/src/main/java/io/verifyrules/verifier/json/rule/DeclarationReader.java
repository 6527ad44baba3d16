package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Expectation;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.Sketch;
import io.verifyrules.dsl.rule.Variant;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.json.text.JsonCursor;
import io.verifyrules.verifier.json.text.JsonWords;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the declarations of a script that another process has written, one after the other. */
final class DeclarationReader {

    private static final Map<String, Variant.Kind> KINDS = JsonWords.by(Variant.Kind::word, Variant.Kind.values());

    private final String file;
    private final RuleCollector collector;
    private final List<JsonCursor> read = new ArrayList<>();

    DeclarationReader(String file) {
        this.file = file;
        this.collector = RuleCollector.forData(file);
    }

    /** Reads one more. */
    void read(JsonCursor json) {
        json.onlyFields("rule", "name", "expect", "mistake", "sketch", "at", "stated", "warnings", "variant");
        read.add(json);
        json.optional("rule").or(() -> json.optional("sketch")).ifPresent(rule -> {
            SourcePosition place = place(json);
            collector.rule(rule.required("name").text(), place, builder -> RuleReader.read(rule, builder));
        });
    }

    /** All that were read, in their order. */
    List<RuleDeclaration> declarations() {
        Iterator<RuleDeclaration> rules = collector.toFile().declarations().iterator();
        return read.stream()
                .map(json -> json.optional("rule").isPresent() || json.optional("sketch").isPresent()
                        ? declared(json, rules.next())
                        : illFormed(json, Optional.empty()))
                .toList();
    }

    private RuleDeclaration declared(JsonCursor json, RuleDeclaration found) {
        return switch (found) {
            case Rule rule when json.optional("rule").isPresent() -> beside(json, rule);
            case IllFormedRule wrong when wrong.sketch().isPresent() && json.optional("sketch").isPresent() -> {
                Sketch sketch = wrong.sketch().get();
                yield illFormed(json,
                        Optional.of(new Sketch(beside(json, sketch.rule()), sketch.maps(), sketch.elements())));
            }
            case ListRule list when json.optional("rule").isPresent() ->
                new ListRule(beside(json, list.pattern()), list.lists());
            case Rule ignored -> throw json.mistake("a sketch has holes");
            case ListRule ignored -> throw json.mistake("a sketch has holes");
            case IllFormedRule wrong -> throw json.mistake("no rule: " + wrong.diagnostic().message());
        };
    }

    private Rule beside(JsonCursor json, Rule rule) {
        List<Integer> stated = json.optional("stated")
                .map(JsonCursor::items)
                .orElse(List.of())
                .stream()
                .map(number -> number(number, rule.preconditions().size() + rule.assumptions().size()))
                .toList();
        // What there is to remark on the rule was found where its text is.
        List<Diagnostic> warnings = json.optional("warnings")
                .map(JsonCursor::items)
                .orElse(List.of())
                .stream()
                .map(this::diagnostic)
                .toList();
        return rule.declared(stated, json.optional("variant").map(DeclarationReader::variant)).warned(warnings);
    }

    private static int number(JsonCursor json, int end) {
        long number = json.integer();
        if (number < 0 || number >= end) {
            throw json.expected("a number from 0 to " + (end - 1));
        }
        return (int) number;
    }

    private static Variant variant(JsonCursor json) {
        json.onlyFields("base", "kind", "changes", "leavesOut");
        return new Variant(json.required("base").text(), json.required("kind").named("kind of variant", KINDS),
                json.optional("changes")
                        .map(number -> new Variant.ChangedDemand(number(number, Integer.MAX_VALUE),
                                json.required("leavesOut").truth())));
    }

    private IllFormedRule illFormed(JsonCursor json, Optional<Sketch> sketch) {
        return new IllFormedRule(json.required("name").text(), expectation(json.required("expect")), place(json),
                diagnostic(json.required("mistake")), sketch);
    }

    Diagnostic diagnostic(JsonCursor json) {
        json.onlyFields("message", "at");
        return new Diagnostic(place(json), json.required("message").text());
    }

    private SourcePosition place(JsonCursor json) {
        List<JsonCursor> place = json.required("at").items();
        if (place.size() != 2) {
            throw json.required("at").expected("a line and a column");
        }
        return new SourcePosition(file, number(place.get(0), Integer.MAX_VALUE),
                number(place.get(1), Integer.MAX_VALUE));
    }

    private static Expectation expectation(JsonCursor json) {
        json.onlyFields("verdict", "byElement", "because", "becauseByElement", "by");
        Map<ElementType, VerdictKind> byElement = new LinkedHashMap<>();
        json.required("byElement")
                .entries()
                .forEach((type, verdict) -> byElement.put(RuleReader.expectedFor(type, verdict),
                        verdict.named("verdict", Symbols.VERDICTS)));
        Map<ElementType, String> reasons = new LinkedHashMap<>();
        json.optional("becauseByElement")
                .ifPresent(given -> given.entries()
                        .forEach((type, reason) -> reasons.put(RuleReader.expectedFor(type, reason), reason.text())));
        return new Expectation(json.required("verdict").named("verdict", Symbols.VERDICTS), byElement,
                json.required("because").text(), reasons,
                json.optional("by").map(by -> by.named("mismatch", Symbols.MISMATCHES)));
    }
}
