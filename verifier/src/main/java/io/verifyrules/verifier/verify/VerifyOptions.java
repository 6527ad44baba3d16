package io.verifyrules.verifier.verify;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * How hard to try, and what to keep.
 *
 * @param element       the only element theory to check, by name; empty for those that the rule's operators suggest
 * @param resourceLimit the solver's resource limit per obligation, repeatable on any machine
 * @param timeout       the wall time per obligation, a backstop only
 * @param smtDump       the folder that receives each obligation as an SMT-LIB 2 file
 */
public record VerifyOptions(Optional<String> element, long resourceLimit, Duration timeout, Optional<Path> smtDump) {

    /** What the command does unless told otherwise. */
    public static final VerifyOptions DEFAULT = new VerifyOptions(Optional.empty(), 6_000_000, Duration.ofSeconds(20),
            Optional.empty());
}
