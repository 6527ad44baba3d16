package io.verifyrules.verifier.json.work;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.fuzz.RandomKind;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.json.text.JsonText;
import io.verifyrules.verifier.mutation.Mutant;
import io.verifyrules.verifier.mutation.SmallScope;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Something to find out that depends on nothing but this, so that any process of the same build finds the same. */
public sealed interface VerificationTask {

    /** The verdicts on a rule. */
    record OfRule(Rule rule, VerifyOptions options) implements VerificationTask {
        @Override
        public String title() {
            return rule.name();
        }

        @Override
        public String line() {
            return JsonText.line(JsonNodeFactory.instance.objectNode()
                    .put("of", "rule")
                    .set("options", OptionsJson.write(options))
                    .set("rule", RuleJson.write(rule)));
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

        @Override
        public String line() {
            return JsonText.line(JsonNodeFactory.instance.objectNode()
                    .put("of", "random rule")
                    .put("kind", kind.name())
                    .put("seed", seed)
                    .put("instances", instances)
                    .set("options", OptionsJson.write(options)));
        }
    }

    /** What becomes of a mutant. */
    record OfMutant(Mutant mutant, VerifyOptions options, SmallScope scope) implements VerificationTask {
        @Override
        public String title() {
            return mutant.origin().name() + ", " + mutant.change();
        }

        @Override
        public String line() {
            return JsonText.line(JsonNodeFactory.instance.objectNode()
                    .put("of", "mutant")
                    .put("change", mutant.change())
                    .put("kind", mutant.kind().name())
                    .put("enumerated", scope.enumerated())
                    .put("random", scope.random())
                    .set("options", OptionsJson.write(options))
                    .set("origin", RuleJson.write(mutant.origin()))
                    .set("rule", RuleJson.write(mutant.rule())));
        }
    }

    /**
     * Whether a function of a test is equal to what its lines spell.
     *
     * @param file               the name of the test, as places have it
     * @param text               the test
     * @param index              which of its functions that have a counterpart
     * @param timeout            the wall time for each obligation
     * @param unknownAsFunctions whether operations without a meaning are functions
     */
    record OfLitFunction(String file, String text, int index, Duration timeout,
            boolean unknownAsFunctions) implements VerificationTask {
        @Override
        public String title() {
            return file + ", function " + (index + 1);
        }

        @Override
        public String line() {
            return JsonText.line(JsonNodeFactory.instance.objectNode()
                    .put("of", "function")
                    .put("file", file)
                    .put("text", text)
                    .put("index", index)
                    .put("milliseconds", timeout.toMillis())
                    .put("unknownAsFunctions", unknownAsFunctions));
        }
    }

    /** What a person knows the task by. */
    String title();

    /** The text of the task, on one line. */
    String line();

    /**
     * The task of a text.
     *
     * @throws IllegalArgumentException if the text is none that {@link #line} makes
     */
    static VerificationTask of(String text) {
        try {
            JsonNode json = JsonText.read(text);
            return switch (json.path("of").asString("")) {
                case "rule" -> new OfRule(rule(json.get("rule")), OptionsJson.read(json.get("options")));
                case "random rule" ->
                    new OfRandomRule(RandomKind.valueOf(json.get("kind").stringValue()), json.get("seed").longValue(),
                            OptionsJson.read(json.get("options")), json.get("instances").intValue());
                case "mutant" -> new OfMutant(
                        new Mutant(rule(json.get("origin")), json.get("change").stringValue(),
                                Mutant.Kind.valueOf(json.get("kind").stringValue()), rule(json.get("rule"))),
                        OptionsJson.read(json.get("options")),
                        new SmallScope(json.get("enumerated").longValue(), json.get("random").intValue()));
                case "function" -> new OfLitFunction(json.get("file").stringValue(), json.get("text").stringValue(),
                        json.get("index").intValue(), Duration.ofMillis(json.get("milliseconds").longValue()),
                        json.get("unknownAsFunctions").booleanValue());
                default -> throw new IllegalArgumentException("not a task");
            };
        } catch (JacksonException | NullPointerException foreign) {
            throw new IllegalArgumentException("not a task", foreign);
        }
    }

    private static Rule rule(JsonNode json) {
        return switch (RuleJson.read("task", json)) {
            case Rule rule -> rule;
            case ListRule list -> throw new IllegalArgumentException(list + " is checked where it is read");
            case IllFormedRule wrong -> throw new IllegalArgumentException(wrong.diagnostic().toString());
        };
    }
}
