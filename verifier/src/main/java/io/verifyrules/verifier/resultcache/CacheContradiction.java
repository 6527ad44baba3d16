package io.verifyrules.verifier.resultcache;

/** A shared cache says of a rule what is not so. */
public final class CacheContradiction extends RuntimeException {

    private static final long serialVersionUID = 1;

    CacheContradiction(String place, String said, String found) {
        super("the shared cache " + place + " says " + said + ", this build finds " + found
                + "; what else comes from there cannot be believed");
    }
}
