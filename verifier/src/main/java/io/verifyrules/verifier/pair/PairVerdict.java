package io.verifyrules.verifier.pair;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.Optional;

/** The finding on one result of a pair of programs. */
public sealed interface PairVerdict {

    /** The kinds, the best one first. */
    enum Kind {
        EQUAL("EQUAL"),
        EQUAL_OVER_THE_REALS("EQUAL OVER THE REALS"),
        EQUAL_IF("EQUAL IF"),
        REFUTED("REFUTED"),
        ALWAYS_UNDEFINED("ALWAYS UNDEFINED"),
        AFTER_IS_INVALID("AFTER IS INVALID"),
        BEFORE_IS_INVALID("BEFORE IS INVALID"),
        OTHER_SIGNATURE("OTHER SIGNATURE"),
        UNKNOWN("UNKNOWN"),
        NOT_READ("NOT READ");

        private final String text;

        Kind(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** The kind of the verdict. */
    Kind kind();

    /** The results are the same, bit for bit, in the types that are stated. */
    record Equal(RuleResult result) implements PairVerdict {
        @Override
        public Kind kind() {
            return Kind.EQUAL;
        }
    }

    /**
     * The results are the same where floats are real numbers.
     *
     * @param stated the verdict on the types that are stated, where it was looked for
     */
    record EqualOverTheReals(RuleResult result, Optional<RuleResult> stated) implements PairVerdict {
        @Override
        public Kind kind() {
            return Kind.EQUAL_OVER_THE_REALS;
        }
    }

    /**
     * The results of large programs are the same, as was proved part by part.
     *
     * @param overTheReals whether some part is the same only where floats are real numbers
     * @param parts        how many parts were proved that the programs compute differently
     */
    record EqualByParts(boolean overTheReals, int parts) implements PairVerdict {
        @Override
        public Kind kind() {
            return overTheReals ? Kind.EQUAL_OVER_THE_REALS : Kind.EQUAL;
        }
    }

    /**
     * The results are the same, as an earlier run of the same build has proved.
     *
     * @param overTheReals whether they are the same only where floats are real numbers
     * @param remark the knowledge of that run about the types that are stated, in a line
     */
    record EqualAsKept(boolean overTheReals, Optional<String> remark) implements PairVerdict {
        @Override
        public Kind kind() {
            return overTheReals ? Kind.EQUAL_OVER_THE_REALS : Kind.EQUAL;
        }
    }

    /** There are inputs for which the results differ: these. */
    record Refuted(RuleResult result, PairDifference difference) implements PairVerdict {
        @Override
        public Kind kind() {
            return Kind.REFUTED;
        }
    }

    /**
     * The results are the same for those arguments that meet a condition, which is proved, and for some others they differ.
     *
     * @param difference inputs for which they differ
     * @param condition  on arguments without dimensions that are indices, by the names of the first program
     * @param weakest    whether it is proved, too, that the results differ wherever the condition does not hold
     */
    record EqualIf(RuleResult result, PairDifference difference, String condition,
            boolean weakest) implements PairVerdict {
        @Override
        public Kind kind() {
            return Kind.EQUAL_IF;
        }
    }

    /** The first program is undefined whatever its inputs are. */
    record AlwaysUndefined(RuleResult result) implements PairVerdict {
        @Override
        public Kind kind() {
            return Kind.ALWAYS_UNDEFINED;
        }
    }

    /** It is not found out. */
    record Unknown(RuleResult result) implements PairVerdict {
        @Override
        public Kind kind() {
            return Kind.UNKNOWN;
        }
    }

    /**
     * The results differ for some inputs, but perhaps for none of those that the first program allows.
     *
     * @param assumption the attribute by which it allows fewer
     */
    record RefutedUnlessAssumed(RuleResult result, PairDifference difference,
            String assumption) implements PairVerdict {
        @Override
        public Kind kind() {
            return Kind.UNKNOWN;
        }
    }

    /** Programs too large to be compared whole, of which a part is not proved to be the same; the message names it. */
    record PartUnknown(Diagnostic diagnostic) implements PairVerdict {
        @Override
        public Kind kind() {
            return Kind.UNKNOWN;
        }
    }

    /** The second program breaks a constraint of its specification, or the first one does. */
    record Invalid(boolean before, Diagnostic diagnostic) implements PairVerdict {
        @Override
        public Kind kind() {
            return before ? Kind.BEFORE_IS_INVALID : Kind.AFTER_IS_INVALID;
        }
    }

    /** The programs take or give different types. */
    record OtherSignature(Diagnostic diagnostic) implements PairVerdict {
        @Override
        public Kind kind() {
            return Kind.OTHER_SIGNATURE;
        }
    }

    /**
     * A part of a program has no meaning here.
     *
     * @param what the operation or type, by name
     */
    record NotRead(String what, Diagnostic diagnostic) implements PairVerdict {
        @Override
        public Kind kind() {
            return Kind.NOT_READ;
        }
    }
}
