package io.verifyrules.verifier.work;

import java.time.Duration;

/**
 * When a worker is given up.
 *
 * @param silence  how long a worker may say nothing; it says at least each second that it is there
 * @param task     how long one task may take
 * @param attempts how many workers a task may cost
 * @param race     after how long an idle worker begins the oldest task once more; the first answer counts
 */
public record WorkLimits(Duration silence, Duration task, int attempts, Duration race) {

    /** The limits of a user who sets nothing. */
    public static final WorkLimits USUAL = new WorkLimits(Duration.ofSeconds(30), Duration.ofMinutes(30), 3,
            Duration.ofMinutes(1));
}
