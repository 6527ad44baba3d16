package io.verifyrules.dsl.element;

/** A word that an operator says of itself, one of a few: by what a reduction combines, what becomes of a start out of range. */
public interface Word {

    /** The word as it is spelled. */
    String symbol();
}
