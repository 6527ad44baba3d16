package io.verifyrules.verifier.text.hlo;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import io.verifyrules.verifier.text.NotRead;
import io.verifyrules.verifier.text.Reason;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads a computation: its instructions, of which those called {@code parameter} are its arguments, and the root is what it returns. */
final class ComputationReader {

    private static final int MOST_DIGITS = 6;

    private final Cursor cursor;
    private final HloAttributes attributes;
    private final Map<String, Value> values = new HashMap<>();
    private final NavigableMap<Integer, Value> parameters = new TreeMap<>();
    private final List<Operation> operations = new ArrayList<>();
    private Optional<Value> root = Optional.empty();
    private Optional<Value> last = Optional.empty();

    /**
     * A reader of one computation.
     *
     * @param refused those before it that were not read, and where they stand
     */
    ComputationReader(Cursor cursor, Map<String, Function> before, Map<String, SourcePosition> refused) {
        this.cursor = cursor;
        this.attributes = new HloAttributes(cursor, before.keySet(), refused);
    }

    /** The text behind the name of a computation. */
    Function computation(String name, SourcePosition place, boolean entry) {
        if (cursor.peek() == '(') {
            // The parameters are told again by the instructions.
            cursor.balanced("(", ")");
            cursor.expect("->");
            HloTypes.shape(cursor);
        }
        SourcePosition begin = cursor.place();
        cursor.expect("{");
        while (!cursor.accept("}")) {
            instruction();
        }
        SortedMap<String, Attribute> own = new TreeMap<>();
        while (cursor.accept(",")) {
            cursor.suffix("an attribute");
            cursor.expect("=");
            attributes.pass();
        }
        if (entry) {
            own.put(HloReader.ENTRY, new Attribute.Flag());
        }
        Value result = root.or(() -> last)
                .orElseThrow(() -> new NotRead(begin, "expected a computation with an instruction, found none"));
        if (!parameters.isEmpty() && parameters.lastKey() != parameters.size() - 1) {
            throw new NotRead(begin, "expected parameters with the numbers from 0 to " + (parameters.size() - 1)
                    + ", found " + parameters.keySet());
        }
        operations.add(
                new Operation("hlo.return", List.of(result), List.of(), new TreeMap<>(), List.of(), result.place()));
        List<Value> arguments = List.copyOf(parameters.values());
        return new Function(name, !entry,
                new Type.Function(arguments.stream().map(Value::type).toList(), List.of(result.type())),
                Optional.of(new Region(List.of(new Block(arguments, operations, begin)))), own, place);
    }

    private void instruction() {
        boolean isRoot = cursor.acceptWord("ROOT");
        SourcePosition place = cursor.place();
        cursor.accept("%");
        String name = cursor.suffix("an instruction");
        cursor.expect("=");
        Type type = HloTypes.shape(cursor);
        SourcePosition at = cursor.place();
        String operation = cursor.suffix("an operation");
        Value value = new Value("%" + name, type, place);
        cursor.expect("(");
        SortedMap<String, Attribute> own = new TreeMap<>();
        List<Value> operands = List.of();
        switch (operation) {
            case "parameter" -> parameter(value);
            case "constant" -> own.put("value", constant(type));
            default -> operands = operands();
        }
        cursor.expect(")");
        attributes(own, operation.equals("custom-call"));
        if (operation.equals("parameter")) {
            own.keySet().stream().findFirst().ifPresent(key -> {
                throw new NotRead(at,
                        "expected a parameter without attributes but " + HloAttributes.PASSED + ", found " + key);
            });
        } else {
            operations.add(new Operation("hlo." + operation, operands, List.of(value), own, List.of(), at));
        }
        define(name, value);
        last = Optional.of(value);
        if (isRoot) {
            root = last;
        }
    }

    private void define(String name, Value value) {
        Value before = values.putIfAbsent(name, value);
        if (before != null) {
            throw new NotRead(value.place(), "expected a new name, found " + value.name()
                    + ", which is defined in line " + before.place().line());
        }
    }

    private void parameter(Value value) {
        int mark = cursor.mark();
        String digits = cursor.take(c -> c >= '0' && c <= '9');
        if (digits.isEmpty() || digits.length() > MOST_DIGITS
                || parameters.putIfAbsent(Integer.parseInt(digits), value) != null) {
            cursor.reset(mark);
            throw cursor.expected("the number of a parameter, which no other one has");
        }
    }

    private Attribute constant(Type type) {
        if (!(type instanceof Type.Tensor tensor)) {
            throw cursor.expected("elements of an array; a constant of type " + HloTypes.text(type) + " is not known");
        }
        return new Attribute.Dense(HloConstants.read(cursor, tensor), HloTypes.plain(tensor));
    }

    /** Names, each of which may have its shape in front. */
    private List<Value> operands() {
        List<Value> all = new ArrayList<>();
        if (cursor.peek() == ')') {
            return all;
        }
        do {
            SourcePosition place = cursor.place();
            Optional<Type> stated = shapeInFront();
            cursor.accept("%");
            String name = cursor.suffix("an operand");
            Value value = Optional.ofNullable(values.get(name))
                    .orElseThrow(() -> new NotRead(Reason.UNDEFINED_VALUE, new Diagnostic(place,
                            "expected a value that is defined before it is used, found '" + name + "'")));
            if (stated.isPresent() && !HloTypes.plain(stated.get()).equals(HloTypes.plain(value.type()))) {
                throw new NotRead(place, "expected the shape of " + name + ", " + HloTypes.text(value.type())
                        + ", found " + HloTypes.text(stated.get()));
            }
            all.add(value);
        } while (cursor.accept(","));
        return all;
    }

    private Optional<Type> shapeInFront() {
        int mark = cursor.mark();
        boolean shape = cursor.peek() == '(' || (cursor.word().isPresent() && cursor.touches('['));
        cursor.reset(mark);
        return shape ? Optional.of(HloTypes.shape(cursor)) : Optional.empty();
    }

    /** The results of a library may depend on attributes that change nothing elsewhere. */
    private void attributes(SortedMap<String, Attribute> own, boolean ofLibrary) {
        while (cursor.accept(",")) {
            SourcePosition place = cursor.place();
            String key = cursor.suffix("an attribute");
            cursor.expect("=");
            if (key.equals("metadata") || (HloAttributes.PASSED.contains(key) && !ofLibrary)) {
                attributes.pass();
            } else if (own.putIfAbsent(key, attributes.value(key)) != null) {
                throw new NotRead(place, "expected one value for " + key + "; there are two");
            }
        }
    }
}
