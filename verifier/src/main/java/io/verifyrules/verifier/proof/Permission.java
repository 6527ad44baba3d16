package io.verifyrules.verifier.proof;

/**
 * Leave to take a step that rests on laws. Only a {@link Ledger} gives it, and notes the laws when it does; so a step that takes
 * one as an argument cannot be taken unnoticed.
 */
public final class Permission {

    /** There is nothing to tell of one: what it is for is known to who asked. */
    static final Permission GIVEN = new Permission();

    private Permission() {
    }
}
