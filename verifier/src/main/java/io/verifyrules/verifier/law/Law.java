package io.verifyrules.verifier.law;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A fact about operations that proofs use and that not every element type has: sums of infinities cannot be reordered, sums of
 * floats neither. A type has a law if it holds of all its elements, those included that an operation makes of them.
 */
public enum Law {
    ADD_COMMUTES("a + b = b + a"),
    ADD_ASSOCIATES("(a + b) + c = a + (b + c)"),
    ADD_ZERO("a + 0 = a"),
    /** Of floats, of which -0 + 0 is not -0: so much is there of a neutral element. */
    ZEROS_ADD_UP("0 + 0 = 0 and 0 + -0 = 0"),
    SUBTRACTION_ADDS("a - b = a + -b"),
    /** An addend of both sides may be left out; so a term that is subtracted on one side may be added on the other. */
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
    DIVISION_INVERTS("a / b * b = a where b is not 0"),
    RING_IS_ORDERED("a + b > 0 and a * b > 0 where a > 0 and b > 0"),
    /** A factor below 0 turns max into min. */
    SCALING_KEEPS_ORDER("max(a * c, b * c) = max(a, b) * c where c >= 0, and so for min"),
    ABS_BY_SIGN("abs(a) = a where a >= 0, and -a where a <= 0"),
    ABS_MULTIPLIES("abs(a * b) = abs(a) * abs(b)"),
    ABS_SQUARES("abs(a) * abs(a) = a * a"),
    ABS_IS_ITSELF("abs(a) = a"),
    /** Also of zeros with a sign, of what is not a number, and of the least number that has no opposite. */
    ABS_TIMES_SIGN("abs(a) * sign(a) = a"),
    REM_TWICE("(a rem b) rem b = a rem b"),
    MIN_COMMUTES("min(a, b) = min(b, a)"),
    MIN_ASSOCIATES("min(min(a, b), c) = min(a, min(b, c))"),
    MIN_IDEMPOTENT("min(a, a) = a"),
    MIN_INFINITY("min(a, inf) = a"),
    MIN_GREATEST("min(a, greatest) = a"),
    MIN_DISTRIBUTES("min(a, max(b, c)) = max(min(a, b), min(a, c))"),
    MAX_COMMUTES("max(a, b) = max(b, a)"),
    MAX_ASSOCIATES("max(max(a, b), c) = max(a, max(b, c))"),
    MAX_IDEMPOTENT("max(a, a) = a"),
    MAX_INFINITY("max(a, -inf) = a"),
    MAX_LEAST("max(a, least) = a"),
    /** Of types in which 0 is the least element. */
    MAX_ZERO("max(a, 0) = a"),
    MAX_DISTRIBUTES("max(a, min(b, c)) = min(max(a, b), max(a, c))"),
    /** So an extreme bounds each of its terms. */
    EXTREMES_BOUND("a <= max(a, b) and min(a, b) <= a"),
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
    XOR_ASSOCIATES("((a xor b) xor c) = (a xor (b xor c))"),
    /** The identity of integers is 0. */
    XOR_FALSE("(a xor false) = a, and (a xor 0) = a of integers"),
    /** So two equal terms of a combination are none. */
    XOR_CANCELS("(a xor a) is what changes no other element"),
    DE_MORGAN("not (a and b) = (not a or not b) and not (a or b) = (not a and not b)"),
    NOT_TWICE("not (not a) = a"),
    /** An element of truth values is true or it is false, and the connectives are those of logic. */
    CONNECTIVES_ARE_LOGICAL("and, or and not of elements are those of logic"),
    EQUAL_IS_SYMMETRIC("(a == b) = (b == a), and so for !="),
    /** On floats it is not: -0 == 0, and what is not a number is not equal to itself. */
    EQUAL_IS_IDENTITY("a == b where a and b are the same element, and only there"),
    /** Numbers that a rule counts with are elements without being cut off, and are compared as numbers. */
    COUNTS_ARE_EXACT("indices and sizes are elements, each its own, in their order"),
    /** Conversions of whole numbers that wrap are homomorphisms of rings. */
    CONVERSION_KEEPS_ARITHMETIC("convert(a + b) = convert(a) + convert(b), and so for - and *, of integers a and b"),
    /** Complex numbers are pairs of reals. */
    COMPLEX_PARTS(
            "real(a + b) = real(a) + real(b), real(a * b) = real(a) * real(b) - imag(a) * imag(b), and conj(a) has the parts real(a) and -imag(a)"),
    /** So an arbitrary input element may stand for what an operation makes of others. */
    ALL_ARE_INPUTS("every element is one that an input may have"),

    // Axioms of functions of reals: what a solver is told of them, where they occur.
    EXP_POSITIVE("exp(a) > 0", ""),
    EXP_ZERO("exp(0) = 1", ""),
    EXP_ADD("exp(a) * exp(b) = exp(a + b)", ""),
    EXP_MONOTONE("exp(a) < exp(b)", "a < b"),
    EXP_TANGENT("exp(a) >= 1 + a", ""),
    EXPM1_EXP("expm1(a) = exp(a) - 1", ""),
    LOG_ONE("log(1) = 0", ""),
    LOG_EXP("log(exp(a)) = a", ""),
    EXP_LOG("exp(log(a)) = a", "a > 0"),
    LOG_MUL("log(a * b) = log(a) + log(b)", "a > 0 and b > 0"),
    LOG_DIV("log(a / b) = log(a) - log(b)", "a > 0 and b > 0"),
    LOG_MONOTONE("log(a) < log(b)", "0 < a < b"),
    LOG_TANGENT("log(a) <= a - 1", "a > 0"),
    LOG_SQRT("log(sqrt(a)) = log(a) / 2", "a > 0"),
    LOG_CBRT("log(cbrt(a)) = log(a) / 3", "a > 0"),
    LOG_POW("log(pow(a, b)) = b * log(a)", "a > 0"),
    LOG1P_LOG("log1p(a) = log(1 + a)", "a > -1"),
    LOGISTIC_EXP("logistic(a) = 1 / (1 + exp(-a))", ""),
    LOGISTIC_RANGE("0 < logistic(a) < 1", ""),
    LOGISTIC_SYMMETRY("logistic(-a) = 1 - logistic(a)", ""),
    LOGISTIC_MONOTONE("logistic(a) < logistic(b)", "a < b"),
    TANH_EXP("tanh(a) = (exp(2 * a) - 1) / (exp(2 * a) + 1)", ""),
    TANH_LOGISTIC("tanh(a) = 2 * logistic(2 * a) - 1", ""),
    TANH_ZERO("tanh(0) = 0", ""),
    TANH_ODD("tanh(-a) = -tanh(a)", ""),
    TANH_RANGE("-1 < tanh(a) < 1", ""),
    TANH_MONOTONE("tanh(a) < tanh(b)", "a < b"),
    SQRT_SQUARE("sqrt(a) * sqrt(a) = a", "a >= 0"),
    SQRT_SIGN("sqrt(a) >= 0", "a >= 0"),
    SQRT_MUL("sqrt(a * b) = sqrt(a) * sqrt(b)", "a >= 0 and b >= 0"),
    RSQRT_SQRT("rsqrt(a) * sqrt(a) = 1", "a > 0"),
    RSQRT_POSITIVE("rsqrt(a) > 0", "a > 0"),
    CBRT_CUBE("cbrt(a) * cbrt(a) * cbrt(a) = a", ""),
    CBRT_OF_CUBE("cbrt(a * a * a) = a", ""),
    CBRT_ODD("cbrt(-a) = -cbrt(a)", ""),
    SIN_ZERO("sin(0) = 0", ""),
    COS_ZERO("cos(0) = 1", ""),
    SIN_ODD("sin(-a) = -sin(a)", ""),
    COS_EVEN("cos(-a) = cos(a)", ""),
    SIN_COS_SQUARES("sin(a) * sin(a) + cos(a) * cos(a) = 1", ""),
    SIN_RANGE("-1 <= sin(a) <= 1", ""),
    COS_RANGE("-1 <= cos(a) <= 1", ""),
    SIN_ADD("sin(a + b) = sin(a) * cos(b) + cos(a) * sin(b)", ""),
    COS_ADD("cos(a + b) = cos(a) * cos(b) - sin(a) * sin(b)", ""),
    TAN_QUOTIENT("tan(a) = sin(a) / cos(a)", "cos(a) != 0"),
    ATAN2_ZERO("atan2(0, a) = 0", "a > 0"),
    ATAN2_SIGN("atan2(a, b) has the sign of a", "a != 0"),
    ATAN2_RANGE("-3.2 < atan2(a, b) < 3.2", "a != 0 or b != 0"),
    ATAN2_ODD("atan2(-a, b) = -atan2(a, b)", "a != 0 or b > 0"),
    ATAN2_SCALE("atan2(c * a, c * b) = atan2(a, b)", "c > 0, and a != 0 or b != 0"),
    ATAN2_TAN("tan(atan2(a, b)) = a / b", "b != 0"),
    ERF_ZERO("erf(0) = 0", ""),
    ERF_ODD("erf(-a) = -erf(a)", ""),
    ERF_RANGE("-1 < erf(a) < 1", ""),
    ERF_MONOTONE("erf(a) < erf(b)", "a < b"),
    ERFC_ERF("erfc(a) = 1 - erf(a)", ""),
    ERFC_ZERO("erfc(0) = 1", ""),
    ERFC_RANGE("0 < erfc(a) < 2", ""),
    ERFC_SYMMETRY("erfc(-a) = 2 - erfc(a)", ""),
    ERFC_MONOTONE("erfc(a) > erfc(b)", "a < b"),
    POW_ZERO("pow(a, 0) = 1", ""),
    POW_ONE("pow(a, 1) = a", ""),
    POW_NUMERAL("pow(a, n) is the product of n times a, and pow(a, -n) that of n times 1 / a, for n = 1, 2, 3, 4",
            "a != 0 for -n"),
    POW_OF_ZERO("pow(0, a) = 0", "a > 0"),
    POW_OF_ONE("pow(1, a) = 1", ""),
    POW_POSITIVE("pow(a, b) > 0", "a > 0"),
    POW_HALF("pow(a, 1 / 2) = sqrt(a)", "a >= 0"),
    POW_MINUS_HALF("pow(a, -1 / 2) = rsqrt(a)", "a > 0"),
    POW_EXP("pow(a, b) = exp(b * log(a))", "a > 0"),
    POW_ADD("pow(a, b) * pow(a, c) = pow(a, b + c)", "a > 0"),
    POW_POW("pow(pow(a, b), c) = pow(a, b * c)", "a > 0"),
    POW_MUL("pow(a * b, c) = pow(a, c) * pow(b, c)", "a > 0 and b > 0"),
    /** Of functions that are registered with their values, as are the next two. */
    ODD_FUNCTION("f(-a) = -f(a)", "f is odd"),
    GROWING_FUNCTION("f(a) < f(b)", "f grows and a < b"),
    BOUNDED_FUNCTION("-n < f(a) < n", "f is bounded by n");

    private final String statement;
    private final Optional<String> domain;

    Law(String statement) {
        this.statement = statement;
        this.domain = Optional.empty();
    }

    Law(String statement, String domain) {
        this.statement = statement;
        this.domain = Optional.of(domain);
    }

    /** The statement of the law, of all elements a, b and c of a type, or of those in its domain. */
    public String statement() {
        return domain.filter(where -> !where.isEmpty()).map(where -> statement + " where " + where).orElse(statement);
    }

    /** Whether this is an axiom of functions of reals, and not a law of operations that most types have. */
    public boolean isAxiom() {
        return domain.isPresent();
    }

    /** A short name, such as {@code exp-add}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The axioms of functions of reals. */
    public static Set<Law> axioms() {
        return Stream.of(values())
                .filter(Law::isAxiom)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Law.class)));
    }

    /** The law that the operands of the operation may change places; none where no type has it. */
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

    /**
     * The law that an element is at that end of the order at which it changes no other in {@code min} or {@code max}.
     * It is none where no type has it there. The least element of an open type may be 0.
     *
     * @param operator {@code min}, of which the greatest element is neutral, or {@code max}
     */
    public static Optional<Law> neutral(BinaryOperator operator, Literal literal, ElementType type) {
        boolean least = operator == BinaryOperator.MAX;
        if (!least && operator != BinaryOperator.MIN) {
            return Optional.empty();
        }
        return switch (literal) {
            case Literal.Infinity(boolean positive) when positive != least ->
                Optional.of(least ? MAX_INFINITY : MIN_INFINITY);
            case Literal.Whole(BigInteger value) -> switch (type) {
                case ElementType.Machine ignored when literal.equals(ElementTypes.end(type, !least)) ->
                    Optional.of(least ? MAX_LEAST : MIN_GREATEST);
                case ElementType.Floating ignored when literal.equals(ElementTypes.end(type, !least)) ->
                    Optional.of(least ? MAX_LEAST : MIN_GREATEST);
                case ElementType.Open ignored when least && value.signum() == 0 -> Optional.of(MAX_ZERO);
                default -> Optional.empty();
            };
            default -> Optional.empty();
        };
    }

    /** The law that the operation on an element and itself gives the element; none where no type has it. */
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
     * The laws that make the order in which a combination is formed irrelevant, and a combination of nothing vanish in
     * it. For min and max the latter is so by definition: their identity is adjoined. A law that a rule declares needs
     * no law of a type.
     */
    public static Law[] ofCombinations(ElementReducer reducer) {
        return switch (reducer) {
            case Monoid monoid -> ofCombinations(monoid);
            case DeclaredMonoid ignored -> new Law[0];
        };
    }

    /**
     * The laws by which the order of a sum is irrelevant that has its initial value among its terms; none for other reducers. Such a sum is
     * never one of nothing, and a zero beside a zero vanishes in it.
     */
    public static Optional<Law[]> ofStartedSums(ElementReducer reducer) {
        return reducer == Monoid.SUM
                ? Optional.of(new Law[]{ADD_COMMUTES, ADD_ASSOCIATES, ZEROS_ADD_UP})
                : Optional.empty();
    }

    private static Law[] ofCombinations(Monoid monoid) {
        return switch (monoid) {
            case SUM -> new Law[]{ADD_COMMUTES, ADD_ASSOCIATES, ADD_ZERO};
            case PRODUCT -> new Law[]{MUL_COMMUTES, MUL_ASSOCIATES, MUL_ONE};
            case MIN -> new Law[]{MIN_COMMUTES, MIN_ASSOCIATES};
            case MAX -> new Law[]{MAX_COMMUTES, MAX_ASSOCIATES};
            case AND -> new Law[]{AND_COMMUTES, AND_ASSOCIATES, AND_TRUE};
            case OR -> new Law[]{OR_COMMUTES, OR_ASSOCIATES, OR_FALSE};
            case XOR -> new Law[]{XOR_COMMUTES, XOR_ASSOCIATES, XOR_FALSE};
        };
    }
}
