package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Input;
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
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.z3.Z3Glances;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.FloatNumber;
import io.verifyrules.verifier.value.UndefinedApplication;
import io.verifyrules.verifier.value.UndefinedValues;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** On all elements of small types the theories and the interpreter agree about what these are in every other one. */
class ConversionTheoryTest {

    private static final Budget AMPLE = new Budget(400_000_000, Duration.ofSeconds(60), false);

    private static final List<ElementType> TYPES = Stream.of(
            Stream.of(ElementType.BOOL, ElementType.INT, ElementType.REAL),
            Stream.of(1, 3, 5, 6)
                    .flatMap(bits -> Stream.of(new ElementType.Machine(true, bits),
                            new ElementType.Machine(false, bits))),
            Stream.of(new FloatFormat(2, 2), new FloatFormat(2, 3), new FloatFormat(3, 2), new FloatFormat(4, 2))
                    .map(ElementType.Floating::new))
            .<ElementType>flatMap(types -> types)
            .toList();

    private final Solver solver = new Z3Glances(new Z3Solver());

    /** All that a solver is told of: nothing between floats and numbers without end. */
    static Stream<Arguments> conversions() {
        return Stream.of(Conversion.values())
                .flatMap(conversion -> TYPES.stream()
                        .flatMap(from -> TYPES.stream()
                                .filter(to -> conversion.isDefined(from, to) && !isUnknown(from, to))
                                .map(to -> Arguments.of(conversion, from, to))));
    }

    /** Between floats and reals a solver knows what {@link RealFloatsTest} tells. */
    private static boolean isUnknown(ElementType from, ElementType to) {
        return (ElementTypes.UNBOUNDED.contains(from) && to instanceof ElementType.Floating)
                || (from instanceof ElementType.Floating && ElementTypes.UNBOUNDED.contains(to));
    }

    private static ElementTheory theory(ElementType type) {
        return switch (type) {
            case ElementType.Machine machine -> new MachineTheory(machine);
            case ElementType.Floating floating -> new FloatTheory(floating);
            default -> ElementTheories.of(type, false);
        };
    }

    /** Every element; of the numbers without end those around 0, beyond the ends of the machines that are here. */
    private static List<ElementValue> elements(ElementType type) {
        return switch (type) {
            case ElementType.Bool ignored -> List.of(new ElementValue.Truth(false), new ElementValue.Truth(true));
            case ElementType.Machine machine ->
                IntStream.rangeClosed(machine.least().intValueExact(), machine.greatest().intValueExact())
                        .<ElementValue>mapToObj(n -> new ElementValue.Word(BigInteger.valueOf(n), machine))
                        .toList();
            case ElementType.Floating floating -> LongStream.range(0, 1L << floating.format().bits())
                    .mapToObj(bits -> new FloatNumber(floating.format(), bits))
                    .distinct()
                    .<ElementValue>map(ElementValue.Floating::new)
                    .toList();
            case ElementType.Int ignored -> IntStream.rangeClosed(-70, 70)
                    .<ElementValue>mapToObj(n -> new ElementValue.Whole(BigInteger.valueOf(n)))
                    .toList();
            default -> IntStream.rangeClosed(-280, 280)
                    .<ElementValue>mapToObj(
                            n -> new ElementValue.Rational(BigInteger.valueOf(n), BigInteger.valueOf(4)))
                    .toList();
        };
    }

    private static Formula encoded(ElementValue value) {
        return switch (value) {
            case ElementValue.Truth truth -> new Formula.Truth(truth.value());
            case ElementValue.Whole whole -> new Formula.Whole(whole.value());
            case ElementValue.Rational number -> Formula.divide(new Formula.RealNumber(number.numerator()),
                    new Formula.RealNumber(number.denominator()));
            case ElementValue.Word word -> new Formula.Word(word.value(), new MachineTheory(word.type()).sort());
            case ElementValue.Floating(FloatNumber number) -> new Formula.Floating(BigInteger.valueOf(number.bits()),
                    new FloatTheory(new ElementType.Floating(number.format())).sort());
            default -> throw new AssertionError(value);
        };
    }

    /** What the interpreter makes of the element; uncertain where nothing defines that. */
    private static ElementValue interpreted(Conversion conversion, ElementValue value, ElementType from,
            ElementType to) {
        ConcreteTensor given = new ConcreteTensor(new TreeMap<>(), Map.of(new Access(new TreeMap<>()), value));
        ElementType result = conversion == Conversion.CONVERT || !(from instanceof ElementType.Floating floating)
                ? to
                : new ElementType.Machine(false, floating.format().bits());
        UndefinedValues nothing = new UndefinedValues(
                Map.of(UndefinedApplication.converted(conversion, from, result, value),
                        new ElementValue.Uncertain("not defined")));
        RuleInstance instance = new RuleInstance(ElementType.BOOL, Map.of(), Map.of(), Map.of(), Map.of(),
                Map.of("x", given), nothing);
        Evaluation evaluation = new Interpreter(instance)
                .evaluate(Convert.of(conversion, Input.of("x", from, Shape.scalar()), to));
        assertThat(evaluation).isInstanceOf(Evaluation.Valid.class);
        return ((Evaluation.Valid) evaluation).tensor().elements().values().iterator().next();
    }

    @ParameterizedTest(name = "{0} from {1} to {2}")
    @MethodSource("conversions")
    void theoryAndInterpreterAgree(Conversion conversion, ElementType from, ElementType to) {
        Function<ElementType, ElementTheory> theories = ConversionTheoryTest::theory;
        List<Formula> given = new ArrayList<>();
        List<Formula> agreements = new ArrayList<>();
        for (ElementValue value : elements(from)) {
            // A symbol for the element, so that the solver computes and not what builds formulas.
            Formula symbol = new Formula.Symbol("x" + given.size(), theory(from).sort());
            given.add(Formula.equal(symbol, encoded(value)));
            Definitions definitions = new Definitions();
            Formula result = ConversionEncoding
                    .of(new Operation.OfConversion(conversion, from, to), theory(from).input(symbol), theories,
                            definitions)
                    .value();
            given.addAll(definitions.facts());
            ElementValue expected = interpreted(conversion, value, from, to);
            if (expected instanceof ElementValue.Uncertain) {
                assertThat(definitions.watched()).as("%s is unknown", value).hasSize(1);
                if (conversion == Conversion.CONVERT) {
                    agreements.add(Formula.equal(result, definitions.watched().getFirst().result().value()));
                }
            } else {
                agreements.add(Formula.equal(result, encoded(expected)));
            }
        }
        String what = conversion + " from " + from + " to " + to;
        assertThat(agreements).as(what).isNotEmpty();
        given.add(Formula.not(Formula.and(agreements)));
        assertThat(solver.check(new Query(what, given, List.of()), AMPLE)).as(what)
                .isInstanceOf(Answer.Unsatisfiable.class);
    }
}
