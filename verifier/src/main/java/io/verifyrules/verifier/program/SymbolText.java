package io.verifyrules.verifier.program;

import java.util.regex.Pattern;

/** Names of functions as MLIR writes them: {@code @name}, or between quotes where that is no word. */
final class SymbolText {

    private static final Pattern WORD = Pattern.compile("[A-Za-z_][A-Za-z0-9_$.]*");

    private SymbolText() {
    }

    static String of(String name) {
        return "@" + (WORD.matcher(name).matches() ? name : Quoted.of(name));
    }
}
