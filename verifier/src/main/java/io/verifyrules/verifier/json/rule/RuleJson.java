package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.RuleFile;
import io.verifyrules.verifier.json.text.JsonCursor;
import io.verifyrules.verifier.json.text.JsonPlace;
import io.verifyrules.verifier.json.text.JsonText;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The JSON form of rules. Writing a rule and reading it again gives an equal rule, except for its position, which becomes
 * its place in the JSON document. Reading executes nothing: it makes the rule's declarations anew, so that the language
 * checks them.
 */
public final class RuleJson {

    /** The field by which a file tells editors its schema; nothing is read from there. */
    static final String SCHEMA = "$schema";

    /** The ending of the names of files that hold rules in this form. */
    public static final String EXTENSION = ".rules.json";

    /** The version of the JSON form. */
    public static final int VERSION = 1;

    /** The message about a longer file. */
    public static final String TOO_LONG = "the file is too long: rules in JSON form are read up to 64 MB";

    /** The number of characters that a file may have: those of 100,000 rules, which are read in a minute. */
    public static final int MOST_CHARACTERS = 1 << 26;

    private RuleJson() {
    }

    /** The JSON form of one rule. */
    public static JsonNode write(Rule rule) {
        return RuleWriter.write(rule);
    }

    /** The JSON form of a rule about lists. */
    public static JsonNode write(ListRule rule) {
        return RuleWriter.write(rule);
    }

    /** The text of a rule file with the given rules; the same rules give the same text. */
    public static String writeFile(List<Rule> rules) {
        return writeDeclarations(rules);
    }

    /**
     * The text of a rule file with the given rules, of which some may be about lists.
     *
     * @throws IllegalArgumentException if one of them is ill-formed
     */
    public static String writeDeclarations(List<? extends RuleDeclaration> rules) {
        ObjectNode document = JsonNodeFactory.instance.objectNode().put("version", VERSION);
        document.set("rules", JsonText.array(rules, RuleJson::written));
        return JsonText.write(document);
    }

    private static JsonNode written(RuleDeclaration declaration) {
        return switch (declaration) {
            case Rule rule -> RuleWriter.write(rule);
            case ListRule list -> RuleWriter.write(list);
            case IllFormedRule wrong -> throw new IllegalArgumentException(wrong.diagnostic().toString());
        };
    }

    /** The rule, or the account of its first mistake. */
    public static RuleDeclaration read(String file, JsonNode json) {
        RuleCollector collector = RuleCollector.forData(file);
        read(JsonCursor.of(json, JsonPlace.unknown(file)), collector);
        return collector.toFile().declarations().get(0);
    }

    /** The rules of a file with the given text; {@code file} names it in positions. */
    public static RuleDocument readFile(String file, String text) {
        if (text.length() > MOST_CHARACTERS) {
            return failed(file, new Diagnostic(SourcePosition.ofFile(file), TOO_LONG));
        }
        RuleCollector collector = RuleCollector.forData(file);
        try (JsonParser parser = JsonText.parser(text)) {
            JsonNode document = JsonText.read(text);
            readDocument(JsonCursor.of(document, JsonPlace.of(file, parser)), collector);
            return new RuleDocument(collector.toFile(), List.of());
        } catch (JacksonException malformed) {
            return failed(file, JsonText.mistake(file, text, malformed));
        } catch (IllFormedException mistake) {
            return failed(file,
                    new Diagnostic(mistake.position().orElse(SourcePosition.ofFile(file)), mistake.explanation()));
        }
    }

    private static RuleDocument failed(String file, Diagnostic diagnostic) {
        return new RuleDocument(new RuleFile(file, List.of()), List.of(diagnostic));
    }

    private static void readDocument(JsonCursor document, RuleCollector collector) {
        document.onlyFields(SCHEMA, "version", "rules");
        document.optional(SCHEMA).ifPresent(JsonCursor::text);
        JsonCursor version = document.required("version");
        if (version.integer() != VERSION) {
            throw version.mistake("this program reads version " + VERSION + " of the form, found " + version.integer());
        }
        document.required("rules").items().forEach(rule -> read(rule, collector));
    }

    private static void read(JsonCursor rule, RuleCollector collector) {
        JsonNode name = rule.node().path("name");
        String shown = name.isString() ? name.stringValue() : "rule at " + rule.path().text();
        collector.rule(shown, rule.position(), builder -> RuleReader.read(rule, builder));
    }
}
