package io.verifyrules.verifier.isolation;

import io.verifyrules.dsl.rule.RuleFile;
import io.verifyrules.verifier.json.rule.DeclarationsJson;
import io.verifyrules.verifier.json.rule.RuleDocument;
import io.verifyrules.verifier.script.ScriptResult;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What the process for rule files answers, in two messages: the first is sent before anything of the file runs.
 *
 * @param ran          whether anything of the file ran
 * @param whole        whether all of the file compiles
 * @param plain        whether nothing of the file can be left in the process when it has run
 * @param declarations what the file declares, in the form of {@link DeclarationsJson}, or its mistakes
 */
record ScriptAnswer(boolean ran, boolean whole, boolean plain, String declarations) {

    private static final int RAN = 1;
    private static final int WHOLE = 2;
    private static final int PLAIN = 4;

    static byte[] aboutToRun(boolean whole, boolean plain) {
        return new byte[]{(byte) (RAN | (whole ? WHOLE : 0) | (plain ? PLAIN : 0))};
    }

    /** The first message for a file of which nothing ran; it is over if nothing is under way any more. */
    static byte[] notRun(boolean over) {
        return new byte[]{(byte) (over ? PLAIN : 0)};
    }

    static byte[] declarations(ScriptResult result, String name) {
        RuleDocument document = switch (result) {
            case ScriptResult.Loaded loaded -> new RuleDocument(loaded.file(), List.of());
            case ScriptResult.Failed failed -> new RuleDocument(new RuleFile(name, List.of()), failed.mistakes());
        };
        return DeclarationsJson.write(document).getBytes(StandardCharsets.UTF_8);
    }

    static ScriptAnswer of(byte[] announcement, byte[] declarations) {
        int flags = announcement.length == 1 ? announcement[0] : 0;
        return new ScriptAnswer((flags & RAN) != 0, (flags & WHOLE) != 0, (flags & PLAIN) != 0,
                new String(declarations, StandardCharsets.UTF_8));
    }
}
