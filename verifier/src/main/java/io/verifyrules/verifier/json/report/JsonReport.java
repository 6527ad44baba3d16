package io.verifyrules.verifier.json.report;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.Variant;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.json.text.JsonText;
import io.verifyrules.verifier.report.FinishedRun;
import io.verifyrules.verifier.report.NeededDemands;
import io.verifyrules.verifier.report.RuleFamilies;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.report.RunOrigin;
import io.verifyrules.verifier.report.RunReport;
import io.verifyrules.verifier.report.UnknownText;
import io.verifyrules.verifier.report.VerdictMatrix;
import io.verifyrules.verifier.verdict.ClassPlan;
import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.SmallInstances;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
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
        ObjectNode json = JSON.objectNode()
                .put("version", VERSION)
                .set("tool", tool(run))
                .set("run", origin(run.origin()));
        json.put("exitCode", run.exitCode()).set("summary", summary(report));
        json.set("diagnostics", JsonText.array(report.diagnostics(), JsonReport::diagnostic));
        Map<Rule, NeededDemands> shown = RuleFamilies.shown(report.outcomes());
        return JsonText.write(json.set("rules", JsonText.array(report.outcomes(), outcome -> rule(outcome, shown))));
    }

    private static JsonNode tool(FinishedRun run) {
        return JSON.objectNode()
                .put("name", "verify-rules")
                .put("version", run.toolVersion())
                .put("commit", run.origin().commit())
                .set("solvers", JsonText.array(run.origin().solvers(), JSON::stringNode))
                .put("java", run.origin().java());
    }

    private static JsonNode origin(RunOrigin origin) {
        return JSON.objectNode()
                .put("started", origin.started().toString())
                .set("command", JsonText.array(origin.command(), JSON::stringNode));
    }

    private static JsonNode summary(RunReport report) {
        ObjectNode verdicts = JSON.objectNode();
        for (VerdictKind kind : VerdictKind.values()) {
            verdicts.put(kind.name(), report.results().filter(result -> result.verdict().kind() == kind).count());
        }
        return JSON.objectNode()
                .put("rules", report.outcomes().size())
                .set("verdicts", verdicts)
                .set("matrix", matrix(VerdictMatrix.of(report.outcomes())))
                .put("unexpected", report.unexpected())
                .put("internalErrors", report.internalErrors())
                .put("obligations", report.obligations())
                .put("milliseconds", report.time().toMillis());
    }

    /** For each family of element types how many rules have which verdict in all of its types, and how many several. */
    private static JsonNode matrix(VerdictMatrix matrix) {
        ObjectNode families = JSON.objectNode();
        for (ElementFamily family : matrix.families()) {
            ObjectNode counts = JSON.objectNode();
            for (VerdictKind kind : VerdictKind.values()) {
                counts.put(kind.name(), matrix.count(family, kind));
            }
            families.set(family.label(), counts.put("differing", matrix.differing(family)));
        }
        return families;
    }

    private static JsonNode diagnostic(Diagnostic diagnostic) {
        return place(diagnostic.position()).put("message", diagnostic.message());
    }

    private static ObjectNode place(SourcePosition position) {
        return JSON.objectNode()
                .put("file", position.file())
                .put("line", position.line())
                .put("column", position.column());
    }

    private static JsonNode rule(RuleOutcome outcome, Map<Rule, NeededDemands> shown) {
        ObjectNode json = JSON.objectNode()
                .put("name", outcome.declaration().name())
                .put("id", RuleTitle.id(outcome.declaration()))
                .set("position", place(outcome.declaration().position()))
                .put("because", outcome.declaration().expectation().because());
        if (outcome.declaration() instanceof Rule rule) {
            json.put("rewrite", RulePrinter.unfolded(rule));
            json.set("conditions", JsonText.array(RulePrinter.conditions(rule).toList(), JSON::stringNode));
            rule.variant().ifPresent(variant -> json.set("variant", variant(variant)));
            Optional.ofNullable(shown.get(rule))
                    .ifPresent(needed -> json.put("demandsShown", needed.sentence()).set("demands", demands(needed)));
        }
        if (!outcome.declaration().warnings().isEmpty()) {
            json.set("warnings", JsonText.array(outcome.declaration().warnings(), JsonReport::diagnostic));
        }
        return switch (outcome) {
            case RuleOutcome.Checked checked ->
                json.set("results", JsonText.array(checked.results(), JsonReport::result));
            case RuleOutcome.Failed failed ->
                json.put("internalError", failed.error()).set("results", JSON.arrayNode());
        };
    }

    private static JsonNode variant(Variant variant) {
        ObjectNode json = JSON.objectNode().put("of", variant.base()).put("kind", variant.kind().word());
        variant.changed().ifPresent(demand -> json.put("demand", demand.number()));
        return json;
    }

    private static JsonNode demands(NeededDemands needed) {
        ArrayNode demands = JSON.arrayNode();
        for (NeededDemands.Shown shown : needed.demands()) {
            demands.add(JSON.objectNode()
                    .put("condition", shown.text())
                    .put("needed", shown.isNeeded())
                    .set("shownBy", JsonText.array(shown.neededBy(), JSON::stringNode))
                    .put("superfluous", shown.isSuperfluous())
                    .set("verifiedWithout", JsonText.array(shown.verifiedWithout(), JSON::stringNode)));
        }
        return demands;
    }

    private static JsonNode result(RuleResult result) {
        return result(result, refuted -> CounterexampleJson.write(result.declaration(), refuted));
    }

    /** A result whose counterexample is written in a form of its own. */
    public static JsonNode result(RuleResult result, Function<Verdict.Refuted, JsonNode> counterexample) {
        ObjectNode json = JSON.objectNode()
                .put("elementType", result.theory())
                .put("family", result.family().map(ElementFamily::label).orElse(""))
                .put("verdict", result.verdict().kind().name());
        result.refutedBy().ifPresent(by -> json.put("refutedBy", by.toString()));
        result.expected().ifPresent(expected -> json.put("expected", expected.name()));
        result.expectedBy().ifPresent(by -> json.put("expectedBy", by.toString()));
        if (!result.because().isEmpty()) {
            json.put("because", result.because());
        }
        json.put("asExpected", result.asExpected()).put("milliseconds", result.time().toMillis());
        result.how().ifPresent(how -> json.put("how", how));
        result.verdict().everyWidth().flatMap(EveryWidth::text).ifPresent(text -> json.put("everyWidth", text));
        switch (result.verdict()) {
            case Verdict.Verified ignored -> {
            }
            case Verdict.Refuted refuted -> json.set("counterexample", counterexample.apply(refuted));
            case Verdict.Unknown unknown -> {
                json.put("reason", unknown.reason()).set("instances", instances(result, unknown.looked()));
                unknown.advice().ifPresent(advice -> json.put("try", advice));
            }
            case Verdict.Vacuous vacuous -> json.put("reason", vacuous.reason());
            case Verdict.IllFormed wrong -> json.set("diagnostic", diagnostic(wrong.diagnostic()));
        }
        return json.set("notes", JsonText.array(result.notes(), JSON::stringNode))
                .set("ranks", JsonText.array(result.plan(), JsonReport::plan))
                .set("obligations", JsonText.array(result.obligations(), JsonReport::obligation))
                .set("reductions", matching(result.matching()));
    }

    /** A counterexample on its own, as it stands in the report. */
    public static String counterexample(RuleDeclaration declaration, Verdict.Refuted refuted) {
        return JsonText.write(CounterexampleJson.write(declaration, refuted));
    }

    private static JsonNode instances(RuleResult result, SmallInstances instances) {
        ObjectNode json = JSON.objectNode()
                .put("looked", instances.looked())
                .put("rank", instances.rank())
                .put("size", instances.size());
        UnknownText.undecided(result.declaration(), instances).ifPresent(text -> json.put("undecided", text));
        return json;
    }

    private static JsonNode matching(MatchingReport matching) {
        return JSON.objectNode()
                .put("terms", matching.terms())
                .put("matched", matching.matched())
                .put("hinted", matching.hinted())
                .put("attempts", matching.attempts())
                .put("conditions", matching.claims());
    }

    private static JsonNode plan(ClassPlan plan) {
        return JSON.objectNode()
                .put("claim", plan.claim().text())
                .put("class", plan.rankClass())
                .set("predicates", JsonText.array(plan.predicates(), JSON::stringNode))
                .set("irredundant", JsonText.array(plan.irredundant(), JSON::stringNode))
                .put("bound", plan.bound())
                .put("exact", plan.exact())
                .put("reason", plan.reason())
                .set("ranks", JsonText.array(plan.ranks(), JSON::numberNode))
                .put("rankZero", plan.rankZero());
    }

    private static JsonNode obligation(ObligationReport obligation) {
        ObjectNode json = JSON.objectNode().put("claim", obligation.claim().text());
        if (!obligation.where().isEmpty()) {
            json.put("where", obligation.where());
        }
        obligation.example().ifPresent(example -> json.put("example", example));
        return json.put("method", obligation.method())
                .put("status", obligation.status().name())
                .put("milliseconds", obligation.time().toMillis())
                .put("resources", obligation.resources())
                .set("laws",
                        JsonText.array(List.copyOf(obligation.laws()),
                                law -> JSON.objectNode()
                                        .put("law", law.law().name())
                                        .put("type", law.type().toString())
                                        .put("says", law.law().statement())));
    }
}
