package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
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
import io.verifyrules.verifier.value.UndefinedValues;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * On all elements of narrow integers, poison among them, the theory and the interpreter agree: on values, on poison, with every
 * combination of flags, and on undefined behaviour.
 */
@Execution(ExecutionMode.CONCURRENT)
class SignlessTheoryTest {

    /** How wide the integers are at most; with 6 it takes minutes. */
    private static final int BITS = Integer.getInteger("theory.bits", 4);
    private static final Budget AMPLE = new Budget(50_000_000, Duration.ofSeconds(60), false);
    private static final RuleInstance NOTHING = new RuleInstance(ElementType.OPEN, Map.of(), Map.of(), Map.of(),
            Map.of(), Map.of(), UndefinedValues.NONE);

    private final Solver solver = new Z3Glances(new Z3Solver());
    private final List<Formula> facts = new ArrayList<>();

    private static ElementType.Signless type(int bits) {
        return new ElementType.Signless(Width.of(bits));
    }

    private static List<Element> elements(int bits) {
        return Stream
                .concat(Stream.of(new Literal.Poison()),
                        IntStream.range(0, 1 << bits).mapToObj(value -> new Literal.Whole(BigInteger.valueOf(value))))
                .map(literal -> Element.of(literal, type(bits)))
                .toList();
    }

    private static TensorExpr scalar(Element element) {
        return Constant.of(element, Shape.scalar());
    }

    private static SignlessTheory theory(TensorExpr tensor) {
        return new SignlessTheory((ElementType.Signless) tensor.type().element());
    }

    /** The element as symbols with values, so that the solver computes and not what builds formulas. */
    private Encoded encoded(Element element) {
        SignlessTheory theory = new SignlessTheory((ElementType.Signless) element.type());
        Encoded symbol = theory.input(new Formula.Symbol("x" + facts.size(), theory.sort()));
        facts.add(Encoded.equal(symbol, theory.literal(((Element.Written) element).literal())));
        return symbol;
    }

    /** That the theory gives what the interpreter gives; the word of what is poison means nothing. */
    private Formula agreement(TensorExpr expression, Operation operation, List<Element> operands) {
        ElementType last = operands.getLast().type();
        List<Encoded> encoded = operands.stream().map(this::encoded).toList();
        Evaluation evaluation = new Interpreter(NOTHING).evaluate(expression);
        if (evaluation instanceof Evaluation.Undefined) {
            return Formula.not(ArithEncoding.defined(((Operation.OfArith) operation).operator(), last, encoded));
        }
        ElementValue value = ((Evaluation.Valid) evaluation).tensor().elements().values().iterator().next();
        Encoded result = operation instanceof Operation.OfArith arith
                ? ArithEncoding.of(arith, last, encoded, expression.type().element(), new Definitions())
                : theory(expression).apply(operation, encoded, new Definitions());
        Formula same = switch (value) {
            case ElementValue.Poison ignored -> SignlessTheory.isPoison(result);
            case ElementValue.Word word ->
                Encoded.equal(result, theory(expression).literal(new Literal.Whole(word.value())));
            case ElementValue other -> throw new AssertionError(other);
        };
        boolean mayBeUndefined = operation instanceof Operation.OfArith arith && arith.operator().mayBeUndefined();
        return mayBeUndefined
                ? Formula.and(
                        List.of(same, ArithEncoding.defined(((Operation.OfArith) operation).operator(), last, encoded)))
                : same;
    }

    private void assertAgree(String what, List<Formula> agreements) {
        assertThat(agreements).as(what).isNotEmpty();
        Formula wrong = Formula.not(Formula.implies(Formula.and(facts), Formula.and(agreements)));
        assertThat(solver.check(new Query(what, List.of(wrong), List.of()), AMPLE)).as(what)
                .isInstanceOf(Answer.Unsatisfiable.class);
        facts.clear();
    }

    private static List<List<Element>> pairs(int bits) {
        return elements(bits).stream().flatMap(a -> elements(bits).stream().map(b -> List.of(a, b))).toList();
    }

    private static Stream<ArithOperator> ofIntegers() {
        return Stream.of(ArithOperator.values()).filter(ArithOperator::isOfIntegers);
    }

    @ParameterizedTest
    @MethodSource("ofIntegers")
    void operationsAgreeWithEveryCombinationOfFlags(ArithOperator operator) {
        boolean ofFloats = operator.form() == ArithOperator.Form.CHOICE;
        for (ArithFlags flags : ofFloats ? List.of(ArithFlags.NONE) : ArithFlags.among(operator.flags())) {
            Operation operation = new Operation.OfArith(operator, flags);
            for (int bits = 1; bits <= BITS; bits++) {
                switch (operator.form()) {
                    case BINARY, COMPARISON ->
                        check(operation, pairs(bits), operands -> Arith.of(operator, flags, operands));
                    case CHOICE -> check(operation, choices(bits), operands -> Arith.of(operator, flags, operands));
                    case EXTENSION -> resized(operation, bits, bits + 1, bits + 3);
                    case TRUNCATION -> resized(operation, bits + 2, 1, bits);
                    case UNARY, TERNARY, CONVERSION, CAST -> {
                        // Which of both has more bits is known where the width of index is: not in a type by itself.
                    }
                }
            }
        }
    }

    private static List<List<Element>> choices(int bits) {
        return bits > 2
                ? List.of(List.of(elements(1).get(0), elements(bits).get(1), elements(bits).get(2)))
                : elements(1).stream()
                        .flatMap(p -> pairs(bits).stream().map(both -> List.of(p, both.get(0), both.get(1))))
                        .toList();
    }

    private void resized(Operation operation, int from, int... widths) {
        Operation.OfArith arith = (Operation.OfArith) operation;
        for (int to : widths) {
            check(operation, elements(from).stream().map(List::of).toList(),
                    operands -> Arith.of(arith.operator(), arith.flags(), operands, type(to)));
        }
    }

    private void check(Operation operation, List<List<Element>> operands,
            Function<List<TensorExpr>, TensorExpr> applied) {
        assertAgree(operation.toString(),
                operands.stream()
                        .map(each -> agreement(applied.apply(each.stream().map(SignlessTheoryTest::scalar).toList()),
                                operation, each))
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void whatAllIntegersHaveAgrees(int bits) {
        for (BinaryOperator operator : BinaryOperator.values()) {
            if (operator.types().contains(ElementType.SIGNLESS)) {
                check(new Operation.OfBinary(operator), pairs(bits),
                        operands -> Binary.of(operator, operands.get(0), operands.get(1)));
            }
        }
        for (UnaryOperator operator : UnaryOperator.values()) {
            if (operator.types().contains(ElementType.SIGNLESS)) {
                check(new Operation.OfUnary(operator), elements(bits).stream().map(List::of).toList(),
                        operands -> Unary.of(operator, operands.getFirst()));
            }
        }
    }
}
