package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.expr.TensorExpr;
import java.util.Optional;
import java.util.Random;

/**
 * A rewrite that is right without any condition: where its left side is valid, its right side is valid, of the same shape and
 * equal.
 *
 * @param name the effect of it
 * @param anywhere whether it fits nearly everywhere
 * @param beyondFinite whether it is right where elements may be infinite or undefined, too
 * @param wrapping whether it is right where numbers wrap
 * @param apply the tensor rewritten at its outermost operator, if the rewrite fits there
 */
record Rewrite(String name, boolean anywhere, boolean beyondFinite, boolean wrapping, Application apply) {

    /** A rewrite of particular operators, on finite elements. */
    Rewrite(String name, Application apply) {
        this(name, false, false, true, apply);
    }

    /** A rewrite of whatever tensor, on finite elements. */
    static Rewrite anywhere(String name, Application apply) {
        return new Rewrite(name, true, false, true, apply);
    }

    /** The same rewrite, which is right for all elements there are. */
    Rewrite onAllElements() {
        return new Rewrite(name, anywhere, true, wrapping, apply);
    }

    /** The same rewrite, which is right only where opposites are in the opposite order and no number is the last one. */
    Rewrite onNumbersWithoutEnd() {
        return new Rewrite(name, anywhere, beyondFinite, false, apply);
    }

    /** Applies a rewrite; what it leaves open is drawn at random. */
    @FunctionalInterface
    interface Application {
        Optional<TensorExpr> to(TensorExpr tensor, Random random);
    }
}
