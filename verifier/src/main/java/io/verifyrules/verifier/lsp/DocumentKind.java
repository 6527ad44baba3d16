package io.verifyrules.verifier.lsp;

import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.script.RuleScripts;
import java.util.Optional;

/** The kind of a document, by how its name ends, or by the editor's word on one that has no file yet. */
enum DocumentKind {
    /** Rules, as a script or in JSON form. */
    RULES,
    /** Programs in MLIR's text: a lit test, or any others. */
    PROGRAMS;

    private static final String UNSAVED = "untitled:";
    private static final String MLIR = "mlir";

    /** Only what is a rule file, or may become one, is read as one, as reading is running it. */
    static Optional<DocumentKind> of(String uri, String language) {
        if (uri.endsWith("." + MLIR) || (uri.startsWith(UNSAVED) && language.equals(MLIR))) {
            return Optional.of(PROGRAMS);
        }
        return uri.endsWith(RuleScripts.EXTENSION) || uri.endsWith(RuleJson.EXTENSION) || uri.startsWith(UNSAVED)
                ? Optional.of(RULES)
                : Optional.empty();
    }
}
