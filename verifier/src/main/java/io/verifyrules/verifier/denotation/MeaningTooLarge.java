package io.verifyrules.verifier.denotation;

/**
 * A rule whose sides read so many elements that nothing could be proved of them, such as a tensor joined with itself again and
 * again: each time there are twice as many places to read from.
 */
public final class MeaningTooLarge extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String reason;

    MeaningTooLarge(int most) {
        super("more than " + most + " elements");
        this.reason = "one element of the sides is made of more than " + most
                + " elements of other tensors; a rule with fewer operators, or with fewer operands joined, may be provable";
    }

    /** What a report says of it. */
    public String reason() {
        return reason;
    }
}
