package io.verifyrules.verifier.denotation;

/** A tensor is sorted whose elements are chosen, so that its order depends on what is chosen. */
public final class OrderUnknown extends MeaningUnknown {

    private static final long serialVersionUID = 1L;

    OrderUnknown() {
        super("nothing is known of the order of elements that are chosen, such as what freeze makes of poison");
    }
}
