package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ArithFlag;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.rule.FloatReading;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.bitwuzla.BitwuzlaSolver;
import io.verifyrules.verifier.solver.z3.Z3Glances;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.theory.ArithEncoding;
import io.verifyrules.verifier.theory.Definitions;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.theory.Encoded;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * On all elements of small formats, poison among them, what a solver is told of MLIR's operations on floats is what the interpreter
 * computes: with every combination of flags, whatever sign is chosen.
 */
@Execution(ExecutionMode.CONCURRENT)
@Tag("exhaustive")
class ArithFloatsTest {

    private static final Budget AMPLE = new Budget(500_000_000, Duration.ofSeconds(60), false);
    private static final FloatFormat TINY = new FloatFormat(2, 2);
    private static final FloatFormat SMALL = new FloatFormat(3, 2);
    /** A solver takes long for all pairs of elements with each set of flags. */
    private static final int PART = 60;
    private static final Formula FLIPS = new Formula.Symbol("flips", Sort.BOOL);

    private static final List<ArithFlag> ROUNDINGS = Stream.of(ArithFlag.values())
            .filter(ArithFlag::isRounding)
            .toList();

    private final Solver solver = new Z3Glances(new Z3Solver());

    private static ElementTheory theory(FloatFormat format) {
        return ElementTheories.of(new ElementType.Floating(format), false, FloatReading.MLIR);
    }

    private static List<ElementValue> elements(FloatFormat format) {
        return Stream
                .concat(Stream.<ElementValue>of(new ElementValue.Poison()),
                        LongStream.range(0, 1L << format.bits())
                                .mapToObj(bits -> new FloatNumber(format, bits))
                                .distinct()
                                .<ElementValue>map(ElementValue.Floating::new))
                .toList();
    }

    private static Formula bits(FloatNumber number) {
        return new Formula.Floating(BigInteger.valueOf(number.bits()), (Sort.Floats) theory(number.format()).sort());
    }

    private static Encoded encoded(ElementValue value) {
        return value instanceof ElementValue.Floating(FloatNumber number)
                ? new Encoded(List.of(bits(number), Formula.FALSE))
                : new Encoded(List.of(bits(FloatNumber.zero(SMALL, false)), Formula.TRUE));
    }

    /** That an encoded element is this one; the number of what is poison means nothing. */
    private static Formula is(Encoded encoded, ElementValue value) {
        Formula poison = encoded.parts().get(1);
        Formula number = encoded.parts().get(0);
        return switch (value) {
            case ElementValue.Poison ignored -> poison;
            case ElementValue.Floating floating ->
                Formula.and(List.of(Formula.not(poison), Formula.equal(number, bits(floating.number()))));
            case ElementValue.Word truth ->
                Formula.and(List.of(Formula.not(poison), truth.value().signum() != 0 ? number : Formula.not(number)));
            default -> throw new AssertionError(value);
        };
    }

    private static List<List<ElementValue>> operands(FloatFormat format, int arity) {
        if (arity == 0) {
            return List.of(List.of());
        }
        return operands(format, arity - 1).stream()
                .flatMap(some -> elements(format).stream()
                        .map(last -> Stream.concat(some.stream(), Stream.of(last)).toList()))
                .toList();
    }

    private void assertAgree(ArithOperator operator, ArithFlags flags, FloatFormat format) {
        int arity = switch (operator.form()) {
            case UNARY -> 1;
            case TERNARY -> 3;
            default -> 2;
        };
        boolean chooses = operator.choosesSign(flags);
        List<Encoded> symbols = Stream.of("x", "y", "z")
                .limit(arity)
                .map(name -> theory(format).input(new Formula.Symbol(name, theory(format).sort())))
                .toList();
        List<Encoded> encoded = new ArrayList<>(symbols);
        if (chooses) {
            encoded.addFirst(new Encoded(List.of(FLIPS)));
        }
        Encoded result = ArithEncoding.of(new Operation.OfArith(operator, flags), theory(format).type(), encoded,
                operator.form() == ArithOperator.Form.COMPARISON ? ElementType.I1 : theory(format).type(),
                new Definitions());
        List<Formula> agreements = new ArrayList<>();
        for (List<ElementValue> given : Samples.part(operands(format, arity), PART)) {
            List<Formula> are = new ArrayList<>();
            for (int place = 0; place < arity; place++) {
                are.add(is(symbols.get(place), given.get(place)));
            }
            for (boolean flips : chooses ? new boolean[]{false, true} : new boolean[]{false}) {
                List<Formula> all = new ArrayList<>(are);
                all.add(flips ? FLIPS : Formula.not(FLIPS));
                agreements.add(Formula.implies(Formula.and(all),
                        is(result, ArithFloats.apply(operator, flags, given, () -> flips))));
            }
        }
        assertUnsatisfiable(operator + " " + flags + ", " + Samples.repeated(), Formula.not(Formula.and(agreements)));
    }

    /** The remainder is an unknown function to a solver. */
    private static Stream<ArithOperator> ofFloats() {
        return Stream.of(ArithOperator.values())
                .filter(operator -> operator.operands() == ArithOperator.Numbers.FLOATS)
                .filter(operator -> operator.form() != ArithOperator.Form.CONVERSION)
                .filter(operator -> operator != ArithOperator.REMF && operator != ArithOperator.FMA);
    }

    /** Z3 is not asked for these, as it has some of them wrong. */
    @Test
    void aProductThatIsRoundedWithASumAgrees() {
        Random random = new Random(3);
        List<ElementValue> all = elements(SMALL);
        List<List<ElementValue>> triples = Samples.part(
                Stream.generate(() -> random.ints(3, 0, all.size()).mapToObj(all::get).toList()).limit(6000).toList(),
                PART);
        for (ArithFlags flags : List.of(ArithFlags.NONE, new ArithFlags(Set.of(ArithFlag.NNAN, ArithFlag.NINF)))) {
            Operation.OfArith fma = new Operation.OfArith(ArithOperator.FMA, flags);
            List<Formula> agreements = triples.stream()
                    .map(given -> is(
                            ArithEncoding.of(fma, theory(SMALL).type(),
                                    given.stream().map(ArithFloatsTest::encoded).toList(), theory(SMALL).type(),
                                    new Definitions()),
                            ArithFloats.apply(ArithOperator.FMA, flags, given, () -> false)))
                    .toList();
            Query wrong = new Query("fma " + flags + ", " + Samples.repeated(),
                    List.of(Formula.not(Formula.and(agreements))), List.of());
            assertThat(new BitwuzlaSolver().check(wrong, AMPLE)).isInstanceOf(Answer.Unsatisfiable.class);
            assertThat(solver.check(wrong, AMPLE)).isInstanceOf(Answer.GaveUp.class);
        }
    }

    @ParameterizedTest
    @MethodSource("ofFloats")
    void operationsAgreeWithEveryCombinationOfFlags(ArithOperator operator) {
        ArithFlags.among(operator.flags())
                .stream()
                .filter(flags -> flags.rounding().isEmpty() && flags.licences().isEmpty())
                .forEach(flags -> assertAgree(operator, flags, TINY));
    }

    @ParameterizedTest
    @EnumSource(value = ArithOperator.class, names = {"ADDF", "SUBF", "MULF", "DIVF"})
    void operationsAgreeInEveryDirectionOfRounding(ArithOperator operator) {
        ROUNDINGS.forEach(rounding -> assertAgree(operator, new ArithFlags(Set.of(rounding, ArithFlag.NSZ)), TINY));
    }

    @Test
    void sumsAgreeInALargerFormat() {
        assertAgree(ArithOperator.ADDF, new ArithFlags(Set.of(ArithFlag.NNAN, ArithFlag.NSZ)), SMALL);
    }

    private static List<ElementValue> elements(ElementType type) {
        return switch (type) {
            case ElementType.Floating floating -> elements(floating.format());
            case ElementType.Signless integer -> Stream
                    .concat(Stream.<ElementValue>of(new ElementValue.Poison()),
                            LongStream.range(0, 1L << integer.unsigned().bits())
                                    .mapToObj(bits -> ElementValue.Word.wrapped(BigInteger.valueOf(bits),
                                            integer.unsigned())))
                    .toList();
            default -> throw new AssertionError(type);
        };
    }

    @Test
    void flagsOfAChoiceSpeakOfWhatIsChosen() {
        ElementType i1 = ElementType.I1;
        Encoded predicate = theory(i1).input(new Formula.Symbol("p", theory(i1).sort()));
        Encoded x = theory(TINY).input(new Formula.Symbol("x", theory(TINY).sort()));
        Encoded y = theory(TINY).input(new Formula.Symbol("y", theory(TINY).sort()));
        for (ArithFlags flags : ArithFlags.among(ArithOperator.SELECT.flags())) {
            List<Encoded> encoded = new ArrayList<>(List.of(predicate, x, y));
            if (ArithOperator.SELECT.choosesSign(flags)) {
                encoded.addFirst(new Encoded(List.of(FLIPS)));
            }
            Encoded result = ArithEncoding.of(new Operation.OfArith(ArithOperator.SELECT, flags), theory(TINY).type(),
                    encoded, theory(TINY).type(), new Definitions());
            List<Formula> agreements = new ArrayList<>();
            for (ElementValue truth : elements(i1)) {
                for (List<ElementValue> given : operands(TINY, 2)) {
                    for (boolean flips : new boolean[]{false, true}) {
                        Formula are = Formula.and(List.of(is(predicate, truth, i1), is(x, given.get(0)),
                                is(y, given.get(1)), flips ? FLIPS : Formula.not(FLIPS)));
                        ElementValue chosen = ArithFloats.choice(flags, List.of(truth, given.get(0), given.get(1)),
                                () -> flips);
                        agreements.add(Formula.implies(are, is(result, chosen)));
                    }
                }
            }
            assertUnsatisfiable("select " + flags, Formula.not(Formula.and(agreements)));
        }
    }

    private static ElementTheory theory(ElementType type) {
        return ElementTheories.of(type, false, FloatReading.MLIR);
    }

    private static Formula is(Encoded encoded, ElementValue value, ElementType type) {
        return value instanceof ElementValue.Word word
                ? Encoded.equal(encoded, theory(type).literal(new Literal.Whole(word.value())))
                : is(encoded, value);
    }

    private void assertConverted(ArithOperator operator, ArithFlags flags, ElementType from, ElementType to) {
        boolean chooses = operator.choosesSign(flags);
        Encoded operand = theory(from).input(new Formula.Symbol("x", theory(from).sort()));
        List<Encoded> encoded = chooses ? List.of(new Encoded(List.of(FLIPS)), operand) : List.of(operand);
        Encoded result = ArithEncoding.of(new Operation.OfArith(operator, flags), from, encoded, to, new Definitions());
        List<Formula> agreements = new ArrayList<>();
        for (ElementValue given : elements(from)) {
            for (boolean flips : new boolean[]{false, true}) {
                Formula are = Formula.and(List.of(is(operand, given, from), flips ? FLIPS : Formula.not(FLIPS)));
                ElementValue converted = ConversionArithmetic.apply(operator, flags, to, given, () -> flips);
                agreements.add(Formula.implies(are, is(result, converted, to)));
            }
        }
        assertUnsatisfiable(operator + " " + flags + " " + from + " " + to, Formula.not(Formula.and(agreements)));
    }

    private void assertUnsatisfiable(String what, Formula wrong) {
        assertThat(solver.check(new Query(what, List.of(wrong), List.of()), AMPLE)).as(what)
                .isInstanceOf(Answer.Unsatisfiable.class);
    }

    @Test
    void lengthsAgreeInEveryDirectionOfRounding() {
        ElementType tiny = new ElementType.Floating(TINY);
        ElementType longer = new ElementType.Floating(new FloatFormat(3, 4));
        for (ArithFlags flags : ArithFlags.among(ArithOperator.TRUNCF.flags())) {
            assertConverted(ArithOperator.TRUNCF, flags, longer, tiny);
        }
        for (ArithFlags flags : ArithFlags.among(ArithOperator.EXTF.flags())) {
            assertConverted(ArithOperator.EXTF, flags, tiny, longer);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 9})
    void integersAgree(int bits) {
        ElementType integer = new ElementType.Signless(Width.of(bits));
        for (FloatFormat format : List.of(new FloatFormat(3, 4), new FloatFormat(4, 5))) {
            ElementType floating = new ElementType.Floating(format);
            for (ArithOperator operator : List.of(ArithOperator.SITOFP, ArithOperator.UITOFP)) {
                ArithFlags.among(operator.flags())
                        .forEach(flags -> assertConverted(operator, flags, integer, floating));
            }
            for (ArithOperator operator : List.of(ArithOperator.FPTOSI, ArithOperator.FPTOUI)) {
                assertConverted(operator, ArithFlags.NONE, floating, integer);
            }
        }
    }
}
