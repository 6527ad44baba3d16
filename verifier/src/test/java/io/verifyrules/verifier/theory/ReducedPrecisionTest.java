package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.ReducePrecision;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.FloatNumber;
import io.verifyrules.verifier.value.UndefinedValues;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** The solver and the interpreter agree on all elements of small formats, with every number of bits. */
class ReducedPrecisionTest {

    private static final Budget AMPLE = new Budget(400_000_000, Duration.ofSeconds(60), false);

    private final Z3Solver solver = new Z3Solver();

    static Stream<FloatFormat> formats() {
        return Stream.of(new FloatFormat(2, 2), new FloatFormat(3, 3), new FloatFormat(4, 2));
    }

    private static FloatNumber interpreted(FloatNumber number, ReducePrecision operator) {
        ConcreteTensor given = new ConcreteTensor(new TreeMap<>(),
                Map.of(new Access(new TreeMap<>()), new ElementValue.Floating(number)));
        RuleInstance instance = new RuleInstance(ElementType.BOOL, Map.of(), Map.of(), Map.of(), Map.of(),
                Map.of("x", given), UndefinedValues.NONE);
        Evaluation.Valid value = (Evaluation.Valid) new Interpreter(instance).evaluate(operator);
        return ((ElementValue.Floating) value.tensor().elements().values().iterator().next()).number();
    }

    @ParameterizedTest
    @MethodSource("formats")
    void solverAndInterpreterAgree(FloatFormat format) {
        ElementType.Floating type = new ElementType.Floating(format);
        FloatTheory theory = new FloatTheory(type);
        List<Formula> given = new ArrayList<>();
        List<Formula> agreements = new ArrayList<>();
        for (int exponent = 1; exponent <= format.exponentBits() + 1; exponent++) {
            for (int mantissa = 2; mantissa <= format.mantissaBits() + 1; mantissa++) {
                ReducePrecision operator = ReducePrecision.of(Input.of("x", type, Shape.scalar()), exponent, mantissa);
                for (long bits = 0; bits < 1L << format.bits(); bits++) {
                    FloatNumber number = new FloatNumber(format, bits);
                    // A symbol for the element, so that the solver computes and not what builds formulas.
                    Formula symbol = new Formula.Symbol("x" + given.size(), theory.sort());
                    given.add(Formula.equal(symbol, theory.number(number.bits())));
                    Encoded result = ReducedPrecision.of(new Operation.OfPrecision(exponent, mantissa), type,
                            theory.input(symbol));
                    FloatNumber expected = interpreted(number, operator);
                    agreements.add(Formula.equal(result.value(), new Formula.Floating(
                            new BigInteger(Long.toUnsignedString(expected.bits())), theory.sort())));
                }
            }
        }
        given.add(Formula.not(Formula.and(agreements)));
        assertThat(solver.check(new Query("reducePrecision of " + format, given, List.of()), AMPLE))
                .isInstanceOf(Answer.Unsatisfiable.class);
    }
}
