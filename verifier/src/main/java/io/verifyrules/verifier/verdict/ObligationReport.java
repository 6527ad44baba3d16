package io.verifyrules.verifier.verdict;

import java.time.Duration;

/**
 * One obligation and what became of it.
 *
 * @param claim     what is claimed, such as {@code same size on axis c}
 * @param method    how it was settled, such as {@code simplified}, {@code lane-wise} or {@code at ranks c=1}
 * @param status    what became of it
 * @param time      wall time in the solver; zero where none was asked
 * @param resources the solver's resource count, repeatable on any machine; 0 where none was asked
 */
public record ObligationReport(String claim, String method, Status status, Duration time, long resources) {

    /** What became of an obligation. */
    public enum Status {
        PROVED, REFUTED, UNKNOWN
    }
}
