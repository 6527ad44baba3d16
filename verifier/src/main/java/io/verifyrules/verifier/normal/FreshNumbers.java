package io.verifyrules.verifier.normal;

/** Numbers for variables that a normal form introduces, each given out once. One per rule; not for use by several threads. */
public final class FreshNumbers {

    private int last;

    /** The next number. */
    public int next() {
        last++;
        return last;
    }
}
