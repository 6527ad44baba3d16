package io.verifyrules.verifier.lit;

import io.verifyrules.dsl.diagnostic.SourcePosition;

/** A piece of a line of the output: text, or that anything may stand there. */
record Piece(String text, boolean anything, SourcePosition place) {

    /** The place so many characters further in the same line. */
    static SourcePosition further(SourcePosition place, int characters) {
        return new SourcePosition(place.file(), place.line(), place.column() + characters);
    }

    /** The rest behind the first characters. */
    Piece from(int characters) {
        return new Piece(text.substring(characters), anything, further(place, characters));
    }
}
