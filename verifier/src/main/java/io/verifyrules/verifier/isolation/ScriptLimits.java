package io.verifyrules.verifier.isolation;

import java.time.Duration;

/**
 * The allowed cost of a rule file.
 *
 * @param time      from the text to the rules, the compiler's part included
 * @param megabytes the heap of the process in which it runs
 */
public record ScriptLimits(Duration time, int megabytes) {

    /** The limits that are enough for files of thousands of rules. */
    public static final ScriptLimits USUAL = new ScriptLimits(Duration.ofSeconds(60), 1024);

    /** The output that a rule file may print, in bytes: enough to look for a mistake in it. */
    static final long MOST_PRINTED = 1 << 20;

    /** The same with another time. */
    public ScriptLimits within(Duration other) {
        return new ScriptLimits(other, megabytes);
    }
}
