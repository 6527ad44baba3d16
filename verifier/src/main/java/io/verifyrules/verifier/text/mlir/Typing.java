package io.verifyrules.verifier.text.mlir;

import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import java.util.List;
import java.util.Optional;

/** The types behind the colon of a pretty form where it is not the type of a function, with or without parentheses. */
enum Typing {

    /** One type, of all operands and of the result. */
    SAME {
        @Override
        Type.Function of(List<Type> written, List<Value> operands, Cursor cursor) {
            Type one = only(written, cursor);
            return new Type.Function(operands.stream().map(operand -> one).toList(), List.of(one));
        }
    },

    /** The type of a function, always. */
    FUNCTION {
        @Override
        Type.Function of(List<Type> written, List<Value> operands, Cursor cursor) {
            throw cursor.expected("the type of a function before this, such as (tensor<2xf32>) -> tensor<f32>");
        }
    },

    /** The types of the operands; there are no results. */
    OPERANDS {
        @Override
        Type.Function of(List<Type> written, List<Value> operands, Cursor cursor) {
            return new Type.Function(written, List.of());
        }
    },

    /** One type, of all operands; there are no results. */
    ALIKE {
        @Override
        Type.Function of(List<Type> written, List<Value> operands, Cursor cursor) {
            Type one = only(written, cursor);
            return new Type.Function(operands.stream().map(operand -> one).toList(), List.of());
        }
    },

    /** The types of the operands, which are those of the results. */
    EACH {
        @Override
        Type.Function of(List<Type> written, List<Value> operands, Cursor cursor) {
            return new Type.Function(written, written);
        }
    },

    /** The types of the results; there are no operands, or theirs follow from these. */
    RESULT {
        @Override
        Type.Function of(List<Type> written, List<Value> operands, Cursor cursor) {
            return new Type.Function(operands.stream().map(Value::type).toList(), written);
        }
    },

    /** The type of the predicate, and the type of the branches and of the result. */
    CHOICE {
        @Override
        Type.Function of(List<Type> written, List<Value> operands, Cursor cursor) {
            if (written.size() != 2) {
                throw cursor.expected("two types before this, of the predicate and of the result");
            }
            Type result = written.get(1);
            return new Type.Function(List.of(written.get(0), result, result), List.of(result));
        }
    },

    /** One type, of complex numbers: that of the result, or of the operand; the other one has the type of their parts. */
    COMPLEX {
        @Override
        Type.Function of(List<Type> written, List<Value> operands, Cursor cursor) {
            Type one = only(written, cursor);
            Type parts = parts(one).orElseThrow(() -> cursor.expected("a tensor of complex numbers before this"));
            return new Type.Function(operands.stream().map(operand -> parts).toList(), List.of(one));
        }
    };

    /** The types of operands and results. */
    abstract Type.Function of(List<Type> written, List<Value> operands, Cursor cursor);

    private static Type only(List<Type> written, Cursor cursor) {
        if (written.size() != 1) {
            throw cursor.expected("one type before this");
        }
        return written.getFirst();
    }

    private static Optional<Type> parts(Type type) {
        return type instanceof Type.Tensor(var dimensions, Type.Complex(Type part), var encoding)
                ? Optional.of(new Type.Tensor(dimensions, part, encoding))
                : Optional.empty();
    }

    /** The type behind the colon, which comes next. */
    Type.Function read(List<Value> operands, OperationReader reader) {
        Cursor cursor = reader.cursor();
        cursor.expect(":");
        TypeReader types = reader.attributes().types();
        if (cursor.peek() == '(') {
            return types.function();
        }
        List<Type> written = types.several();
        return cursor.accept("->") ? new Type.Function(written, types.results()) : of(written, operands, cursor);
    }
}
