package io.verifyrules.verifier.json;

import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** JSON as text: read strictly, written in one layout on every system. */
final class JsonText {

    /** Expressions of ten thousand operators, one inside of the other, are read and written. */
    private static final int DEPTH = 50_000;

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(DEPTH).build())
            .streamWriteConstraints(StreamWriteConstraints.builder().maxNestingDepth(DEPTH).build()).build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

    private JsonText() {
    }

    static JsonNode read(String text) {
        return MAPPER.readTree(text);
    }

    static JsonParser parser(String text) {
        return MAPPER.createParser(text);
    }

    static String write(JsonNode node) {
        DefaultIndenter lines = new DefaultIndenter("  ", "\n");
        DefaultPrettyPrinter layout = new DefaultPrettyPrinter().withObjectIndenter(lines).withArrayIndenter(lines);
        return MAPPER.writer().with(layout).writeValueAsString(node) + "\n";
    }

    /** On one line. */
    static String line(JsonNode node) {
        return MAPPER.writeValueAsString(node);
    }
}
