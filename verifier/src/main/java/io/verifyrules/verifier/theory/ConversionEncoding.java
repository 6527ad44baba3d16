package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Rounding;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.Operation;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;

/**
 * Elements of one type as elements of another. A conversion that nothing defines is an unknown function of the element,
 * one for each pair of types. Between floats and reals it is known what {@link RealFloats} says; mathematical integers
 * are taken as the reals that they are.
 */
public final class ConversionEncoding {

    private final Conversion conversion;
    private final ElementTheory from;
    private final ElementTheory to;
    private final Definitions definitions;

    private ConversionEncoding(Conversion conversion, ElementTheory from, ElementTheory to, Definitions definitions) {
        this.conversion = conversion;
        this.from = from;
        this.to = to;
        this.definitions = definitions;
    }

    /** The element that the operation gives; its types may be open, where the theories say what they stand for. */
    public static Encoded of(Operation.OfConversion operation, Encoded operand,
            Function<ElementType, ElementTheory> theories, Definitions definitions) {
        ElementTheory from = theories.apply(operation.from());
        ElementTheory to = theories.apply(operation.to());
        return from.type().equals(to.type())
                ? operand
                : new ConversionEncoding(operation.conversion(), from, to, definitions).of(operand);
    }

    /** The element of another type that has the same bits as one without poison. */
    static Encoded sameBits(ElementTheory from, Encoded operand, ElementTheory to, Definitions definitions) {
        return new ConversionEncoding(Conversion.BITCAST, from, to, definitions).of(operand);
    }

    private Encoded of(Encoded a) {
        return switch (conversion) {
            case CONVERT -> switch (from.type()) {
                case ElementType.Bool ignored -> Encoded.choose(a.value(), number(1), number(0));
                case ElementType.Int ignored -> ofInt(a);
                case ElementType.Real ignored -> ofReal(a);
                case ElementType.Machine machine -> ofWord(a, machine);
                case ElementType.Floating floating -> ofFloat(a, encodedIn(floating.format()));
                default -> throw notDefined();
            };
            case BITCAST -> Encoded.of(ofBits(bits(a), to));
        };
    }

    private Encoded number(long value) {
        return to.literal(new Literal.Whole(BigInteger.valueOf(value)));
    }

    private static Formula isZero(Formula a) {
        return Formula.equal(a, Formula.number(BigInteger.ZERO, a.sort()));
    }

    /** Whether the number counts, and not the infinity beside it. */
    private static Formula isFinite(Encoded a) {
        return a.parts().size() < 2 ? Formula.TRUE : Formula.equal(a.parts().get(1), Formula.ZERO);
    }

    private Encoded isNonZero(Encoded a) {
        return Encoded.of(Formula.not(Formula.and(List.of(isFinite(a), isZero(a.value())))));
    }

    /** An infinity stays one; without infinities there is a number alone. */
    private static Encoded besideInfinity(Formula number, Encoded a) {
        return a.parts().size() < 2 ? Encoded.of(number) : new Encoded(List.of(number, a.parts().get(1)));
    }

    private Encoded ofInt(Encoded a) {
        return switch (to.type()) {
            case ElementType.Bool ignored -> isNonZero(a);
            case ElementType.Real ignored -> besideInfinity(Formula.real(a.value()), a);
            case ElementType.Complex ignored -> ComplexTheory.pair(Formula.real(a.value()), RealTerms.ZERO);
            case ElementType.Machine ignored -> {
                Encoded word = Encoded.of(Formula.made(SmtOperator.WORD_OF_INT, a.value(), to.sort()));
                yield isFinite(a).equals(Formula.TRUE) ? word : Encoded.choose(isFinite(a), word, unknown(a));
            }
            case ElementType.Floating floating -> rounded(Formula.real(a.value()), a, floating);
            default -> throw notDefined();
        };
    }

    /** The float nearest to a real that is the number of an element. */
    private Encoded rounded(Formula real, Encoded a, ElementType.Floating floating) {
        Encoded rounded = floating.format().isFinite()
                ? to.input(new Formula.Call("real to " + floating, List.of(real), to.sort()))
                : Encoded.of(new RealFloats(new FloatTheory(floating), definitions).rounded(real));
        return isFinite(a).equals(Formula.TRUE) ? rounded : Encoded.choose(isFinite(a), rounded, unknown(a));
    }

    private Encoded ofReal(Encoded a) {
        return switch (to.type()) {
            case ElementType.Bool ignored -> isNonZero(a);
            case ElementType.Int ignored -> besideInfinity(cut(a.value()), a);
            case ElementType.Complex ignored -> ComplexTheory.pair(a.value(), RealTerms.ZERO);
            case ElementType.Machine machine -> {
                Formula whole = cut(a.value());
                Formula isWithin = Formula.and(List.of(isFinite(a), Formula.atMost(number(machine.least()), whole),
                        Formula.atMost(whole, number(machine.greatest()))));
                yield Encoded.choose(isWithin, Encoded.of(Formula.made(SmtOperator.WORD_OF_INT, whole, to.sort())),
                        unknown(a));
            }
            case ElementType.Floating floating -> rounded(a.value(), a, floating);
            default -> throw notDefined();
        };
    }

    /** The integer that is left of a real without its fraction. */
    private static Formula cut(Formula real) {
        return Formula.choose(RealTerms.isNotNegative(real), Formula.floor(real),
                Formula.negative(Formula.floor(Formula.negative(real))));
    }

    private static Formula number(BigInteger value) {
        return new Formula.Whole(value);
    }

    private Encoded ofWord(Encoded a, ElementType.Machine type) {
        Formula word = a.value();
        return switch (to.type()) {
            case ElementType.Bool ignored -> Encoded.of(
                    Formula.not(Formula.equal(word, new Formula.Word(BigInteger.ZERO, new Sort.Words(type.bits())))));
            case ElementType.Int ignored -> to.input(integer(word, type));
            case ElementType.Real ignored -> to.input(Formula.real(integer(word, type)));
            case ElementType.Complex ignored -> ComplexTheory.pair(Formula.real(integer(word, type)), RealTerms.ZERO);
            case ElementType.Machine machine -> Encoded.of(resized(word, type, machine));
            case ElementType.Floating floating -> {
                Formula number = Formula.converted(
                        type.signed() ? SmtOperator.FLOAT_OF_SIGNED : SmtOperator.FLOAT_OF_UNSIGNED,
                        Rounding.NEAREST_EVEN, sort(encodedIn(floating.format())), word);
                yield Encoded.of(nearest(number, FiniteNumbers.CARRIER, floating.format()));
            }
            default -> throw notDefined();
        };
    }

    private static Formula integer(Formula word, ElementType.Machine type) {
        Formula unsigned = Formula.made(SmtOperator.INT_OF_WORD, word, Sort.INT);
        Formula size = new Formula.Whole(BigInteger.TWO.pow(type.bits()));
        return type.signed()
                ? Formula.choose(Formula.atMost(unsigned, new Formula.Whole(type.greatest())), unsigned,
                        Formula.minus(unsigned, size))
                : unsigned;
    }

    private Formula resized(Formula word, ElementType.Machine type, ElementType.Machine other) {
        if (type.bits() == other.bits()) {
            return word;
        }
        SmtOperator operator = type.bits() > other.bits()
                ? SmtOperator.WORD_TRUNCATE
                : type.signed() ? SmtOperator.WORD_EXTEND_SIGNED : SmtOperator.WORD_EXTEND_UNSIGNED;
        return Formula.resized(operator, word, new Sort.Words(other.bits()));
    }

    private Encoded ofFloat(Encoded a, FloatFormat format) {
        Formula number = a.value();
        return switch (to.type()) {
            case ElementType.Bool ignored -> Encoded.of(Formula.not(Formula.tested(SmtOperator.FLOAT_IS_ZERO, number)));
            case ElementType.Int ignored -> {
                RealFloats reals = reals(format);
                yield Encoded.choose(reals.isFinite(number), to.input(cut(reals.real(number))), unknown(a));
            }
            case ElementType.Real ignored -> {
                RealFloats reals = reals(format);
                yield Encoded.choose(reals.isFinite(number), to.input(reals.real(number)), unknown(a));
            }
            case ElementType.Machine machine -> {
                Formula whole = Formula.rounded(SmtOperator.FLOAT_TO_INTEGRAL, Rounding.TOWARD_ZERO, number);
                Formula word = Formula.converted(
                        machine.signed() ? SmtOperator.SIGNED_OF_FLOAT : SmtOperator.UNSIGNED_OF_FLOAT,
                        Rounding.TOWARD_ZERO, to.sort(), whole);
                yield Encoded.choose(isWithin(whole, machine, format), Encoded.of(word), unknown(a));
            }
            case ElementType.Floating floating when floating.format().isFinite() ->
                Encoded.of(nearest(number, format, floating.format()));
            case ElementType.Floating floating -> Encoded.of(floating.format().equals(format)
                    ? number
                    : Formula.converted(SmtOperator.FLOAT_OF_FLOAT, Rounding.NEAREST_EVEN, to.sort(), number));
            default -> throw notDefined();
        };
    }

    /** The format of the formula that stands for a number of a format. */
    private static FloatFormat encodedIn(FloatFormat format) {
        return format.isFinite() ? FiniteNumbers.CARRIER : format;
    }

    private static Sort.Floats sort(FloatFormat format) {
        return new Sort.Floats(format.exponentBits(), format.precision());
    }

    /** The nearest number of a finite format; of other formats the number itself, which is one. */
    private static Formula nearest(Formula number, FloatFormat from, FloatFormat to) {
        return to.isFinite() ? new FiniteNumbers(to).nearest(number, from) : number;
    }

    private RealFloats reals(FloatFormat format) {
        return new RealFloats(new FloatTheory(new ElementType.Floating(format)), definitions);
    }

    /** Whether a whole number is an element. The bounds are 0 and powers of 2; where the format has none of these, nor of more. */
    private Formula isWithin(Formula whole, ElementType.Machine type, FloatFormat format) {
        Formula isNumber = Formula.not(Formula.or(List.of(Formula.tested(SmtOperator.FLOAT_IS_NAN, whole),
                Formula.tested(SmtOperator.FLOAT_IS_INFINITE, whole))));
        Formula notTooLarge = bound(type.greatest().add(BigInteger.ONE), format,
                bound -> Formula.compared(SmtOperator.FLOAT_LESS, whole, bound));
        Formula notTooSmall = bound(type.least(), format,
                bound -> Formula.compared(SmtOperator.FLOAT_AT_MOST, bound, whole));
        return Formula.and(List.of(isNumber, notTooSmall, notTooLarge));
    }

    private Formula bound(BigInteger bound, FloatFormat format, Function<Formula, Formula> within) {
        Sort.Floats sort = sort(format);
        return format.bitsOf(bound, BigInteger.ONE)
                .stream()
                .mapToObj(bits -> within.apply(new Formula.Floating(unsigned(bits), sort)))
                .findFirst()
                .orElse(Formula.TRUE);
    }

    private static BigInteger unsigned(long bits) {
        return new BigInteger(Long.toUnsignedString(bits));
    }

    /** The unknown function that converts elements of the one type to elements of the other. */
    private Encoded unknown(Encoded a) {
        Encoded result = to
                .input(new Formula.Call("convert " + from.name() + " to " + to.name(), a.parts(), to.sort()));
        definitions.watch(new Unspecified(new Operation.OfConversion(conversion, from.type(), to.type()), to.type(),
                List.of(a), result));
        return result;
    }

    /** A float has the bits that are the float again; all that are no number are one float, so of that some are unknown. */
    private Formula bits(Encoded a) {
        if (!(from.type() instanceof ElementType.Floating floating)) {
            return a.value();
        }
        ElementType.Machine words = new ElementType.Machine(false, floating.format().bits());
        Formula bits = new Formula.Call("bits of " + from.name(), List.of(a.value()), new Sort.Words(words.bits()));
        definitions.fact(Formula.equal(ofBits(bits, from), a.value()));
        definitions.watch(new Unspecified(new Operation.OfConversion(conversion, from.type(), words), words, List.of(a),
                Encoded.of(bits)));
        return bits;
    }

    private static Formula ofBits(Formula bits, ElementTheory theory) {
        return switch (theory.type()) {
            case ElementType.Floating(FloatFormat format) when format.isFinite() ->
                new FiniteNumbers(format).ofBits(bits);
            case ElementType.Floating ignored -> Formula.made(SmtOperator.FLOAT_OF_BITS, bits, theory.sort());
            default -> bits;
        };
    }

    private IllegalArgumentException notDefined() {
        return new IllegalArgumentException(
                conversion.symbol() + " from " + from.name() + " to " + to.name() + " is not defined");
    }
}
