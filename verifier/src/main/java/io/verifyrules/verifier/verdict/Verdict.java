package io.verifyrules.verifier.verdict;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.Optional;
import java.util.function.Supplier;

/** The verdict on one rule and one element theory, with its evidence. */
public sealed interface Verdict {

    /**
     * Every obligation is proved and the hypotheses are satisfiable.
     *
     * @param widths why that is so at every number of bits that the rule leaves open
     */
    record Verified(EveryWidth widths) implements Verdict {}

    /**
     * The interpreter recomputed both sides on an instance and saw them differ. Some rules are refuted by more than one instance: by each
     * to which they apply.
     */
    final class Refuted implements Verdict {

        private record Shown(RuleInstance instance, Outcome outcome) {}

        private final Supplier<Shown> shown;
        private final boolean invalidEverywhere;

        /** Refuted by an instance, on which both sides came to the outcome. */
        public Refuted(RuleInstance instance, Outcome outcome) {
            if (!outcome.refutes()) {
                throw new IllegalArgumentException("not a counterexample: " + outcome);
            }
            Shown known = new Shown(instance, outcome);
            this.shown = () -> known;
            this.invalidEverywhere = false;
        }

        private Refuted(Supplier<Shown> shown, boolean invalidEverywhere) {
            this.shown = shown;
            this.invalidEverywhere = invalidEverywhere;
        }

        /**
         * The counterexample of an earlier run of this build: both sides are computed again when somebody asks for the
         * evidence, once.
         */
        public static Refuted before(Supplier<Refuted> again) {
            return new Refuted(new Supplier<Shown>() {
                private Optional<Shown> found = Optional.empty();

                @Override
                public synchronized Shown get() {
                    Shown evidence = found.orElseGet(() -> again.get().shown.get());
                    found = Optional.of(evidence);
                    return evidence;
                }
            }, false);
        }

        /** The same where it is proved that the right side is invalid, or has another shape, wherever the rule applies with lanes. */
        public Refuted provedInvalid() {
            return new Refuted(shown, true);
        }

        /** Whether no instance is right, as far as no class has rank 0: each right side is invalid or has another shape. */
        public boolean isInvalidEverywhere() {
            return invalidEverywhere;
        }

        /** The counterexample. */
        public RuleInstance instance() {
            return shown.get().instance();
        }

        /** The comparison of both sides on it. */
        public Outcome outcome() {
            return shown.get().outcome();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Refuted refuted && invalidEverywhere == refuted.invalidEverywhere
                    && shown.get().equals(refuted.shown.get());
        }

        @Override
        public int hashCode() {
            return shown.get().hashCode();
        }

        @Override
        public String toString() {
            return (invalidEverywhere ? "Invalid" : "Refuted") + "[instance=" + instance() + ", outcome=" + outcome()
                    + "]";
        }
    }

    /**
     * Neither.
     *
     * @param reason the obstacle
     * @param looked small instances on which nothing was found against the rule
     * @param advice the advice to its author; nothing where nothing is known to help
     * @param byClock whether a limit of time ended some of the work, so that another run may decide more
     */
    record Unknown(String reason, SmallInstances looked, Optional<String> advice, boolean byClock) implements Verdict {

        /** Where counts alone ended the work. */
        public Unknown(String reason, SmallInstances looked, Optional<String> advice) {
            this(reason, looked, advice, false);
        }

        /** Where no instance was looked at, and nothing can be advised. */
        public Unknown(String reason) {
            this(reason, SmallInstances.NONE, Optional.empty());
        }

        /** The same with what may be tried. */
        public Unknown advising(String what) {
            return new Unknown(reason, looked, Optional.of(what), byClock);
        }

        /** The same of a part of what is asked, which is named. */
        public Unknown of(String part) {
            return new Unknown(part + ": " + reason, looked, advice, byClock);
        }

        /** The same beside what instances show. */
        public Unknown beside(SmallInstances instances) {
            return new Unknown(reason, instances, advice, byClock);
        }

        /** The same where a limit of time ended some of the work. */
        public Unknown endedByClock() {
            return byClock
                    ? this
                    : new Unknown(reason + "; a limit of time ended some of the work, so another run may decide more",
                            looked, advice, true);
        }
    }

    /**
     * The rule never applies, or only where some class has rank 0.
     *
     * @param widths why that is so at every number of bits that the rule leaves open
     */
    record Vacuous(String reason, EveryWidth widths) implements Verdict {}

    /** The rule breaks a rule of the language. */
    record IllFormed(Diagnostic diagnostic) implements Verdict {}

    /** The reason why the verdict holds at every number of bits that the rule leaves open, if it says so. */
    default Optional<EveryWidth> everyWidth() {
        return switch (this) {
            case Verified verified -> Optional.of(verified.widths());
            case Vacuous vacuous -> Optional.of(vacuous.widths());
            case Refuted ignored -> Optional.empty();
            case Unknown ignored -> Optional.empty();
            case IllFormed ignored -> Optional.empty();
        };
    }

    /** The verdict without its evidence. */
    default VerdictKind kind() {
        return switch (this) {
            case Verified ignored -> VerdictKind.VERIFIED;
            case Refuted refuted -> refuted.isInvalidEverywhere() ? VerdictKind.INVALID : VerdictKind.REFUTED;
            case Unknown ignored -> VerdictKind.UNKNOWN;
            case Vacuous ignored -> VerdictKind.VACUOUS;
            case IllFormed ignored -> VerdictKind.ILL_FORMED;
        };
    }
}
