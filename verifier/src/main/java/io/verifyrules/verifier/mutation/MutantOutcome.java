package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.rule.VerdictKind;

/** The fate of a mutant in one element theory. */
public sealed interface MutantOutcome {

    /** The verifier found a counterexample, which the interpreter confirmed. */
    record Refuted() implements MutantOutcome {}

    /** The mutant never applies, and the interpreter knows of no instance to which it does. */
    record Vacuous() implements MutantOutcome {}

    /** The mutant was neither proved nor refuted. */
    record Unknown(String reason) implements MutantOutcome {}

    /** The mutant is verified, and the interpreter sees no difference; it says the same as the rule, or something else right. */
    record Equivalent(SmallScope.Survey survey) implements MutantOutcome {}

    /** A condition was dropped or weakened, the rule is verified, and it applies where it did not before. */
    record Generalization(SmallScope.Survey survey) implements MutantOutcome {}

    /** The interpreter contradicts the verdict: the verifier is wrong, or the interpreter is. */
    record Contradicted(VerdictKind verdict, SmallScope.Finding finding) implements MutantOutcome {}

    /** The check itself failed. */
    record Failed(Throwable cause) implements MutantOutcome {}

    /** The names of the outcomes, the worst last. */
    enum Kind {
        REFUTED,
        VACUOUS,
        EQUIVALENT,
        GENERALIZATION,
        UNKNOWN,
        FAILED,
        WRONGLY_VERIFIED
    }

    /** The outcome without its evidence. */
    default Kind kind() {
        return switch (this) {
            case Refuted ignored -> Kind.REFUTED;
            case Vacuous ignored -> Kind.VACUOUS;
            case Unknown ignored -> Kind.UNKNOWN;
            case Equivalent ignored -> Kind.EQUIVALENT;
            case Generalization ignored -> Kind.GENERALIZATION;
            case Contradicted ignored -> Kind.WRONGLY_VERIFIED;
            case Failed ignored -> Kind.FAILED;
        };
    }
}
