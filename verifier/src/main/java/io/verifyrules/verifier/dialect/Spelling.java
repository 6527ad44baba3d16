package io.verifyrules.verifier.dialect;

/** The operators of the language that a meaning is made of, where several say the same. */
public enum Spelling {
    /** The operators that proofs know most of. */
    FOR_PROOFS,
    /**
     * The operators that a person would write: an update of a slice is one, whose start is an attribute where it is one
     * number.
     */
    AS_WRITTEN
}
