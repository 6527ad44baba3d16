package io.verifyrules.verifier.solver.integers;

/**
 * One operation of a {@link Circuit} of integers. Truths are the integers 0 and 1. Arguments are places in the circuit,
 * and each is before its user.
 */
// Propagation reads these arrays millions of times; nobody compares nodes, and none leaves the package.
@SuppressWarnings("ArrayRecordComponent")
sealed interface Node {

    /** A number, or a truth. */
    record Constant(long value) implements Node {}

    /** A free integer, or a free truth. */
    record Unknown(boolean truth) implements Node {}

    /** A sum. */
    record Sum(int[] parts) implements Node {}

    /** A product of two. */
    record Product(int left, int right) implements Node {}

    /** Whether one integer is at most another. */
    record AtMost(int left, int right) implements Node {}

    /** Whether two integers, or two truths, are equal. */
    record Equal(int left, int right) implements Node {}

    /** Whether all are true. */
    record All(int[] parts) implements Node {}

    /** Whether one is true. */
    record Any(int[] parts) implements Node {}

    /** The opposite of a truth. */
    record Not(int operand) implements Node {}

    /** One of two values. */
    record Choice(int condition, int then, int otherwise) implements Node {}
}
