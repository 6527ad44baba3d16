package io.verifyrules.verifier.solver.widths;

/**
 * One bit of a word, or a step of a comparison. It is computed from bits of the same position and from cells, which
 * keep a bit until the next position.
 *
 * @param first  the gate of the first operand
 * @param second that of the second
 * @param width  the width of the words, by number
 * @param cell   the first of its cells; of a letter and of a constant, which one it is
 * @param length how many cells there are, where there may be several
 */
record Gate(Kind kind, int first, int second, int width, int cell, int length) {

    enum Kind {
        /** A bit of a word that is free. */
        LETTER,
        CONSTANT,
        /** 1 at the highest bit. */
        HIGHEST,
        NOT,
        AND,
        OR,
        XOR,
        /** The sum; the cell is the carry. */
        SUM,
        /** The bit that was read so many positions before. */
        DELAY,
        /** The second operand is a guess of the first's bit so many positions later; beyond the highest it is 0. */
        FORESEEN_ZEROS,
        /** As before; beyond the highest bit it is the highest. */
        FORESEEN_SIGN,
        /** Of a word with fewer bits, or with more. */
        CUT,
        /** As before; beyond the highest bit it is the highest, which is in the cell. The length is the number of the operand's width. */
        SIGN,
        /** The one or the other operand, as a cell says that never changes. */
        CHOICE,
        /** Has no bit: the cell tells whether the words differ so far. */
        DIFFER,
        /** Has no bit: the cell tells whether the first word is less so far. */
        LESS_UNSIGNED,
        /** As before; at the highest bit, with its sign. */
        LESS_SIGNED
    }
}
