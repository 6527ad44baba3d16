package io.verifyrules.verifier.law;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Monoid;
import java.util.Optional;

/**
 * A fact about operations that proofs use and that not every element type has: sums of infinities cannot be reordered, sums of
 * floats neither. A type has a law if it holds of all its elements, those included that an operation makes of them.
 */
public enum Law {
    ADD_COMMUTES("a + b = b + a"),
    ADD_ASSOCIATES("(a + b) + c = a + (b + c)"),
    ADD_ZERO("a + 0 = a"),
    /** What is added to both sides may be left out; so what is subtracted on one side may be added on the other. */
    ADD_CANCELS("a + c = b + c only where a = b"),
    NEG_IS_OPPOSITE("a - b = a + -b, -(a + b) = -a + -b and a + -a = 0"),
    NEG_TWICE("-(-a) = a"),
    /** The numeral n is 1 added n times, and -n its opposite. */
    NUMERALS_ADD_UP("a numeral is so many times 1"),
    MUL_COMMUTES("a * b = b * a"),
    MUL_ASSOCIATES("(a * b) * c = a * (b * c)"),
    MUL_ONE("a * 1 = a"),
    MUL_ZERO("a * 0 = 0"),
    MUL_DISTRIBUTES("a * (b + c) = a * b + a * c"),
    MIN_COMMUTES("min(a, b) = min(b, a)"),
    MIN_ASSOCIATES("min(min(a, b), c) = min(a, min(b, c))"),
    MIN_IDEMPOTENT("min(a, a) = a"),
    MIN_INFINITY("min(a, inf) = a"),
    MIN_DISTRIBUTES("min(a, max(b, c)) = max(min(a, b), min(a, c))"),
    MAX_COMMUTES("max(a, b) = max(b, a)"),
    MAX_ASSOCIATES("max(max(a, b), c) = max(a, max(b, c))"),
    MAX_IDEMPOTENT("max(a, a) = a"),
    MAX_INFINITY("max(a, -inf) = a"),
    MAX_DISTRIBUTES("max(a, min(b, c)) = min(max(a, b), max(a, c))"),
    NEG_REVERSES_ORDER("-max(a, b) = min(-a, -b) and -min(a, b) = max(-a, -b)"),
    SHIFT_KEEPS_ORDER("max(a, b) + c = max(a + c, b + c), and so for min and for -"),
    AND_COMMUTES("(a and b) = (b and a)"),
    AND_ASSOCIATES("((a and b) and c) = (a and (b and c))"),
    AND_IDEMPOTENT("(a and a) = a"),
    AND_TRUE("(a and true) = a"),
    AND_FALSE("(a and false) = false"),
    AND_DISTRIBUTES("(a and (b or c)) = ((a and b) or (a and c))"),
    OR_COMMUTES("(a or b) = (b or a)"),
    OR_ASSOCIATES("((a or b) or c) = (a or (b or c))"),
    OR_IDEMPOTENT("(a or a) = a"),
    OR_FALSE("(a or false) = a"),
    OR_TRUE("(a or true) = true"),
    OR_DISTRIBUTES("(a or (b and c)) = ((a or b) and (a or c))"),
    XOR_COMMUTES("(a xor b) = (b xor a)"),
    DE_MORGAN("not (a and b) = (not a or not b) and not (a or b) = (not a and not b)"),
    NOT_TWICE("not (not a) = a"),
    /** An element of truth values is true or it is false, and the connectives are those of logic. */
    CONNECTIVES_ARE_LOGICAL("and, or and not of elements are those of logic"),
    EQUAL_IS_SYMMETRIC("(a == b) = (b == a), and so for !="),
    /** On floats it is not: -0 == 0, and what is not a number is not equal to itself. */
    EQUAL_IS_IDENTITY("a == b where a and b are the same element, and only there"),
    /** Numbers that a rule counts with are elements without being cut off, and are compared as numbers. */
    COUNTS_ARE_EXACT("indices and sizes are elements, each its own, in their order"),
    /** So an arbitrary input element may stand for what an operation makes of others. */
    ALL_ARE_INPUTS("every element is one that an input may have");

    private final String statement;

    Law(String statement) {
        this.statement = statement;
    }

    /** What the law says, of all elements a, b and c of a type. */
    public String statement() {
        return statement;
    }

    /** That the operands of the operation may change places; none where no type has it. */
    public static Optional<Law> commuting(BinaryOperator operator) {
        return switch (operator) {
            case ADD -> Optional.of(ADD_COMMUTES);
            case MUL -> Optional.of(MUL_COMMUTES);
            case MIN -> Optional.of(MIN_COMMUTES);
            case MAX -> Optional.of(MAX_COMMUTES);
            case AND -> Optional.of(AND_COMMUTES);
            case OR -> Optional.of(OR_COMMUTES);
            case XOR -> Optional.of(XOR_COMMUTES);
            default -> Optional.empty();
        };
    }

    /** That the operation on an element and itself gives the element; none where no type has it. */
    public static Optional<Law> idempotence(BinaryOperator operator) {
        return switch (operator) {
            case MIN -> Optional.of(MIN_IDEMPOTENT);
            case MAX -> Optional.of(MAX_IDEMPOTENT);
            case AND -> Optional.of(AND_IDEMPOTENT);
            case OR -> Optional.of(OR_IDEMPOTENT);
            default -> Optional.empty();
        };
    }

    /**
     * What makes the order in which a combination is formed irrelevant, and a combination of nothing vanish in it. For min and
     * max the latter is so by definition: their identity is adjoined.
     */
    public static Law[] ofCombinations(Monoid monoid) {
        return switch (monoid) {
            case SUM -> new Law[]{ADD_COMMUTES, ADD_ASSOCIATES, ADD_ZERO};
            case PRODUCT -> new Law[]{MUL_COMMUTES, MUL_ASSOCIATES, MUL_ONE};
            case MIN -> new Law[]{MIN_COMMUTES, MIN_ASSOCIATES};
            case MAX -> new Law[]{MAX_COMMUTES, MAX_ASSOCIATES};
            case AND -> new Law[]{AND_COMMUTES, AND_ASSOCIATES, AND_TRUE};
            case OR -> new Law[]{OR_COMMUTES, OR_ASSOCIATES, OR_FALSE};
        };
    }
}
