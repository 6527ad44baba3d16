package io.verifyrules.verifier.law;

/** The laws that proofs may use. */
@FunctionalInterface
public interface Grants {

    /** Whether the type has the law. */
    boolean allow(TypeLaw law);

    /** The same, where a refusal is not why there is no proof. */
    default boolean has(TypeLaw law) {
        return allow(law);
    }
}
