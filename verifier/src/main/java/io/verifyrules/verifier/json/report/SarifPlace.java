package io.verifyrules.verifier.json.report;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.report.SourceFile;
import java.nio.file.Path;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A place in a file as SARIF says it. It goes from the beginning of a mistake to the end of its line, with the line
 * where it can be read.
 */
final class SarifPlace {

    private static final String SOURCE_ROOT = "%SRCROOT%";
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private SarifPlace() {
    }

    static JsonNode write(Path folder, SourcePosition place) {
        ObjectNode file = JSON.objectNode().put("uri", SourceFile.uri(folder, place.file()));
        if (SourceFile.isRelative(folder, place.file())) {
            file.put("uriBaseId", SOURCE_ROOT);
        }
        ObjectNode physical = JSON.objectNode().set("artifactLocation", file);
        if (place.line() > 0) {
            physical.set("region", region(place));
        }
        return JSON.objectNode().set("physicalLocation", physical);
    }

    private static JsonNode region(SourcePosition place) {
        ObjectNode region = JSON.objectNode().put("startLine", place.line());
        if (place.column() > 0) {
            region.put("startColumn", place.column());
        }
        SourceFile.line(place).filter(line -> line.length() >= place.column()).ifPresent(line -> {
            region.put("endLine", place.line()).put("endColumn", line.length() + 1);
            region.set("snippet", JSON.objectNode().put("text", line));
        });
        return region;
    }
}
