package io.verifyrules.verifier.json;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.report.FinishedRun;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.report.RunReport;
import io.verifyrules.verifier.verdict.ClassPlan;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The report of a run in JSON form, for programs; its schema is published with the documentation. */
public final class JsonReport {

    /** The version of the JSON form. */
    public static final int VERSION = 1;

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private JsonReport() {
    }

    /** The text of the report. */
    public static String write(FinishedRun run) {
        RunReport report = run.report();
        ObjectNode json = JSON.objectNode().put("version", VERSION)
                .set("tool", JSON.objectNode().put("name", "verify-rules").put("version", run.toolVersion()));
        json.put("exitCode", run.exitCode()).set("summary", summary(report));
        json.set("diagnostics", TermWriter.array(report.diagnostics(), JsonReport::diagnostic));
        return JsonText.write(json.set("rules", TermWriter.array(report.outcomes(), JsonReport::rule)));
    }

    private static JsonNode summary(RunReport report) {
        ObjectNode verdicts = JSON.objectNode();
        for (VerdictKind kind : VerdictKind.values()) {
            verdicts.put(kind.name(), report.results().filter(result -> result.verdict().kind() == kind).count());
        }
        return JSON.objectNode().put("rules", report.outcomes().size()).set("verdicts", verdicts)
                .put("unexpected", report.unexpected()).put("internalErrors", report.internalErrors())
                .put("obligations", report.obligations()).put("milliseconds", report.time().toMillis());
    }

    private static JsonNode diagnostic(Diagnostic diagnostic) {
        return place(diagnostic.position()).put("message", diagnostic.message());
    }

    private static ObjectNode place(SourcePosition position) {
        return JSON.objectNode().put("file", position.file()).put("line", position.line())
                .put("column", position.column());
    }

    private static JsonNode rule(RuleOutcome outcome) {
        ObjectNode json = JSON.objectNode().put("name", outcome.declaration().name())
                .put("id", RuleTitle.id(outcome.declaration()))
                .set("position", place(outcome.declaration().position()))
                .put("because", outcome.declaration().expectation().because());
        if (outcome.declaration() instanceof Rule rule) {
            json.put("rewrite", RulePrinter.print(rule));
            json.set("conditions", TermWriter.array(RulePrinter.conditions(rule).toList(), JSON::stringNode));
        }
        return switch (outcome) {
            case RuleOutcome.Checked checked -> json.set("results",
                    TermWriter.array(checked.results(), JsonReport::result));
            case RuleOutcome.Failed failed -> json.put("internalError", failed.error())
                    .set("results", JSON.arrayNode());
        };
    }

    static JsonNode result(RuleResult result) {
        ObjectNode json = JSON.objectNode().put("elementType", result.theory())
                .put("verdict", result.verdict().kind().name()).put("expected", result.expected().name())
                .put("asExpected", result.asExpected()).put("milliseconds", result.time().toMillis());
        switch (result.verdict()) {
            case Verdict.Verified ignored -> {
            }
            case Verdict.Refuted(RuleInstance instance, Outcome outcome) -> json.set("counterexample",
                    JSON.objectNode().set("instance", instance(instance)).set("outcome", outcome(outcome)));
            case Verdict.Unknown unknown -> json.put("reason", unknown.reason());
            case Verdict.Vacuous vacuous -> json.put("reason", vacuous.reason());
            case Verdict.IllFormed wrong -> json.set("diagnostic", diagnostic(wrong.diagnostic()));
        }
        return json.set("notes", TermWriter.array(result.notes(), JSON::stringNode))
                .set("ranks", TermWriter.array(result.plan(), JsonReport::plan))
                .set("obligations", TermWriter.array(result.obligations(), JsonReport::obligation))
                .set("reductions", matching(result.matching()));
    }

    private static JsonNode matching(MatchingReport matching) {
        return JSON.objectNode().put("terms", matching.terms()).put("matched", matching.matched())
                .put("hinted", matching.hinted()).put("attempts", matching.attempts())
                .put("conditions", matching.claims());
    }

    private static JsonNode plan(ClassPlan plan) {
        return JSON.objectNode().put("claim", plan.claim()).put("class", plan.rankClass())
                .set("predicates", TermWriter.array(plan.predicates(), JSON::stringNode))
                .set("irredundant", TermWriter.array(plan.irredundant(), JSON::stringNode))
                .put("bound", plan.bound()).set("ranks", TermWriter.array(plan.ranks(), JSON::numberNode))
                .put("rankZero", plan.rankZero());
    }

    private static JsonNode obligation(ObligationReport obligation) {
        return JSON.objectNode().put("claim", obligation.claim()).put("method", obligation.method())
                .put("status", obligation.status().name()).put("milliseconds", obligation.time().toMillis())
                .put("resources", obligation.resources());
    }

    private static JsonNode instance(RuleInstance instance) {
        ObjectNode tensors = JSON.objectNode();
        instance.tensors().forEach((name, tensor) -> tensors.set(name, tensor(tensor)));
        ObjectNode maps = JSON.objectNode();
        instance.maps().forEach((name, lanes) -> maps.set(name, TermWriter.array(lanes, JSON::numberNode)));
        ObjectNode ranks = JSON.objectNode();
        instance.ranks().forEach(ranks::put);
        ObjectNode integers = JSON.objectNode();
        instance.integers().forEach(integers::put);
        return JSON.objectNode()
                .put("elementType", instance.elementType().equals(ElementType.OPEN)
                        ? "any"
                        : instance.elementType().toString())
                .set("ranks", ranks).set("maps", maps).set("integers", integers)
                .set("parameters", texts(instance.parameters())).set("tensors", tensors)
                .set("divisionByZero", texts(instance.divisionByZero()));
    }

    private static ObjectNode texts(Map<?, ?> values) {
        ObjectNode json = JSON.objectNode();
        values.forEach((name, value) -> json.put(name.toString(), value.toString()));
        return json;
    }

    private static JsonNode outcome(Outcome outcome) {
        return switch (outcome) {
            case Outcome.ElementsDiffer differ -> JSON.objectNode().put("kind", "elementsDiffer")
                    .set("left", tensor(differ.left())).set("right", tensor(differ.right()))
                    .set("at", lanes(differ.access().indices())).put("leftValue", differ.leftValue().toString())
                    .put("rightValue", differ.rightValue().toString());
            case Outcome.ShapesDiffer differ -> JSON.objectNode().put("kind", "shapesDiffer")
                    .set("left", tensor(differ.left())).set("right", tensor(differ.right()));
            case Outcome.RightInvalid invalid -> JSON.objectNode().put("kind", "rightInvalid")
                    .set("left", tensor(invalid.left())).put("reason", invalid.reason());
            case Outcome.Agree ignored -> throw new IllegalArgumentException("not a counterexample: " + outcome);
            case Outcome.NotApplicable ignored -> throw new IllegalArgumentException("not a counterexample: "
                    + outcome);
        };
    }

    private static JsonNode tensor(ConcreteTensor tensor) {
        List<JsonNode> elements = tensor.elements().entrySet().stream().<JsonNode>map(entry -> JSON.objectNode()
                .set("at", lanes(entry.getKey().indices())).put("value", entry.getValue().toString())).toList();
        return JSON.objectNode().set("sizes", lanes(tensor.sizes()))
                .set("elements", TermWriter.array(elements, element -> element));
    }

    private static ObjectNode lanes(Map<AggregatedAxis, List<Integer>> byAxis) {
        ObjectNode json = JSON.objectNode();
        byAxis.forEach((axis, lanes) -> json.set(axis.label(), TermWriter.array(lanes, JSON::numberNode)));
        return json;
    }
}
