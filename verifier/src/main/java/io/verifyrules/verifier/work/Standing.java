package io.verifyrules.verifier.work;

import java.time.Duration;
import java.util.Optional;

/**
 * The progress of the work.
 *
 * @param workers how many tasks can be checked at a time
 * @param busy    how many are
 * @param slowest the task that is checked the longest
 */
public record Standing(int workers, int busy, Optional<Slowest> slowest) {

    /**
     * A task that takes long.
     *
     * @param title what a person knows it by
     * @param since how long it is checked
     */
    public record Slowest(String title, Duration since) {}

    @Override
    public String toString() {
        String all = workers + (workers == 1 ? " worker" : " workers");
        return all + slowest.filter(each -> each.since().toSeconds() >= 1)
                .map(each -> ", the slowest task since " + each.since().toSeconds() + " s: " + each.title())
                .orElse("");
    }
}
