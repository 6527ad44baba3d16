package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import io.verifyrules.verifier.text.NotRead;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * {@code stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [2], pad = [[1, 1]]} {..} : ..}.
 * A part that the window leaves out is left out of the attributes, too.
 */
record ConvolutionForm() implements PrettyForm {

    private static final Map<String, String> OF_WINDOW = Map.of("stride", "window_strides", "pad", "padding",
            "lhs_dilate", "lhs_dilation", "rhs_dilate", "rhs_dilation", "reverse", "window_reversal");

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        cursor.expect("(");
        List<Value> used = reader.operands().operands(started.scope());
        cursor.expect(")");
        NavigableMap<String, Attribute> attributes = new TreeMap<>();
        cursor.expectWord("dim_numbers");
        cursor.expect("=");
        attributes.put("dimension_numbers", new Attribute.Words("stablehlo.conv", dimensions(cursor)));
        cursor.expect(",");
        cursor.expectWord("window");
        cursor.expect("=");
        cursor.expect("{");
        while (!cursor.accept("}")) {
            window(attributes, reader);
            cursor.accept(",");
        }
        if (cursor.peek() == '{') {
            reader.attributes().dictionary().forEach(attributes::putIfAbsent);
        }
        SourcePosition typed = cursor.place();
        return reader.made(started, used, attributes, List.of(), Typing.FUNCTION.read(used, reader), typed);
    }

    private static String dimensions(Cursor cursor) {
        String input = list(cursor);
        cursor.expect("x");
        String kernel = list(cursor);
        cursor.expect("->");
        return input + "x" + kernel + "->" + list(cursor);
    }

    private static String list(Cursor cursor) {
        return "[" + WordsText.of(cursor.balanced("[", "]")) + "]";
    }

    private static void window(NavigableMap<String, Attribute> attributes, OperationReader reader) {
        Cursor cursor = reader.cursor();
        SourcePosition place = cursor.place();
        String name = cursor.expectWord();
        String attribute = Optional.ofNullable(OF_WINDOW.get(name))
                .orElseThrow(() -> new NotRead(place,
                        "expected one of stride, pad, lhs_dilate, rhs_dilate, reverse, found '" + name + "'"));
        cursor.expect("=");
        attributes.put(attribute, switch (name) {
            case "pad" -> padding(reader);
            case "reverse" -> reversal(Written.list(reader));
            default -> Written.longs(Written.list(reader));
        });
    }

    /** The generic form has truth values for what is written as 0 and 1 in early versions. */
    private static Attribute reversal(List<Literal> written) {
        return new Attribute.Numbers(new Type.Whole(1, Type.Signedness.SIGNLESS),
                written.stream()
                        .<Literal>map(each -> each instanceof Literal.Whole(BigInteger value)
                                ? new Literal.Truth(value.signum() != 0)
                                : each)
                        .toList());
    }

    private static Attribute padding(OperationReader reader) {
        Data.Listed pairs = reader.attributes().listed();
        return new Attribute.Dense(pairs, Type.Tensor.of(new Type.Whole(64, Type.Signedness.SIGNLESS),
                pairs.shape().stream().mapToLong(Integer::longValue).toArray()));
    }
}
