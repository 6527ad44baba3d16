package io.verifyrules.verifier.json;

import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** JSON as text: read strictly, written in one layout on every system. */
final class JsonText {

    private static final JsonMapper MAPPER = JsonMapper.builder()
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
}
