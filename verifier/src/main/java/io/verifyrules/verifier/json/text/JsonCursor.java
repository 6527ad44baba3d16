package io.verifyrules.verifier.json.text;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.report.NearNames;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** One value of a JSON document and the way to it, so that each mistake is reported with its place. */
public record JsonCursor(JsonNode node, JsonPath path, JsonPlace place) {

    private static final int MOST_NAMES = 60;
    private static final int MOST_QUOTED = 80;

    /** The document. */
    public static JsonCursor of(JsonNode document, JsonPlace place) {
        return new JsonCursor(document, new JsonPath.Document(), place);
    }

    public IllFormedException mistake(String explanation) {
        return new IllFormedException(path.text() + ": " + explanation, position());
    }

    public SourcePosition position() {
        return place.position();
    }

    /** The result of {@code build}; a mistake it finds in the rule is reported at this value. */
    public <T> T checked(Supplier<T> build) {
        try {
            return build.get();
        } catch (IllFormedException found) {
            throw found.position().isPresent() ? found : mistake(found.explanation());
        }
    }

    public JsonCursor required(String field) {
        return optional(field).orElseThrow(() -> mistake("field '" + field + "' is missing"));
    }

    public Optional<JsonCursor> optional(String field) {
        requireObject();
        return Optional.ofNullable(node.get(field)).map(value -> child(field, value));
    }

    private JsonCursor child(String field, JsonNode value) {
        return new JsonCursor(value, path.to(field), place.field(field));
    }

    /** Checks that this is an object without other fields than these. */
    public void onlyFields(String... known) {
        requireObject();
        for (String field : node.propertyNames()) {
            if (!List.of(known).contains(field)) {
                throw child(field, node.get(field)).mistake("unknown field '" + field + "'; expected "
                        + String.join(", ", known) + NearNames.suggestion(field, List.of(known)));
            }
        }
    }

    public Map<String, JsonCursor> entries() {
        requireObject();
        Map<String, JsonCursor> entries = new LinkedHashMap<>();
        node.properties().forEach(entry -> entries.put(entry.getKey(), child(entry.getKey(), entry.getValue())));
        return entries;
    }

    public List<JsonCursor> items() {
        if (!node.isArray()) {
            throw expected("an array");
        }
        List<JsonCursor> items = new ArrayList<>();
        for (int i = 0; i < node.size(); i++) {
            items.add(new JsonCursor(node.get(i), path.to(Integer.toString(i)), place.item(i)));
        }
        return items;
    }

    public String text() {
        if (!node.isString()) {
            throw expected("a string");
        }
        return node.stringValue();
    }

    public long integer() {
        if (!node.isIntegralNumber() || !node.canConvertToLong()) {
            throw expected("an integer of at most 64 bits");
        }
        return node.longValue();
    }

    public boolean truth() {
        if (!node.isBoolean()) {
            throw expected("true or false");
        }
        return node.booleanValue();
    }

    /** The value that this string names. */
    public <T> T named(String what, Map<String, T> known) {
        String name = text();
        T value = known.get(name);
        if (value == null) {
            throw unknown(what, name, known.keySet());
        }
        return value;
    }

    public IllFormedException unknown(String what, String name, Collection<String> known) {
        return mistake("unknown " + what + " '" + name + "'; "
                + (known.isEmpty() ? "none is declared" : "expected one of " + names(known))
                + NearNames.suggestion(name, known));
    }

    /** The names; of very many the first ones. */
    private static String names(Collection<String> known) {
        String first = known.stream().limit(MOST_NAMES).collect(Collectors.joining(", "));
        return known.size() <= MOST_NAMES ? first : first + ", .. (" + (known.size() - MOST_NAMES) + " more)";
    }

    private static String shortened(String text) {
        return text.length() <= MOST_QUOTED ? text : text.substring(0, MOST_QUOTED) + "..";
    }

    public IllFormedException expected(String what) {
        String found = switch (node.getNodeType()) {
            case OBJECT -> "an object";
            case ARRAY -> "an array";
            case STRING -> "the string \"" + shortened(node.stringValue()) + "\"";
            case NULL -> "null";
            case MISSING -> "nothing";
            default -> shortened(node.toString());
        };
        return mistake("expected " + what + ", found " + found);
    }

    private void requireObject() {
        if (!node.isObject()) {
            throw expected("an object");
        }
    }
}
