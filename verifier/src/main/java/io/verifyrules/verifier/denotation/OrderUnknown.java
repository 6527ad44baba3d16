package io.verifyrules.verifier.denotation;

/** A tensor is sorted whose elements are chosen, so that its order depends on what is chosen. */
public final class OrderUnknown extends MeaningUnknown {

    private static final long serialVersionUID = 1L;

    OrderUnknown() {
        super("nothing is known of an order that depends on what is chosen, the sign of a zero or what freeze makes of poison");
    }
}
