package io.verifyrules.verifier.json.report;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.diff.RecordedVerdict;
import io.verifyrules.verifier.json.text.JsonCursor;
import io.verifyrules.verifier.json.text.JsonPlace;
import io.verifyrules.verifier.json.text.JsonText;
import io.verifyrules.verifier.json.text.JsonWords;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;

/** Reads the verdicts of a report in JSON form; what else the report says is passed over. */
public final class ReportReader {

    private static final Map<String, VerdictKind> VERDICTS = JsonWords.by(VerdictKind::name, VerdictKind.values());

    /** The result of reading a file that should be a report. */
    public sealed interface Content {

        /** The verdicts, in the order of the report. */
        record Verdicts(List<RecordedVerdict> verdicts) implements Content {
            public Verdicts {
                verdicts = List.copyOf(verdicts);
            }
        }

        /** The reason why the file is no report that can be read. */
        record Unusable(Diagnostic mistake) implements Content {}
    }

    private ReportReader() {
    }

    /** The verdicts in a report with the given text; {@code file} names it in positions. */
    public static Content read(String file, String text) {
        try {
            JsonNode document = JsonText.read(text);
            try {
                return verdicts(JsonCursor.of(document, JsonPlace.unknown(file)));
            } catch (IllFormedException mistake) {
                return withPlaces(file, text, document);
            }
        } catch (JacksonException malformed) {
            return new Content.Unusable(JsonText.mistake(file, text, malformed));
        }
    }

    /** Reports are large and hardly ever wrong: places are worked out only for those that are. */
    private static Content withPlaces(String file, String text, JsonNode document) {
        try (JsonParser parser = JsonText.parser(text)) {
            return verdicts(JsonCursor.of(document, JsonPlace.of(file, parser)));
        } catch (IllFormedException mistake) {
            return unusable(mistake.position().orElse(SourcePosition.ofFile(file)), mistake.explanation());
        }
    }

    private static Content unusable(SourcePosition place, String message) {
        return new Content.Unusable(new Diagnostic(place, message));
    }

    private static Content verdicts(JsonCursor report) {
        String name = report.optional("tool").flatMap(tool -> tool.optional("name")).map(JsonCursor::text).orElse("");
        if (!name.equals("verify-rules")) {
            throw report.mistake("not a report of verify-rules: 'tool' does not say so");
        }
        JsonCursor version = report.required("version");
        if (version.integer() != JsonReport.VERSION) {
            throw version.mistake(
                    "this program reads version " + JsonReport.VERSION + " of the report, found " + version.integer());
        }
        return new Content.Verdicts(report.required("rules").items().stream().flatMap(ReportReader::rule).toList());
    }

    private static Stream<RecordedVerdict> rule(JsonCursor rule) {
        String name = rule.required("name").text();
        String id = rule.required("id").text();
        String title = name.startsWith(id) ? name : id + " " + name;
        Stream<RecordedVerdict> results = rule.required("results")
                .items()
                .stream()
                .map(result -> result(title, content(rule), result));
        return rule.optional("internalError").isPresent()
                ? Stream.concat(results,
                        Stream.of(
                                new RecordedVerdict(title, "-", Optional.empty(), Optional.empty(), content(rule), 0)))
                : results;
    }

    private static String content(JsonCursor rule) {
        return rule.optional("rewrite")
                .map(rewrite -> RecordedVerdict.content(rewrite.text(),
                        rule.optional("conditions")
                                .map(all -> all.items().stream().map(JsonCursor::text).toList())
                                .orElse(List.of())))
                .orElse("");
    }

    private static long resources(JsonCursor result) {
        return result.optional("obligations")
                .map(all -> all.items()
                        .stream()
                        .flatMap(each -> each.optional("resources").stream())
                        .mapToLong(each -> each.node().asLong())
                        .sum())
                .orElse(0L);
    }

    private static RecordedVerdict result(String rule, String content, JsonCursor result) {
        return new RecordedVerdict(rule, result.required("elementType").text(),
                Optional.of(result.required("verdict").named("verdict", VERDICTS)),
                result.optional("expected").map(expected -> expected.named("verdict", VERDICTS)), content,
                resources(result));
    }
}
