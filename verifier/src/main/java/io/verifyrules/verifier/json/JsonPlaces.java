package io.verifyrules.verifier.json;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonPointer;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;

/** Where each value of a JSON document stands in its file. */
final class JsonPlaces {

    private final String file;
    private final Map<JsonPointer, SourcePosition> places = new HashMap<>();

    private JsonPlaces(String file) {
        this.file = file;
    }

    /** The places in a document that was never text. */
    static JsonPlaces unknown(String file) {
        return new JsonPlaces(file);
    }

    /** The places of all values that the parser has before it. */
    static JsonPlaces of(String file, JsonParser parser) {
        JsonPlaces result = new JsonPlaces(file);
        for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
            if (token.isScalarValue() || token.isStructStart()) {
                result.places.putIfAbsent(parser.streamReadContext().pathAsPointer(),
                        position(file, parser.currentTokenLocation()));
            }
        }
        return result;
    }

    SourcePosition of(JsonPointer pointer) {
        return places.getOrDefault(pointer, SourcePosition.ofFile(file));
    }

    static SourcePosition position(String file, TokenStreamLocation location) {
        return new SourcePosition(file, Math.max(0, location.getLineNr()), Math.max(0, location.getColumnNr()));
    }
}
