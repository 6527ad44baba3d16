package io.verifyrules.verifier.json.work;

import io.verifyrules.verifier.json.text.JsonText;
import io.verifyrules.verifier.mutation.Mutant;
import io.verifyrules.verifier.mutation.MutantOutcome;
import io.verifyrules.verifier.mutation.MutantResult;
import io.verifyrules.verifier.mutation.SmallScope.Survey;
import io.verifyrules.verifier.verdict.FailedElsewhere;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The answer about a mutant, as text. A contradiction is none: whoever reads of one finds it again. */
public final class MutantAnswer {

    private static final String SUBJECT = "of";
    private static final String RESULTS = "results";

    private MutantAnswer() {
    }

    /**
     * The text of the results.
     *
     * @param subject the name of the mutant that was checked
     */
    public static String write(String subject, List<MutantResult> results) {
        return JsonText.line(JsonNodeFactory.instance.objectNode()
                .put(SUBJECT, subject)
                .set(RESULTS, JsonText.array(results, MutantAnswer::result)));
    }

    private static JsonNode result(MutantResult result) {
        ObjectNode json = JsonNodeFactory.instance.objectNode()
                .put("theory", result.theory())
                .put("outcome", result.outcome().kind().name())
                .put("milliseconds", result.time().toMillis());
        return switch (result.outcome()) {
            case MutantOutcome.Refuted ignored -> json;
            case MutantOutcome.Vacuous ignored -> json;
            case MutantOutcome.Unknown(String reason) -> json.put("reason", reason);
            case MutantOutcome.Equivalent(Survey survey) -> survey(json, survey);
            case MutantOutcome.Generalization(Survey survey) -> survey(json, survey);
            case MutantOutcome.Contradicted ignored -> json;
            case MutantOutcome.Failed(Throwable cause) -> json.put("mistake", cause.toString());
        };
    }

    private static ObjectNode survey(ObjectNode json, Survey survey) {
        return json.put("tried", survey.tried()).put("applied", survey.applied()).put("complete", survey.complete());
    }

    /** The results of a text; none where they have to be found again, such as those of a mutant with another name. */
    public static Optional<List<MutantResult>> read(String text, String subject, Mutant mutant) {
        try {
            JsonNode answer = JsonText.read(text);
            if (!answer.path(SUBJECT).asString("").equals(subject)) {
                return Optional.empty();
            }
            List<MutantResult> results = new ArrayList<>();
            for (JsonNode json : answer.get(RESULTS)) {
                Optional<MutantOutcome> outcome = outcome(json);
                if (outcome.isEmpty()) {
                    return Optional.empty();
                }
                results.add(new MutantResult(mutant, json.get("theory").stringValue(), outcome.get(),
                        Duration.ofMillis(json.get("milliseconds").longValue())));
            }
            return Optional.of(results);
        } catch (JacksonException | IllegalArgumentException | NullPointerException foreign) {
            return Optional.empty();
        }
    }

    private static Optional<MutantOutcome> outcome(JsonNode json) {
        return switch (MutantOutcome.Kind.valueOf(json.get("outcome").stringValue())) {
            case REFUTED -> Optional.of(new MutantOutcome.Refuted());
            case VACUOUS -> Optional.of(new MutantOutcome.Vacuous());
            case UNKNOWN -> Optional.of(new MutantOutcome.Unknown(json.get("reason").stringValue()));
            case EQUIVALENT -> Optional.of(new MutantOutcome.Equivalent(survey(json)));
            case GENERALIZATION -> Optional.of(new MutantOutcome.Generalization(survey(json)));
            case FAILED ->
                Optional.of(new MutantOutcome.Failed(new FailedElsewhere(json.get("mistake").stringValue())));
            case WRONGLY_VERIFIED -> Optional.empty();
        };
    }

    private static Survey survey(JsonNode json) {
        return new Survey(json.get("tried").longValue(), json.get("applied").longValue(),
                json.get("complete").booleanValue(), Optional.empty());
    }
}
