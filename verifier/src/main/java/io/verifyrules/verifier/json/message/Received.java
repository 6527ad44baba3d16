package io.verifyrules.verifier.json.message;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.json.report.InstanceJson;
import io.verifyrules.verifier.json.text.JsonCursor;
import io.verifyrules.verifier.json.text.JsonPlace;
import io.verifyrules.verifier.json.text.JsonText;
import tools.jackson.core.JacksonException;

/** A message of a page, read from its text. A mistake in it is an {@link IllFormedException}. */
public final class Received {

    private static final String NAME = "request";

    private Received() {
    }

    /** The object that the text is. */
    public static JsonCursor of(String text) {
        try {
            JsonCursor cursor = JsonCursor.of(JsonText.read(text), JsonPlace.unknown(NAME));
            cursor.entries();
            return cursor;
        } catch (JacksonException malformed) {
            throw new IllFormedException(JsonText.mistake(NAME, text, malformed).message(),
                    SourcePosition.ofFile(NAME));
        }
    }

    /** The instance of a rule that a message has. */
    public static RuleInstance instance(JsonCursor at, Rule rule) {
        try {
            return InstanceJson.read(at.node(), rule);
        } catch (RuntimeException foreign) {
            throw at.mistake("this is no instance of the rule " + rule.name());
        }
    }
}
