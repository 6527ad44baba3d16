package io.verifyrules.verifier.verdict;

/** The thing that a claim is about; its text is for people, and nothing is decided by it. */
public sealed interface ClaimKind {

    /** There is an instance to which the rule applies. */
    record Applies() implements ClaimKind {}

    /**
     * The right side is valid where the left side is.
     *
     * @param condition the part of the validity that is claimed; empty for all of it
     */
    record ValidRight(String condition) implements ClaimKind {}

    /**
     * Both sides have the same size.
     *
     * @param axis the axis of the result, in the words of the rule; empty if not known
     */
    record SameSize(String axis) implements ClaimKind {}

    /**
     * The right side has no undefined behaviour where the left side has none.
     *
     * @param operation the operation of the right side; empty for all of them
     */
    record Defined(String operation) implements ClaimKind {}

    /** Both sides have the same elements, or the right ones refine the left ones. */
    record SameElements() implements ClaimKind {}

    /** Another claim, tried again under the assumptions of the rule on elements. */
    record AsAssumed(ClaimKind claim) implements ClaimKind {}

    /** A question on the way to a proof or to an instance; no rule claims it. */
    record Step(String text) implements ClaimKind {}

    /** Such as {@code same size on axis c}. */
    default String text() {
        return switch (this) {
            case Applies ignored -> "the rule applies";
            case ValidRight(String condition) -> "right side valid" + detail(condition);
            case SameSize(String axis) -> "same size on axis " + axis;
            case Defined(String operation) -> "no undefined behaviour" + detail(operation);
            case SameElements ignored -> "elements equal";
            case AsAssumed(ClaimKind claim) -> claim.text() + ", as assumed";
            case Step(String text) -> text;
        };
    }

    private static String detail(String text) {
        return text.isEmpty() ? "" : ": " + text;
    }

    /** The claim itself, whether the assumptions are used or not. */
    default ClaimKind unassumed() {
        return this instanceof AsAssumed(ClaimKind claim) ? claim : this;
    }
}
