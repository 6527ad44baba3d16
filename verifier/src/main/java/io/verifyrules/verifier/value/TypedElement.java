package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.value.ElementValue.Complex;
import io.verifyrules.verifier.value.ElementValue.Enclosed;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Poison;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Token;
import io.verifyrules.verifier.value.ElementValue.Truth;
import io.verifyrules.verifier.value.ElementValue.Whole;
import io.verifyrules.verifier.value.ElementValue.Word;
import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.IntStream;

/** Elements as those of a type: integers are reals, too, and whole numbers words and floats where these are exact. */
public final class TypedElement {

    private TypedElement() {
    }

    /** The finite element that stands where the type is expected; refused where it is none of the type. */
    public static ElementValue of(ElementValue value, ElementType type) {
        boolean fits = switch (type) {
            case ElementType.Bool ignored -> value instanceof Truth;
            case ElementType.Int ignored -> value instanceof Whole;
            case ElementType.Real ignored ->
                value instanceof Rational || value instanceof Whole || value instanceof Enclosed;
            case ElementType.Complex ignored -> value instanceof Complex || value instanceof Rational
                    || value instanceof Whole || value instanceof Enclosed;
            case ElementType.Machine machine -> switch (value) {
                case Word word -> word.type().equals(machine);
                case Whole whole -> machine.contains(whole.value());
                default -> false;
            };
            case ElementType.Signless signless -> switch (value) {
                case Word word -> word.type().equals(signless.unsigned());
                case Whole whole -> signless.unsigned().contains(whole.value());
                case Poison ignored -> true;
                default -> false;
            };
            case ElementType.Floating floating -> switch (value) {
                case Floating number -> number.number().format().equals(floating.format());
                case Whole whole -> exactly(ElementOrder.toRational(whole), floating.format()).isPresent();
                case Rational rational -> exactly(rational, floating.format()).isPresent();
                case Poison ignored -> true;
                default -> false;
            };
            case ElementType.Open ignored -> value instanceof Token;
            case ElementType.Undecided undecided -> throw undecided.undecided();
            case ElementType.AnyFormat every -> throw every.ofNoFormat();
            case ElementType.Tuple tuple ->
                value instanceof ElementValue.Tuple(var parts) && parts.size() == tuple.components().size();
        };
        if (!fits) {
            throw new RefusedInstance(value + " is no element of type " + type + " that an instance can have");
        }
        if (type instanceof ElementType.Tuple(var types) && value instanceof ElementValue.Tuple(var parts)) {
            return ElementValue.Tuple
                    .of(IntStream.range(0, types.size()).mapToObj(i -> of(parts.get(i), types.get(i))).toList());
        }
        if (type instanceof ElementType.Signless signless && value instanceof Whole whole) {
            return new Word(whole.value(), signless.unsigned());
        }
        if (type instanceof ElementType.Machine machine && value instanceof Whole whole) {
            return new Word(whole.value(), machine);
        }
        if (value instanceof Poison) {
            return value;
        }
        if (type instanceof ElementType.Floating floating && !(value instanceof Floating)) {
            return new Floating(exactly(ElementOrder.toRational(value), floating.format()).orElseThrow());
        }
        if (type.equals(ElementType.COMPLEX) && !(value instanceof Complex)) {
            return Complex.of(value, new Whole(BigInteger.ZERO));
        }
        return type.equals(ElementType.REAL) && value instanceof Whole ? ElementOrder.toRational(value) : value;
    }

    /** The number where rounding it up and down makes no difference. */
    private static Optional<FloatNumber> exactly(Rational number, FloatFormat format) {
        FloatNumber up = FloatNumber.rounded(format, FloatRounding.UPWARD, number.numerator(), number.denominator());
        FloatNumber down = FloatNumber.rounded(format, FloatRounding.DOWNWARD, number.numerator(),
                number.denominator());
        return up.equals(down) ? Optional.of(up) : Optional.empty();
    }
}
