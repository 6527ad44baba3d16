package io.verifyrules.verifier.instantiate;

import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.FloatNumber;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;

/** Elements of instances as a program writes them down. */
public final class Literals {

    private static final int DOUBLE_PRECISION = 53;
    private static final int SMALL_DENOMINATOR = 64;
    private static final BigInteger LEAST = BigInteger.valueOf(Long.MIN_VALUE);
    private static final BigInteger GREATEST = BigInteger.valueOf(Long.MAX_VALUE);

    private Literals() {
    }

    /** The elements of a tensor. */
    static Data of(ConcreteTensor tensor, Type element) {
        if (tensor.grid().lanes() == 0) {
            return new Data.Splat(of(tensor.at(0), element));
        }
        if (tensor.count() == 0) {
            return new Data.Nothing();
        }
        List<Integer> shape = IntStream.range(0, tensor.grid().lanes()).mapToObj(tensor.grid()::size).toList();
        return new Data.Listed(shape,
                IntStream.range(0, tensor.count()).mapToObj(i -> of(tensor.at(i), element)).toList());
    }

    /**
     * The elements of a tensor of stated sizes, in row-major order.
     *
     * @throws NotExpressible where the type does not have them all
     */
    public static Data of(List<Integer> sizes, List<ElementValue> elements, Type element) {
        if (elements.isEmpty()) {
            return new Data.Nothing();
        }
        List<Literal> all = elements.stream().map(each -> of(each, element)).toList();
        return sizes.isEmpty() ? new Data.Splat(all.getFirst()) : new Data.Listed(sizes, all);
    }

    /**
     * One element.
     *
     * @throws NotExpressible where the type has no such element
     */
    public static Literal of(ElementValue value, Type type) {
        return switch (value) {
            case ElementValue.Truth truth -> new Literal.Truth(truth.value());
            case ElementValue.Word word -> new Literal.Whole(word.value());
            case ElementValue.Token(BigInteger id) -> new Literal.Whole(id.add(BigInteger.ONE));
            case ElementValue.Floating(FloatNumber number) -> floating(number);
            case ElementValue.Whole whole when type instanceof Type.Floating ->
                real(whole.value(), BigInteger.ONE, type);
            case ElementValue.Whole(BigInteger whole) -> {
                if (whole.compareTo(LEAST) < 0 || whole.compareTo(GREATEST) > 0) {
                    throw new NotExpressible(whole + " does not fit 64 bits");
                }
                if (type instanceof Type.Whole(int bits, var signedness) && whole.bitLength() > bits) {
                    throw new NotExpressible(whole + " is no " + type);
                }
                yield new Literal.Whole(whole);
            }
            case ElementValue.Complex(ElementValue real, ElementValue imaginary) when type instanceof Type.Complex(Type part) ->
                new Literal.Pair(of(real, part), of(imaginary, part));
            case ElementValue.Rational(BigInteger numerator, BigInteger denominator) ->
                real(numerator, denominator, type);
            case ElementValue.Infinite infinite when type instanceof Type.Floating ->
                new Literal.Bits(infinite.positive() ? "7FF0000000000000" : "FFF0000000000000");
            case ElementValue.Infinite infinite -> throw new NotExpressible("no integer is " + infinite);
            case ElementValue.Complex complex -> throw new NotExpressible(complex + " in a tensor of " + type);
            case ElementValue.Tuple tuple -> throw new NotExpressible("a tensor of tuples such as " + tuple);
            case ElementValue.Poison ignored -> throw new NotExpressible("programs have no poison");
            case ElementValue.Between between -> throw new NotExpressible(between + " is no single number");
            case ElementValue.Enclosed enclosed -> throw new NotExpressible(enclosed + " is no floating-point number");
            case ElementValue.Uncertain uncertain -> throw new NotExpressible(uncertain.toString());
        };
    }

    /** A value that is no finite number has no digits in MLIR, but bits. */
    static Literal floating(FloatNumber number) {
        if (number.isFinite()) {
            return new Literal.Decimal(number.toString());
        }
        return new Literal.Bits(number.format().hexadecimal(number.bits()));
    }

    /** A real where some double is this number, and some float of the type. */
    private static Literal real(BigInteger numerator, BigInteger denominator, Type type) {
        if (type instanceof Type.Floating(String name) && FloatFormat.ofProgram(name)
                .filter(format -> format.bitsOf(numerator, denominator).isEmpty())
                .isPresent()) {
            throw new NotExpressible(numerator + "/" + denominator + " is no " + type);
        }
        boolean exact = denominator.bitCount() == 1 && numerator.bitLength() <= DOUBLE_PRECISION
                && denominator.bitLength() <= SMALL_DENOMINATOR;
        if (!exact) {
            throw new NotExpressible(numerator + "/" + denominator + " is no double");
        }
        return new Literal.Decimal(
                Double.toString(numerator.doubleValue() / denominator.doubleValue()).replace("E", "e"));
    }
}
