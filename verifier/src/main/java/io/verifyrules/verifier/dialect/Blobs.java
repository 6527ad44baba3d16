package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Constants whose elements are given by their bytes, each element with its lowest byte first. */
final class Blobs {

    private static final int BITS_OF_BYTE = 8;
    private static final int DIGITS_OF_BYTE = 2;

    private Blobs() {
    }

    /** The elements; empty where the number of bytes does not fit the type. One element may stand for all. */
    static Optional<List<Literal>> elements(Data.Blob blob, Type type, List<Integer> sizes) {
        if (!(type instanceof Type.Tensor tensor)) {
            return Optional.empty();
        }
        Type element = tensor.element();
        OptionalInt bits = bits(element);
        if (bits.isEmpty()) {
            return Optional.empty();
        }
        int digits = Math.max(1, bits.getAsInt() / BITS_OF_BYTE) * DIGITS_OF_BYTE;
        long count = sizes.stream().mapToLong(Integer::longValue).reduce(1, Math::multiplyExact);
        String all = blob.digits();
        boolean one = all.length() == digits;
        if (!one && all.length() != count * digits) {
            return Optional.empty();
        }
        List<Literal> elements = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int from = one ? 0 : i * digits;
            elements.add(literal(all.substring(from, from + digits), element));
        }
        return Optional.of(elements);
    }

    private static OptionalInt bits(Type type) {
        return switch (type) {
            case Type.Whole whole when whole.bits() == 1 -> OptionalInt.of(BITS_OF_BYTE);
            case Type.Whole whole when whole.bits() % BITS_OF_BYTE == 0 -> OptionalInt.of(whole.bits());
            case Type.Floating floating -> bits(floating.name());
            case Type.Complex(Type part) -> {
                OptionalInt of = bits(part);
                yield of.isPresent() ? OptionalInt.of(2 * of.getAsInt()) : of;
            }
            default -> OptionalInt.empty();
        };
    }

    private static OptionalInt bits(String format) {
        return FloatFormat.ofProgram(format)
                .map(known -> OptionalInt.of(known.bits()))
                .orElse(format.startsWith("f8") ? OptionalInt.of(BITS_OF_BYTE) : OptionalInt.empty());
    }

    private static Literal literal(String bytes, Type type) {
        if (type instanceof Type.Complex(Type part)) {
            int half = bytes.length() / 2;
            return new Literal.Pair(literal(bytes.substring(0, half), part), literal(bytes.substring(half), part));
        }
        StringBuilder highestFirst = new StringBuilder();
        for (int i = bytes.length() - DIGITS_OF_BYTE; i >= 0; i -= DIGITS_OF_BYTE) {
            highestFirst.append(bytes, i, i + DIGITS_OF_BYTE);
        }
        return type instanceof Type.Whole whole && whole.bits() == 1
                ? new Literal.Truth(!highestFirst.toString().matches("0*"))
                : new Literal.Bits(highestFirst.toString());
    }
}
