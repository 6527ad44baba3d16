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
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.choice.TestedZ3;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.UndefinedValues;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** The theory of complex numbers against the interpreter, on a grid of numbers with whole parts. */
class ComplexTheoryTest {

    private static final Budget AMPLE = new Budget(20_000_000, Duration.ofSeconds(30), false);
    private static final ComplexTheory THEORY = new ComplexTheory();

    private record Gaussian(int real, int imaginary) {

        boolean isZero() { return real == 0 && imaginary == 0; }

        Encoded encoded() {
            return ComplexTheory.pair(RealTerms.number(real), RealTerms.number(imaginary));
        }

        TensorExpr tensor() {
            Element number = Element.of(real, ElementType.COMPLEX)
                    .plus(Element.of(new Literal.ImaginaryUnit(), ElementType.COMPLEX)
                            .times(Element.of(imaginary, ElementType.COMPLEX)));
            return Constant.of(number, Shape.scalar());
        }
    }

    private static final List<Gaussian> GRID = IntStream.rangeClosed(-1, 2)
            .boxed()
            .flatMap(real -> IntStream.rangeClosed(-2, 1).mapToObj(imaginary -> new Gaussian(real, imaginary)))
            .toList();

    private final Solver solver = TestedZ3.solver();

    private static ElementValue interpreted(TensorExpr expression) {
        RuleInstance nothing = new RuleInstance(ElementType.BOOL, Map.of(), Map.of(), Map.of(), Map.of(), Map.of(),
                UndefinedValues.NONE);
        return ((Evaluation.Valid) new Interpreter(nothing).evaluate(expression)).tensor()
                .elements()
                .values()
                .iterator()
                .next();
    }

    private static Formula real(ElementValue part) {
        ElementValue.Rational rational = (ElementValue.Rational) part;
        return Formula.divide(Formula.number(rational.numerator(), Sort.REAL),
                Formula.number(rational.denominator(), Sort.REAL));
    }

    private static Encoded encoded(ElementValue value) {
        ElementValue.Complex complex = (ElementValue.Complex) value;
        return ComplexTheory.pair(real(complex.real()), real(complex.imaginary()));
    }

    private void assertHolds(String what, List<Formula> facts, Formula claim) {
        List<Formula> all = new ArrayList<>(facts);
        assertThat(solver.check(new Query(what, all, List.of()), AMPLE)).as("%s: its facts", what)
                .isInstanceOf(Answer.Satisfiable.class);
        all.add(Formula.not(claim));
        assertThat(solver.check(new Query(what, all, List.of()), AMPLE)).as(what)
                .isInstanceOf(Answer.Unsatisfiable.class);
    }

    @ParameterizedTest
    @EnumSource(names = {"ADD", "SUB", "MUL", "DIV"})
    void operationsOnTwoNumbersAgreeWithTheInterpreter(BinaryOperator operator) {
        Definitions definitions = new Definitions();
        List<Formula> agreements = new ArrayList<>();
        for (Gaussian a : GRID) {
            for (Gaussian b : GRID) {
                if (operator != BinaryOperator.DIV || !b.isZero()) {
                    Encoded result = THEORY.apply(new Operation.OfBinary(operator), List.of(a.encoded(), b.encoded()),
                            definitions);
                    agreements.add(
                            Encoded.equal(result, encoded(interpreted(Binary.of(operator, a.tensor(), b.tensor())))));
                }
            }
        }
        assertHolds(operator.symbol(), definitions.facts(), Formula.and(agreements));
    }

    @ParameterizedTest
    @EnumSource(names = {"NEG", "CONJUGATE"})
    void operationsOnANumberAgreeWithTheInterpreter(UnaryOperator operator) {
        Definitions definitions = new Definitions();
        List<Formula> agreements = GRID.stream()
                .map(a -> Encoded.equal(
                        THEORY.apply(new Operation.OfUnary(operator), List.of(a.encoded()), definitions),
                        encoded(interpreted(Unary.of(operator, a.tensor())))))
                .toList();
        assertHolds(operator.symbol(), definitions.facts(), Formula.and(agreements));
    }

    /** Of squares, which have roots with rational parts. */
    @Test
    void rootsAgreeWithTheInterpreter() {
        Operation root = new Operation.OfUnary(UnaryOperator.SQRT);
        Operation product = new Operation.OfBinary(BinaryOperator.MUL);
        for (Gaussian a : GRID) {
            Definitions definitions = new Definitions();
            Encoded square = THEORY.apply(product, List.of(a.encoded(), a.encoded()), definitions);
            Encoded result = THEORY.apply(root, List.of(square), definitions);
            ElementValue expected = interpreted(
                    Unary.of(UnaryOperator.SQRT, Binary.of(BinaryOperator.MUL, a.tensor(), a.tensor())));
            assertHolds("the root of the square of " + a, definitions.facts(),
                    Encoded.equal(result, encoded(expected)));
        }
    }

    @Test
    void equalityAgreesWithTheInterpreterAndThereIsNoOrder() {
        Definitions definitions = new Definitions();
        for (Gaussian a : GRID) {
            for (Gaussian b : GRID) {
                for (Relation relation : List.of(Relation.EQ, Relation.NE)) {
                    Formula holds = THEORY.relate(relation, a.encoded(), b.encoded(), definitions);
                    ElementValue.Truth expected = (ElementValue.Truth) interpreted(
                            Compare.of(relation, a.tensor(), b.tensor()));
                    assertHolds(a + " " + relation.symbol() + " " + b, List.of(),
                            expected.value() ? holds : Formula.not(holds));
                }
            }
        }
        Encoded one = THEORY.literal(new Literal.Whole(BigInteger.ONE));
        assertThatThrownBy(() -> THEORY.relate(Relation.LE, one, one, definitions))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aQuotientByZeroMayBeAnythingAndIsTheSameEachTime() {
        Definitions definitions = new Definitions();
        Operation division = new Operation.OfBinary(BinaryOperator.DIV);
        Encoded zero = new Gaussian(0, 0).encoded();
        Encoded symbol = THEORY.input(new Formula.Symbol("a", Sort.REAL));
        Encoded once = THEORY.apply(division, List.of(symbol, zero), definitions);
        Encoded again = THEORY.apply(division, List.of(symbol, zero), definitions);
        assertHolds("a / 0 = a / 0", definitions.facts(), Encoded.equal(once, again));
        for (Gaussian a : GRID) {
            List<Formula> all = new ArrayList<>(definitions.facts());
            all.add(Encoded.equal(once, a.encoded()));
            assertThat(solver.check(new Query("a / 0 = " + a, all, List.of()), AMPLE))
                    .isInstanceOf(Answer.Satisfiable.class);
        }
        assertThat(definitions.watched()).isNotEmpty();
    }

    @Test
    void noLawSpeaksOfAnOrderOrOfMagnitudes() {
        assertThat(THEORY.laws())
                .doesNotContain(Law.ABS_SQUARES, Law.ABS_IS_ITSELF, Law.ABS_TIMES_SIGN, Law.COUNTS_ARE_EXACT,
                        Law.NEG_REVERSES_ORDER, Law.SHIFT_KEEPS_ORDER)
                .noneMatch(law -> law.name().startsWith("MIN_") || law.name().startsWith("MAX_"))
                .noneMatch(Law::isAxiom);
    }
}
