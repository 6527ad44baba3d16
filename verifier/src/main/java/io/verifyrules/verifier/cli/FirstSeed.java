package io.verifyrules.verifier.cli;

import java.time.LocalDate;
import java.util.Optional;

/** The seed of the first random rule. It alone determines the rules of a run, so it is all that repeating the run takes. */
record FirstSeed(long number) {

    /** The word for the seed of the day. */
    static final String TODAY = "today";

    /** More rules than a run of a day makes, so that days have no seed in common. */
    private static final long PER_DAY = 1_000_000;

    /**
     * The seed that an argument names; none if it names none.
     *
     * @param today the day that {@link #TODAY} stands for
     */
    static Optional<FirstSeed> of(String argument, LocalDate today) {
        if (argument.equals(TODAY)) {
            return Optional.of(new FirstSeed(today.toEpochDay() * PER_DAY));
        }
        try {
            return Optional.of(new FirstSeed(Long.parseLong(argument)));
        } catch (NumberFormatException noNumber) {
            return Optional.empty();
        }
    }
}
