package io.verifyrules.verifier.generalize;

import java.util.BitSet;

/**
 * One of the parts of which at least one has to hold.
 *
 * @param number where it stands among all that may be used
 * @param holds  the cases in which it holds
 * @param cost   how much it takes to read
 */
record Literal(int number, BitSet holds, double cost) {}
