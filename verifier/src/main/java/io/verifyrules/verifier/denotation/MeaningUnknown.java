package io.verifyrules.verifier.denotation;

/** A rule that means something of which nothing could be proved. */
public abstract sealed class MeaningUnknown extends RuntimeException
        permits MeaningTooLarge, IndexUnknown, OrderUnknown, PlacesUnknown {

    private static final long serialVersionUID = 1L;

    private final String reason;

    MeaningUnknown(String reason) {
        this.reason = reason;
    }

    @Override
    public String getMessage() { return reason; }

    /** The reason, as a report gives it. */
    public String reason() {
        return reason;
    }
}
