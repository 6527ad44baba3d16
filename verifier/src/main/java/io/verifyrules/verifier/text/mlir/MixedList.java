package io.verifyrules.verifier.text.mlir;

import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Numbers and values between brackets, which the generic form has apart.
 *
 * @param numbers with the least number of 64 bits in the place of a value
 */
record MixedList(List<Literal> numbers, List<Value> values) {

    private static final Literal DYNAMIC = new Literal.Whole(BigInteger.valueOf(Long.MIN_VALUE));

    MixedList {
        numbers = List.copyOf(numbers);
        values = List.copyOf(values);
    }

    /** The list that comes next. */
    static MixedList read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        List<Literal> numbers = new ArrayList<>();
        List<Value> values = new ArrayList<>();
        cursor.expect("[");
        if (!cursor.accept("]")) {
            do {
                if (cursor.peek() == '%') {
                    values.add(reader.operands().operand(started.scope()));
                    numbers.add(DYNAMIC);
                } else {
                    numbers.add(reader.attributes().number());
                }
            } while (cursor.accept(","));
            cursor.expect("]");
        }
        return new MixedList(numbers, values);
    }

    Attribute attribute() {
        return Written.longs(numbers);
    }
}
