package io.verifyrules.verifier.solver.widths;

import java.math.BigInteger;
import java.util.List;

/**
 * Formulas over words as an automaton. A state is the bits of all cells and of the clock, and a letter has one bit of
 * each free word. One step reads one position of all words.
 *
 * @param letters   the gates that read a bit of a letter, in the order of these bits
 * @param initial   the cells at first, where no choice is made
 * @param choices   the cells that say how something is chosen, and never change
 * @param constants the words that are no letters
 */
record Circuit(List<Gate> gates, List<Gate> letters, long initial, List<Integer> choices, List<BigInteger> constants,
        int cells) {

    Circuit {
        gates = List.copyOf(gates);
        letters = List.copyOf(letters);
        choices = List.copyOf(choices);
        constants = List.copyOf(constants);
    }

    /** Up to which number of bits read a clock must count. */
    int longestConstant() {
        int longest = 0;
        for (BigInteger constant : constants) {
            longest = Math.max(longest, constant.bitLength() + 1);
        }
        for (Gate gate : gates) {
            boolean foreseen = gate.kind() == Gate.Kind.FORESEEN_SIGN || gate.kind() == Gate.Kind.FORESEEN_ZEROS;
            longest = foreseen ? Math.max(longest, gate.length() + 1) : longest;
        }
        return longest;
    }
}
