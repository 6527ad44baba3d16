package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import io.verifyrules.verifier.text.NotRead;
import io.verifyrules.verifier.text.Reason;
import java.util.ArrayList;
import java.util.List;

/** Reads names of values, those that are used and those that are defined. */
final class OperandReader {

    /** Of a number of results. */
    private static final int MOST_DIGITS = 5;

    private final Cursor cursor;

    OperandReader(Cursor cursor) {
        this.cursor = cursor;
    }

    /** Results that stand in front of an operation: a name, and how many values it stands for. */
    record Defined(String name, int count, SourcePosition place) {}

    /** The names in front of {@code =}. */
    List<Defined> defined() {
        List<Defined> all = new ArrayList<>();
        do {
            SourcePosition place = cursor.place();
            String name = name();
            all.add(new Defined(name, cursor.accept(":") ? count() : 1, place));
        } while (cursor.accept(","));
        cursor.expect("=");
        return all;
    }

    private int count() {
        int mark = cursor.mark();
        String digits = cursor.take(NumberReader::isDigit);
        if (digits.isEmpty() || digits.length() > MOST_DIGITS) {
            cursor.reset(mark);
            throw cursor.expected("how many values the name stands for");
        }
        return Integer.parseInt(digits);
    }

    /** A name such as {@code %0}, with its sign. */
    String name() {
        cursor.expect("%");
        return "%" + cursor.suffix("a value");
    }

    /** A value that was defined before. */
    Value operand(Scope scope) {
        int mark = cursor.mark();
        String name = name();
        String full = cursor.touches('#') ? name + "#" + number() : name;
        // The first of several results may go by the name of all.
        return scope.find(full).or(() -> scope.find(full + "#0")).orElseThrow(() -> {
            cursor.reset(mark);
            NotRead undefined = cursor.expected("a value that is defined before it is used");
            return new NotRead(Reason.UNDEFINED_VALUE, undefined.diagnostic());
        });
    }

    private String number() {
        cursor.expect("#");
        return cursor.take(NumberReader::isDigit);
    }

    /** Values between commas; none if no name comes next. */
    List<Value> operands(Scope scope) {
        List<Value> all = new ArrayList<>();
        while (cursor.peek() == '%') {
            all.add(operand(scope));
            int mark = cursor.mark();
            if (!cursor.accept(",")) {
                return all;
            }
            if (cursor.peek() != '%') {
                cursor.reset(mark);
                return all;
            }
        }
        return all;
    }

    /** Defines the results of an operation, of which the types are known now. */
    List<Value> results(List<Defined> names, List<Type> types, Scope scope) {
        int named = names.stream().mapToInt(Defined::count).sum();
        if (!names.isEmpty() && named != types.size()) {
            throw cursor.expected("as many names as results before this: " + named + " names for " + types.size());
        }
        List<Value> values = new ArrayList<>();
        for (Defined defined : names) {
            for (int i = 0; i < defined.count(); i++) {
                String name = defined.count() == 1 ? defined.name() : defined.name() + "#" + i;
                values.add(scope.define(name, types.get(values.size()), defined.place()));
            }
        }
        for (int i = values.size(); i < types.size(); i++) {
            values.add(new Value("%", types.get(i), cursor.place()));
        }
        return values;
    }
}
