package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.RuleFile;
import io.verifyrules.verifier.json.text.JsonCursor;
import io.verifyrules.verifier.json.text.JsonPlace;
import io.verifyrules.verifier.json.text.JsonText;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The message of one process to another about a script that it has read: its rules in the JSON form. Beside each rule
 * stand the things which that form leaves to the file. These are the place of the rule, the demands that its author
 * states, the rule that it is a variant of, and remarks on it. Reading gives the declarations that were written. It
 * executes nothing: the rules are declared anew, so that the language checks them, whoever wrote the text.
 */
public final class DeclarationsJson {

    static final String DECLARATIONS = "declarations";
    static final String MISTAKES = "mistakes";

    private DeclarationsJson() {
    }

    /** The text for what a script declares, or why it cannot be used. The name of the file is not in it. */
    public static String write(RuleDocument document) {
        ObjectNode json = JsonNodeFactory.instance.objectNode().put("version", RuleJson.VERSION);
        json.set(DECLARATIONS, JsonText.array(document.rules().declarations(), DeclarationWriter::write));
        json.set(MISTAKES, JsonText.array(document.diagnostics(), DeclarationWriter::write));
        return JsonText.line(json);
    }

    /**
     * The content of such a text.
     *
     * @param file names the script in positions
     * @throws IllFormedException if the text is none that {@link #write} makes
     */
    public static RuleDocument read(String file, String text) {
        try {
            JsonCursor json = JsonCursor.of(JsonText.read(text), JsonPlace.unknown(file));
            json.onlyFields("version", DECLARATIONS, MISTAKES);
            JsonCursor version = json.required("version");
            if (version.integer() != RuleJson.VERSION) {
                throw version.expected("version " + RuleJson.VERSION);
            }
            DeclarationReader reader = new DeclarationReader(file);
            json.required(DECLARATIONS).items().forEach(reader::read);
            List<RuleDeclaration> declarations = reader.declarations();
            List<Diagnostic> mistakes = json.required(MISTAKES).items().stream().map(reader::diagnostic).toList();
            return new RuleDocument(new RuleFile(file, declarations), mistakes);
        } catch (JacksonException malformed) {
            throw new IllFormedException(JsonText.mistake(file, text, malformed).message());
        }
    }
}
