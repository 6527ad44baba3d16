package io.verifyrules.verifier.proof;

/** The kind of a step of a proof; its text is for people, and nothing is decided by it. */
public enum StepKind {
    /** A claim of a rule holds, as its simplified form does. */
    CLAIM("claim"),
    /** A part of a rule's meaning is written in normal form: a rewriting. */
    MEANING("meaning in normal form"),
    /** A claim on the way to another holds, as its normal form does. */
    SIDE_CLAIM("side condition"),
    /** A term is written in the normal form of a side condition: a rewriting. */
    NORMAL_FORM("normal form"),
    /** A term is simplified by what holds on every lane: a rewriting. */
    SIMPLIFIED("simplified"),
    /** A fold loses what the hypotheses entail, or is false: a rewriting. */
    FOLD_DECIDED("fold decided"),
    /** A claim holds, as what it concludes is proved lane by lane. */
    ON_EVERY_LANE("on every lane"),
    /** A claim says nothing, as its hypotheses contradict each other. */
    CONTRADICTION("hypotheses contradict each other"),
    /** A claim holds, as it does at the planned ranks in the theory of an element type. */
    AT_RANKS("at planned ranks"),
    /** The same by what every floating-point format has. */
    IN_EVERY_FORMAT("at planned ranks, in every format"),
    /** Two reads of one tensor are equal, as their indices agree on every lane. */
    READS_AGREE("reads agree"),
    /** Two numbers are equal, as they agree on their lane. */
    NUMBERS_AGREE("numbers agree"),
    /** One operation gives equal elements for equal operands. */
    SAME_OPERATION("equal operands"),
    /** The same with the operands in another order, by a law. */
    OPERANDS_CHANGED("operands changed"),
    /** Two choices with equivalent conditions and equal branches are equal. */
    SAME_CHOICE("equal choices"),
    /** Two elements are equal, as they are where a condition holds and where it fails. */
    BY_CASES("by cases"),
    /** Two reductions over equal elements in one order are equal. */
    IN_STEP("reductions in step"),
    /** Sums and products of nothing give way to their initial values: a rewriting. */
    EMPTY_REDUCTIONS("reductions of nothing"),
    /** Scalars give way to what the conditions say that they are: a rewriting. */
    KNOWN_ELEMENTS("scalars known"),
    /** Reductions over whole lines do not see in which order these are: a rewriting. */
    SORTED_LINES("sorted lines"),
    /** Two elements are equal, as the terms of their combinations are matched. */
    MATCHED("reductions matched"),
    /** An element is written as a combination of guarded terms: a rewriting. */
    COMBINATION("guarded terms"),
    /** Equal reductions in guards are written in one way: a rewriting. */
    INNER_REDUCTIONS("reductions in guards"),
    /** Terms that are subtracted on one side are added on the other. */
    ACROSS_SIDES("across sides"),
    /** A region of a term corresponds to a region of a term of the other side, by functions both ways. */
    PAIRED("terms paired"),
    /** A term is among those of the other side, of which one may serve several. */
    COVERED("term covered"),
    /** A term is absorbed by one of the other side: with it that one is what it is without it. */
    ABSORBED("term absorbed"),
    /** A term has no index that satisfies its guard. */
    EMPTY_TERM("term without index"),
    /** Two reals are equal, as they are once both are computed with and multiplied by what they are divided by. */
    COMPUTED("computed"),
    /** Two elements are equal, as they are where a region has an index, and where it has none. */
    REGION_CASES("with and without an index"),
    /** Two complex numbers are equal, as their real and their imaginary parts are. */
    BY_PARTS("real and imaginary parts"),
    /** Two elements are equal, as their sums and products are once these are multiplied out. */
    MULTIPLIED_OUT("multiplied out"),
    /** Two elements are equal, as they are written alike at each place with numbers for all indices. */
    AT_EACH_PLACE("at each place"),
    /** A claim on reductions holds, as it does for parameters in their place. */
    ABSTRACTED("reductions as parameters");

    private final String text;

    StepKind(String text) {
        this.text = text;
    }

    /** Such as {@code reads agree}. */
    public String text() {
        return text;
    }
}
