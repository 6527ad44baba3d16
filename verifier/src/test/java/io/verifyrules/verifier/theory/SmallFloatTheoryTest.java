package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.z3.Z3Glances;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.value.ElementArithmetic;
import io.verifyrules.verifier.value.ElementConversion;
import io.verifyrules.verifier.value.ElementLiteral;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.FloatNumber;
import io.verifyrules.verifier.value.SmallFormatModel;
import io.verifyrules.verifier.value.UndefinedValues;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** On all numbers of each format of 8 bits the theory and the interpreter agree, though no sort of the solver has some. */
@Execution(ExecutionMode.CONCURRENT)
@Tag("exhaustive")
@OnItsDay(turn = 0, of = 2)
class SmallFloatTheoryTest {

    private static final Budget AMPLE = new Budget(2_000_000_000L, Duration.ofMinutes(2), false);
    private static final int AT_ONCE = 500;
    /** Of so many parts of all pairs each day has one; that two roundings are one is tested on all of them elsewhere. */
    private static final int PART = 47;
    private final Solver solver = new Z3Glances(new Z3Solver());
    private final ElementArithmetic arithmetic = new ElementArithmetic(UndefinedValues.NONE);

    private static Encoded encoded(ElementValue value, ElementTheory theory) {
        return value instanceof ElementValue.Truth(boolean truth)
                ? Encoded.of(new Formula.Truth(truth))
                : theory.literal(ElementLiteral.of(value).orElseThrow());
    }

    private static ElementTheory theory(SmallFormatModel model) {
        return ElementTheories.of(type(model), false);
    }

    private static ElementType.Floating type(SmallFormatModel model) {
        return new ElementType.Floating(model.format());
    }

    private static Encoded encoded(FloatNumber number) {
        return encoded(new ElementValue.Floating(number),
                ElementTheories.of(new ElementType.Floating(number.format()), false));
    }

    private static List<FloatNumber> partOf(List<FloatNumber> all, FloatNumber other) {
        int turn = Samples.turn(PART);
        return all.stream().filter(number -> (number.bits() + other.bits()) % PART == turn).toList();
    }

    static Stream<SmallFormatModel> models() {
        return SmallFormatModel.models();
    }

    static Stream<SmallFormatModel> finite() {
        return models().filter(model -> model.format().isFinite());
    }

    static Stream<Arguments> operations() {
        return models().flatMap(model -> Stream
                .of(BinaryOperator.ADD, BinaryOperator.SUB, BinaryOperator.MUL, BinaryOperator.DIV, BinaryOperator.MIN,
                        BinaryOperator.MAX)
                .map(operator -> Arguments.of(model, operator)));
    }

    private void assertAllHold(String what, List<Formula> claims) {
        assertThat(claims).as(what).isNotEmpty();
        for (int from = 0; from < claims.size(); from += AT_ONCE) {
            Formula wrong = Formula.not(Formula.and(claims.subList(from, Math.min(claims.size(), from + AT_ONCE))));
            assertThat(solver.check(new Query(what, List.of(wrong), List.of()), AMPLE))
                    .as("%s, from %d (%s)", what, from, Samples.repeated())
                    .isInstanceOf(Answer.Unsatisfiable.class);
        }
    }

    @ParameterizedTest
    @MethodSource("operations")
    void operationsOnPairsAgree(SmallFormatModel model, BinaryOperator operator) {
        ElementTheory theory = theory(model);
        List<Formula> agree = new ArrayList<>();
        for (FloatNumber a : model.all()) {
            for (FloatNumber b : partOf(model.all(), a)) {
                Formula value = theory
                        .apply(new Operation.OfBinary(operator), List.of(encoded(a), encoded(b)), new Definitions())
                        .value();
                ElementValue known = arithmetic.apply(operator, new ElementValue.Floating(a),
                        new ElementValue.Floating(b));
                agree.add(Formula.equal(value, encoded(known, theory).value()));
            }
        }
        assertAllHold(operator.symbol(), agree);
    }

    @ParameterizedTest
    @MethodSource("models")
    void operationsOnOneNumberAgree(SmallFormatModel model) {
        ElementTheory theory = theory(model);
        for (UnaryOperator operator : List.of(UnaryOperator.NEG, UnaryOperator.ABS, UnaryOperator.SIGN,
                UnaryOperator.SQRT, UnaryOperator.FLOOR, UnaryOperator.CEIL, UnaryOperator.ROUND,
                UnaryOperator.ROUND_EVEN)) {
            assertAllHold(operator.symbol(), model.all()
                    .stream()
                    .map(a -> Formula.equal(
                            theory.apply(new Operation.OfUnary(operator), List.of(encoded(a)), new Definitions())
                                    .value(),
                            encoded(arithmetic.apply(operator, new ElementValue.Floating(a)), theory).value()))
                    .toList());
        }
    }

    @ParameterizedTest
    @MethodSource("models")
    void comparisonsOfPairsAgree(SmallFormatModel model) {
        ElementTheory theory = theory(model);
        for (Relation relation : Relation.values()) {
            List<Formula> agree = new ArrayList<>();
            for (FloatNumber a : model.all()) {
                for (FloatNumber b : partOf(model.all(), a)) {
                    agree.add(Formula.equal(theory.relate(relation, encoded(a), encoded(b), new Definitions()), encoded(
                            arithmetic.compare(relation, new ElementValue.Floating(a), new ElementValue.Floating(b)),
                            theory).value()));
                }
            }
            assertAllHold(relation.toString(), agree);
        }
    }

    /** So an input may be every element, and nothing else. */
    @ParameterizedTest
    @MethodSource("models")
    void allBitsAreTheNumberThatHasThem(SmallFormatModel model) {
        ElementType.Machine bits = new ElementType.Machine(false, 8);
        assertConversionsAgree(Conversion.BITCAST, bits, type(model),
                IntStream.range(0, 0x100).mapToObj(each -> new ElementValue.Word(BigInteger.valueOf(each), bits)));
        assertThat(model.all().stream().map(number -> encoded(number).value())).doesNotHaveDuplicates();
    }

    /** No unknown function of all values at once may be what each library gives, unless the theory says something wrong. */
    @ParameterizedTest
    @MethodSource("finite")
    void functionsMayBeWhatTheyAreAndStayNoNumbers(SmallFormatModel model) {
        ElementTheory theory = theory(model);
        for (UnaryOperator operator : List.of(UnaryOperator.EXP, UnaryOperator.LOG, UnaryOperator.RSQRT)) {
            Definitions definitions = new Definitions();
            List<Formula> all = new ArrayList<>();
            for (FloatNumber a : model.all().stream().filter(number -> number.bits() % 5 < 2).toList()) {
                Formula value = theory.apply(new Operation.OfUnary(operator), List.of(encoded(a)), definitions).value();
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
            Formula ofNone = theory
                    .apply(new Operation.OfUnary(operator), List.of(theory.literal(new Literal.NotANumber())),
                            definitions)
                    .value();
            assertAllHold(operator.symbol() + " of none", List.of(FloatTheory.isNaN(ofNone)));
        }
    }

    @ParameterizedTest
    @MethodSource("finite")
    void remaindersMayBeWhatTheyAre(SmallFormatModel model) {
        ElementTheory theory = theory(model);
        Definitions definitions = new Definitions();
        List<Formula> all = new ArrayList<>();
        // What is known of one is said beside all others, so that many take long.
        for (FloatNumber a : model.all().stream().filter(number -> number.bits() % 17 == 0).toList()) {
            for (FloatNumber b : partOf(model.all(), a)) {
                Formula value = theory
                        .apply(new Operation.OfBinary(BinaryOperator.REM), List.of(encoded(a), encoded(b)), definitions)
                        .value();
                all.add(Formula.equal(value, encoded(arithmetic.apply(BinaryOperator.REM, new ElementValue.Floating(a),
                        new ElementValue.Floating(b)), theory).value()));
            }
        }
        all.addAll(definitions.facts());
        assertThat(solver.check(new Query("rem", all, List.of()), AMPLE)).isInstanceOf(Answer.Satisfiable.class);
    }

    private void assertConversionsAgree(Conversion kind, ElementType from, ElementType to,
            Stream<ElementValue> values) {
        List<Formula> agree = new ArrayList<>();
        ElementConversion conversion = new ElementConversion(application -> new ElementValue.Uncertain("undefined"));
        ElementTheory source = ElementTheories.of(from, false);
        ElementTheory target = ElementTheories.of(to, false);
        values.forEach(value -> {
            ElementValue known = conversion.of(kind, value, from, to);
            if (!(known instanceof ElementValue.Uncertain)) {
                Encoded result = ConversionEncoding.of(new Operation.OfConversion(kind, from, to),
                        encoded(value, source), type -> ElementTheories.of(type, false), new Definitions());
                agree.add(Encoded.equal(result, encoded(known, target)));
            }
        });
        assertAllHold(from + " to " + to, agree);
    }

    private void assertConversionsAgree(ElementType from, ElementType to, Stream<ElementValue> values) {
        assertConversionsAgree(Conversion.CONVERT, from, to, values);
    }

    @ParameterizedTest
    @MethodSource("models")
    void conversionsToOtherTypesAgree(SmallFormatModel model) {
        ElementType type = type(model);
        Stream<ElementType> others = Stream.of(new ElementType.Machine(true, 4), new ElementType.Machine(false, 8),
                new ElementType.Machine(true, 16), new ElementType.Machine(true, 64), ElementType.BOOL);
        Stream.concat(FloatFormat.ALL.stream().map(ElementType.Floating::new), others)
                .filter(to -> !to.equals(type))
                .forEach(to -> assertConversionsAgree(type, to, model.all().stream().map(ElementValue.Floating::new)));
    }

    static Stream<Arguments> longer() {
        return models().flatMap(model -> FloatFormat.ALL.stream()
                .filter(format -> format.bits() > 8)
                .map(format -> Arguments.of(model, format)));
    }

    @ParameterizedTest
    @MethodSource("longer")
    void conversionsFromLongerFormatsAgree(SmallFormatModel model, FloatFormat longer) {
        assertConversionsAgree(new ElementType.Floating(longer), type(model), besideMiddles(model, longer)
                .mapToObj(bits -> new ElementValue.Floating(new FloatNumber(longer, bits))));
    }

    /** The numbers of the longer format at and beside those halfway between two, and zeros and infinities. */
    private static LongStream besideMiddles(SmallFormatModel model, FloatFormat format) {
        LongStream middles = IntStream.range(0, model.beyond())
                .mapToLong(bits -> format.bitsOf(model.middle(bits), model.halfUnitsOfOne()).orElseThrow());
        LongStream beside = middles.flatMap(middle -> LongStream.of(middle - 1, middle, middle + 1));
        LongStream all = model.all().stream().mapToLong(number -> number.nearest(format).bits());
        LongStream ends = LongStream.of(0, 1, format.infinity(), format.greatest(), format.notANumber());
        return Stream.of(beside, all, ends)
                .flatMapToLong(some -> some)
                .flatMap(bits -> LongStream.of(bits, bits | format.signBit()));
    }

    @ParameterizedTest
    @MethodSource("models")
    void conversionsOfIntegersAgree(SmallFormatModel model) {
        ElementType type = type(model);
        for (ElementType.Machine from : List.of(new ElementType.Machine(true, 4), new ElementType.Machine(false, 8),
                new ElementType.Machine(true, 16), new ElementType.Machine(true, 64))) {
            Stream<BigInteger> some = LongStream.rangeClosed(-2100, 2100).mapToObj(BigInteger::valueOf);
            Stream<BigInteger> ends = Stream.of(from.least(), from.greatest());
            assertConversionsAgree(from, type,
                    Stream.concat(some, ends)
                            .filter(from::contains)
                            .map(number -> new ElementValue.Word(number, from)));
        }
    }
}
