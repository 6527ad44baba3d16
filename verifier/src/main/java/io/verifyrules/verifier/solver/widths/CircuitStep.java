package io.verifyrules.verifier.solver.widths;

import java.math.BigInteger;
import java.util.List;

/**
 * Steps of a circuit by many letters at once. A bit that depends on the letter is a number with one bit for each of
 * them. Not safe for use by several threads.
 */
final class CircuitStep {

    /** So many letters are read at once. */
    static final int LETTERS = Long.SIZE;

    /** The lowest bits of letters that follow each other from a multiple of their number on. */
    private static final List<Long> LOW_BITS = List.of(0xAAAAAAAAAAAAAAAAL, 0xCCCCCCCCCCCCCCCCL, 0xF0F0F0F0F0F0F0F0L,
            0xFF00FF00FF00FF00L, 0xFFFF0000FFFF0000L, 0xFFFFFFFF00000000L);

    private final Gate[] gates;
    private final BigInteger[] constants;
    private final Clock clock;
    private final long[] bits;
    private final long[] next;
    /** Letters that show that what was guessed about the bits to come was wrong. */
    private long wrong;

    CircuitStep(Circuit circuit, Clock clock) {
        this.gates = circuit.gates().toArray(new Gate[0]);
        this.constants = circuit.constants().toArray(new BigInteger[0]);
        this.clock = clock;
        this.bits = new long[gates.length];
        this.next = new long[circuit.cells()];
    }

    /**
     * Reads letters in the step that the clock has prepared.
     *
     * @param first a multiple of {@link #LETTERS}, with which the letters begin
     * @return those for which there is a step: bit 0 is that of the first letter
     */
    long read(long state, int first) {
        for (int cell = 0; cell < next.length; cell++) {
            next[cell] = all(state, cell);
        }
        wrong = 0;
        for (int i = 0; i < gates.length && wrong != -1; i++) {
            Gate gate = gates[i];
            long bit = bit(gate, state, first);
            bits[i] = clock.isActive(gate.width()) ? bit : 0;
        }
        return ~wrong;
    }

    /** The cells after the step by one of the letters that were read last. */
    long cells(int letter) {
        long cells = 0;
        for (int cell = 0; cell < next.length; cell++) {
            cells |= (next[cell] >>> letter & 1) << cell;
        }
        return cells;
    }

    /** The letters read last after which the cells are these. */
    long leadingTo(long cells) {
        long letters = -1;
        for (int cell = 0; cell < next.length; cell++) {
            letters &= ~(next[cell] ^ all(cells, cell));
        }
        return letters;
    }

    /** The bit of a state, for all letters. */
    private static long all(long state, int cell) {
        return -(state >>> cell & 1);
    }

    private static long all(boolean bit) {
        return bit ? -1 : 0;
    }

    /** A bit of all letters from the first on. */
    static long letter(int first, int bit) {
        return bit < LOW_BITS.size() ? LOW_BITS.get(bit) : all(first, bit);
    }

    private long bit(Gate gate, long state, int letters) {
        return switch (gate.kind()) {
            case LETTER -> letter(letters, gate.cell());
            case CONSTANT -> all(constants[gate.cell()].testBit(clock.position()));
            case HIGHEST -> all(clock.isLast(gate.width()));
            case NOT -> ~bits[gate.first()];
            case AND -> bits[gate.first()] & bits[gate.second()];
            case OR -> bits[gate.first()] | bits[gate.second()];
            case XOR -> bits[gate.first()] ^ bits[gate.second()];
            case SUM -> sum(gate, all(state, gate.cell()));
            case DELAY -> delayed(gate, state);
            case FORESEEN_ZEROS, FORESEEN_SIGN -> foreseen(gate, state);
            case CUT -> bits[gate.first()];
            case SIGN -> sign(gate, all(state, gate.cell()));
            case CHOICE -> chosen(all(state, gate.cell()), bits[gate.first()], bits[gate.second()]);
            case DIFFER -> differ(gate, all(state, gate.cell()));
            case LESS_UNSIGNED -> less(gate, state, false);
            case LESS_SIGNED -> less(gate, state, clock.isLast(gate.width()));
        };
    }

    private static long chosen(long condition, long then, long otherwise) {
        return (condition & then) | (~condition & otherwise);
    }

    /** All letters if what is kept of this gate will be asked for at the next position. */
    private long goesOn(Gate gate) {
        return all(clock.isActive(gate.width()) && !clock.isLast(gate.width()));
    }

    private long sum(Gate gate, long carry) {
        long a = bits[gate.first()];
        long b = bits[gate.second()];
        next[gate.cell()] = goesOn(gate) & ((a & b) | (carry & (a | b)));
        return a ^ b ^ carry;
    }

    private long delayed(Gate gate, long state) {
        long kept = goesOn(gate);
        next[gate.cell()] = kept & bits[gate.first()];
        for (int i = 1; i < gate.length(); i++) {
            next[gate.cell() + i] = kept & all(state, gate.cell() + i - 1);
        }
        return all(state, gate.cell() + gate.length() - 1);
    }

    /** The cells are the guesses that wait for their bits, the newest first. */
    private long foreseen(Gate gate, long state) {
        if (!clock.isActive(gate.width())) {
            return 0;
        }
        long guess = bits[gate.second()];
        long read = bits[gate.first()];
        int oldest = gate.length() - 1;
        wrong |= clock.position() >= gate.length() ? all(state, gate.cell() + oldest) ^ read : 0;
        boolean last = clock.isLast(gate.width());
        if (last) {
            long beyond = gate.kind() == Gate.Kind.FORESEEN_SIGN ? read : 0;
            wrong |= guess ^ beyond;
            for (int i = 0; i < Math.min(oldest, clock.position()); i++) {
                wrong |= all(state, gate.cell() + i) ^ beyond;
            }
        }
        long kept = all(!last);
        next[gate.cell()] = kept & guess;
        for (int i = 1; i < gate.length(); i++) {
            next[gate.cell() + i] = kept & all(state, gate.cell() + i - 1);
        }
        return guess;
    }

    private long sign(Gate gate, long kept) {
        int from = gate.length();
        long bit = clock.isActive(from) ? bits[gate.first()] : kept;
        next[gate.cell()] = goesOn(gate) & bit & all(clock.isLast(from) || !clock.isActive(from));
        return bit;
    }

    private long differ(Gate gate, long before) {
        next[gate.cell()] = before | (bits[gate.first()] ^ bits[gate.second()]);
        return 0;
    }

    private long less(Gate gate, long state, boolean atSign) {
        long a = bits[gate.first()];
        long b = bits[gate.second()];
        next[gate.cell()] = chosen(a ^ b, atSign ? a : b, all(state, gate.cell()));
        return 0;
    }
}
