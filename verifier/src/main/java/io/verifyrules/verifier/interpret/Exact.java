package io.verifyrules.verifier.interpret;

import io.verifyrules.verifier.value.RefusedInstance;
/** Arithmetic that refuses what leaves 64 bits. */
public final class Exact {

    private Exact() {
    }

    public static long sum(long a, long b) {
        try {
            return Math.addExact(a, b);
        } catch (ArithmeticException overflow) {
            throw new RefusedInstance(a + " + " + b + " does not fit 64 bits");
        }
    }

    public static long product(long a, long b) {
        try {
            return Math.multiplyExact(a, b);
        } catch (ArithmeticException overflow) {
            throw new RefusedInstance(a + " * " + b + " does not fit 64 bits");
        }
    }
}
