package io.verifyrules.verifier.text.hlo;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.text.Cursor;
import io.verifyrules.verifier.text.NotRead;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads elements of constants: what is no finite number becomes bits, as MLIR has it. */
final class HloConstants {

    private static final int MOST_DIGITS = 10_000;
    private static final Pattern DECIMAL = Pattern.compile("-?[0-9]+\\.[0-9]+(?:e[-+]?[0-9]{1,9})?");
    private final Cursor cursor;
    private final Type element;
    private final List<Literal> elements = new ArrayList<>();
    private final int rank;

    private HloConstants(Cursor cursor, Type element, int rank) {
        this.cursor = cursor;
        this.element = element;
        this.rank = rank;
    }

    /** The elements of a constant of the type, without the parentheses around. */
    static Data read(Cursor cursor, Type.Tensor type) {
        if (cursor.accept("{...}")) {
            return new Data.Elsewhere("...");
        }
        int mark = cursor.mark();
        HloConstants constants = new HloConstants(cursor, type.element(), type.dimensions().size());
        constants.level(0, type.dimensions());
        if (constants.rank == 0) {
            return new Data.Splat(constants.elements.getFirst());
        }
        List<Integer> shape = type.dimensions()
                .stream()
                .map(dimension -> Math.toIntExact(Math.min(Integer.MAX_VALUE, dimension.size().orElse(-1))))
                .toList();
        long count = shape.stream().mapToLong(Integer::longValue).reduce(1, HloConstants::times);
        if (count != constants.elements.size()) {
            cursor.reset(mark);
            throw cursor.expected(
                    "as many elements as " + HloTypes.text(type) + " has; there are " + constants.elements.size());
        }
        return new Data.Listed(shape, constants.elements);
    }

    private static long times(long left, long right) {
        return left == 0 || right == 0 ? 0 : Math.abs(left) > Long.MAX_VALUE / Math.abs(right) ? -1 : left * right;
    }

    /** The elements may stand in braces level by level, as many in each as the dimension has, or all in one pair. */
    private void level(int depth, List<Type.Dimension> sizes) {
        if (cursor.peek() != '{') {
            if (depth != rank && depth != 1) {
                throw cursor.expected("a brace: elements stand in " + rank + " levels of them, or in one");
            }
            elements.add(element(element));
            return;
        }
        if (depth >= rank) {
            throw cursor.expected("at most " + rank + " levels of braces");
        }
        SourcePosition place = cursor.place();
        cursor.expect("{");
        cursor.nested(() -> {
            int count = 0;
            boolean nested = cursor.peek() == '{';
            if (!cursor.accept("}")) {
                do {
                    if (nested != (cursor.peek() == '{')) {
                        throw cursor.expected("either braces or elements, as before");
                    }
                    level(depth + 1, sizes);
                    count++;
                } while (cursor.accept(","));
                cursor.expect("}");
            }
            if ((nested || depth > 0) && count != sizes.get(depth).size().orElse(count)) {
                throw new NotRead(place, "expected " + sizes.get(depth) + " entries in these braces, found " + count);
            }
            return depth;
        });
    }

    private Literal element(Type type) {
        if (type instanceof Type.Complex(Type part)) {
            cursor.expect("(");
            Literal real = element(part);
            cursor.expect(",");
            Literal imaginary = element(part);
            cursor.expect(")");
            return new Literal.Pair(real, imaginary);
        }
        int mark = cursor.mark();
        if (isTruth(type) && (cursor.acceptWord("true") || cursor.acceptWord("false"))) {
            cursor.reset(mark);
            return new Literal.Truth(cursor.expectWord().equals("true"));
        }
        String sign = cursor.accept("-") ? "-" : "";
        if (type instanceof Type.Floating(String format)) {
            Optional<Literal> special = special(sign, format);
            if (special.isPresent()) {
                return special.get();
            }
        }
        String digits = cursor.take(HloConstants::isDigit);
        boolean whole = !cursor.touches('.') && !cursor.touches('e') && !cursor.touches('E');
        boolean none = digits.isEmpty() && !cursor.touches('.');
        boolean fraction = !whole && !(type instanceof Type.Floating);
        if (none || fraction || digits.length() > MOST_DIGITS) {
            cursor.reset(mark);
            throw cursor.expected("an element of type " + type);
        }
        if (type instanceof Type.Floating) {
            String decimal = sign + decimal(digits);
            if (!DECIMAL.matcher(decimal).matches()) {
                cursor.reset(mark);
                throw cursor.expected("an element of type " + type);
            }
            return new Literal.Decimal(decimal);
        }
        BigInteger value = new BigInteger(sign + digits);
        if (!isWithin(value, type)) {
            cursor.reset(mark);
            throw cursor.expected("a number that is one of type " + type);
        }
        return isTruth(type) ? new Literal.Truth(value.signum() != 0) : new Literal.Whole(value);
    }

    private static boolean isTruth(Type type) {
        return type instanceof Type.Whole whole && whole.bits() == 1;
    }

    private static boolean isWithin(BigInteger value, Type type) {
        return !(type instanceof Type.Whole(int bits, Type.Signedness signedness))
                || ((signedness == Type.Signedness.UNSIGNED || bits == 1)
                        ? (value.signum() >= 0 && value.bitLength() <= bits)
                        : value.bitLength() < bits);
    }

    /** The end of the digits of a float, in which MLIR always has a point. */
    private String decimal(String digits) {
        String fraction = "0";
        if (cursor.touches('.')) {
            cursor.expect(".");
            fraction = cursor.take(HloConstants::isDigit);
        }
        String exponent = "";
        if (cursor.touches('e') || cursor.touches('E')) {
            cursor.step();
            String sign = cursor.touches('-') || cursor.touches('+') ? cursor.take(c -> c == '-' || c == '+') : "";
            exponent = "e" + sign + cursor.take(HloConstants::isDigit);
        }
        // Digits on one side of the point suffice.
        boolean none = digits.isEmpty() && fraction.isEmpty();
        return (digits.isEmpty() && !none ? "0" : digits) + "." + (fraction.isEmpty() && !none ? "0" : fraction)
                + exponent;
    }

    private Optional<Literal> special(String sign, String format) {
        boolean infinite = cursor.acceptWord("inf");
        if (!infinite && !cursor.acceptWord("nan")) {
            return Optional.empty();
        }
        if (!infinite && cursor.touches('(')) {
            throw cursor.expected("a nan without bits of its own");
        }
        FloatFormat known = FloatFormat.ofProgram(format)
                .filter(some -> !infinite || !some.isFinite())
                .orElseThrow(() -> cursor.expected("a finite number of " + format + " before this"));
        long infinity = infinite ? known.infinity() | (sign.isEmpty() ? 0 : known.signBit()) : 0;
        return Optional.of(new Literal.Bits(known.hexadecimal(infinite ? infinity : known.notANumber())));
    }

    /** The form in HLO of bits of a format that are no finite number; nothing for others. */
    static Optional<String> special(Literal.Bits bits, Type type) {
        return type instanceof Type.Floating(String name)
                ? FloatFormat.ofProgram(name).flatMap(format -> special(bits.digits(), format))
                : Optional.empty();
    }

    private static Optional<String> special(String digits, FloatFormat format) {
        if (digits.equals(format.hexadecimal(format.notANumber()))) {
            return Optional.of("nan");
        }
        if (format.isFinite()) {
            return Optional.empty();
        }
        return digits.equals(format.hexadecimal(format.infinity()))
                ? Optional.of("inf")
                : Optional.of("-inf")
                        .filter(ignored -> digits.equals(format.hexadecimal(format.infinity() | format.signBit())));
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }
}
