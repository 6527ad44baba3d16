package io.verifyrules.verifier.isolation;

import io.verifyrules.dsl.rule.RuleFile;
import io.verifyrules.verifier.json.rule.DeclarationsJson;
import io.verifyrules.verifier.json.rule.RuleDocument;
import io.verifyrules.verifier.script.Reach;
import io.verifyrules.verifier.script.ScriptResult;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The answer of the process for rule files, in two messages: the first is sent before anything of the file runs.
 *
 * @param ran          whether anything of the file ran
 * @param whole        whether all of the file compiles
 * @param reach        how far the file reaches
 * @param declarations the declarations of the file, in the form of {@link DeclarationsJson}, or its mistakes
 */
record ScriptAnswer(boolean ran, boolean whole, Reach reach, String declarations) {

    private static final int RAN = 1;
    private static final int WHOLE = 2;
    private static final int PLAIN = 4;
    private static final int REPEATABLE = 8;

    static byte[] aboutToRun(boolean whole, Reach reach) {
        return new byte[]{(byte) (RAN | (whole ? WHOLE : 0) | flags(reach))};
    }

    /** The first message for a file of which nothing ran; it is over if nothing is under way any more. */
    static byte[] notRun(boolean over) {
        return new byte[]{(byte) flags(over ? Reach.LANGUAGE : Reach.ANYTHING)};
    }

    private static int flags(Reach reach) {
        return (reach.isPlain() ? PLAIN : 0) | (reach.isRepeatable() ? REPEATABLE : 0);
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
        Reach reach = (flags & PLAIN) == 0 ? Reach.ANYTHING : (flags & REPEATABLE) == 0 ? Reach.VALUES : Reach.LANGUAGE;
        return new ScriptAnswer((flags & RAN) != 0, (flags & WHOLE) != 0, reach,
                new String(declarations, StandardCharsets.UTF_8));
    }
}
