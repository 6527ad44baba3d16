package io.verifyrules.verifier.value;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.theory.Definitions;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.theory.Encoded;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The theory of every format is right in each small one: its operations are those of the interpreter, and every fact that it tells
 * solvers is one, for all numbers. What holds in none of the formats is seen to fail.
 */
@Execution(ExecutionMode.CONCURRENT)
@Tag("exhaustive")
@Order(5)
@OnItsDay(turn = 1, of = 2)
class EveryFormatTest {

    private static final int MOST_BITS = 7;
    /** Of so many choices of numbers one is looked at. It divides no power of two, so that each number is among them in each place. */
    private static final int EVERY = Samples.areWhole() ? 1 : 29;
    private static final ElementTheory THEORY = ElementTheories.of(ElementType.FLOAT, false);
    private static final List<BinaryOperator> BINARY = List.of(BinaryOperator.ADD, BinaryOperator.SUB,
            BinaryOperator.MUL, BinaryOperator.DIV, BinaryOperator.MIN, BinaryOperator.MAX, BinaryOperator.REM);
    private static final List<BinaryOperator> ROUNDED = BINARY.subList(0, 4);
    private static final List<UnaryOperator> UNARY = List.of(UnaryOperator.NEG, UnaryOperator.ABS, UnaryOperator.SIGN,
            UnaryOperator.SQRT, UnaryOperator.FLOOR, UnaryOperator.CEIL, UnaryOperator.ROUND, UnaryOperator.ROUND_EVEN);

    /** Half of those of up to six bits, and one of seven bits each day: one bit more is four times as many pairs. */
    static Stream<FloatFormat> formats() {
        Map<Boolean, List<FloatFormat>> byLarge = IntStream.rangeClosed(2, 4)
                .boxed()
                .flatMap(exponent -> IntStream.rangeClosed(1, 3)
                        .mapToObj(mantissa -> new FloatFormat(exponent, mantissa)))
                .filter(format -> format.bits() <= MOST_BITS)
                .collect(Collectors.partitioningBy(format -> format.bits() == MOST_BITS));
        List<FloatFormat> large = byLarge.getOrDefault(true, List.of());
        return Stream.concat(Samples.part(byLarge.getOrDefault(false, List.of()), 2).stream(),
                Samples.areWhole() ? large.stream() : Stream.of(large.get(Samples.turn(large.size()))));
    }

    /** All numbers of the format. */
    private static List<FloatNumber> numbers(FloatFormat format) {
        return LongStream.range(0, 1L << format.bits())
                .mapToObj(bits -> new FloatNumber(format, bits))
                .distinct()
                .toList();
    }

    private static Encoded input(String name) {
        return THEORY.input(new Formula.Symbol(name, Sort.ELEMENT));
    }

    private static Encoded apply(BinaryOperator operator, Encoded a, Encoded b, Definitions definitions) {
        return THEORY.apply(new Operation.OfBinary(operator), List.of(a, b), definitions);
    }

    private static Encoded apply(UnaryOperator operator, Encoded a, Definitions definitions) {
        return THEORY.apply(new Operation.OfUnary(operator), List.of(a), definitions);
    }

    /** Some numbers of the format for which one of the facts is none. */
    private static Optional<Map<String, FloatNumber>> failing(FloatFormat format, int inputs, List<Formula> facts) {
        return failing(format, inputs, 1, facts);
    }

    /** The same, looking at every so manieth choice of numbers. */
    private static Optional<Map<String, FloatNumber>> failing(FloatFormat format, int inputs, int every,
            List<Formula> facts) {
        List<FloatNumber> all = numbers(format);
        long cases = BigInteger.valueOf(all.size()).pow(inputs).longValueExact() / every;
        long first = Samples.turn(every);
        return LongStream.range(0, cases)
                .parallel()
                .mapToObj(index -> chosen(all, inputs, first + every * index))
                .filter(numbers -> {
                    FormatModel model = new FormatModel(format, numbers);
                    return !facts.stream().allMatch(model::holds);
                })
                .findAny();
    }

    private static Map<String, FloatNumber> chosen(List<FloatNumber> all, int inputs, long index) {
        List<String> names = List.of("a", "b", "c", "d").subList(0, inputs);
        Map<String, FloatNumber> numbers = new HashMap<>();
        long rest = index;
        for (String name : names) {
            numbers.put(name, all.get((int) (rest % all.size())));
            rest /= all.size();
        }
        return numbers;
    }

    @ParameterizedTest
    @MethodSource("formats")
    void operationsOnTwoNumbersAreThoseOfTheFormatAndTheirFactsHold(FloatFormat format) {
        for (BinaryOperator operator : BINARY) {
            Definitions definitions = new Definitions();
            Encoded result = apply(operator, input("a"), input("b"), definitions);
            List<Formula> facts = definitions.facts();
            assertThat(facts.isEmpty()).as(operator.symbol()).isEqualTo(!ROUNDED.contains(operator));
            for (FloatNumber a : numbers(format)) {
                for (FloatNumber b : numbers(format)) {
                    FormatModel model = new FormatModel(format, Map.of("a", a, "b", b));
                    assertThat(model.number(result.parts())).as("%s %s %s", a, operator.symbol(), b)
                            .isEqualTo(FloatingArithmetic.apply(operator, a, b));
                    assertThat(facts).as("%s %s %s", a, operator.symbol(), b).allMatch(model::holds);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("formats")
    void operationsOnOneNumberAreThoseOfTheFormatAndTheirFactsHold(FloatFormat format) {
        for (UnaryOperator operator : UNARY) {
            Definitions definitions = new Definitions();
            Encoded result = apply(operator, input("a"), definitions);
            for (FloatNumber a : numbers(format)) {
                FormatModel model = new FormatModel(format, Map.of("a", a));
                assertThat(model.number(result.parts())).as("%s of %s", operator.symbol(), a)
                        .isEqualTo(FloatingArithmetic.apply(operator, a));
                assertThat(definitions.facts()).as("%s of %s", operator.symbol(), a).allMatch(model::holds);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("formats")
    void functionsThatNoStandardRoundsAreThoseOfALibrary(FloatFormat format) {
        for (UnaryOperator operator : UnaryOperator.values()) {
            if (!FloatFunctions.has(operator)) {
                continue;
            }
            Definitions definitions = new Definitions();
            Encoded result = apply(operator, input("a"), definitions);
            for (FloatNumber a : numbers(format)) {
                FormatModel model = new FormatModel(format, Map.of("a", a));
                FloatNumber expected = switch (FloatFunctions.of(operator, a)) {
                    case ElementValue.Between(FloatNumber low, FloatNumber ignored) -> low;
                    case ElementValue.Floating(FloatNumber only) -> only;
                    default -> throw new AssertionError(operator);
                };
                assertThat(model.number(result.parts())).as("%s of %s", operator.symbol(), a).isEqualTo(expected);
                assertThat(definitions.facts()).as("%s of %s", operator.symbol(), a).allMatch(model::holds);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("formats")
    void comparisonsAreThoseOfTheFormat(FloatFormat format) {
        ElementArithmetic arithmetic = new ElementArithmetic(UndefinedValues.NONE);
        for (Relation relation : Relation.values()) {
            Formula compared = THEORY.relate(relation, input("a"), input("b"), new Definitions());
            for (FloatNumber a : numbers(format)) {
                for (FloatNumber b : numbers(format)) {
                    ElementValue expected = arithmetic.compare(relation, new ElementValue.Floating(a),
                            new ElementValue.Floating(b));
                    assertThat(new FormatModel(format, Map.of("a", a, "b", b)).holds(compared))
                            .as("%s %s %s", a, relation.symbol(), b)
                            .isEqualTo(ElementArithmetic.isTrue(expected));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("formats")
    void literalsAreTheNumbersOfTheFormat(FloatFormat format) {
        FormatModel model = new FormatModel(format, Map.of());
        BiFunction<Integer, Integer, FloatNumber> quotient = (above, below) -> FloatNumber.nearest(format,
                BigInteger.valueOf(above), BigInteger.valueOf(below));
        assertThat(Stream.of(Literal.decimal("0"), Literal.decimal("-0.0"), Literal.decimal("-1"),
                Literal.decimal("1.5"), Literal.decimal("0.5"), Literal.decimal("3"), new Literal.Infinity(false),
                new Literal.NotANumber()).map(literal -> model.number(THEORY.literal(literal).parts())))
                .containsExactly(FloatNumber.zero(format, false), FloatNumber.zero(format, true), quotient.apply(-1, 1),
                        quotient.apply(3, 2), quotient.apply(1, 2), quotient.apply(3, 1),
                        FloatNumber.infinity(format, true), FloatNumber.notANumber(format));
    }

    /** What one operation tells of the operands and results of another, those of the first among them. */
    @ParameterizedTest
    @EnumSource(value = BinaryOperator.class, names = {"ADD", "MUL", "DIV"})
    void factsOfSeveralOperationsHoldTogether(BinaryOperator first) {
        for (BinaryOperator second : List.of(BinaryOperator.ADD, BinaryOperator.MUL, BinaryOperator.DIV)) {
            if (first.compareTo(second) <= 0) {
                Definitions apart = new Definitions();
                apply(first, input("a"), input("b"), apart);
                apply(second, input("c"), input("d"), apart);
                assertThat(failing(new FloatFormat(2, 1), 4, EVERY, apart.facts())).as(second.symbol()).isEmpty();
            }
            Definitions nested = new Definitions();
            Encoded inner = apply(first, input("a"), input("b"), nested);
            apply(second, inner, input("c"), nested);
            apply(UnaryOperator.SQRT, inner, nested);
            assertThat(failing(new FloatFormat(2, 2), 3, EVERY, nested.facts())).as(second.symbol()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("formats")
    void factsOfSquareRootsHoldTogether(FloatFormat format) {
        Definitions definitions = new Definitions();
        Encoded root = apply(UnaryOperator.SQRT, input("a"), definitions);
        apply(UnaryOperator.SQRT, input("b"), definitions);
        apply(UnaryOperator.SQRT, root, definitions);
        apply(BinaryOperator.MUL, root, root, definitions);
        assertThat(failing(format, 2, definitions.facts())).isEmpty();
    }

    /** Facts of which each is false for some numbers: were the theory to tell one, the tests above would fail. */
    @Test
    void whatIsNoFactIsSeen() {
        Definitions definitions = new Definitions();
        Encoded a = input("a");
        Encoded b = input("b");
        Encoded c = input("c");
        Encoded zero = THEORY.literal(Literal.decimal("0"));
        Encoded two = THEORY.literal(Literal.decimal("2"));
        Encoded product = apply(BinaryOperator.MUL, a, b, definitions);
        BiFunction<Encoded, Encoded, Encoded> sum = (x, y) -> apply(BinaryOperator.ADD, x, y, definitions);
        Map<String, Formula> wrong = Map.of("sums associate",
                Encoded.equal(sum.apply(sum.apply(a, b), c), sum.apply(a, sum.apply(b, c))),
                "what is doubled can be halved",
                Encoded.equal(apply(BinaryOperator.DIV, sum.apply(a, a), two, definitions), a),
                "what is halved can be doubled",
                Encoded.equal(
                        apply(BinaryOperator.MUL, apply(BinaryOperator.DIV, a, two, definitions), two, definitions), a),
                "zero is neutral", Encoded.equal(sum.apply(a, zero), a), "a product of numbers that are not 0 is none",
                Formula.or(List.of(THEORY.relate(Relation.EQ, a, zero, definitions),
                        THEORY.relate(Relation.EQ, b, zero, definitions),
                        Formula.not(THEORY.relate(Relation.EQ, product, zero, definitions)))),
                "nothing overflows",
                Formula.or(List.of(a.parts().get(1), b.parts().get(1), Formula.not(product.parts().get(1)))),
                "rounding is strictly monotone",
                Formula.implies(THEORY.relate(Relation.LT, a, b, definitions),
                        Formula.or(List.of(THEORY.relate(Relation.LT, sum.apply(a, c), sum.apply(b, c), definitions)))),
                "a square root has its square",
                Encoded.equal(apply(BinaryOperator.MUL, apply(UnaryOperator.SQRT, a, definitions),
                        apply(UnaryOperator.SQRT, a, definitions), definitions), a));
        List<String> missed = new ArrayList<>();
        wrong.forEach((what, fact) -> {
            if (failing(new FloatFormat(3, 1), 3, List.of(fact)).isEmpty()) {
                missed.add(what);
            }
        });
        assertThat(missed).isEmpty();
    }
}
