package io.verifyrules.verifier.law;

/** Which laws proofs may use. */
@FunctionalInterface
public interface Grants {

    /** Whether the type has the law. */
    boolean allow(TypeLaw law);
}
