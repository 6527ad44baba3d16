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
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.Sort;
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
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** On all elements of small machine integers the theory and the interpreter agree, operator by operator. */
class MachineTheoryTest {

    /** How wide the integers are at most. */
    private static final int BITS = Integer.getInteger("theory.bits", 5);
    private static final Budget AMPLE = new Budget(20_000_000, Duration.ofSeconds(30), false);

    private final Solver solver = new Z3Glances(new Z3Solver());

    static Stream<ElementType.Machine> types() {
        return IntStream.rangeClosed(1, BITS)
                .boxed()
                .flatMap(bits -> Stream.of(new ElementType.Machine(true, bits), new ElementType.Machine(false, bits)));
    }

    @ParameterizedTest
    @MethodSource("types")
    void aSumWithAChoiceIsTheSumThatASolverAddsUp(ElementType.Machine type) {
        MachineTheory theory = new MachineTheory(type);
        Formula x = new Formula.Symbol("x", theory.sort());
        Formula y = new Formula.Symbol("y", theory.sort());
        Formula p = new Formula.Symbol("p", Sort.BOOL);
        Formula q = new Formula.Symbol("q", Sort.BOOL);
        Formula zero = theory.literal(new Literal.Whole(BigInteger.ZERO)).value();
        Formula other = theory.literal(new Literal.Whole(type.greatest())).value();
        List<Formula> operands = new ArrayList<>(List.of(x, y, zero, other));
        for (Formula condition : List.of(p, q)) {
            for (Formula end : List.of(zero, other)) {
                operands.addAll(List.of(Formula.choose(condition, x, end), Formula.choose(condition, end, y),
                        Formula.choose(p, end, Formula.choose(q, x, end))));
            }
        }
        List<Formula> agreements = new ArrayList<>();
        for (Formula a : operands) {
            for (Formula b : operands) {
                Formula sum = theory
                        .apply(new Operation.OfBinary(BinaryOperator.ADD), List.of(Encoded.of(a), Encoded.of(b)),
                                new Definitions())
                        .value();
                agreements.add(Formula.equal(sum, Formula.word(SmtOperator.WORD_ADD, a, b)));
            }
        }
        assertThat(solver.check(new Query("sums", List.of(Formula.not(Formula.and(agreements))), List.of()), AMPLE))
                .isInstanceOf(Answer.Unsatisfiable.class);
    }

    private static List<Literal> elements(ElementType.Machine type) {
        return IntStream.rangeClosed(type.least().intValueExact(), type.greatest().intValueExact())
                .<Literal>mapToObj(value -> new Literal.Whole(BigInteger.valueOf(value)))
                .toList();
    }

    /** Of an open type, which an instance takes for any width. */
    private static TensorExpr scalar(Literal literal) {
        return Constant.of(Element.of(literal, ElementType.OPEN), Shape.scalar());
    }

    private static List<BinaryOperator> operators() {
        return Stream.of(BinaryOperator.values())
                .filter(operator -> operator.types().stream().anyMatch(ElementType.Machine.class::isInstance))
                .toList();
    }

    private static Formula interpreted(TensorExpr expression, ElementType.Machine type) {
        RuleInstance nothing = new RuleInstance(type, Map.of(), Map.of(), Map.of(), Map.of(), Map.of(),
                UndefinedValues.NONE);
        Evaluation value = new Interpreter(nothing).evaluate(expression);
        assertThat(value).isInstanceOf(Evaluation.Valid.class);
        return switch (((Evaluation.Valid) value).tensor().elements().values().iterator().next()) {
            case ElementValue.Word word -> new MachineTheory(type).literal(new Literal.Whole(word.value())).value();
            case ElementValue.Truth truth -> new Formula.Truth(truth.value());
            case ElementValue other -> throw new AssertionError(other);
        };
    }

    /** Whether the formulas are equal, pair by pair. */
    private void assertAgree(String what, List<Formula> agreements) {
        assertThat(agreements).as(what).isNotEmpty();
        Formula wrong = Formula.not(Formula.and(agreements));
        assertThat(solver.check(new Query(what, List.of(wrong), List.of()), AMPLE)).as(what)
                .isInstanceOf(Answer.Unsatisfiable.class);
    }

    private static List<Formula> onAllPairs(ElementType.Machine type, BiFunction<Literal, Literal, Formula> agree) {
        List<Formula> all = new ArrayList<>();
        for (Literal a : elements(type)) {
            for (Literal b : elements(type)) {
                all.add(agree.apply(a, b));
            }
        }
        return all;
    }

    /** A formula over symbols, so that the solver computes and not what builds formulas. */
    private static Formula defined(ElementTheory theory, String name, Literal value, List<Formula> facts) {
        Formula symbol = new Formula.Symbol(name + facts.size(), theory.sort());
        facts.add(Formula.equal(symbol, theory.literal(value).value()));
        return symbol;
    }

    @ParameterizedTest
    @MethodSource("types")
    void binaryOperationsAgree(ElementType.Machine type) {
        ElementTheory theory = new MachineTheory(type);
        for (BinaryOperator operator : operators()) {
            List<Formula> facts = new ArrayList<>();
            List<Formula> agreements = onAllPairs(type,
                    (a, b) -> Formula.equal(theory
                            .apply(new Operation.OfBinary(operator),
                                    List.of(Encoded.of(defined(theory, "a", a, facts)),
                                            Encoded.of(defined(theory, "b", b, facts))),
                                    new Definitions())
                            .value(), interpreted(Binary.of(operator, scalar(a), scalar(b)), type)));
            assertAgree(operator + " on " + type,
                    List.of(Formula.implies(Formula.and(facts), Formula.and(agreements))));
        }
    }

    @ParameterizedTest
    @MethodSource("types")
    void unaryOperationsAgree(ElementType.Machine type) {
        ElementTheory theory = new MachineTheory(type);
        for (UnaryOperator operator : UnaryOperator.values()) {
            if (operator.types().stream().anyMatch(ElementType.Machine.class::isInstance)) {
                assertAgree(operator + " on " + type, elements(type).stream()
                        .map(a -> Formula.equal(theory
                                .apply(new Operation.OfUnary(operator), List.of(theory.literal(a)), new Definitions())
                                .value(), interpreted(Unary.of(operator, scalar(a)), type)))
                        .toList());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("types")
    void comparisonsAgree(ElementType.Machine type) {
        ElementTheory theory = new MachineTheory(type);
        for (Relation relation : Relation.values()) {
            assertAgree(relation + " on " + type,
                    onAllPairs(type,
                            (a, b) -> Formula.equal(
                                    theory.relate(relation, theory.literal(a), theory.literal(b), new Definitions()),
                                    interpreted(Compare.of(relation, scalar(a), scalar(b)), type))));
        }
    }
}
