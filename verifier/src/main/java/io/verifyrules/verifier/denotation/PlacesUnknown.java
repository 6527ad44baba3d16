package io.verifyrules.verifier.denotation;

/** A rule that counts places in row-major order, and puts lanes into an order that is left open, which changes that. */
public final class PlacesUnknown extends MeaningUnknown {

    private static final long serialVersionUID = 1L;

    PlacesUnknown() {
        super("nothing is known of places in row-major order where axes are put into an order that is left open");
    }
}
