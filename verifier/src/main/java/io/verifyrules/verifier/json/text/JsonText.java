package io.verifyrules.verifier.json.text;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** JSON as text: read strictly, written in one layout on every system. */
public final class JsonText {

    /** The parser's remark on the source, which nobody but its authors understands. */
    private static final Pattern SOURCE = Pattern.compile(" \\((start marker )?at \\[Source:[^\\]]*\\]\\)");

    /**
     * The depth to which objects and arrays are read inside of one another. An expression that nests as deep as the
     * language allows stays below it. Each operator is an object, at most in one array of its own.
     */
    public static final int MOST_NESTED = 25_000;

    private static final JsonMapper MAPPER = JsonMapper
            .builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(MOST_NESTED).build())
                    .streamWriteConstraints(StreamWriteConstraints.builder().maxNestingDepth(MOST_NESTED).build())
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    private JsonText() {
    }

    /** Lines of what stands deep are not moved further to the right: the text would grow with the square of the depth. */
    private static final class BoundedIndenter extends DefaultIndenter {

        private static final long serialVersionUID = 1;

        private static final int MOST_LEVELS = 50;

        BoundedIndenter() {
            super("  ", "\n");
        }

        @Override
        public void writeIndentation(JsonGenerator generator, int level) {
            super.writeIndentation(generator, Math.min(level, MOST_LEVELS));
        }
    }

    /** The mistake of a text that is no JSON, or beyond the limits of reading. */
    public static Diagnostic mistake(String file, String text, JacksonException malformed) {
        if (malformed instanceof StreamConstraintsException limit) {
            return new Diagnostic(end(file, text), beyond(limit.getOriginalMessage()));
        }
        return new Diagnostic(
                malformed.getLocation() == null
                        ? SourcePosition.ofFile(file)
                        : JsonPlace.position(file, malformed.getLocation()),
                "malformed JSON: " + SOURCE.matcher(malformed.getOriginalMessage()).replaceAll(""));
    }

    /** Where the text can be read no further. */
    private static SourcePosition end(String file, String text) {
        try (JsonParser parser = parser(text)) {
            try {
                while (parser.nextToken() != null) {
                    parser.currentToken();
                }
            } catch (JacksonException ends) {
                return JsonPlace.position(file, parser.currentLocation());
            }
            return SourcePosition.ofFile(file);
        }
    }

    private static String beyond(String limit) {
        return limit.contains("nesting depth")
                ? "nested too deep: objects and arrays may stand in one another " + MOST_NESTED + " deep at most"
                : "beyond what is read: " + limit;
    }

    public static JsonNode read(String text) {
        return MAPPER.readTree(text);
    }

    public static JsonParser parser(String text) {
        return MAPPER.createParser(text);
    }

    public static String write(JsonNode node) {
        DefaultIndenter lines = new BoundedIndenter();
        DefaultPrettyPrinter layout = new DefaultPrettyPrinter().withObjectIndenter(lines).withArrayIndenter(lines);
        return MAPPER.writer().with(layout).writeValueAsString(node) + "\n";
    }

    /** An array of what is written of each item. */
    public static <T> ArrayNode array(List<T> items, Function<T, JsonNode> write) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        items.forEach(item -> array.add(write.apply(item)));
        return array;
    }

    /** On one line. */
    public static String line(JsonNode node) {
        return MAPPER.writeValueAsString(node);
    }

    /** A text on one line, numbers digit by digit as they were. */
    public static String compact(String text) {
        return line(read(text));
    }

    /** The same of maps, lists, texts, numbers and truth values. */
    public static String line(Object plain) {
        return MAPPER.writeValueAsString(plain);
    }
}
