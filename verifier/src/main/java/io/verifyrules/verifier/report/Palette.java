package io.verifyrules.verifier.report;

import io.verifyrules.dsl.rule.VerdictKind;

/** Colours by meaning, or none: for terminals only. */
public record Palette(boolean colours) {

    private static final String RESET = "\u001b[0m";

    String good(String text) {
        return paint("\u001b[32m", text);
    }

    /** For what should not be. */
    public String bad(String text) {
        return paint("\u001b[1;31m", text);
    }

    String doubtful(String text) {
        return paint("\u001b[33m", text);
    }

    String faint(String text) {
        return paint("\u001b[2m", text);
    }

    String verdict(VerdictKind kind, boolean expected, String text) {
        if (!expected) {
            return bad(text);
        }
        return switch (kind) {
            case VERIFIED -> good(text);
            case REFUTED, UNKNOWN, VACUOUS, ILL_FORMED -> doubtful(text);
        };
    }

    private String paint(String colour, String text) {
        return colours ? colour + text + RESET : text;
    }
}
