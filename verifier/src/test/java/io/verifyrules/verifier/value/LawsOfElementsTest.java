package io.verifyrules.verifier.value;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Specials;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.theory.ElementTheories;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import static io.verifyrules.dsl.element.BinaryOperator.ADD;
import static io.verifyrules.dsl.element.BinaryOperator.AND;
import static io.verifyrules.dsl.element.BinaryOperator.DIV;
import static io.verifyrules.dsl.element.BinaryOperator.MAX;
import static io.verifyrules.dsl.element.BinaryOperator.MIN;
import static io.verifyrules.dsl.element.BinaryOperator.MUL;
import static io.verifyrules.dsl.element.BinaryOperator.OR;
import static io.verifyrules.dsl.element.BinaryOperator.REM;
import static io.verifyrules.dsl.element.BinaryOperator.SUB;
import static io.verifyrules.dsl.element.UnaryOperator.ABS;
import static io.verifyrules.dsl.element.UnaryOperator.NEG;
import static io.verifyrules.dsl.element.UnaryOperator.NOT;
import static io.verifyrules.dsl.element.UnaryOperator.SIGN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

/** What theories claim of their elements is so in the interpreter, whose arithmetic knows nothing of theories. */
@Execution(ExecutionMode.CONCURRENT)
@Order(5)
class LawsOfElementsTest {

    /** Each day has one of so many first elements of the pairs of a format of 8 bits. */
    private static final int PART = 6;

    /** A law that a theory claims. */
    record Claimed(ElementType type, boolean infinities, Law law) {
        @Override
        public String toString() {
            return law + " on " + type + (infinities ? " with infinities" : "");
        }
    }

    static Stream<Claimed> claimed() {
        List<Claimed> all = new ArrayList<>();
        for (ElementType type : List.of(ElementType.BOOL, ElementType.INT, ElementType.REAL)) {
            for (boolean infinities : List.of(false, true)) {
                ElementTheories.of(type, infinities)
                        .laws()
                        .stream()
                        .filter(law -> !law.isAxiom())
                        .sorted()
                        .forEach(law -> all.add(new Claimed(type, infinities, law)));
            }
        }
        ElementTypes.COMPLEX.forEach(type -> ElementTheories.of(type, false)
                .laws()
                .stream()
                .sorted()
                .forEach(law -> all.add(new Claimed(type, false, law))));
        for (boolean signed : List.of(true, false)) {
            for (int bits = 2; bits <= 4; bits++) {
                ElementType.Machine type = new ElementType.Machine(signed, bits);
                lawsOfMachines(signed).forEach(law -> all.add(new Claimed(type, false, law)));
            }
        }
        for (FloatFormat format : SMALL_FORMATS) {
            lawsOfFloats().forEach(law -> all.add(new Claimed(new ElementType.Floating(format), false, law)));
        }
        for (FloatFormat format : SMALL_FINITE_FORMATS) {
            lawsOfFiniteFloats().forEach(law -> all.add(new Claimed(new ElementType.Floating(format), false, law)));
        }
        return all.stream();
    }

    private static final List<FloatFormat> SMALL_FORMATS = List.of(new FloatFormat(2, 1), new FloatFormat(2, 2),
            new FloatFormat(3, 1), new FloatFormat(3, 2));

    private static final List<FloatFormat> SMALL_FINITE_FORMATS = List.of(new FloatFormat(2, 1, Specials.ONE_NAN),
            new FloatFormat(2, 2, Specials.ONE_NAN), new FloatFormat(3, 1, Specials.ONE_NAN));

    private static Stream<Law> lawsOfFiniteFloats() {
        return ElementTheories.of(ElementType.F8E4M3FN, false).laws().stream().sorted();
    }

    /** Every law of numbers that the finite format does not claim is broken in a smaller one, and so in itself. */
    @ParameterizedTest
    @EnumSource(names = {"ADD_.*", "NEG_.*", "MUL_.*", "MIN_(?!INFINITY).*", "MAX_(?!INFINITY).*", "SHIFT_KEEPS_ORDER",
            "EXTREMES_BOUND", "EQUAL_IS_.*"}, mode = EnumSource.Mode.MATCH_ANY)
    void finiteFloatsClaimALawWhereTheSmallestHaveIt(Law law) {
        Elements elements = new Elements(new ElementType.Floating(new FloatFormat(3, 2, Specials.ONE_NAN)));
        List<ElementValue> all = elements.small(false);
        boolean holds = all.stream()
                .allMatch(a -> all.stream().allMatch(b -> all.stream().allMatch(c -> elements.obey(law, a, b, c))));
        assertThat(lawsOfFiniteFloats().anyMatch(law::equals)).isEqualTo(holds);
    }

    static Stream<Arguments> claimedOfFormats() {
        return FloatFormat.ASKED_FOR.stream()
                .flatMap(format -> ElementTheories.of(new ElementType.Floating(format), false)
                        .laws()
                        .stream()
                        .sorted()
                        .map(law -> Arguments.of(format, law)));
    }

    @ParameterizedTest
    @MethodSource("claimedOfFormats")
    void aLawOfAFormatThatIsAskedForHoldsOfAllPairs(FloatFormat format, Law law) {
        Elements elements = new Elements(new ElementType.Floating(format));
        List<ElementValue> all = elements.small(false);
        List<ElementValue> third = new FloatKind(format).exceptional();
        assertThat(all).hasSameSizeAs(new SmallFormatModel(format).all()).containsAll(third);
        for (ElementValue a : Samples.part(all, PART)) {
            for (ElementValue b : all) {
                for (ElementValue c : third) {
                    if (!elements.obey(law, a, b, c) || !elements.obey(law, c, a, b)) {
                        fail("%s, %s, %s (%s)", a, b, c, Samples.repeated());
                    }
                }
            }
        }
    }

    /** The theory claims the same of each format; all elements are looked at where there are few. */
    private static Stream<Law> lawsOfFloats() {
        List<List<Law>> claimed = ElementTypes.ALL_FLOATS.stream()
                .filter(type -> !((ElementType.Floating) type).format().isFinite())
                .map(type -> ElementTheories.of(type, false).laws().stream().sorted().toList())
                .distinct()
                .toList();
        assertThat(claimed).hasSize(1);
        return claimed.getFirst().stream();
    }

    /** Every law of numbers that floats do not claim is broken by some of the smallest; so none is missing either. But 3 a is a + (a + a). */
    @ParameterizedTest
    @EnumSource(names = {"ADD_.*", "NEG_.*", "MUL_.*", "MIN_(?!GREATEST).*", "MAX_(?!LEAST).*", "SHIFT_KEEPS_ORDER",
            "EXTREMES_BOUND", "EQUAL_IS_.*"}, mode = EnumSource.Mode.MATCH_ANY)
    void floatsClaimALawWhereTheSmallestHaveIt(Law law) {
        Elements elements = new Elements(new ElementType.Floating(new FloatFormat(3, 2)));
        List<ElementValue> all = elements.small(false);
        boolean holds = all.stream()
                .allMatch(a -> all.stream().allMatch(b -> all.stream().allMatch(c -> elements.obey(law, a, b, c))));
        assertThat(lawsOfFloats().anyMatch(law::equals)).isEqualTo(holds);
    }

    /** The theory claims the same at each width; all elements are looked at where there are few. */
    private static Stream<Law> lawsOfMachines(boolean signed) {
        List<List<Law>> claimed = ElementTypes.MACHINE.stream()
                .filter(type -> ((ElementType.Machine) type).signed() == signed)
                .map(type -> ElementTheories.of(type, false).laws().stream().sorted().toList())
                .distinct()
                .toList();
        assertThat(claimed).hasSize(1);
        return claimed.getFirst().stream();
    }

    /** Laws that tie the order to arithmetic, or speak of elements that a machine does not have. */
    @ParameterizedTest
    @EnumSource(names = {"NEG_REVERSES_ORDER", "SHIFT_KEEPS_ORDER"})
    void aLawThatOverflowBreaksIsNotClaimed(Law law) {
        for (boolean signed : List.of(true, false)) {
            assertThat(lawsOfMachines(signed)).doesNotContain(law);
            Elements elements = new Elements(new ElementType.Machine(signed, 4));
            List<ElementValue> all = elements.small(false);
            assertThat(all.stream()
                    .flatMap(a -> all.stream().flatMap(b -> all.stream().map(c -> elements.obey(law, a, b, c)))))
                    .contains(false);
        }
    }

    @ParameterizedTest
    @MethodSource("claimed")
    void aLawThatATheoryClaimsHoldsOfAllSmallElements(Claimed claimed) {
        Elements elements = new Elements(claimed.type());
        // The statement of this law speaks of integers, and of no elements beside.
        List<ElementValue> values = claimed.law() == Law.CONVERSION_KEEPS_ARITHMETIC
                ? elements.small(claimed.infinities()).subList(0, 1)
                : elements.small(claimed.infinities());
        for (ElementValue a : values) {
            for (ElementValue b : values) {
                for (ElementValue c : values) {
                    if (!elements.obey(claimed.law(), a, b, c)) {
                        fail("%s: %s, %s, %s", claimed, a, b, c);
                    }
                }
            }
        }
    }

    private static final ElementConversion CONVERSION = new ElementConversion(application -> {
        throw new AssertionError(application + " of a law");
    });

    /** The statements of the laws, each over elements a, b and c of one type. */
    private record Elements(ElementType type, ElementArithmetic arithmetic) {

        Elements(ElementType type) {
            this(type, new ElementArithmetic(UndefinedValues.NONE));
        }

        List<ElementValue> small(boolean infinities) {
            List<ElementValue> values = new ArrayList<>();
            if (type.equals(ElementType.BOOL)) {
                return List.of(ElementArithmetic.truth(false), ElementArithmetic.truth(true));
            }
            if (type instanceof ElementType.Machine machine) {
                return IntStream.rangeClosed(machine.least().intValueExact(), machine.greatest().intValueExact())
                        .mapToObj(this::number)
                        .toList();
            }
            if (type instanceof ElementType.Floating(FloatFormat format)) {
                return LongStream.range(0, 1L << format.bits())
                        .mapToObj(bits -> new FloatNumber(format, bits))
                        .distinct()
                        .<ElementValue>map(ElementValue.Floating::new)
                        .toList();
            }
            if (type.equals(ElementType.COMPLEX)) {
                return Stream
                        .of(number(0), number(1), number(-2), complex(0, 1), complex(1, 1), complex(2, -1),
                                complex(-1, -3))
                        .toList();
            }
            for (int i = -3; i <= 3; i++) {
                values.add(number(i));
            }
            if (type.equals(ElementType.REAL)) {
                values.add(new ElementValue.Rational(BigInteger.ONE, BigInteger.TWO));
            }
            if (infinities) {
                values.add(infinity(true));
                values.add(infinity(false));
            }
            return values;
        }

        private static ElementValue complex(int real, int imaginary) {
            return ElementValue.Complex.of(new ElementValue.Whole(BigInteger.valueOf(real)),
                    new ElementValue.Whole(BigInteger.valueOf(imaginary)));
        }

        private ElementValue infinity(boolean positive) {
            return type instanceof ElementType.Floating(FloatFormat format)
                    ? new ElementValue.Floating(FloatNumber.infinity(format, !positive))
                    : new ElementValue.Infinite(positive, type);
        }

        private ElementValue nothing() {
            return type.equals(ElementType.BOOL) ? ElementArithmetic.truth(false) : number(0);
        }

        private ElementValue number(int value) {
            if (type.equals(ElementType.COMPLEX)) {
                return complex(value, 0);
            }
            if (type instanceof ElementType.Machine machine) {
                return ElementValue.Word.wrapped(BigInteger.valueOf(value), machine);
            }
            if (type instanceof ElementType.Floating(FloatFormat format)) {
                return new ElementValue.Floating(
                        FloatNumber.nearest(format, BigInteger.valueOf(value), BigInteger.ONE));
            }
            return type.equals(ElementType.REAL)
                    ? new ElementValue.Rational(BigInteger.valueOf(value), BigInteger.ONE)
                    : new ElementValue.Whole(BigInteger.valueOf(value));
        }

        private ElementValue of(BinaryOperator operator, ElementValue a, ElementValue b) {
            return arithmetic.apply(operator, a, b);
        }

        private ElementValue of(UnaryOperator operator, ElementValue a) {
            return arithmetic.apply(operator, a);
        }

        private ElementValue end(boolean greatest) {
            return LiteralValue.of(ElementTypes.end(type, greatest), type);
        }

        private boolean commutes(BinaryOperator operator, ElementValue a, ElementValue b) {
            return of(operator, a, b).equals(of(operator, b, a));
        }

        private boolean associates(BinaryOperator operator, ElementValue a, ElementValue b, ElementValue c) {
            return of(operator, of(operator, a, b), c).equals(of(operator, a, of(operator, b, c)));
        }

        private boolean distributes(BinaryOperator outer, BinaryOperator inner, ElementValue a, ElementValue b,
                ElementValue c) {
            return of(outer, a, of(inner, b, c)).equals(of(inner, of(outer, a, b), of(outer, a, c)));
        }

        private boolean reverses(UnaryOperator opposite, BinaryOperator one, BinaryOperator other, ElementValue a,
                ElementValue b) {
            return of(opposite, of(one, a, b)).equals(of(other, of(opposite, a), of(opposite, b)));
        }

        private boolean related(Relation relation, ElementValue a, ElementValue b) {
            return ElementArithmetic.isTrue(arithmetic.compare(relation, a, b));
        }

        /** The integer as an element of the type. */
        private ElementValue converted(int number) {
            return CONVERSION.of(Conversion.CONVERT, new ElementValue.Whole(BigInteger.valueOf(number)),
                    ElementType.INT, type);
        }

        private boolean isPositive(ElementValue a) {
            return related(Relation.GT, a, number(0));
        }

        boolean obey(Law law, ElementValue a, ElementValue b, ElementValue c) {
            return switch (law) {
                case ADD_COMMUTES -> commutes(ADD, a, b);
                case ADD_ASSOCIATES -> associates(ADD, a, b, c);
                case ADD_ZERO -> of(ADD, a, number(0)).equals(a);
                case ZEROS_ADD_UP -> of(ADD, number(0), number(0)).equals(number(0))
                        && of(ADD, number(0), of(NEG, number(0))).equals(number(0));
                case SUBTRACTION_ADDS -> of(SUB, a, b).equals(of(ADD, a, of(NEG, b)));
                case ADD_CANCELS -> !of(ADD, a, c).equals(of(ADD, b, c)) || a.equals(b);
                case NEG_IS_OPPOSITE -> of(SUB, a, b).equals(of(ADD, a, of(NEG, b))) && reverses(NEG, ADD, ADD, a, b)
                        && of(ADD, a, of(NEG, a)).equals(number(0));
                case NEG_TWICE -> of(NEG, of(NEG, a)).equals(a);
                case NUMERALS_ADD_UP ->
                    of(ADD, number(2), number(1)).equals(number(3)) && of(NEG, number(2)).equals(number(-2))
                            && of(MUL, a, number(3)).equals(of(ADD, a, of(ADD, a, a)));
                case MUL_COMMUTES -> commutes(MUL, a, b);
                case MUL_ASSOCIATES -> associates(MUL, a, b, c);
                case MUL_ONE -> of(MUL, a, number(1)).equals(a);
                case MUL_ZERO -> of(MUL, a, number(0)).equals(number(0));
                case MUL_DISTRIBUTES -> distributes(MUL, ADD, a, b, c);
                case DIVISION_INVERTS -> b.equals(number(0)) || of(MUL, of(DIV, a, b), b).equals(a);
                case RING_IS_ORDERED ->
                    !(isPositive(a) && isPositive(b)) || (isPositive(of(ADD, a, b)) && isPositive(of(MUL, a, b)));
                case SCALING_KEEPS_ORDER -> !related(Relation.GE, c, number(0)) || Stream.of(MIN, MAX)
                        .allMatch(extremum -> of(MUL, of(extremum, a, b), c)
                                .equals(of(extremum, of(MUL, a, c), of(MUL, b, c))));
                case ABS_BY_SIGN -> of(ABS, a).equals(related(Relation.GE, a, number(0)) ? a : of(NEG, a));
                case ABS_MULTIPLIES -> of(ABS, of(MUL, a, b)).equals(of(MUL, of(ABS, a), of(ABS, b)));
                case ABS_SQUARES -> of(MUL, of(ABS, a), of(ABS, a)).equals(of(MUL, a, a));
                case ABS_IS_ITSELF -> of(ABS, a).equals(a);
                case ABS_TIMES_SIGN -> of(MUL, of(ABS, a), of(SIGN, a)).equals(a);
                case REM_TWICE -> of(REM, of(REM, a, b), b).equals(of(REM, a, b));
                case MIN_COMMUTES -> commutes(MIN, a, b);
                case MIN_ASSOCIATES -> associates(MIN, a, b, c);
                case MIN_IDEMPOTENT -> of(MIN, a, a).equals(a);
                case MIN_INFINITY -> of(MIN, a, infinity(true)).equals(a);
                case MIN_GREATEST -> of(MIN, a, end(true)).equals(a);
                case MIN_DISTRIBUTES -> distributes(MIN, MAX, a, b, c);
                case MAX_COMMUTES -> commutes(MAX, a, b);
                case MAX_ASSOCIATES -> associates(MAX, a, b, c);
                case MAX_IDEMPOTENT -> of(MAX, a, a).equals(a);
                case MAX_INFINITY -> of(MAX, a, infinity(false)).equals(a);
                case MAX_LEAST -> of(MAX, a, end(false)).equals(a);
                case MAX_ZERO -> of(MAX, a, number(0)).equals(a);
                case MAX_DISTRIBUTES -> distributes(MAX, MIN, a, b, c);
                case EXTREMES_BOUND -> related(Relation.LE, a, of(MAX, a, b)) && related(Relation.LE, of(MIN, a, b), a);
                case NEG_REVERSES_ORDER -> reverses(NEG, MAX, MIN, a, b) && reverses(NEG, MIN, MAX, a, b);
                case SHIFT_KEEPS_ORDER -> Stream.of(MIN, MAX)
                        .allMatch(extremum -> Stream.of(ADD, SUB)
                                .allMatch(shift -> of(shift, of(extremum, a, b), c)
                                        .equals(of(extremum, of(shift, a, c), of(shift, b, c)))));
                case AND_COMMUTES -> commutes(AND, a, b);
                case AND_ASSOCIATES -> associates(AND, a, b, c);
                case AND_IDEMPOTENT -> of(AND, a, a).equals(a);
                case AND_TRUE -> of(AND, a, ElementArithmetic.truth(true)).equals(a);
                case AND_FALSE -> of(AND, a, ElementArithmetic.truth(false)).equals(ElementArithmetic.truth(false));
                case AND_DISTRIBUTES -> distributes(AND, OR, a, b, c);
                case OR_COMMUTES -> commutes(OR, a, b);
                case OR_ASSOCIATES -> associates(OR, a, b, c);
                case OR_IDEMPOTENT -> of(OR, a, a).equals(a);
                case OR_FALSE -> of(OR, a, ElementArithmetic.truth(false)).equals(a);
                case OR_TRUE -> of(OR, a, ElementArithmetic.truth(true)).equals(ElementArithmetic.truth(true));
                case OR_DISTRIBUTES -> distributes(OR, AND, a, b, c);
                case XOR_COMMUTES -> commutes(BinaryOperator.XOR, a, b);
                case XOR_ASSOCIATES -> associates(BinaryOperator.XOR, a, b, c);
                case XOR_FALSE -> of(BinaryOperator.XOR, a, nothing()).equals(a);
                case XOR_CANCELS -> of(BinaryOperator.XOR, a, a).equals(nothing());
                case DE_MORGAN -> reverses(NOT, AND, OR, a, b) && reverses(NOT, OR, AND, a, b);
                case NOT_TWICE -> of(NOT, of(NOT, a)).equals(a);
                case CONNECTIVES_ARE_LOGICAL -> ElementArithmetic
                        .isTrue(of(AND, a, b)) == (ElementArithmetic.isTrue(a) && ElementArithmetic.isTrue(b))
                        && ElementArithmetic
                                .isTrue(of(OR, a, b)) == (ElementArithmetic.isTrue(a) || ElementArithmetic.isTrue(b))
                        && ElementArithmetic.isTrue(of(NOT, a)) != ElementArithmetic.isTrue(a);
                case EQUAL_IS_SYMMETRIC -> related(Relation.EQ, a, b) == related(Relation.EQ, b, a)
                        && related(Relation.NE, a, b) == related(Relation.NE, b, a);
                case EQUAL_IS_IDENTITY ->
                    related(Relation.EQ, a, b) == a.equals(b) && related(Relation.NE, a, b) != a.equals(b);
                case COUNTS_ARE_EXACT -> related(Relation.LT, number(2), number(3))
                        && !related(Relation.LE, number(3), number(2)) && related(Relation.EQ, number(2), number(2));
                case COMPLEX_PARTS -> {
                    ElementValue.Complex x = (ElementValue.Complex) a;
                    ElementValue.Complex y = (ElementValue.Complex) b;
                    ElementValue.Complex sum = (ElementValue.Complex) of(ADD, a, b);
                    ElementValue.Complex product = (ElementValue.Complex) of(MUL, a, b);
                    ElementValue.Complex opposite = (ElementValue.Complex) of(UnaryOperator.CONJUGATE, a);
                    yield sum.real().equals(of(ADD, x.real(), y.real()))
                            && sum.imaginary().equals(of(ADD, x.imaginary(), y.imaginary()))
                            && product.real()
                                    .equals(of(SUB, of(MUL, x.real(), y.real()), of(MUL, x.imaginary(), y.imaginary())))
                            && product.imaginary()
                                    .equals(of(ADD, of(MUL, x.real(), y.imaginary()), of(MUL, x.imaginary(), y.real())))
                            && opposite.real().equals(x.real()) && opposite.imaginary().equals(of(NEG, x.imaginary()))
                            && a.equals(ElementValue.Complex.of(x.real(), x.imaginary()));
                }
                case CONVERSION_KEEPS_ARITHMETIC -> IntStream.rangeClosed(-20, 20)
                        .allMatch(i -> IntStream.rangeClosed(-20, 20)
                                .allMatch(j -> converted(i + j).equals(of(ADD, converted(i), converted(j)))
                                        && converted(i - j).equals(of(SUB, converted(i), converted(j)))
                                        && converted(i * j).equals(of(MUL, converted(i), converted(j)))))
                        && converted(1).equals(number(1)) && converted(0).equals(number(0));
                case ALL_ARE_INPUTS -> !(a instanceof ElementValue.Infinite);
                default -> throw new AssertionError(law + " is an axiom of functions");
            };
        }
    }
}
