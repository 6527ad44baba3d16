package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.verifier.interpret.ElementValue;
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import io.verifyrules.verifier.term.Operation;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Each theory gives every operation on known elements the value that the interpreter computes. */
class TheoryGridTest {

    private static final Budget AMPLE = new Budget(2_000_000, Duration.ofSeconds(10), false);
    private static final Literal ZERO = new Literal.Whole(BigInteger.ZERO);

    private final Z3Solver solver = new Z3Solver();

    private static ElementType type(String name) {
        return List.of(ElementType.BOOL, ElementType.INT, ElementType.REAL).stream()
                .filter(type -> type.toString().equals(name)).findFirst().orElseThrow();
    }

    private static List<Literal> literals(ElementType type, boolean infinities) {
        if (type.equals(ElementType.BOOL)) {
            return List.of(new Literal.Truth(false), new Literal.Truth(true));
        }
        List<Literal> all = new ArrayList<>();
        for (int i : new int[]{-7, -2, -1, 0, 1, 2, 3, 8}) {
            all.add(new Literal.Whole(BigInteger.valueOf(i)));
        }
        if (infinities) {
            all.add(new Literal.Infinity(true));
            all.add(new Literal.Infinity(false));
        }
        return all;
    }

    private static TensorExpr scalar(Literal literal, ElementType type) {
        return Constant.of(Element.of(literal, type), Shape.scalar());
    }

    private static ElementValue interpreted(TensorExpr expression, ElementType type) {
        RuleInstance nothing = new RuleInstance(type, Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of());
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
            if (!operator.types().contains(type)) {
                continue;
            }
            for (Literal a : literals(type, infinities)) {
                for (Literal b : literals(type, infinities)) {
                    ElementValue expected = interpreted(Binary.of(operator, scalar(a, type), scalar(b, type)), type);
                    Definitions definitions = new Definitions();
                    Encoded result = theory.apply(new Operation.OfBinary(operator),
                            List.of(theory.literal(a), theory.literal(b)), definitions);
                    boolean infinite = a instanceof Literal.Infinity || b instanceof Literal.Infinity;
                    boolean overZero = type.equals(ElementType.REAL) && b.equals(ZERO);
                    boolean open = switch (operator) {
                        case DIV -> infinite || overZero;
                        case MUL, REM -> infinite;
                        case ADD, SUB, MIN, MAX, AND, OR -> false;
                    };
                    assertEncodes(infinities, result, definitions,
                            open ? new ElementValue.Undefined("left open by the theory") : expected,
                            a + " " + operator.symbol() + " " + b);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"bool, false", "int, false", "int, true", "real, false", "real, true"})
    void unaryOperationsAgreeWithTheInterpreter(String name, boolean infinities) {
        ElementType type = type(name);
        ElementTheory theory = ElementTheories.of(type, infinities);
        for (UnaryOperator operator : UnaryOperator.values()) {
            if (!operator.types().contains(type) || operator == UnaryOperator.EXP) {
                continue;
            }
            for (Literal a : literals(type, infinities)) {
                Definitions definitions = new Definitions();
                Encoded result = theory.apply(new Operation.OfUnary(operator), List.of(theory.literal(a)),
                        definitions);
                assertEncodes(infinities, result, definitions, interpreted(Unary.of(operator, scalar(a, type)), type),
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
            if (relation.ordered() && type.equals(ElementType.BOOL)) {
                continue;
            }
            for (Literal a : literals(type, infinities)) {
                for (Literal b : literals(type, infinities)) {
                    Definitions definitions = new Definitions();
                    Encoded result = Encoded.of(theory.relate(relation, theory.literal(a), theory.literal(b),
                            definitions));
                    assertEncodes(false, result, definitions,
                            interpreted(Compare.of(relation, scalar(a, type), scalar(b, type)), type),
                            a + " " + relation.symbol() + " " + b);
                }
            }
        }
    }

    /** An element that is not defined may be anything; any other is the expected one and no other. */
    private void assertEncodes(boolean infinities, Encoded result, Definitions definitions, ElementValue expected,
            String what) {
        boolean undefined = expected instanceof ElementValue.Undefined;
        Encoded known = encoded(undefined ? new ElementValue.Whole(BigInteger.TEN) : expected,
                result.value().sort(), infinities);
        Formula equal = Encoded.equal(result, known);
        assertThat(answer(definitions, equal)).as("%s may be %s", what, expected)
                .isInstanceOf(Answer.Satisfiable.class);
        assertThat(answer(definitions, Formula.not(equal))).as("%s may differ from %s", what, expected)
                .isInstanceOf(undefined ? Answer.Satisfiable.class : Answer.Unsatisfiable.class);
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
            case ElementValue.Approximate approximate -> throw new AssertionError(approximate);
            case ElementValue.Token token -> throw new AssertionError(token);
            case ElementValue.Undefined undefined -> throw new AssertionError(undefined);
        };
        int sign = value instanceof ElementValue.Infinite infinite ? infinite.positive() ? 1 : -1 : 0;
        return infinities ? new Encoded(List.of(number, Formula.whole(sign))) : Encoded.of(number);
    }
}
