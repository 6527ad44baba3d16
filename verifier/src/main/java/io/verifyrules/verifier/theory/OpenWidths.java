package io.verifyrules.verifier.theory;

/** What is asked for depends on widths that are left open. */
public final class OpenWidths extends RuntimeException {

    OpenWidths(String what) {
        super(what + " is left open");
    }
}
