package io.verifyrules.verifier.json.journal;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.json.report.InstanceJson;
import io.verifyrules.verifier.json.report.JsonReport;
import io.verifyrules.verifier.json.text.JsonText;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.verdict.ClaimKind;
import io.verifyrules.verifier.verdict.ClassPlan;
import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Settlement;
import io.verifyrules.verifier.verdict.SmallInstances;
import io.verifyrules.verifier.verdict.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * One line of a journal: what happened to one check, known by a key. The results of a rule are those of the JSON report,
 * with counterexamples in a form that can be computed again.
 */
public record JournalLine(Event event, String key, Optional<JsonNode> results) {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final String BY_CLOCK = "endedByClock";

    /** An event of a run. */
    public enum Event {
        /** A process began to write. */
        STARTED,
        /** The process was asked to end. */
        INTERRUPTED,
        /** The check of a rule began. */
        BEGUN,
        /** It ended without result, by a mistake in this program. */
        FAILED,
        /** It ended with results. */
        DONE
    }

    /** A line without results. */
    public static JournalLine of(Event event, String key) {
        return new JournalLine(event, key, Optional.empty());
    }

    /** The line on a rule that got its results. */
    public static JournalLine done(String key, List<RuleResult> results) {
        return new JournalLine(Event.DONE, key, Optional.of(JsonText.array(results, JournalLine::result)));
    }

    private static JsonNode result(RuleResult result) {
        JsonNode json = JsonReport.result(result,
                refuted -> JSON.objectNode()
                        .set("widths", widths(result.declaration()))
                        .set("instance", InstanceJson.write(refuted.instance())));
        if (result.verdict() instanceof Verdict.Unknown(var reason, SmallInstances looked, var advice, boolean byClock)
                && json instanceof ObjectNode unknown) {
            if (unknown.get("instances") instanceof ObjectNode instances) {
                looked.undecided().ifPresent(instance -> instances.set("undecided", InstanceJson.write(instance)));
            }
            unknown.put(BY_CLOCK, byClock);
        }
        kinds(json.get("ranks"), result.plan().stream().map(ClassPlan::claim).toList());
        kinds(json.get("obligations"), result.obligations().stream().map(ObligationReport::claim).toList());
        return json;
    }

    /** The report says claims in words; here each is what it is. */
    private static void kinds(JsonNode array, List<ClaimKind> claims) {
        for (int i = 0; i < claims.size(); i++) {
            ((ObjectNode) array.get(i)).set("claim", ClaimKindJson.write(claims.get(i)));
        }
    }

    /** The numbers of bits at which a rule that leaves them open was looked at. */
    private static JsonNode widths(RuleDeclaration declaration) {
        ObjectNode json = JSON.objectNode();
        if (declaration instanceof Rule rule) {
            rule.widths().chosen().forEach(json::put);
        }
        return json;
    }

    /** The text of the line. */
    public String text() {
        ObjectNode json = JSON.objectNode().put("event", event.name()).put("key", key);
        results.ifPresent(found -> json.set("results", found));
        return JsonText.line(json);
    }

    /** The line of the given text; none if it is none, such as one that was not written to its end. */
    public static Optional<JournalLine> of(String text) {
        try {
            JsonNode json = JsonText.read(text);
            return Optional.of(new JournalLine(Event.valueOf(json.path("event").stringValue()),
                    json.path("key").stringValue(), Optional.ofNullable(json.get("results"))));
        } catch (JacksonException | IllegalArgumentException torn) {
            return Optional.empty();
        }
    }

    /**
     * The results of the rule. A counterexample is computed again, as it was when it was found.
     *
     * @return nothing if they are not results of this rule
     */
    public Optional<List<RuleResult>> results(Rule rule) {
        return results(rule, Supplier::get);
    }

    /** The same where the text is known to be whole: a counterexample is computed again when somebody asks for it. */
    public Optional<List<RuleResult>> resultsAsKept(Rule rule) {
        return results(rule, Verdict.Refuted::before);
    }

    private Optional<List<RuleResult>> results(Rule rule,
            Function<Supplier<Verdict.Refuted>, Verdict.Refuted> counterexample) {
        if (results.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(list(results.get(), json -> result(json, rule, counterexample)));
        } catch (RuntimeException foreign) {
            return Optional.empty();
        }
    }

    private static RuleResult result(JsonNode json, Rule rule,
            Function<Supplier<Verdict.Refuted>, Verdict.Refuted> counterexample) {
        Rule checked = checked(json, rule);
        return new RuleResult(checked, json.get("elementType").stringValue(), verdict(json, checked, counterexample),
                Optional.ofNullable(json.get("expected")).map(kind -> VerdictKind.valueOf(kind.stringValue())),
                list(json.get("ranks"), JournalLine::plan), list(json.get("obligations"), JournalLine::obligation),
                matching(json.get("reductions")), texts(json.get("notes")),
                Duration.ofMillis(json.get("milliseconds").longValue()));
    }

    /** The rule itself, or at those numbers of bits at which it is refuted. */
    private static Rule checked(JsonNode json, Rule rule) {
        Map<String, Integer> bits = new HashMap<>();
        json.path("counterexample")
                .path("widths")
                .properties()
                .forEach(each -> bits.put(each.getKey(), each.getValue().intValue()));
        return bits.isEmpty() ? rule : rule.at(bits);
    }

    private static MatchingReport matching(JsonNode json) {
        return new MatchingReport(json.get("terms").intValue(), json.get("matched").intValue(),
                json.get("hinted").intValue(), json.get("attempts").intValue(), json.get("conditions").intValue());
    }

    private static Verdict verdict(JsonNode json, Rule rule,
            Function<Supplier<Verdict.Refuted>, Verdict.Refuted> counterexample) {
        return switch (VerdictKind.valueOf(json.get("verdict").stringValue())) {
            case VERIFIED -> new Verdict.Verified(everyWidth(json, rule));
            case REFUTED -> counterexample(json, rule, counterexample);
            case INVALID -> counterexample(json, rule, counterexample).provedInvalid();
            case UNKNOWN -> new Verdict.Unknown(json.get("reason").stringValue(), looked(json.get("instances"), rule),
                    Optional.ofNullable(json.get("try")).map(JsonNode::stringValue), json.get(BY_CLOCK).booleanValue());
            case VACUOUS -> new Verdict.Vacuous(json.get("reason").stringValue(), everyWidth(json, rule));
            case ILL_FORMED -> throw new IllegalArgumentException("the rule is not ill-formed");
        };
    }

    private static Verdict.Refuted counterexample(JsonNode json, Rule rule,
            Function<Supplier<Verdict.Refuted>, Verdict.Refuted> counterexample) {
        JsonNode kept = json.get("counterexample").get("instance");
        return counterexample.apply(() -> {
            RuleInstance instance = InstanceJson.read(kept, rule);
            return new Verdict.Refuted(instance, Replay.replay(rule, instance));
        });
    }

    private static EveryWidth everyWidth(JsonNode json, Rule rule) {
        return Optional.ofNullable(json.get("everyWidth"))
                .map(text -> EveryWidth.of(text.stringValue(),
                        RuleResult.claimed(rule, json.get("elementType").stringValue())))
                .orElseGet(EveryWidth.NoneOpen::new);
    }

    private static SmallInstances looked(JsonNode json, Rule rule) {
        return new SmallInstances(json.get("looked").intValue(), json.get("rank").intValue(),
                json.get("size").intValue(),
                Optional.ofNullable(json.get("undecided")).map(instance -> InstanceJson.read(instance, rule)));
    }

    private static ClassPlan plan(JsonNode json) {
        return new ClassPlan(ClaimKindJson.read(json.get("claim")), json.get("class").stringValue(),
                texts(json.get("predicates")), texts(json.get("irredundant")), json.get("bound").intValue(),
                json.get("exact").booleanValue(), json.get("reason").stringValue(),
                list(json.get("ranks"), JsonNode::intValue), json.get("rankZero").stringValue());
    }

    private static ObligationReport obligation(JsonNode json) {
        return new ObligationReport(ClaimKindJson.read(json.get("claim")), json.path("where").stringValue(""),
                Settlement.of(json.get("method").stringValue()),
                ObligationReport.Status.valueOf(json.get("status").stringValue()),
                Duration.ofMillis(json.get("milliseconds").longValue()), json.get("resources").longValue(),
                new LinkedHashSet<>(list(json.get("laws"), JournalLine::law)),
                Optional.ofNullable(json.get("example")).map(JsonNode::stringValue));
    }

    private static TypeLaw law(JsonNode json) {
        String type = json.get("type").stringValue();
        return new TypeLaw(Law.valueOf(json.get("law").stringValue()),
                ElementType.closed(type).orElseGet(() -> new ElementType.Open(type)));
    }

    private static List<String> texts(JsonNode json) {
        return list(json, JsonNode::stringValue);
    }

    private static <T> List<T> list(JsonNode json, Function<JsonNode, T> read) {
        List<T> values = new ArrayList<>();
        json.forEach(each -> values.add(read.apply(each)));
        return values;
    }
}
