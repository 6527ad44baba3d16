package io.verifyrules.verifier.lsp;

import io.verifyrules.verifier.script.RuleScripts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A rule file that an editor is to show.
 *
 * @param uri    under which it is shown; no other file has it
 * @param exists whether there is a file that says the same already
 */
record NewDocument(String uri, String text, boolean exists) {

    private static final int MOST = 100;

    /** A rule file beside a document, called after the document and the function. */
    static NewDocument beside(String document, String function, String text) {
        String name = function.replaceAll("[^\\w.-]+", "_");
        Optional<Path> folder = OpenDocument.local(document).flatMap(file -> Optional.ofNullable(file.getParent()));
        if (folder.isEmpty()) {
            return new NewDocument("untitled:" + name + RuleScripts.EXTENSION, text, false);
        }
        String base = document.substring(document.lastIndexOf('/') + 1).replaceAll("\\.mlir$", "");
        for (int i = 1; i < MOST; i++) {
            Path file = folder.get().resolve(base + "." + name + (i == 1 ? "" : "-" + i) + RuleScripts.EXTENSION);
            boolean exists = Files.exists(file);
            if (!exists || says(file, text)) {
                return new NewDocument(file.toUri().toString(), text, exists);
            }
        }
        return new NewDocument("untitled:" + name + RuleScripts.EXTENSION, text, false);
    }

    private static boolean says(Path file, String text) {
        try {
            return Files.readString(file).equals(text);
        } catch (IOException unreadable) {
            return false;
        }
    }
}
