package io.verifyrules.verifier.pair;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.dialect.Reading;
import io.verifyrules.verifier.dialect.Spelling;
import io.verifyrules.verifier.dialect.Unrolling;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import java.util.Map;
import java.util.Optional;

/** One result of a pair as a rule, or why there is none. */
public sealed interface PairClaim {

    /**
     * The left side is the result of the first function, the right side that of the second.
     *
     * @param constants the elements of those inputs that are constants of the programs, by name
     * @param terms the meaning of the values of both programs
     * @param chosen whether elements that the first program may find are chosen; that it is refuted for these says
     *     nothing
     * @param ranges the types that the programs state of those inputs that are mathematical integers in the rule, by
     *     name
     */
    record Stated(Rule rule, Map<String, ConcreteTensor> constants, Map<String, ElementType.Machine> ranges,
            PairTerms terms, boolean chosen) implements PairClaim {
        public Stated {
            constants = Map.copyOf(constants);
            ranges = Map.copyOf(ranges);
        }
    }

    /**
     * A part of a program has no meaning here.
     *
     * @param what the operation or type, by name
     */
    record NotRead(String what, Diagnostic diagnostic) implements PairClaim {}

    /** A program breaks a constraint of its specification. */
    record Invalid(boolean before, Diagnostic diagnostic) implements PairClaim {}

    /** The functions take or give different types. */
    record OtherSignature(Diagnostic diagnostic) implements PairClaim {}

    /** The claim that both functions agree on one of their results, counted from 0. */
    static PairClaim of(ProgramPair pair, int result, Reading reading, Unrolling unrolling) {
        return of(pair, result, reading, unrolling, Spelling.FOR_PROOFS);
    }

    /**
     * The same as a person would write it: arguments without dimensions are elements of the rule, and integers of it where they are
     * indices.
     */
    static PairClaim asWritten(ProgramPair pair, int result, Reading reading) {
        return of(pair, result, reading, Unrolling.NONE, Spelling.AS_WRITTEN);
    }

    /** The breach of a function's specification, taken by itself. */
    static Optional<Diagnostic> mistake(ProgramPair.Part part) {
        return part.function().type().results().isEmpty()
                || !(asWritten(new ProgramPair(part.function().name(), part, part), 0,
                        Reading.STATED) instanceof Invalid(boolean before, Diagnostic diagnostic))
                                ? Optional.empty()
                                : Optional.of(diagnostic);
    }

    private static PairClaim of(ProgramPair pair, int result, Reading reading, Unrolling unrolling, Spelling spelling) {
        Optional<Diagnostic> difference = pair.otherSignature();
        return difference.isPresent()
                ? new OtherSignature(difference.get())
                : new ClaimMaking(pair, result, reading, unrolling, spelling).claimOfDefinedSizes();
    }
}
