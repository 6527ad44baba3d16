package io.verifyrules.verifier.isolation;

import io.verifyrules.dsl.rule.RuleFile;
import io.verifyrules.verifier.json.rule.DeclarationsJson;
import io.verifyrules.verifier.json.rule.RuleDocument;
import io.verifyrules.verifier.script.ScriptResult;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What the process for rule files answers.
 *
 * @param declarations what the file declares, in the form of {@link DeclarationsJson}, or its mistakes
 * @param lasting      whether a later run would get the same answer for the same text
 * @param spent        whether something of the file may be left in the process, which is for no other file then
 */
record ScriptAnswer(String declarations, boolean lasting, boolean spent) {

    static ScriptAnswer of(ScriptResult result, String name, boolean lasting, boolean spent) {
        RuleDocument document = switch (result) {
            case ScriptResult.Loaded loaded -> new RuleDocument(loaded.file(), List.of());
            case ScriptResult.Failed failed -> new RuleDocument(new RuleFile(name, List.of()), failed.mistakes());
        };
        return new ScriptAnswer(DeclarationsJson.write(document), lasting, spent);
    }

    byte[] bytes() {
        byte[] text = declarations.getBytes(StandardCharsets.UTF_8);
        byte[] bytes = new byte[text.length + 1];
        bytes[0] = (byte) ((lasting ? 1 : 0) | (spent ? 2 : 0));
        System.arraycopy(text, 0, bytes, 1, text.length);
        return bytes;
    }

    static ScriptAnswer of(byte[] bytes) {
        return new ScriptAnswer(new String(bytes, 1, bytes.length - 1, StandardCharsets.UTF_8), (bytes[0] & 1) != 0,
                (bytes[0] & 2) != 0);
    }
}
