package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.value.ElementArithmetic;
import io.verifyrules.verifier.value.ElementConversion;
import io.verifyrules.verifier.value.ElementLiteral;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.FloatNumber;
import io.verifyrules.verifier.value.UndefinedValues;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/** On all numbers of {@code f8e4m3fn} the theory and the interpreter agree, though no sort of the solver has them. */
@Execution(ExecutionMode.CONCURRENT)
@Tag("exhaustive")
class FiniteFloatTheoryTest {

    private static final Budget AMPLE = new Budget(2_000_000_000L, Duration.ofMinutes(2), false);
    private static final int AT_ONCE = 500;
    private static final ElementType.Floating TYPE = (ElementType.Floating) ElementType.F8E4M3FN;
    /** Which part of all pairs is looked at; that two roundings are one is tested on all of them elsewhere. */
    private static final int PART = 13;
    private static final FiniteFloatTheory THEORY = new FiniteFloatTheory(TYPE);
    private static final List<FloatNumber> ALL = IntStream.range(0, 0xff)
            .mapToObj(bits -> new FloatNumber(TYPE.format(), bits))
            .toList();

    private final Z3Solver solver = new Z3Solver();
    private final ElementArithmetic arithmetic = new ElementArithmetic(UndefinedValues.NONE);

    private static Encoded encoded(ElementValue value, ElementTheory theory) {
        return value instanceof ElementValue.Truth(boolean truth)
                ? Encoded.of(new Formula.Truth(truth))
                : theory.literal(ElementLiteral.of(value).orElseThrow());
    }

    private static Encoded encoded(FloatNumber number) {
        return encoded(new ElementValue.Floating(number), THEORY);
    }

    private static List<FloatNumber> partOf(FloatNumber other) {
        return ALL.stream().filter(number -> (number.bits() + other.bits()) % PART == 0).toList();
    }

    private void assertAllHold(String what, List<Formula> claims) {
        assertThat(claims).as(what).isNotEmpty();
        for (int from = 0; from < claims.size(); from += AT_ONCE) {
            Formula wrong = Formula.not(Formula.and(claims.subList(from, Math.min(claims.size(), from + AT_ONCE))));
            assertThat(solver.check(new Query(what, List.of(wrong), List.of()), AMPLE)).as("%s, from %d", what, from)
                    .isInstanceOf(Answer.Unsatisfiable.class);
        }
    }

    @ParameterizedTest
    @EnumSource(value = BinaryOperator.class, names = {"ADD", "SUB", "MUL", "DIV", "MIN", "MAX"})
    void operationsOnPairsAgree(BinaryOperator operator) {
        List<Formula> agree = new ArrayList<>();
        for (FloatNumber a : ALL) {
            for (FloatNumber b : partOf(a)) {
                Formula value = THEORY
                        .apply(new Operation.OfBinary(operator), List.of(encoded(a), encoded(b)), new Definitions())
                        .value();
                ElementValue known = arithmetic.apply(operator, new ElementValue.Floating(a),
                        new ElementValue.Floating(b));
                agree.add(Formula.equal(value, encoded(known, THEORY).value()));
            }
        }
        assertAllHold(operator.symbol(), agree);
    }

    @Test
    void operationsOnOneNumberAgree() {
        for (UnaryOperator operator : List.of(UnaryOperator.NEG, UnaryOperator.ABS, UnaryOperator.SIGN,
                UnaryOperator.SQRT, UnaryOperator.FLOOR, UnaryOperator.CEIL, UnaryOperator.ROUND,
                UnaryOperator.ROUND_EVEN)) {
            assertAllHold(operator.symbol(), ALL.stream()
                    .map(a -> Formula.equal(
                            THEORY.apply(new Operation.OfUnary(operator), List.of(encoded(a)), new Definitions())
                                    .value(),
                            encoded(arithmetic.apply(operator, new ElementValue.Floating(a)), THEORY).value()))
                    .toList());
        }
    }

    @Test
    void comparisonsOfPairsAgree() {
        for (Relation relation : Relation.values()) {
            List<Formula> agree = new ArrayList<>();
            for (FloatNumber a : ALL) {
                for (FloatNumber b : partOf(a)) {
                    agree.add(Formula.equal(THEORY.relate(relation, encoded(a), encoded(b), new Definitions()), encoded(
                            arithmetic.compare(relation, new ElementValue.Floating(a), new ElementValue.Floating(b)),
                            THEORY).value()));
                }
            }
            assertAllHold(relation.toString(), agree);
        }
    }

    /** So an input may be every element, and nothing else. */
    @Test
    void allBitsOfAnInputAreTheNumberThatHasThem() {
        List<Formula> agree = IntStream.range(0, 0x100)
                .mapToObj(bits -> Formula.equal(
                        THEORY.input(new Formula.Word(BigInteger.valueOf(bits), new Sort.Words(8))).value(),
                        encoded(new FloatNumber(TYPE.format(), bits)).value()))
                .toList();
        assertAllHold("bits", agree);
        assertThat(ALL.stream().map(number -> encoded(number).value())).doesNotHaveDuplicates();
    }

    /** No unknown function of all values at once may be what each library gives, unless the theory says something wrong. */
    @Test
    void functionsMayBeWhatTheyAreAndStayNoNumbers() {
        for (UnaryOperator operator : List.of(UnaryOperator.EXP, UnaryOperator.LOG, UnaryOperator.RSQRT)) {
            Definitions definitions = new Definitions();
            List<Formula> all = new ArrayList<>();
            for (FloatNumber a : ALL.stream().filter(number -> number.bits() % 5 < 2).toList()) {
                Formula value = THEORY.apply(new Operation.OfUnary(operator), List.of(encoded(a)), definitions).value();
                switch (arithmetic.apply(operator, new ElementValue.Floating(a))) {
                    case ElementValue.Floating(FloatNumber known) ->
                        all.add(Formula.equal(value, encoded(known).value()));
                    case ElementValue.Between(FloatNumber low, FloatNumber ignored) ->
                        all.add(Formula.equal(value, encoded(low).value()));
                    default -> {
                    }
                }
            }
            all.addAll(definitions.facts());
            assertThat(solver.check(new Query(operator.symbol(), all, List.of()), AMPLE))
                    .isInstanceOf(Answer.Satisfiable.class);
            Formula ofNone = THEORY
                    .apply(new Operation.OfUnary(operator), List.of(THEORY.literal(new Literal.NotANumber())),
                            definitions)
                    .value();
            assertAllHold(operator.symbol() + " of none", List.of(FloatTheory.isNaN(ofNone)));
        }
    }

    @Test
    void remaindersMayBeWhatTheyAre() {
        Definitions definitions = new Definitions();
        List<Formula> all = new ArrayList<>();
        // What is known of one is said beside all others, so that many take long.
        for (FloatNumber a : ALL.stream().filter(number -> number.bits() % 17 == 0).toList()) {
            for (FloatNumber b : partOf(a)) {
                Formula value = THEORY
                        .apply(new Operation.OfBinary(BinaryOperator.REM), List.of(encoded(a), encoded(b)), definitions)
                        .value();
                all.add(Formula.equal(value, encoded(arithmetic.apply(BinaryOperator.REM, new ElementValue.Floating(a),
                        new ElementValue.Floating(b)), THEORY).value()));
            }
        }
        all.addAll(definitions.facts());
        assertThat(solver.check(new Query("rem", all, List.of()), AMPLE)).isInstanceOf(Answer.Satisfiable.class);
    }

    private void assertConversionsAgree(ElementType from, ElementType to, Stream<ElementValue> values) {
        List<Formula> agree = new ArrayList<>();
        ElementConversion conversion = new ElementConversion(application -> new ElementValue.Uncertain("undefined"));
        ElementTheory source = ElementTheories.of(from, false);
        ElementTheory target = ElementTheories.of(to, false);
        values.forEach(value -> {
            ElementValue known = conversion.of(Conversion.CONVERT, value, from, to);
            if (!(known instanceof ElementValue.Uncertain)) {
                Encoded result = ConversionEncoding.of(new Operation.OfConversion(Conversion.CONVERT, from, to),
                        encoded(value, source), type -> ElementTheories.of(type, false), new Definitions());
                agree.add(Encoded.equal(result, encoded(known, target)));
            }
        });
        assertAllHold(from + " to " + to, agree);
    }

    private static Stream<ElementValue> numbers(FloatFormat format, LongStream bits) {
        return bits.mapToObj(each -> new ElementValue.Floating(new FloatNumber(format, each)));
    }

    @Test
    void conversionsToOtherTypesAgree() {
        for (ElementType to : List.of(new ElementType.Floating(FloatFormat.F16),
                new ElementType.Floating(FloatFormat.BF16), new ElementType.Floating(FloatFormat.F32),
                new ElementType.Floating(FloatFormat.F64), new ElementType.Machine(true, 4),
                new ElementType.Machine(false, 8), new ElementType.Machine(true, 16), new ElementType.Machine(true, 64),
                ElementType.BOOL)) {
            assertConversionsAgree(TYPE, to, numbers(TYPE.format(), LongStream.range(0, 0xff)));
        }
    }

    @ParameterizedTest
    @EnumSource(Longer.class)
    void conversionsFromLongerFormatsAgree(Longer longer) {
        FloatFormat format = longer.format;
        assertConversionsAgree(new ElementType.Floating(format), TYPE, numbers(format, besideMiddles(format)));
    }

    enum Longer {
        F16(FloatFormat.F16),
        BF16(FloatFormat.BF16),
        F32(FloatFormat.F32),
        F64(FloatFormat.F64);

        private final FloatFormat format;

        Longer(FloatFormat format) {
            this.format = format;
        }
    }

    /** The numbers of the longer format at and beside those halfway between two, and zeros and infinities. */
    private static LongStream besideMiddles(FloatFormat format) {
        LongStream middles = LongStream.rangeClosed(0, 0x7e).flatMap(bits -> {
            FloatNumber low = new FloatNumber(TYPE.format(), bits).nearest(format);
            FloatNumber high = bits == 0x7e
                    ? FloatNumber.nearest(format, BigInteger.valueOf(480), BigInteger.ONE)
                    : new FloatNumber(TYPE.format(), bits + 1).nearest(format);
            BigInteger scale = BigInteger.valueOf(2048);
            BigInteger twice = low.numerator()
                    .multiply(scale)
                    .divide(low.denominator())
                    .add(high.numerator().multiply(scale).divide(high.denominator()));
            long middle = format.bitsOf(twice, scale.multiply(BigInteger.TWO)).orElseThrow();
            return LongStream.of(middle - 1, middle, middle + 1, low.bits());
        });
        return LongStream
                .concat(middles, LongStream.of(0, 1, format.infinity(), format.greatest(), format.notANumber()))
                .flatMap(bits -> LongStream.of(bits, bits | format.signBit()));
    }

    @Test
    void conversionsOfIntegersAgree() {
        for (ElementType.Machine from : List.of(new ElementType.Machine(true, 4), new ElementType.Machine(false, 8),
                new ElementType.Machine(true, 16), new ElementType.Machine(true, 64))) {
            Stream<BigInteger> some = LongStream.rangeClosed(-2100, 2100).mapToObj(BigInteger::valueOf);
            Stream<BigInteger> ends = Stream.of(from.least(), from.greatest());
            assertConversionsAgree(from, TYPE,
                    Stream.concat(some, ends)
                            .filter(from::contains)
                            .map(number -> new ElementValue.Word(number, from)));
        }
    }
}
