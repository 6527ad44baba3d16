package io.verifyrules.verifier.solver.widths;

import java.math.BigInteger;

/** Steps of a circuit by one letter, which are easier to read than those by many. Not safe for use by several threads. */
final class StepByLetter {

    /** No state: what was guessed about the bits to come was wrong. */
    static final long NONE = -1;

    private final Gate[] gates;
    private final BigInteger[] constants;
    private final Clock clock;
    private final boolean[] bits;
    private long next;
    private boolean wrong;

    StepByLetter(Circuit circuit, Clock clock) {
        this.gates = circuit.gates().toArray(new Gate[0]);
        this.constants = circuit.constants().toArray(new BigInteger[0]);
        this.clock = clock;
        this.bits = new boolean[gates.length];
    }

    /** The cells after the step that the clock has prepared. */
    long cells(long state, long cells, int letter) {
        next = cells;
        wrong = false;
        for (int i = 0; i < gates.length && !wrong; i++) {
            Gate gate = gates[i];
            bits[i] = bit(gate, state, letter) && clock.isActive(gate.width());
        }
        return wrong ? NONE : next;
    }

    private static boolean isSet(long state, int cell) {
        return (state >>> cell & 1) != 0;
    }

    private void set(int cell, boolean value) {
        next = value ? next | 1L << cell : next & ~(1L << cell);
    }

    private boolean bit(Gate gate, long state, int letter) {
        return switch (gate.kind()) {
            case LETTER -> isSet(letter, gate.cell());
            case CONSTANT -> constants[gate.cell()].testBit(clock.position());
            case HIGHEST -> clock.isLast(gate.width());
            case NOT -> !bits[gate.first()];
            case AND -> bits[gate.first()] && bits[gate.second()];
            case OR -> bits[gate.first()] || bits[gate.second()];
            case XOR -> bits[gate.first()] ^ bits[gate.second()];
            case SUM -> sum(gate, isSet(state, gate.cell()));
            case DELAY -> delayed(gate, state);
            case FORESEEN_ZEROS, FORESEEN_SIGN -> foreseen(gate, state);
            case CUT -> bits[gate.first()];
            case SIGN -> sign(gate, isSet(state, gate.cell()));
            case CHOICE -> isSet(state, gate.cell()) ? bits[gate.first()] : bits[gate.second()];
            case DIFFER -> differ(gate, isSet(state, gate.cell()));
            case LESS_UNSIGNED -> less(gate, state, false);
            case LESS_SIGNED -> less(gate, state, clock.isLast(gate.width()));
        };
    }

    /** Whether what is kept of this gate will be asked for at the next position. */
    private boolean goesOn(Gate gate) {
        return clock.isActive(gate.width()) && !clock.isLast(gate.width());
    }

    private boolean sum(Gate gate, boolean carry) {
        boolean a = bits[gate.first()];
        boolean b = bits[gate.second()];
        set(gate.cell(), goesOn(gate) && ((a && b) || (carry && (a || b))));
        return a ^ b ^ carry;
    }

    private boolean delayed(Gate gate, long state) {
        boolean kept = goesOn(gate);
        set(gate.cell(), kept && bits[gate.first()]);
        for (int i = 1; i < gate.length(); i++) {
            set(gate.cell() + i, kept && isSet(state, gate.cell() + i - 1));
        }
        return isSet(state, gate.cell() + gate.length() - 1);
    }

    /** The cells are the guesses that wait for their bits, the newest first. */
    private boolean foreseen(Gate gate, long state) {
        if (!clock.isActive(gate.width())) {
            return false;
        }
        boolean guess = bits[gate.second()];
        boolean read = bits[gate.first()];
        int oldest = gate.length() - 1;
        wrong |= clock.position() >= gate.length() && isSet(state, gate.cell() + oldest) != read;
        boolean last = clock.isLast(gate.width());
        if (last) {
            boolean beyond = gate.kind() == Gate.Kind.FORESEEN_SIGN && read;
            wrong |= guess != beyond;
            for (int i = 0; i < Math.min(oldest, clock.position()); i++) {
                wrong |= isSet(state, gate.cell() + i) != beyond;
            }
        }
        set(gate.cell(), !last && guess);
        for (int i = 1; i < gate.length(); i++) {
            set(gate.cell() + i, !last && isSet(state, gate.cell() + i - 1));
        }
        return guess;
    }

    private boolean sign(Gate gate, boolean kept) {
        int from = gate.length();
        boolean bit = clock.isActive(from) ? bits[gate.first()] : kept;
        set(gate.cell(), goesOn(gate) && bit && (clock.isLast(from) || !clock.isActive(from)));
        return bit;
    }

    private boolean differ(Gate gate, boolean before) {
        set(gate.cell(), before || bits[gate.first()] != bits[gate.second()]);
        return false;
    }

    private boolean less(Gate gate, long state, boolean atSign) {
        boolean a = bits[gate.first()];
        boolean b = bits[gate.second()];
        set(gate.cell(), a == b ? isSet(state, gate.cell()) : atSign ? a : b);
        return false;
    }
}
