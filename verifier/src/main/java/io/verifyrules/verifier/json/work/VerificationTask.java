package io.verifyrules.verifier.json.work;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.fuzz.RandomKind;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.json.text.JsonText;
import io.verifyrules.verifier.mutation.Mutant;
import io.verifyrules.verifier.mutation.SmallScope;
import io.verifyrules.verifier.verify.VerifyOptions;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Something to find out that depends on nothing but this, so that any process of the same build finds the same. */
public sealed interface VerificationTask {

    /** The verdicts on a rule. */
    record OfRule(Rule rule, VerifyOptions options) implements VerificationTask {
        @Override
        public String title() {
            return rule.name();
        }
    }

    /**
     * The trial of a random rule.
     *
     * @param instances how many random instances verdicts are compared with
     */
    record OfRandomRule(RandomKind kind, long seed, VerifyOptions options, int instances) implements VerificationTask {
        @Override
        public String title() {
            return "seed " + seed;
        }
    }

    /** What becomes of a mutant. */
    record OfMutant(Mutant mutant, VerifyOptions options, SmallScope scope) implements VerificationTask {
        @Override
        public String title() {
            return mutant.origin().name() + ", " + mutant.change();
        }
    }

    /** What a person knows the task by. */
    String title();

    /** The text of the task. */
    default String text() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        return JsonText.line(switch (this) {
            case OfRule(Rule rule, VerifyOptions options) ->
                json.put("of", "rule").<ObjectNode>set("options", OptionsJson.write(options)).set("rule",
                        RuleJson.write(rule));
            case OfRandomRule(RandomKind kind, long seed, VerifyOptions options, int instances) -> json
                    .put("of", "random rule")
                    .put("kind", kind.name())
                    .put("seed", seed)
                    .put("instances", instances)
                    .set("options", OptionsJson.write(options));
            case OfMutant(Mutant(Rule origin, String change, Mutant.Kind kind, Rule rule), VerifyOptions options, SmallScope(long enumerated, int random)) ->
                json.put("of", "mutant")
                        .put("change", change)
                        .put("kind", kind.name())
                        .put("enumerated", enumerated)
                        .put("random", random)
                        .<ObjectNode>set("options", OptionsJson.write(options))
                        .<ObjectNode>set("origin", RuleJson.write(origin))
                        .set("rule", RuleJson.write(rule));
        });
    }

    /**
     * The task of a text.
     *
     * @throws IllegalArgumentException if the text is none that {@link #text} makes
     */
    static VerificationTask of(String text) {
        try {
            JsonNode json = JsonText.read(text);
            VerifyOptions options = OptionsJson.read(json.get("options"));
            return switch (json.path("of").asString("")) {
                case "rule" -> new OfRule(rule(json.get("rule")), options);
                case "random rule" -> new OfRandomRule(RandomKind.valueOf(json.get("kind").stringValue()),
                        json.get("seed").longValue(), options, json.get("instances").intValue());
                case "mutant" -> new OfMutant(
                        new Mutant(rule(json.get("origin")), json.get("change").stringValue(),
                                Mutant.Kind.valueOf(json.get("kind").stringValue()), rule(json.get("rule"))),
                        options, new SmallScope(json.get("enumerated").longValue(), json.get("random").intValue()));
                default -> throw new IllegalArgumentException("not a task");
            };
        } catch (JacksonException | NullPointerException foreign) {
            throw new IllegalArgumentException("not a task", foreign);
        }
    }

    private static Rule rule(JsonNode json) {
        return switch (RuleJson.read("task", json)) {
            case Rule rule -> rule;
            case IllFormedRule wrong -> throw new IllegalArgumentException(wrong.diagnostic().toString());
        };
    }
}
