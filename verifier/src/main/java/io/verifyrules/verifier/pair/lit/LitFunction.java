package io.verifyrules.verifier.pair.lit;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.lit.Lack;
import io.verifyrules.verifier.lit.LitPair;
import io.verifyrules.verifier.lit.LitTest;
import io.verifyrules.verifier.lit.RunLine;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.pair.report.Checked;
import io.verifyrules.verifier.pair.report.Posed;
import io.verifyrules.verifier.text.Reason;
import java.util.List;

/** A function of a test under a command: a pair to be decided, or why there is none. */
public sealed interface LitFunction {

    /** Commands whose output computes something else than their input: derivatives. */
    List<String> DERIVING = List.of("--enzyme-wrap");

    /** Where the function begins that goes in. */
    SourcePosition place();

    /** A function whose output is spelled. */
    record Paired(SourcePosition place, Posed posed) implements LitFunction {}

    /**
     * A function that is read and has no counterpart.
     *
     * @param isBegun whether lines spell some of it
     */
    record Alone(SourcePosition place, ProgramPair.Part part, boolean isBegun,
            Checked.NotPaired not) implements LitFunction {}

    /**
     * A function that is not read, or whose counterpart is not.
     *
     * @param isUnknown whether it has an operation that is not known, which is no mistake of its author
     */
    record NotRead(SourcePosition place, boolean isUnknown, Checked.NotPaired not) implements LitFunction {}

    /** All functions of a test, each under each command. */
    static List<LitFunction> of(LitTest test) {
        return test.pairs().stream().map(LitFunction::of).toList();
    }

    private static LitFunction of(LitPair pair) {
        return switch (pair) {
            case LitPair.Spelled spelled when derives(spelled.run()) ->
                new Alone(spelled.place(), part(spelled.before()), false,
                        new Checked.NotPaired(spelled.name(), "a command that makes other functions",
                                new Diagnostic(spelled.after().function().place(),
                                        "the command derives a function of its own: " + spelled.run().command())));
            case LitPair.Spelled spelled -> new Paired(spelled.place(),
                    new Posed(new ProgramPair(spelled.name(), part(spelled.before()), part(spelled.after())),
                            spelled.run().prefix(), spelled.after().function().place()));
            case LitPair.NotSpelled not -> new Alone(not.place(), part(not.before()), isBegun(not.lack()),
                    new Checked.NotPaired(not.name(), not.lack().toString(), not.why()));
            case LitPair.NotRead not -> new NotRead(not.place(), not.reason() == Reason.UNKNOWN_OPERATION,
                    new Checked.NotPaired(not.name(), "not read", not.why()));
        };
    }

    private static boolean isBegun(Lack lack) {
        return switch (lack) {
            case UNCLEAR, WILDCARD, MISSING_LINES, NOT_READABLE -> true;
            case NO_CHECK_LINES, ONLY_LABELS -> false;
        };
    }

    private static ProgramPair.Part part(LitPair.Side side) {
        return ProgramPair.Part.of(side.function(), side.module());
    }

    private static boolean derives(RunLine run) {
        return DERIVING.stream().anyMatch(run.command()::contains);
    }
}
