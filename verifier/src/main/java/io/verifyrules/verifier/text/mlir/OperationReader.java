package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import io.verifyrules.verifier.text.NotRead;
import io.verifyrules.verifier.text.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads operations: in generic form any, in pretty form those that are in a table. */
final class OperationReader {

    private final Cursor cursor;
    private final AttributeReader attributes;
    private final OperandReader operands;

    OperationReader(Cursor cursor, AttributeReader attributes) {
        this.cursor = cursor;
        this.attributes = attributes;
        this.operands = new OperandReader(cursor);
    }

    Cursor cursor() {
        return cursor;
    }

    AttributeReader attributes() {
        return attributes;
    }

    OperandReader operands() {
        return operands;
    }

    Operation operation(Scope scope) {
        List<OperandReader.Defined> names = cursor.peek() == '%' ? operands.defined() : List.of();
        SourcePosition place = cursor.place();
        Operation operation = cursor.peek() == '"'
                ? generic(new Started(cursor.string(), place, names, scope))
                : pretty(new Started(cursor.expectWord(), place, names, scope));
        location();
        return operation;
    }

    /** The beginning of an operation before its form matters. */
    record Started(String name, SourcePosition place, List<OperandReader.Defined> results, Scope scope) {}

    private Operation pretty(Started started) {
        return PrettyForms.of(started.name()).orElseThrow(() -> unknown(started)).read(started, this);
    }

    private static NotRead unknown(Started started) {
        String name = started.name();
        String near = NearOperations.suggestion(name, Set.of());
        return new NotRead(Reason.UNKNOWN_OPERATION,
                new Diagnostic(started.place(),
                        "expected an operation that is known in pretty form, found " + name
                                + (near.isEmpty() ? "; write it" : near + " Or write it") + " in generic form, as \""
                                + name + "\"(..) : (..) -> .."));
    }

    /** Goes past a location, of which nothing is kept. */
    void location() {
        if (cursor.acceptWord("loc")) {
            cursor.balanced("(", ")");
        }
    }

    /** The text behind the quotes of the generic form. */
    Operation generic(Started started) {
        cursor.expect("(");
        List<Value> used = operands.operands(started.scope());
        cursor.expect(")");
        return afterOperands(started, used);
    }

    /** Properties, regions, attributes and the type, in the order of the generic form. */
    Operation afterOperands(Started started, List<Value> used) {
        if (cursor.peek() == '[') {
            throw cursor.expected("an operation without successors");
        }
        SortedMap<String, Attribute> all = new TreeMap<>(attributes.properties());
        List<Region> regions = new ArrayList<>();
        if (cursor.accept("(")) {
            do {
                regions.add(region(started.scope(), List.of()));
            } while (cursor.accept(","));
            cursor.expect(")");
        }
        if (cursor.peek() == '{') {
            add(attributes.dictionary(), all);
        }
        SourcePosition typed = cursor.place();
        cursor.expect(":");
        return made(started, used, all, regions, attributes.types().function(), typed);
    }

    private void add(Map<String, Attribute> more, SortedMap<String, Attribute> all) {
        more.forEach((name, value) -> {
            if (all.putIfAbsent(name, value) != null) {
                throw cursor.expected("one value for " + name + " before this; there are two");
            }
        });
    }

    /** The operation, if its type says of the operands what they were defined with. */
    Operation made(Started started, List<Value> used, SortedMap<String, Attribute> all, List<Region> regions,
            Type.Function type, SourcePosition typed) {
        List<Type> known = used.stream().map(Value::type).toList();
        if (!known.equals(type.operands())) {
            throw new NotRead(typed, "expected the types of the operands of " + started.name() + ", " + known
                    + ", found " + type.operands());
        }
        return new Operation(started.name(), used, operands.results(started.results(), type.results(), started.scope()),
                all, regions, started.place());
    }

    /**
     * A region between braces.
     *
     * @param given the arguments of its first block where these stand in front of the brace
     */
    Region region(Scope outer, List<Argument> given) {
        return cursor.nested(() -> between(outer, given));
    }

    private Region between(Scope outer, List<Argument> given) {
        Scope scope = outer.inner();
        SourcePosition begin = cursor.place();
        cursor.expect("{");
        List<Block> blocks = new ArrayList<>();
        List<Value> entered = defined(given, scope);
        if (cursor.peek() != '^' && cursor.peek() != '}') {
            blocks.add(new Block(entered, operations(scope), begin));
        }
        while (cursor.peek() == '^') {
            blocks.add(block(scope, blocks.isEmpty() ? entered : List.of()));
        }
        cursor.expect("}");
        return new Region(blocks);
    }

    private Block block(Scope scope, List<Value> given) {
        SourcePosition place = cursor.place();
        cursor.expect("^");
        cursor.suffix("a block");
        List<Value> arguments = new ArrayList<>(given);
        if (cursor.peek() == '(') {
            arguments.addAll(defined(arguments(), scope));
        }
        cursor.expect(":");
        return new Block(arguments, operations(scope), place);
    }

    private List<Operation> operations(Scope scope) {
        List<Operation> all = new ArrayList<>();
        while (cursor.peek() != '}' && cursor.peek() != '^') {
            if (cursor.seesWord("func.func") || cursor.atEnd()) {
                throw cursor.expected("'}' at the end of a region");
            }
            all.add(operation(scope));
        }
        return all;
    }

    /** An argument of a function or of a block. */
    record Argument(String name, Type type, SortedMap<String, Attribute> attributes, SourcePosition place) {}

    /** Arguments between parentheses, with their types. */
    List<Argument> arguments() {
        List<Argument> all = new ArrayList<>();
        cursor.expect("(");
        if (cursor.accept(")")) {
            return all;
        }
        do {
            SourcePosition place = cursor.place();
            String name = operands.name();
            cursor.expect(":");
            Type type = attributes.types().type();
            SortedMap<String, Attribute> own = cursor.peek() == '{' ? attributes.dictionary() : new TreeMap<>();
            location();
            all.add(new Argument(name, type, own, place));
        } while (cursor.accept(","));
        cursor.expect(")");
        return all;
    }

    private static List<Value> defined(List<Argument> arguments, Scope scope) {
        return arguments.stream()
                .map(argument -> scope.define(argument.name(), argument.type(), argument.place()))
                .toList();
    }
}
