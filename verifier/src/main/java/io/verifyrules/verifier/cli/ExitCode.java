package io.verifyrules.verifier.cli;

import java.util.stream.Stream;

/** The end of a run as a number; of several that apply, the highest. */
public enum ExitCode {
    /** All rules got the verdicts their authors expect. */
    AS_EXPECTED(0),
    /** Some did not. */
    UNEXPECTED(1),
    /** The arguments make no sense, or some input cannot be read or compiled. */
    UNUSABLE_INPUT(2),
    /** A mistake in this program. */
    INTERNAL_ERROR(3);

    private final int number;

    ExitCode(int number) {
        this.number = number;
    }

    /** The exit code as a number. */
    public int number() {
        return number;
    }

    /** The exit code of that number; of one that is none of these, that of a mistake in this program. */
    static ExitCode of(int number) {
        return Stream.of(values()).filter(code -> code.number == number).findFirst().orElse(INTERNAL_ERROR);
    }

    /** The higher of the two. */
    public ExitCode and(ExitCode other) {
        return number >= other.number ? this : other;
    }
}
