package io.verifyrules.verifier.lit;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.text.Reason;

/** A function of a test under a command: what goes in and what comes out, or why that is not known. */
public sealed interface LitPair {

    /** The name of the function. */
    String name();

    /** The command that makes the second program out of the first. */
    RunLine run();

    /** Where the function that goes in begins. */
    SourcePosition place();

    /** A function, and those that it may call. */
    record Side(Module module, Function function) {}

    /**
     * A function whose output the lines spell.
     *
     * @param after  with places in the lines; its module has what the same command makes of other functions
     * @param denied how many lines say what the output does not have; nothing follows from these here
     */
    record Spelled(String name, RunLine run, Side before, Side after, int denied) implements LitPair {
        @Override
        public SourcePosition place() {
            return before.function().place();
        }
    }

    /** A function whose output the lines do not spell. */
    record NotSpelled(String name, RunLine run, Side before, Lack lack, Diagnostic why) implements LitPair {
        @Override
        public SourcePosition place() {
            return before.function().place();
        }
    }

    /** A function that is not read, or whose output has an operation that is not known. */
    record NotRead(String name, RunLine run, SourcePosition place, Reason reason, Diagnostic why) implements LitPair {}
}
