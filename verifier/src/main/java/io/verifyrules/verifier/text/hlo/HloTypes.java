package io.verifyrules.verifier.text.hlo;

import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.text.Cursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Reads and writes shapes of HLO, such as {@code f32[2,3]{1,0}}, as types of MLIR. */
final class HloTypes {

    private static final Pattern WHOLE = Pattern.compile("([su])(2|4|8|16|32|64)");
    private static final Map<String, Type> COMPLEX = Map.of("c64", new Type.Complex(new Type.Floating("f32")), "c128",
            new Type.Complex(new Type.Floating("f64")));
    /** Formats of XLA that the language need not have, as MLIR calls them: exponent and mantissa in capitals, and the rest. */
    private static final List<String> FLOATS = List.of("f4E2M1FN", "f8E3M4", "f8E4M3", "f8E4M3B11FNUZ", "f8E4M3FNUZ",
            "f8E5M2", "f8E5M2FNUZ", "f8E8M0FNU");
    private static final Type TRUTH = new Type.Whole(1, Type.Signedness.SIGNLESS);
    private static final int LONGEST_SIZE = 18;
    private static final String BOUNDS = "stablehlo.bounds";
    /** A memory space, or blanks: neither changes in which order elements are kept. */
    private static final Pattern SPACE = Pattern.compile(":?S\\([0-9]+\\)$|\\s");

    private HloTypes() {
    }

    /**
     * The shape that comes next. A layout is an encoding of its tensor, unless it is the one of shapes that state none.
     * In that one the last dimension varies fastest.
     */
    static Type shape(Cursor cursor) {
        return cursor.nested(() -> {
            if (!cursor.accept("(")) {
                return array(cursor);
            }
            List<Type> parts = new ArrayList<>();
            if (!cursor.accept(")")) {
                do {
                    parts.add(shape(cursor));
                } while (cursor.accept(","));
                cursor.expect(")");
            }
            return new Type.Tuple(parts);
        });
    }

    private static Type array(Cursor cursor) {
        int mark = cursor.mark();
        String name = cursor.expectWord();
        if (!cursor.touches('[')) {
            cursor.reset(mark);
            throw cursor.expected("a shape such as f32[2,3]");
        }
        if (name.equals("token") || name.equals("opaque")) {
            cursor.balanced("[", "]");
            layout(cursor, 0);
            return new Type.Other(name.equals("token") ? HloReader.TOKEN : "!hlo.opaque");
        }
        Optional<Type> element = element(name);
        if (element.isEmpty()) {
            cursor.reset(mark);
            throw cursor.expected("an element type of HLO");
        }
        cursor.expect("[");
        List<Type.Dimension> dimensions = new ArrayList<>();
        List<String> bounds = new ArrayList<>();
        if (!cursor.accept("]")) {
            do {
                boolean bounded = cursor.accept("<=");
                if (!bounded && cursor.accept("?")) {
                    dimensions.add(new Type.Dimension(OptionalLong.empty()));
                    bounds.add("?");
                    continue;
                }
                long size = size(cursor);
                dimensions.add(bounded ? new Type.Dimension(OptionalLong.empty()) : Type.Dimension.of(size));
                bounds.add(bounded ? Long.toString(size) : "?");
            } while (cursor.accept(","));
            cursor.expect("]");
        }
        Optional<Attribute> layout = layout(cursor, dimensions.size());
        boolean bounded = bounds.stream().anyMatch(bound -> !bound.equals("?"));
        return new Type.Tensor(dimensions, element.get(),
                bounded ? Optional.of(new Attribute.Words(BOUNDS, String.join(", ", bounds))) : layout);
    }

    /** The layout behind a shape, if it is stated and another one than that of shapes without. */
    private static Optional<Attribute> layout(Cursor cursor, int rank) {
        // A brace that stands apart may open a computation, whose instructions begin with no digit.
        boolean layout = cursor.touches('{')
                || (cursor.peek() == '{' && (Character.isDigit(cursor.peek(1)) || cursor.peek(1) == ':'));
        if (!layout) {
            return Optional.empty();
        }
        String stated = SPACE.matcher(cursor.balanced("{", "}")).replaceAll("");
        String usual = IntStream.range(0, rank)
                .mapToObj(i -> Integer.toString(rank - 1 - i))
                .collect(Collectors.joining(","));
        return stated.isEmpty() || stated.equals(usual)
                ? Optional.empty()
                : Optional.of(new Attribute.Words(HloReader.LAYOUT, stated));
    }

    /** The shape without the layouts of its tensors. */
    static Type plain(Type type) {
        return switch (type) {
            case Type.Tuple(List<Type> parts) -> new Type.Tuple(parts.stream().map(HloTypes::plain).toList());
            case Type.Tensor(var dimensions, Type element, var encoding) -> new Type.Tensor(dimensions, element,
                    encoding.filter(each -> each instanceof Attribute.Words words && words.name().equals(BOUNDS)));
            default -> type;
        };
    }

    private static long size(Cursor cursor) {
        int mark = cursor.mark();
        String digits = cursor.take(c -> c >= '0' && c <= '9');
        if (digits.isEmpty() || digits.length() > LONGEST_SIZE) {
            cursor.reset(mark);
            throw cursor.expected("a size");
        }
        return Long.parseLong(digits);
    }

    /** The element type of a name. */
    private static Optional<Type> element(String name) {
        Matcher whole = WHOLE.matcher(name);
        if (whole.matches()) {
            return Optional.of(new Type.Whole(Integer.parseInt(whole.group(2)),
                    whole.group(1).equals("u") ? Type.Signedness.UNSIGNED : Type.Signedness.SIGNLESS));
        }
        if (name.equals("pred")) {
            return Optional.of(TRUTH);
        }
        if (COMPLEX.containsKey(name)) {
            return Optional.of(COMPLEX.get(name));
        }
        return Stream.concat(FloatFormat.ALL.stream().map(FloatFormat::programName), FLOATS.stream())
                .filter(format -> format.toLowerCase(Locale.ROOT).equals(name))
                .<Type>map(Type.Floating::new)
                .findFirst();
    }

    /** A shape without a layout. */
    static String text(Type type) {
        return switch (type) {
            case Type.Tuple(List<Type> parts) ->
                parts.stream().map(HloTypes::text).collect(Collectors.joining(", ", "(", ")"));
            case Type.Tensor(var dimensions, Type element, var encoding) ->
                name(element) + "[" + sizes(dimensions, encoding) + "]";
            case Type.Other(String other) -> other.equals(HloReader.TOKEN) ? "token[]" : "opaque[]";
            case Type.UnrankedTensor unranked -> throw new IllegalArgumentException("HLO has no " + unranked);
            case Type.Function function -> throw new IllegalArgumentException("HLO has no " + function);
            case Type.Whole whole -> name(whole) + "[]";
            case Type.Floating floating -> name(floating) + "[]";
            case Type.Complex complex -> name(complex) + "[]";
            case Type.Index index -> throw new IllegalArgumentException("HLO has no " + index);
        };
    }

    private static String sizes(List<Type.Dimension> dimensions, Optional<Attribute> encoding) {
        String[] bounds = encoding
                .filter(given -> given instanceof Attribute.Words words && words.name().equals(BOUNDS))
                .map(given -> ((Attribute.Words) given).words().split(", ", -1))
                .orElse(new String[dimensions.size()]);
        List<String> all = new ArrayList<>();
        for (int i = 0; i < dimensions.size(); i++) {
            boolean known = dimensions.get(i).size().isPresent() || bounds[i] == null || bounds[i].equals("?");
            all.add(known ? dimensions.get(i).toString() : "<=" + bounds[i]);
        }
        return String.join(",", all);
    }

    private static String name(Type element) {
        if (element.equals(TRUTH)) {
            return "pred";
        }
        return switch (element) {
            case Type.Whole(int bits, Type.Signedness signedness) ->
                (signedness == Type.Signedness.UNSIGNED ? "u" : "s") + bits;
            case Type.Floating(String name) -> name.toLowerCase(Locale.ROOT);
            case Type.Complex complex -> complex.part().equals(new Type.Floating("f32")) ? "c64" : "c128";
            default -> throw new IllegalArgumentException("HLO has no elements " + element);
        };
    }
}
