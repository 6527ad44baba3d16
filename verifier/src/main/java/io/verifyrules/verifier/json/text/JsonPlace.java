package io.verifyrules.verifier.json.text;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;

/**
 * The beginning of a value of a JSON document, and of the values in it. It is a tree beside the tree of values, so that
 * each place is noted once, however deep.
 *
 * @param position where the value begins; the file alone in a document that was never text
 * @param fields   the places of an object's fields
 * @param items    the places of an array's items
 */
public record JsonPlace(SourcePosition position, Map<String, JsonPlace> fields, List<JsonPlace> items) {

    /** The place of everything in a document that was never text. */
    public static JsonPlace unknown(String file) {
        return new JsonPlace(SourcePosition.ofFile(file), Map.of(), List.of());
    }

    /** The places in the document that the parser has before it, which is known to be well-formed. */
    public static JsonPlace of(String file, JsonParser parser) {
        JsonPlace document = unknown(file);
        Deque<JsonPlace> open = new ArrayDeque<>();
        for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
            if (token.isStructEnd()) {
                open.pop();
            } else if (token.isStructStart() || token.isScalarValue()) {
                JsonPlace place = new JsonPlace(position(file, parser.currentTokenLocation()),
                        token.isStructStart() ? new HashMap<>() : Map.of(),
                        token.isStructStart() ? new ArrayList<>() : List.of());
                if (open.isEmpty()) {
                    document = place;
                } else if (parser.currentName() != null) {
                    open.element().fields.put(parser.currentName(), place);
                } else {
                    open.element().items.add(place);
                }
                if (token.isStructStart()) {
                    open.push(place);
                }
            }
        }
        return document;
    }

    /** The place of the value of a field. */
    public JsonPlace field(String name) {
        return fields.getOrDefault(name, new JsonPlace(SourcePosition.ofFile(position.file()), Map.of(), List.of()));
    }

    /** The place of an item. */
    public JsonPlace item(int index) {
        return index < items.size()
                ? items.get(index)
                : new JsonPlace(SourcePosition.ofFile(position.file()), Map.of(), List.of());
    }

    public static SourcePosition position(String file, TokenStreamLocation location) {
        return new SourcePosition(file, Math.max(0, location.getLineNr()), Math.max(0, location.getColumnNr()));
    }
}
