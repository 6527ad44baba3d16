package io.verifyrules.verifier.script;

/**
 * The text of a rule file.
 *
 * @param text without a mark of the byte order
 * @param name the file's name without its folder, which stack traces show
 * @param path how positions name the file
 */
public record ScriptText(String text, String name, String path) {
    public ScriptText {
        text = text.startsWith("\uFEFF") ? text.substring(1) : text;
    }
}
