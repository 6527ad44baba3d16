package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Operands, and one type that says those of all: {@code tensor.empty(%n) : tensor<?xf32>}, {@code tensor.dim %x, %i : tensor<?xf32>},
 * {@code tensor.extract %x[%i] : tensor<2xf32>}, {@code tensor.insert %v into %x[%i] : ..}, {@code tensor.from_elements %a, %b : ..}.
 */
enum TensorOperandsForm implements PrettyForm {

    /** Sizes between parentheses. */
    EMPTY {
        @Override
        Type.Function types(Type.Tensor tensor, int operands) {
            return new Type.Function(indices(operands), List.of(tensor));
        }
    },

    /** A tensor and the number of a dimension. */
    DIM {
        @Override
        Type.Function types(Type.Tensor tensor, int operands) {
            return new Type.Function(List.of(tensor, INDEX), List.of(INDEX));
        }
    },

    /** A tensor and indices between brackets. */
    EXTRACT {
        @Override
        Type.Function types(Type.Tensor tensor, int operands) {
            return new Type.Function(before(List.of(tensor), operands - 1), List.of(tensor.element()));
        }
    },

    /** An element, a tensor and indices between brackets. */
    INSERT {
        @Override
        Type.Function types(Type.Tensor tensor, int operands) {
            return new Type.Function(before(List.of(tensor.element(), tensor), operands - 2), List.of(tensor));
        }
    },

    /** Elements of a tensor. */
    FROM_ELEMENTS {
        @Override
        Type.Function types(Type.Tensor tensor, int operands) {
            return new Type.Function(Collections.nCopies(operands, tensor.element()), List.of(tensor));
        }
    };

    private static final Type INDEX = new Type.Index();

    /** The types of so many operands and of the result. */
    abstract Type.Function types(Type.Tensor tensor, int operands);

    private static List<Type> indices(int count) {
        return Collections.nCopies(Math.max(0, count), INDEX);
    }

    private static List<Type> before(List<Type> first, int count) {
        return Stream.concat(first.stream(), indices(count).stream()).toList();
    }

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        List<Value> used = new ArrayList<>();
        if (cursor.accept("(")) {
            used.addAll(reader.operands().operands(started.scope()));
            cursor.expect(")");
        } else {
            used.addAll(reader.operands().operands(started.scope()));
            if (cursor.acceptWord("into")) {
                used.add(reader.operands().operand(started.scope()));
            }
            if (cursor.accept("[")) {
                used.addAll(reader.operands().operands(started.scope()));
                cursor.expect("]");
            }
        }
        NavigableMap<String, Attribute> attributes = new TreeMap<>();
        if (cursor.peek() == '{') {
            attributes.putAll(reader.attributes().dictionary());
        }
        SourcePosition typed = cursor.place();
        cursor.expect(":");
        if (!(reader.attributes().types().type() instanceof Type.Tensor tensor)) {
            throw cursor.expected("a tensor before this");
        }
        return reader.made(started, used, attributes, List.of(), types(tensor, used.size()), typed);
    }
}
