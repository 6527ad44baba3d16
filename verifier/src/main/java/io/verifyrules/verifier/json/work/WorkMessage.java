package io.verifyrules.verifier.json.work;

import io.verifyrules.verifier.json.text.JsonText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A message between a run and its workers. */
public sealed interface WorkMessage {

    /** A worker is there. */
    record Hello(WorkerFacts facts) implements WorkMessage {}

    /** The worker may work for the run. */
    record Welcome() implements WorkMessage {}

    /** The worker may not, and why. */
    record Refused(String reason) implements WorkMessage {}

    /** A task for a worker, which answers with its number. */
    record Ask(long task, String text) implements WorkMessage {}

    /** What a task came to. */
    record Answer(long task, String text) implements WorkMessage {}

    /** A mistake of the program kept a task from its answer. */
    record Failed(long task, String theory, String mistake) implements WorkMessage {}

    /** The worker is still there. */
    record Beat() implements WorkMessage {}

    /** The worker ends, or the run does. */
    record Bye() implements WorkMessage {}

    /** The text of the message, on one line. */
    default String line() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        return JsonText.line(switch (this) {
            case Hello(WorkerFacts facts) -> json.put("say", "hello")
                    .put("build", facts.build())
                    .put("java", facts.java())
                    .put("clock", facts.clock())
                    .put("slots", facts.slots())
                    .set("solvers", JsonText.array(facts.solvers(), JsonNodeFactory.instance::stringNode));
            case Welcome ignored -> json.put("say", "welcome");
            case Refused(String reason) -> json.put("say", "refused").put("reason", reason);
            case Ask(long task, String text) -> json.put("say", "ask").put("task", task).put("text", text);
            case Answer(long task, String text) -> json.put("say", "answer").put("task", task).put("text", text);
            case Failed(long task, String theory, String mistake) ->
                json.put("say", "failed").put("task", task).put("theory", theory).put("mistake", mistake);
            case Beat ignored -> json.put("say", "beat");
            case Bye ignored -> json.put("say", "bye");
        });
    }

    /** The message of a text; none if it is none. */
    static Optional<WorkMessage> of(String text) {
        try {
            JsonNode json = JsonText.read(text);
            return Optional.ofNullable(switch (json.path("say").asString("")) {
                case "hello" -> new Hello(facts(json));
                case "welcome" -> new Welcome();
                case "refused" -> new Refused(json.get("reason").stringValue());
                case "ask" -> new Ask(json.get("task").longValue(), json.get("text").stringValue());
                case "answer" -> new Answer(json.get("task").longValue(), json.get("text").stringValue());
                case "failed" -> new Failed(json.get("task").longValue(), json.get("theory").stringValue(),
                        json.get("mistake").stringValue());
                case "beat" -> new Beat();
                case "bye" -> new Bye();
                default -> null;
            });
        } catch (JacksonException | NullPointerException none) {
            return Optional.empty();
        }
    }

    private static WorkerFacts facts(JsonNode json) {
        List<String> solvers = new ArrayList<>();
        json.get("solvers").forEach(each -> solvers.add(each.stringValue()));
        return new WorkerFacts(json.get("build").stringValue(), json.get("java").stringValue(), solvers,
                json.get("clock").longValue(), json.get("slots").intValue());
    }
}
