package io.verifyrules.verifier.text.mlir;

import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Type;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The form of the value behind a short name, and the attribute that the generic form has for it. */
@FunctionalInterface
interface Written {

    /** Integers between brackets, which the generic form has as {@code array<i64: ..>}. */
    Written LIST = (name, reader) -> Map.of(name, longs(list(reader)));

    /** An integer of 64 bits. */
    Written LONG = (name, reader) -> Map.of(name, number(reader, 64));

    /** An integer of 32 bits. */
    Written INT = (name, reader) -> Map.of(name, number(reader, 32));

    /** A float of 64 bits. */
    Written DOUBLE = (name, reader) -> Map.of(name,
            new Attribute.Of(reader.attributes().number(), Optional.of(new Type.Floating("f64"))));

    /** Any attribute, as it is. */
    Written ANY = (name, reader) -> Map.of(name, reader.attributes().attribute());

    /** The exactness of each operand, such as {@code [DEFAULT, HIGHEST]}. */
    Written PRECISIONS = (name, reader) -> Map.of(name,
            new Attribute.Several(words(reader).stream()
                    .<Attribute>map(word -> new Attribute.Words("stablehlo", "precision " + word))
                    .toList()));

    /** A string without a type. */
    Written TEXT = (name, reader) -> Map.of(name, Attribute.Of.plain(new Literal.Text(reader.cursor().string())));

    /** The bits of a float's exponent and mantissa, such as {@code e8m10}. */
    Written FORMAT = (name, reader) -> {
        Matcher format = Pattern.compile("e([0-9]+)m([0-9]+)").matcher(reader.cursor().expectWord());
        if (!format.matches()) {
            throw reader.cursor().expected("a format such as e8m10 before this");
        }
        return Map.of("exponent_bits", integer(format.group(1), 32), "mantissa_bits", integer(format.group(2), 32));
    };

    /** The attributes of the generic form, by name. */
    Map<String, Attribute> read(String name, OperationReader reader);

    /** A word that the generic form has as {@code #stablehlo<kind WORD>}. */
    static Written word(String kind) {
        return (name, reader) -> Map.of(name,
                new Attribute.Words("stablehlo", kind + " " + reader.cursor().expectWord()));
    }

    /** A word that the generic form has between the brackets of an attribute. */
    static Written inside(String attribute) {
        return (name, reader) -> Map.of(name, new Attribute.Words(attribute, reader.cursor().expectWord()));
    }

    private static Type whole(int bits) {
        return new Type.Whole(bits, Type.Signedness.SIGNLESS);
    }

    private static Attribute number(OperationReader reader, int bits) {
        return new Attribute.Of(reader.attributes().number(), Optional.of(whole(bits)));
    }

    private static Attribute integer(String digits, int bits) {
        return new Attribute.Of(new Literal.Whole(new BigInteger(digits)), Optional.of(whole(bits)));
    }

    /** Integers of 64 bits. */
    static Attribute longs(List<Literal> numbers) {
        return new Attribute.Numbers(whole(64), numbers);
    }

    /** The number of operands or results that belong together, as the generic form has it. */
    static Attribute sizes(int... counts) {
        return new Attribute.Numbers(whole(32),
                IntStream.of(counts).<Literal>mapToObj(each -> new Literal.Whole(BigInteger.valueOf(each))).toList());
    }

    /** Integers between brackets. */
    static List<Literal> list(OperationReader reader) {
        List<Literal> all = new ArrayList<>();
        reader.cursor().expect("[");
        if (!reader.cursor().accept("]")) {
            do {
                all.add(reader.attributes().number());
            } while (reader.cursor().accept(","));
            reader.cursor().expect("]");
        }
        return all;
    }

    /** Words between brackets. */
    private static List<String> words(OperationReader reader) {
        List<String> all = new ArrayList<>();
        reader.cursor().expect("[");
        if (!reader.cursor().accept("]")) {
            do {
                all.add(reader.cursor().expectWord());
            } while (reader.cursor().accept(","));
            reader.cursor().expect("]");
        }
        return all;
    }
}
