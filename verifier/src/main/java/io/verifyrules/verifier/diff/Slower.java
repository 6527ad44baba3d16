package io.verifyrules.verifier.diff;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * From when on a verdict counts as slower: where the solvers spend so many times as much on it. Their effort is counted
 * in their own units, which do not depend on the machine.
 */
public record Slower(BigDecimal factor) {

    /** A rule that is over in no time may take several times as long. */
    private static final long NOTHING = 10_000;

    /** The factor that a text such as {@code 2x} or {@code 1.5} says, if it is above 1. */
    public static Optional<Slower> parse(String text) {
        try {
            BigDecimal factor = new BigDecimal(text.endsWith("x") ? text.substring(0, text.length() - 1) : text);
            return factor.compareTo(BigDecimal.ONE) > 0 ? Optional.of(new Slower(factor)) : Optional.empty();
        } catch (NumberFormatException noNumber) {
            return Optional.empty();
        }
    }

    boolean applies(RecordedVerdict before, RecordedVerdict after) {
        return after.resources() >= NOTHING
                && BigDecimal.valueOf(after.resources())
                        .compareTo(factor.multiply(BigDecimal.valueOf(before.resources()))) >= 0
                && before.resources() > 0;
    }
}
