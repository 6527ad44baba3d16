package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.text.Cursor;
import io.verifyrules.verifier.text.NotRead;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Reads {@code sparse<[[0, 1], [2, 0]], [5, 6]> : tensor<3x2xi32>} as the constant that it is: all other elements are zero. */
record SparseReader(Cursor cursor, AttributeReader attributes) {

    private static final long MOST = 1_000_000;

    /** The text behind {@code sparse}. */
    Attribute written() {
        SourcePosition place = cursor.place();
        cursor.expect("<");
        List<Literal> places = new ArrayList<>();
        List<Literal> values = new ArrayList<>();
        if (!cursor.accept(">")) {
            places.addAll(elements());
            cursor.expect(",");
            values.addAll(elements());
            cursor.expect(">");
        }
        cursor.expect(":");
        Type type = attributes.types().type();
        if (!(type instanceof Type.Tensor tensor) || size(tensor) > MOST) {
            throw new NotRead(place, "expected a tensor of at most " + MOST + " elements, found " + type);
        }
        return new Attribute.Dense(dense(tensor, places, values, place), type);
    }

    private List<Literal> elements() {
        return cursor.peek() == '[' ? attributes.listed().elements() : List.of(attributes.number());
    }

    private static long size(Type.Tensor tensor) {
        long size = 1;
        for (Type.Dimension dimension : tensor.dimensions()) {
            long each = dimension.size().orElse(MOST + 1);
            size = each > MOST || size * each > MOST ? MOST + 1 : size * each;
        }
        return size;
    }

    private static Data dense(Type.Tensor tensor, List<Literal> places, List<Literal> values, SourcePosition place) {
        List<Integer> shape = tensor.dimensions()
                .stream()
                .map(dimension -> Math.toIntExact(dimension.size().orElseThrow()))
                .toList();
        Literal zero = tensor.element() instanceof Type.Floating
                ? new Literal.Decimal("0.0")
                : new Literal.Whole(BigInteger.ZERO);
        List<Literal> all = new ArrayList<>(Collections.nCopies(Math.toIntExact(size(tensor)), zero));
        int rank = shape.size();
        int count = places.size() / Math.max(1, rank);
        if (count * rank != places.size() || (values.size() != 1 && values.size() != count)) {
            throw new NotRead(place, "expected a value for each place of rank " + rank);
        }
        for (int i = 0; i < count; i++) {
            int at = 0;
            for (int dimension = 0; dimension < rank; dimension++) {
                int index = index(places.get(i * rank + dimension), shape.get(dimension), place);
                at = at * shape.get(dimension) + index;
            }
            all.set(at, values.get(values.size() == 1 ? 0 : i));
        }
        return rank == 0 ? new Data.Splat(all.getFirst()) : new Data.Listed(shape, all);
    }

    private static int index(Literal literal, int size, SourcePosition place) {
        if (literal instanceof Literal.Whole(BigInteger value) && value.signum() >= 0
                && value.compareTo(BigInteger.valueOf(size)) < 0) {
            return value.intValueExact();
        }
        throw new NotRead(place,
                "expected places inside of the tensor, found " + literal + " where the size is " + size);
    }
}
