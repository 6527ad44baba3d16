package io.verifyrules.verifier.interpret;

/** The result of a tensor expression on concrete values. */
public sealed interface Evaluation {

    /** The expression is valid, and this is its value. */
    record Valid(ConcreteTensor tensor) implements Evaluation {}

    /** A validity condition of some operator fails; the reason names it. */
    record Invalid(String reason) implements Evaluation {}

    /** Nothing is said of the expression: the values do not fit the rule, or a tensor is too large to be computed here. */
    record Refused(String reason) implements Evaluation {}

    /** An operation has undefined behaviour on the values; the reason names it. */
    record Undefined(String reason) implements Evaluation {}
}
