package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.z3.Z3Glances;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.value.FloatNumber;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What a solver is told of reals and floats holds of all floats of small formats, and of the reals among them and between them. */
@OnItsDay(turn = 1, of = 2)
class RealFloatsTest {

    private static final Budget AMPLE = new Budget(400_000_000, Duration.ofSeconds(60), false);

    private final Solver solver = new Z3Glances(new Z3Solver());

    static Stream<FloatFormat> small() {
        return Stream.of(new FloatFormat(2, 2), new FloatFormat(2, 3), new FloatFormat(3, 2), new FloatFormat(4, 2));
    }

    static Stream<FloatFormat> formats() {
        return Stream.of(new FloatFormat(2, 1), new FloatFormat(2, 2), new FloatFormat(3, 2), new FloatFormat(4, 3),
                new FloatFormat(5, 2), FloatFormat.F16, FloatFormat.BF16, FloatFormat.F32, FloatFormat.F64);
    }

    private static FloatTheory theory(FloatFormat format) {
        return new FloatTheory(new ElementType.Floating(format));
    }

    private static List<FloatNumber> numbers(FloatFormat format) {
        return LongStream.range(0, 1L << format.bits())
                .mapToObj(bits -> new FloatNumber(format, bits))
                .distinct()
                .toList();
    }

    private static Formula.Floating literal(FloatNumber number) {
        return (Formula.Floating) theory(number.format()).number(number.bits());
    }

    private static Formula numeral(Fraction real) {
        return Formula.divide(new Formula.RealNumber(real.numerator()), new Formula.RealNumber(real.denominator()));
    }

    /** The numbers of a format, and for every two that follow one another the middle, and what is a little below and above it. */
    private static List<Fraction> reals(FloatFormat format) {
        BigInteger fine = BigInteger.ONE.shiftLeft(12);
        List<BigInteger> ends = numbers(format).stream()
                .filter(FloatNumber::isFinite)
                .map(number -> Fraction.of(literal(number), format).orElseThrow())
                .map(real -> real.numerator().multiply(fine).divide(real.denominator()))
                .distinct()
                .sorted()
                .toList();
        List<Fraction> reals = new ArrayList<>();
        for (int i = 0; i < ends.size(); i++) {
            reals.add(new Fraction(ends.get(i), fine));
            BigInteger next = i + 1 < ends.size() ? ends.get(i + 1) : ends.get(i).shiftLeft(1);
            BigInteger middle = ends.get(i).add(next).shiftRight(1);
            Stream.of(middle, middle.subtract(BigInteger.ONE), middle.add(BigInteger.ONE))
                    .forEach(real -> reals.add(new Fraction(real, fine)));
        }
        return reals;
    }

    @ParameterizedTest
    @MethodSource("formats")
    void theNearestFloatIsTheInterpreters(FloatFormat format) {
        Random random = new Random(7);
        for (int i = 0; i < 5_000; i++) {
            BigInteger numerator = new BigInteger(1 + random.nextInt(60), random).shiftLeft(random.nextInt(40));
            BigInteger denominator = new BigInteger(1 + random.nextInt(60), random).add(BigInteger.ONE)
                    .shiftLeft(random.nextInt(format.bits() * 3));
            BigInteger signed = random.nextBoolean() ? numerator : numerator.negate();
            assertThat(new Fraction(signed, denominator).nearest(format)).as("%s / %s", signed, denominator)
                    .isEqualTo(FloatNumber.nearest(format, signed, denominator).bits());
        }
    }

    @ParameterizedTest
    @MethodSource("small")
    void theNearestFloatOfEveryMiddleIsTheInterpreters(FloatFormat format) {
        for (Fraction real : reals(format)) {
            assertThat(new Fraction(real.numerator(), real.denominator()).nearest(format)).as("%s", real)
                    .isEqualTo(FloatNumber.nearest(format, real.numerator(), real.denominator()).bits());
        }
    }

    @ParameterizedTest
    @MethodSource("small")
    void aFloatIsTheRealThatIsRoundedToIt(FloatFormat format) {
        for (FloatNumber number : numbers(format)) {
            assertThat(Fraction.of(literal(number), format).isPresent()).isEqualTo(number.isFinite());
            Fraction.of(literal(number), format)
                    .ifPresent(real -> assertThat(FloatNumber.nearest(format, real.numerator(), real.denominator()))
                            .isEqualTo(number.isZero() ? new FloatNumber(format, 0) : number));
        }
    }

    /** All facts at once, each of the unknown functions taken for what it is: no two of them contradict that. */
    @ParameterizedTest
    @MethodSource("small")
    void theFactsHoldOfAllFloatsAndReals(FloatFormat format) {
        Definitions definitions = new Definitions();
        RealFloats floats = new RealFloats(theory(format), definitions);
        List<Formula> given = new ArrayList<>();
        for (FloatNumber number : numbers(format)) {
            Formula symbol = new Formula.Symbol("x" + number.bits(), theory(format).sort());
            given.add(Formula.equal(symbol, literal(number)));
            Formula real = floats.real(symbol);
            Fraction.of(literal(number), format).ifPresent(exact -> given.add(Formula.equal(real, numeral(exact))));
        }
        List<Fraction> reals = reals(format);
        for (int i = 0; i < reals.size(); i += 1 + reals.size() / 60) {
            Fraction real = reals.get(i);
            Formula symbol = new Formula.Symbol("r" + i, Sort.REAL);
            given.add(Formula.equal(symbol, numeral(real)));
            given.add(Formula.equal(floats.rounded(symbol),
                    literal(FloatNumber.nearest(format, real.numerator(), real.denominator()))));
        }
        given.addAll(definitions.facts());
        assertThat(solver.check(new Query("facts of " + format, given, List.of()), AMPLE))
                .isInstanceOf(Answer.Satisfiable.class);
    }

    private Answer contradicted(Formula claim, Definitions definitions) {
        List<Formula> given = new ArrayList<>(definitions.facts());
        given.add(Formula.not(claim));
        return solver.check(new Query("claim", given, List.of()), AMPLE);
    }

    private static Encoded converted(Encoded operand, ElementType from, ElementType to, Definitions definitions) {
        Function<ElementType, ElementTheory> theories = type -> type instanceof ElementType.Floating floating
                ? new FloatTheory(floating)
                : ElementTheories.of(type, false);
        return ConversionEncoding.of(new Operation.OfConversion(Conversion.CONVERT, from, to), operand, theories,
                definitions);
    }

    @Test
    void aFiniteFloatComesBackButForTheSignOfAZero() {
        ElementType f16 = new ElementType.Floating(FloatFormat.F16);
        Definitions definitions = new Definitions();
        Formula x = new Formula.Symbol("x", theory(FloatFormat.F16).sort());
        RealFloats floats = new RealFloats(theory(FloatFormat.F16), definitions);
        Formula back = converted(converted(Encoded.of(x), f16, ElementType.REAL, definitions), ElementType.REAL, f16,
                definitions).value();
        Formula zero = theory(FloatFormat.F16).number(0);
        Formula minusZero = theory(FloatFormat.F16).number(FloatFormat.F16.signBit());
        Formula isFinite = floats.isFinite(x);
        Formula same = Formula.equal(back, x);
        assertThat(contradicted(Formula.implies(isFinite, Formula.or(List.of(same, Formula.equal(x, minusZero)))),
                definitions)).isInstanceOf(Answer.Unsatisfiable.class);
        assertThat(contradicted(Formula.implies(Formula.equal(x, minusZero), Formula.equal(back, zero)), definitions))
                .isInstanceOf(Answer.Unsatisfiable.class);
        assertThat(contradicted(Formula.implies(isFinite, same), definitions)).isInstanceOf(Answer.Satisfiable.class);
        assertThat(contradicted(same, definitions)).isNotInstanceOf(Answer.Unsatisfiable.class);
    }
}
