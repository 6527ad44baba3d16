package io.verifyrules.verifier.text;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Module;
import java.util.Optional;

/** The fate of a function of a text, which is read or refused for itself. */
public sealed interface Entry {

    /**
     * A function that was read.
     *
     * @param module the functions that it may call; those that were refused are left out
     */
    record Read(Module module, Function function) implements Entry {}

    /**
     * A function, or something else in its place, that was not read.
     *
     * @param name  without the sign in front; nothing where the text does not get as far as a name
     * @param begin where it begins
     */
    record Refused(Optional<String> name, Reason reason, Diagnostic why, SourcePosition begin) implements Entry {}
}
