package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.z3.Z3Glances;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.FloatNumber;
import io.verifyrules.verifier.value.UndefinedValues;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** On all numbers of small floating-point formats the theory and the interpreter agree, operator by operator. */
@Execution(ExecutionMode.CONCURRENT)
@Tag("exhaustive")
@OnItsDay(turn = 1, of = 2)
class FloatTheoryTest {

    private static final Budget AMPLE = new Budget(200_000_000, Duration.ofSeconds(60), false);

    private static final Set<BinaryOperator> UNKNOWN = EnumSet.of(BinaryOperator.REM, BinaryOperator.POW,
            BinaryOperator.ATAN2);
    private static final Set<UnaryOperator> FUNCTIONS = Stream.of(UnaryOperator.values())
            .filter(operator -> operator.function().isPresent())
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(UnaryOperator.class)));

    private final Solver solver = new Z3Glances(new Z3Solver());

    /** One format each day. */
    static Stream<ElementType.Floating> types() {
        List<FloatFormat> formats = List.of(new FloatFormat(2, 2), new FloatFormat(2, 3), new FloatFormat(3, 2));
        return Samples.oneOf(formats).stream().map(ElementType.Floating::new);
    }

    /** Every number of the format: those that are multiples of the least one, and the others. */
    private static List<Literal> elements(ElementType.Floating type) {
        FloatFormat format = type.format();
        Set<Literal> all = new LinkedHashSet<>(List.of(new Literal.MinusZero(), new Literal.NotANumber(),
                new Literal.Infinity(true), new Literal.Infinity(false)));
        BigInteger scale = BigInteger.TWO.pow(format.mantissaBits() - format.leastExponent());
        BigInteger most = BigInteger.TWO.pow(format.greatestExponent() + 1).multiply(scale);
        for (BigInteger n = most.negate(); n.compareTo(most) <= 0; n = n.add(BigInteger.ONE)) {
            if (format.bitsOf(n, scale).isPresent()) {
                all.add(Literal.quotient(n, scale));
            }
        }
        int nans = 2 * ((1 << format.mantissaBits()) - 1);
        assertThat(all).as("one for all that are no numbers").hasSize((1 << format.bits()) - nans + 1);
        return List.copyOf(all);
    }

    /** Of an open type, which an instance takes for any format. */
    private static TensorExpr scalar(Literal literal) {
        return Constant.of(Element.of(literal, ElementType.OPEN), Shape.scalar());
    }

    private static ElementValue interpreted(TensorExpr expression, ElementType.Floating type) {
        RuleInstance nothing = new RuleInstance(type, Map.of(), Map.of(), Map.of(), Map.of(), Map.of(),
                UndefinedValues.NONE);
        Evaluation value = new Interpreter(nothing).evaluate(expression);
        assertThat(value).isInstanceOf(Evaluation.Valid.class);
        return ((Evaluation.Valid) value).tensor().elements().values().iterator().next();
    }

    private static Formula encoded(ElementValue value, ElementType.Floating type) {
        return switch (value) {
            case ElementValue.Floating(FloatNumber number) ->
                new Formula.Floating(BigInteger.valueOf(number.bits()), new FloatTheory(type).sort());
            case ElementValue.Truth truth -> new Formula.Truth(truth.value());
            default -> throw new AssertionError(value);
        };
    }

    private void assertAgree(String what, List<Formula> agreements) {
        assertThat(agreements).as(what).isNotEmpty();
        Formula wrong = Formula.not(Formula.and(agreements));
        assertThat(solver.check(new Query(what, List.of(wrong), List.of()), AMPLE)).as(what)
                .isInstanceOf(Answer.Unsatisfiable.class);
    }

    private static List<Formula> onAllPairs(ElementType.Floating type, BiFunction<Literal, Literal, Formula> agree) {
        List<Formula> all = new ArrayList<>();
        List<Literal> elements = elements(type);
        for (Literal a : elements) {
            for (Literal b : elements) {
                all.add(agree.apply(a, b));
            }
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("types")
    void binaryOperationsAgree(ElementType.Floating type) {
        ElementTheory theory = new FloatTheory(type);
        for (BinaryOperator operator : BinaryOperator.values()) {
            boolean known = operator.types().stream().anyMatch(ElementType.Floating.class::isInstance)
                    && !UNKNOWN.contains(operator);
            if (known) {
                Operation operation = new Operation.OfBinary(operator);
                assertAgree(operator + " on " + type,
                        onAllPairs(type,
                                (a, b) -> Formula.equal(
                                        theory.apply(operation, List.of(theory.literal(a), theory.literal(b)),
                                                new Definitions()).value(),
                                        encoded(interpreted(Binary.of(operator, scalar(a), scalar(b)), type), type))));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("types")
    void unaryOperationsAgree(ElementType.Floating type) {
        ElementTheory theory = new FloatTheory(type);
        for (UnaryOperator operator : List.of(UnaryOperator.NEG, UnaryOperator.ABS, UnaryOperator.SIGN,
                UnaryOperator.SQRT, UnaryOperator.FLOOR, UnaryOperator.CEIL, UnaryOperator.ROUND_EVEN,
                UnaryOperator.ROUND)) {
            // Where exponents have 2 bits, as in no format that is used, Z3 makes 1 of 1/4.
            boolean nearest = operator == UnaryOperator.ROUND || operator == UnaryOperator.ROUND_EVEN;
            if (nearest && type.format().exponentBits() == 2) {
                continue;
            }
            assertAgree(operator + " on " + type, elements(type).stream()
                    .map(a -> Formula.equal(
                            theory.apply(new Operation.OfUnary(operator), List.of(theory.literal(a)), new Definitions())
                                    .value(),
                            encoded(interpreted(Unary.of(operator, scalar(a)), type), type)))
                    .toList());
        }
    }

    private boolean isPossible(Definitions definitions, Formula claim) {
        List<Formula> all = new ArrayList<>(definitions.facts());
        all.add(claim);
        return solver.check(new Query("a function", all, List.of()), AMPLE) instanceof Answer.Satisfiable;
    }

    /** The theory's value of a function, and what the interpreter knows of it. */
    private record Point(Formula value, ElementValue known) {

        boolean isExact() { return !(known instanceof ElementValue.Between); }

        Formula is(FloatNumber number, ElementType.Floating type) {
            return Formula.equal(value, encoded(new ElementValue.Floating(number), type));
        }

        Formula isLowest(ElementType.Floating type) {
            return known instanceof ElementValue.Between(FloatNumber low, FloatNumber ignored)
                    ? is(low, type)
                    : Formula.equal(value, encoded(known, type));
        }

        Formula isHighest(ElementType.Floating type) {
            return known instanceof ElementValue.Between(FloatNumber ignored, FloatNumber high)
                    ? is(high, type)
                    : Formula.equal(value, encoded(known, type));
        }
    }

    private void assertMayBeWhatIsKnown(String what, List<Point> points, Definitions definitions,
            ElementType.Floating type) {
        assertThat(isPossible(definitions, Formula.and(points.stream().map(point -> point.isLowest(type)).toList())))
                .as("%s, all at their lower ends", what)
                .isTrue();
        assertThat(isPossible(definitions, Formula.and(points.stream().map(point -> point.isHighest(type)).toList())))
                .as("%s, all at their upper ends", what)
                .isTrue();
    }

    /** Zeros, ones, infinities and NaN; elsewhere a value that is known is so for want of numbers beside it. */
    private static boolean isSpecial(Literal number) {
        return switch (number) {
            case Literal.Whole whole -> whole.value().abs().compareTo(BigInteger.ONE) <= 0;
            case Literal.Fraction ignored -> false;
            default -> true;
        };
    }

    @ParameterizedTest
    @MethodSource("types")
    void functionsThatNoStandardRoundsAreKnownWhereTheyAreExactAndMayBeNearElsewhere(ElementType.Floating type) {
        ElementTheory theory = new FloatTheory(type);
        for (UnaryOperator operator : FUNCTIONS) {
            Definitions definitions = new Definitions();
            List<Point> points = new ArrayList<>();
            List<Formula> wrong = new ArrayList<>();
            for (Literal a : elements(type)) {
                Point point = new Point(
                        theory.apply(new Operation.OfUnary(operator), List.of(theory.literal(a)), definitions).value(),
                        interpreted(Unary.of(operator, scalar(a)), type));
                points.add(point);
                if (!point.isExact()) {
                    wrong.add(FloatTheory.isNaN(point.value()));
                } else if (isSpecial(a)) {
                    wrong.add(Formula.not(point.isLowest(type)));
                }
            }
            assertMayBeWhatIsKnown(operator + " of " + type, points, definitions, type);
            assertThat(isPossible(definitions, Formula.or(wrong))).as("%s of %s may be wrong", operator, type)
                    .isFalse();
        }
    }

    /** Where the dividend is the lesser one, or there is none, the remainder is known; elsewhere it may be what it is. */
    @ParameterizedTest
    @MethodSource("types")
    void remaindersAreWhatTheyAre(ElementType.Floating type) {
        ElementTheory theory = new FloatTheory(type);
        Definitions definitions = new Definitions();
        List<Formula> possible = new ArrayList<>();
        List<Formula> certain = new ArrayList<>();
        onAllPairs(type, (a, b) -> {
            Formula value = theory
                    .apply(new Operation.OfBinary(BinaryOperator.REM), List.of(theory.literal(a), theory.literal(b)),
                            definitions)
                    .value();
            ElementValue known = interpreted(Binary.of(BinaryOperator.REM, scalar(a), scalar(b)), type);
            Formula agrees = Formula.equal(value, encoded(known, type));
            possible.add(agrees);
            boolean none = known instanceof ElementValue.Floating(FloatNumber number) && number.isNaN();
            if (none || known.equals(interpreted(scalar(a), type))) {
                certain.add(none ? agrees : Formula.or(List.of(agrees, isNotLess(theory, a, b))));
            }
            return agrees;
        });
        assertThat(isPossible(definitions, Formula.and(possible))).as("what it is").isTrue();
        assertThat(isPossible(definitions, Formula.not(Formula.and(certain)))).as("what it is not").isFalse();
    }

    private static Formula isNotLess(ElementTheory theory, Literal a, Literal b) {
        Definitions none = new Definitions();
        List<Encoded> magnitudes = List.of(a, b)
                .stream()
                .map(number -> theory.apply(new Operation.OfUnary(UnaryOperator.ABS), List.of(theory.literal(number)),
                        none))
                .toList();
        return theory.relate(Relation.GE, magnitudes.getFirst(), magnitudes.getLast(), none);
    }

    @ParameterizedTest
    @MethodSource("types")
    void powersAndAnglesMayBeWhatIsKnownOfThem(ElementType.Floating type) {
        ElementTheory theory = new FloatTheory(type);
        for (BinaryOperator operator : List.of(BinaryOperator.POW, BinaryOperator.ATAN2)) {
            Definitions definitions = new Definitions();
            List<Point> points = new ArrayList<>();
            int pairs = 0;
            for (Literal a : elements(type)) {
                for (Literal b : elements(type)) {
                    // What is known of one is said beside all others, so that all pairs take long.
                    if (isSpecial(a) || isSpecial(b) || pairs++ % 7 == 0) {
                        points.add(new Point(
                                theory.apply(new Operation.OfBinary(operator),
                                        List.of(theory.literal(a), theory.literal(b)), definitions).value(),
                                interpreted(Binary.of(operator, scalar(a), scalar(b)), type)));
                    }
                }
            }
            assertMayBeWhatIsKnown(operator + " of " + type, points, definitions, type);
        }
    }

    @ParameterizedTest
    @MethodSource("types")
    void comparisonsAgree(ElementType.Floating type) {
        ElementTheory theory = new FloatTheory(type);
        for (Relation relation : Relation.values()) {
            assertAgree(relation + " on " + type,
                    onAllPairs(type,
                            (a, b) -> Formula.equal(
                                    theory.relate(relation, theory.literal(a), theory.literal(b), new Definitions()),
                                    encoded(interpreted(Compare.of(relation, scalar(a), scalar(b)), type), type))));
        }
    }

    @ParameterizedTest
    @MethodSource("types")
    void differentLiteralsAreDifferentElements(ElementType.Floating type) {
        List<Formula> literals = elements(type).stream()
                .map(literal -> new FloatTheory(type).literal(literal).value())
                .toList();
        assertThat(literals).doesNotHaveDuplicates();
        assertThat(elements(type)).extracting(literal -> encoded(interpreted(scalar(literal), type), type))
                .isEqualTo(literals);
    }
}
