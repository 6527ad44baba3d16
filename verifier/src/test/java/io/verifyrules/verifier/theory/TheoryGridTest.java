package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.choice.TestedZ3;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.PartialOperation;
import io.verifyrules.verifier.value.UndefinedApplication;
import io.verifyrules.verifier.value.UndefinedValues;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Each theory gives every operation on known elements the value that the interpreter computes. */
@Execution(ExecutionMode.CONCURRENT)
@Tag("exhaustive")
class TheoryGridTest {

    private static final int PART = 6;
    private static final Budget AMPLE = new Budget(2_000_000, Duration.ofSeconds(10), false);
    private static final ElementValue TEN = new ElementValue.Whole(BigInteger.TEN);
    private static final Literal ZERO = new Literal.Whole(BigInteger.ZERO);

    private final Solver solver = TestedZ3.solver();

    private static ElementType type(String name) {
        return List.of(ElementType.BOOL, ElementType.INT, ElementType.REAL)
                .stream()
                .filter(type -> type.toString().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static List<Literal> literals(ElementType type, boolean infinities) {
        if (type.equals(ElementType.BOOL)) {
            return List.of(new Literal.Truth(false), new Literal.Truth(true));
        }
        List<Literal> all = new ArrayList<>();
        for (int i : new int[]{-7, -2, -1, 0, 1, 3}) {
            all.add(new Literal.Whole(BigInteger.valueOf(i)));
        }
        if (infinities) {
            all.add(new Literal.Infinity(true));
            all.add(new Literal.Infinity(false));
        }
        return all;
    }

    /** Pairs of elements, of which each day has some for each operation. */
    private static List<List<Literal>> pairs(ElementType type, boolean infinities) {
        List<Literal> literals = literals(type, infinities);
        return Samples.part(literals.stream().flatMap(a -> literals.stream().map(b -> List.of(a, b))).toList(), PART);
    }

    private static TensorExpr scalar(Literal literal, ElementType type) {
        return Constant.of(Element.of(literal, type), Shape.scalar());
    }

    /** The operations that are not defined on two elements; all others have the value that the interpreter computes. */
    private static Optional<PartialOperation> undefined(BinaryOperator operator, ElementType type, Literal a,
            Literal b) {
        boolean infinite = a instanceof Literal.Infinity || b instanceof Literal.Infinity;
        boolean both = a instanceof Literal.Infinity && b instanceof Literal.Infinity;
        return switch (operator) {
            case ADD -> Optional.of(PartialOperation.SUM).filter(kind -> both && !a.equals(b));
            case SUB -> Optional.of(PartialOperation.SUM).filter(kind -> both && a.equals(b));
            case MUL ->
                Optional.of(PartialOperation.PRODUCT).filter(kind -> infinite && (a.equals(ZERO) || b.equals(ZERO)));
            case DIV -> Optional.of(PartialOperation.QUOTIENT)
                    .filter(kind -> infinite || (type.equals(ElementType.REAL) && b.equals(ZERO)));
            case REM -> Optional.of(PartialOperation.REMAINDER).filter(kind -> infinite);
            default -> Optional.empty();
        };
    }

    private static UndefinedValues taken(PartialOperation kind, ElementType type, Literal... operands) {
        List<ElementValue> values = Stream.of(operands)
                .map(operand -> interpreted(scalar(operand, type), type, UndefinedValues.NONE))
                .toList();
        return new UndefinedValues(Map.of(UndefinedApplication.within(type, kind, values), TEN));
    }

    private static ElementValue interpreted(TensorExpr expression, ElementType type, UndefinedValues undefined) {
        RuleInstance nothing = new RuleInstance(type, Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), undefined);
        Evaluation value = new Interpreter(nothing).evaluate(expression);
        assertThat(value).isInstanceOf(Evaluation.Valid.class);
        return ((Evaluation.Valid) value).tensor().elements().values().iterator().next();
    }

    @ParameterizedTest
    @CsvSource({"bool, false", "int, false", "int, true", "real, false", "real, true"})
    void binaryOperationsAgreeWithTheInterpreter(String name, boolean infinities) {
        ElementType type = type(name);
        ElementTheory theory = ElementTheories.of(type, infinities);
        for (BinaryOperator operator : BinaryOperator.values()) {
            if (!operator.types().contains(type) || ElementTypes.haveFractions(operator.types())) {
                continue;
            }
            for (List<Literal> pair : pairs(type, infinities)) {
                Literal a = pair.getFirst();
                Literal b = pair.getLast();
                Definitions definitions = new Definitions();
                Encoded result = theory.apply(new Operation.OfBinary(operator),
                        List.of(theory.literal(a), theory.literal(b)), definitions);
                Optional<PartialOperation> undefined = undefined(operator, type, a, b);
                UndefinedValues taken = undefined.map(kind -> taken(kind, type, a, b)).orElse(UndefinedValues.NONE);
                String what = a + " " + operator.symbol() + " " + b;
                assertEncodes(infinities, result, definitions,
                        interpreted(Binary.of(operator, scalar(a, type), scalar(b, type)), type, taken),
                        undefined.isPresent(), what);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"bool, false", "int, false", "int, true", "real, false", "real, true"})
    void unaryOperationsAgreeWithTheInterpreter(String name, boolean infinities) {
        ElementType type = type(name);
        ElementTheory theory = ElementTheories.of(type, infinities);
        for (UnaryOperator operator : UnaryOperator.values()) {
            if (!operator.types().contains(type) || ElementTypes.haveFractions(operator.types())) {
                continue;
            }
            for (Literal a : literals(type, infinities)) {
                Definitions definitions = new Definitions();
                Encoded result = theory.apply(new Operation.OfUnary(operator), List.of(theory.literal(a)), definitions);
                assertEncodes(infinities, result, definitions,
                        interpreted(Unary.of(operator, scalar(a, type)), type, UndefinedValues.NONE), false,
                        operator.symbol() + " " + a);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"bool, false", "int, false", "int, true", "real, false", "real, true"})
    void comparisonsAgreeWithTheInterpreter(String name, boolean infinities) {
        ElementType type = type(name);
        ElementTheory theory = ElementTheories.of(type, infinities);
        for (Relation relation : Relation.values()) {
            for (List<Literal> pair : pairs(type, infinities)) {
                Literal a = pair.getFirst();
                Literal b = pair.getLast();
                Definitions definitions = new Definitions();
                Encoded result = Encoded.of(theory.relate(relation, theory.literal(a), theory.literal(b), definitions));
                assertEncodes(false, result, definitions,
                        interpreted(Compare.of(relation, scalar(a, type), scalar(b, type)), type, UndefinedValues.NONE),
                        false, a + " " + relation.symbol() + " " + b);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"int", "real"})
    void whatIsUndefinedIsTheSameAtEachPlaceInEitherOrder(String name) {
        ElementType type = type(name);
        ElementTheory theory = ElementTheories.of(type, true);
        for (BinaryOperator operator : List.of(BinaryOperator.ADD, BinaryOperator.SUB, BinaryOperator.MUL,
                BinaryOperator.DIV)) {
            Operation operation = new Operation.OfBinary(operator);
            for (List<Literal> pair : pairs(type, true)) {
                Literal a = pair.getFirst();
                Literal b = pair.getLast();
                Definitions definitions = new Definitions();
                Encoded once = theory.apply(operation, List.of(theory.literal(a), theory.literal(b)), definitions);
                List<Literal> operands = operation.commuting().isPresent() ? List.of(b, a) : List.of(a, b);
                Encoded again = theory.apply(operation, operands.stream().map(theory::literal).toList(), definitions);
                assertThat(answer(definitions, Formula.not(Encoded.equal(once, again)))).as("%s %s %s", a, operator, b)
                        .isInstanceOf(Answer.Unsatisfiable.class);
            }
        }
    }

    static Stream<UnaryOperator> functions() {
        return Stream.of(UnaryOperator.values()).filter(operator -> ElementTypes.haveFractions(operator.types()));
    }

    @ParameterizedTest
    @MethodSource("functions")
    void aFunctionOfAnInfinityIsUnknownAndMayBeInfinite(UnaryOperator operator) {
        for (boolean positive : List.of(true, false)) {
            assertUndefined(operator, new Literal.Infinity(positive), true);
        }
    }

    @ParameterizedTest
    @CsvSource({"LOG, 0", "LOG, -1", "LOG1P, -1", "LOG1P, -2", "SQRT, -1", "RSQRT, 0", "RSQRT, -1"})
    void aFunctionOutsideOfItsDomainIsUnknown(UnaryOperator operator, int operand) {
        assertUndefined(operator, new Literal.Whole(BigInteger.valueOf(operand)), false);
        assertUndefined(operator, new Literal.Whole(BigInteger.valueOf(operand)), true);
    }

    private void assertUndefined(UnaryOperator operator, Literal operand, boolean infinities) {
        ElementTheory theory = ElementTheories.of(ElementType.REAL, infinities);
        Definitions definitions = new Definitions();
        Encoded result = theory.apply(new Operation.OfUnary(operator), List.of(theory.literal(operand)), definitions);
        TensorExpr expression = Unary.of(operator, scalar(operand, ElementType.REAL));
        assertEncodes(infinities, result, definitions,
                interpreted(expression, ElementType.REAL,
                        taken(PartialOperation.of(operator), ElementType.REAL, operand)),
                true, operator.symbol() + " " + operand);
    }

    @ParameterizedTest
    @CsvSource({"FLOOR, -3, 2, -2", "FLOOR, 3, 2, 1", "CEIL, -3, 2, -1", "CEIL, 3, 2, 2", "ROUND, -3, 2, -2",
            "ROUND, -5, 2, -3", "ROUND, 5, 2, 3", "ROUND, 1, 3, 0", "ROUND_EVEN, -3, 2, -2", "ROUND_EVEN, -5, 2, -2",
            "ROUND_EVEN, 5, 2, 2", "ROUND_EVEN, 7, 2, 4", "ROUND_EVEN, 2, 3, 1", "ROUND_EVEN, 4, 1, 4",
            "ROUND, -4, 1, -4", "FLOOR, -4, 1, -4"})
    void roundingIsExactAndAgreesWithTheInterpreter(UnaryOperator operator, int numerator, int denominator,
            int expected) {
        ElementTheory theory = ElementTheories.of(ElementType.REAL, false);
        Definitions definitions = new Definitions();
        Operation division = new Operation.OfBinary(BinaryOperator.DIV);
        Literal above = new Literal.Whole(BigInteger.valueOf(numerator));
        Literal below = new Literal.Whole(BigInteger.valueOf(denominator));
        Encoded fraction = theory.apply(division, List.of(theory.literal(above), theory.literal(below)), definitions);
        Encoded result = theory.apply(new Operation.OfUnary(operator), List.of(fraction), definitions);
        ElementValue value = interpreted(
                Unary.of(operator, scalar(above, ElementType.REAL).div(scalar(below, ElementType.REAL))),
                ElementType.REAL, UndefinedValues.NONE);
        assertThat(value).hasToString(Integer.toString(expected));
        assertEncodes(false, result, definitions, value, false, operator + " " + numerator + "/" + denominator);
    }

    /** An element that is not defined may be anything, an infinity too; any other is the expected one and no other. */
    private void assertEncodes(boolean infinities, Encoded result, Definitions definitions, ElementValue expected,
            boolean undefined, String what) {
        Sort sort = result.value().sort();
        Formula equal = Encoded.equal(result, encoded(expected, sort, infinities));
        if (undefined) {
            assertThat(expected).as("what the interpreter takes %s for", what).hasToString(TEN.toString());
        }
        assertThat(answer(definitions, equal)).as("%s may be %s", what, expected)
                .isInstanceOf(Answer.Satisfiable.class);
        assertThat(answer(definitions, Formula.not(equal))).as("%s may differ from %s", what, expected)
                .isInstanceOf(undefined ? Answer.Satisfiable.class : Answer.Unsatisfiable.class);
        if (undefined && infinities) {
            Encoded infinite = encoded(new ElementValue.Infinite(true, ElementType.REAL), sort, true);
            assertThat(answer(definitions, Encoded.equal(result, infinite))).as("%s may be infinite", what)
                    .isInstanceOf(Answer.Satisfiable.class);
        }
    }

    private Answer answer(Definitions definitions, Formula claim) {
        List<Formula> all = new ArrayList<>(definitions.facts());
        all.add(claim);
        return solver.check(new Query("a grid point", all, List.of()), AMPLE);
    }

    private static Encoded encoded(ElementValue value, Sort sort, boolean infinities) {
        Formula number = switch (value) {
            case ElementValue.Truth truth -> new Formula.Truth(truth.value());
            case ElementValue.Whole whole -> Formula.number(whole.value(), sort);
            case ElementValue.Rational rational -> Formula.divide(Formula.number(rational.numerator(), Sort.REAL),
                    Formula.number(rational.denominator(), Sort.REAL));
            case ElementValue.Infinite ignored -> Formula.number(BigInteger.ZERO, sort);
            case ElementValue.Enclosed enclosed -> throw new AssertionError(enclosed);
            case ElementValue.Tuple tuple -> throw new AssertionError(tuple);
            case ElementValue.Complex complex -> throw new AssertionError(complex);
            case ElementValue.Word word -> new Formula.Word(word.value(), (Sort.Words) sort);
            case ElementValue.Poison poison -> throw new AssertionError(poison);
            case ElementValue.Floating floating -> throw new AssertionError(floating);
            case ElementValue.Between between -> throw new AssertionError(between);
            case ElementValue.Token token -> throw new AssertionError(token);
            case ElementValue.Uncertain uncertain -> throw new AssertionError(uncertain);
        };
        int sign = value instanceof ElementValue.Infinite infinite ? infinite.positive() ? 1 : -1 : 0;
        return infinities ? new Encoded(List.of(number, Formula.whole(sign))) : Encoded.of(number);
    }
}
