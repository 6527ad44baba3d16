package io.verifyrules.verifier.ci;

import io.verifyrules.dsl.diagnostic.VisibleText;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Text in Markdown that is seen as it is, whatever it holds: names of rules and messages are never markup, links or mentions. */
final class MarkdownText {

    /** The characters with a meaning within a line, in Markdown or in the HTML that may stand in it. */
    private static final Pattern MARKUP = Pattern.compile("[&<>*_`@|\\[\\]\\\\~$]");

    private MarkdownText() {
    }

    /** Within a line, of Markdown or of HTML. */
    static String of(String text) {
        return MARKUP.matcher(VisibleText.of(text)).replaceAll(sign -> "&#" + (int) sign.group().charAt(0) + ";");
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
