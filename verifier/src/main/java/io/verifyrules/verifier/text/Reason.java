package io.verifyrules.verifier.text;

/** The reason why something is not read. */
public enum Reason {

    /** The text has another form than what is read here. */
    FORM,

    /** An operation is written in a form of its own that is not known. */
    UNKNOWN_OPERATION,

    /** A value is used that was not defined before. */
    UNDEFINED_VALUE
}
