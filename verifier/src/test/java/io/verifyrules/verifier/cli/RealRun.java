package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.report.TextStyle;
import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.verify.Pipeline;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/**
 * The command with the real compiler of rule files and the real verifier, run in process. Times are masked.
 *
 * @param out      what went to standard output
 * @param err      what went to standard error
 * @param exitCode the exit code
 */
record RealRun(String out, String err, int exitCode) {

    static RealRun of(RuleScripts scripts, String... arguments) {
        StringWriter results = new StringWriter();
        StringWriter mistakes = new StringWriter();
        Surroundings surroundings = new Surroundings(Pipeline::new, () -> new ScriptSource(scripts), List::of,
                new PrintWriter(results), new PrintWriter(mistakes), false, false, TextStyle.USUAL_WIDTH);
        int exitCode = VerifyRules.run(surroundings, arguments);
        return new RealRun(withoutTimes(results.toString()), withoutTimes(mistakes.toString()), exitCode);
    }

    /** Times differ from run to run, and so does the blank space that aligns them. */
    static String withoutTimes(String text) {
        return text.replace("\r", "").replaceAll(" *\\b\\d+ ms\\b", " .. ms").replaceAll("\\b\\d+\\.\\d s\\b", ".. s");
    }

    /** What a person sees in all. */
    String transcript() {
        return out + (err.isEmpty() ? "" : "--- err ---\n" + err) + "--- exit code " + exitCode + "\n";
    }
}
