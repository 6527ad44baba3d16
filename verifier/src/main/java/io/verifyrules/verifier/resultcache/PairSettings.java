package io.verifyrules.verifier.resultcache;

import io.verifyrules.verifier.pair.cut.PureOperations;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The settings that verdicts on pairs depend on beside the programs.
 *
 * @param options    how hard each obligation is tried
 * @param pure       the operations that may be values which both programs share
 * @param conditions how long a condition is looked for under which programs agree that differ; nothing if it is not
 */
public record PairSettings(VerifyOptions options, PureOperations pure, Optional<Duration> conditions) {

    private static final long RESOURCES = 2_000_000;

    /** The wall time for each obligation where nothing else is asked for. */
    public static final Duration TIMEOUT = Duration.ofSeconds(5);

    /** The settings of a user who sets nothing. */
    public static final PairSettings DEFAULT = new PairSettings(options(TIMEOUT), PureOperations.KNOWN,
            Optional.empty());

    /** The effort for an obligation that may take some wall time. */
    public static VerifyOptions options(Duration timeout) {
        return new VerifyOptions(List.of(), RESOURCES, timeout, Optional.empty());
    }

    /** All of it in a line. */
    String decisive() {
        return options + " " + pure + " " + conditions.map(limit -> "conditions within " + limit).orElse("");
    }
}
