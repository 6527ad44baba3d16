package io.verifyrules.verifier.ci;

import io.verifyrules.dsl.diagnostic.VisibleText;
import java.util.ArrayList;
import java.util.List;

/** Text in Markdown that is seen as it is, whatever it holds: names of rules and messages are never markup, links or mentions. */
final class MarkdownText {

    private MarkdownText() {
    }

    /** In a line. */
    static String of(String text) {
        return html(text).replaceAll("([\\\\`*_{}\\[\\]()#+.!|~-])", "\\\\$1");
    }

    /** In a line of HTML, where Markdown has a meaning still. */
    static String html(String text) {
        return VisibleText.of(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("*", "&#42;")
                .replace("_", "&#95;")
                .replace("`", "&#96;")
                .replace("@", "&#64;")
                .replace("|", "&#124;")
                .replace("[", "&#91;");
    }

    /** Lines as they are, in a block that none of them ends. */
    static List<String> block(List<String> lines) {
        int ticks = 3;
        while (String.join("\n", lines).contains("`".repeat(ticks))) {
            ticks++;
        }
        String fence = "`".repeat(ticks);
        List<String> block = new ArrayList<>(List.of(fence + "text"));
        lines.forEach(line -> block.addAll(VisibleText.ofLines(line).lines().toList()));
        block.add(fence);
        return block;
    }
}
