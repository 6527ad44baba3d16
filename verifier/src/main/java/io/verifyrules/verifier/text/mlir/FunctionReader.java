package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import io.verifyrules.verifier.text.NotRead;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads functions, in both forms. */
final class FunctionReader {

    private final Cursor cursor;
    private final AttributeReader attributes;
    private final OperationReader operations;

    FunctionReader(Cursor cursor, AttributeReader attributes) {
        this.cursor = cursor;
        this.attributes = attributes;
        this.operations = new OperationReader(cursor, attributes);
    }

    /** Goes past a location, if one comes next. */
    void location() {
        operations.location();
    }

    /** Goes past an operation in generic form, behind its name. */
    void passed(SourcePosition place) {
        operations.generic(new OperationReader.Started("", place, List.of(), Scope.ofFunction()));
        operations.location();
    }

    /** The name of the function that comes next, as far as it can be told; the cursor stays. */
    Optional<String> name() {
        int mark = cursor.mark();
        try {
            cursor.word();
            visibility();
            return cursor.peek() == '@' ? Optional.of(attributes.symbol().getFirst()) : Optional.empty();
        } catch (NotRead none) {
            return Optional.empty();
        } finally {
            cursor.reset(mark);
        }
    }

    /** Whether it is private. */
    private boolean visibility() {
        boolean isPrivate = cursor.acceptWord("private");
        if (!isPrivate && !cursor.acceptWord("public")) {
            cursor.acceptWord("nested");
        }
        return isPrivate;
    }

    /**
     * The text behind the first word of a function; attributes of arguments are {@code arg_attrs}, as in generic form.
     */
    Function function(SourcePosition place) {
        boolean isPrivate = visibility();
        String name = attributes.symbol().getFirst();
        List<OperationReader.Argument> arguments = parameters();
        List<Type> results = cursor.accept("->") ? results() : List.of();
        SortedMap<String, Attribute> own = new TreeMap<>();
        if (cursor.acceptWord("attributes")) {
            own.putAll(attributes.dictionary());
        }
        Optional<Region> body = cursor.peek() == '{'
                ? Optional.of(operations.region(Scope.ofFunction(), arguments))
                : Optional.empty();
        operations.location();
        Type.Function type = new Type.Function(arguments.stream().map(OperationReader.Argument::type).toList(),
                results);
        if (arguments.stream().anyMatch(argument -> !argument.attributes().isEmpty())) {
            own.putIfAbsent("arg_attrs",
                    new Attribute.Several(arguments.stream()
                            .<Attribute>map(argument -> new Attribute.Named(argument.attributes()))
                            .toList()));
        }
        return new Function(name, isPrivate, type, body, own, place);
    }

    /** The text behind the name of a function in generic form, which is an operation like others. */
    Function generic(SourcePosition place) {
        Operation read = operations
                .generic(new OperationReader.Started("func.func", place, List.of(), Scope.ofFunction()));
        operations.location();
        SortedMap<String, Attribute> own = new TreeMap<>(read.attributes());
        Optional<String> name = own.remove("sym_name") instanceof Attribute.Of(Literal literal, var none)
                ? text(literal)
                : Optional.empty();
        boolean isPrivate = own.remove("sym_visibility") instanceof Attribute.Of(Literal literal, var none)
                && text(literal).equals(Optional.of("private"));
        if (name.isEmpty() || read.regions().size() != 1
                || !(own.remove("function_type") instanceof Attribute.OfType(Type.Function type))) {
            throw new NotRead(place, "expected sym_name, function_type and one region of a function in generic form");
        }
        List<Block> blocks = read.regions().getFirst().blocks();
        if (!blocks.isEmpty()
                && !blocks.getFirst().arguments().stream().map(Value::type).toList().equals(type.operands())) {
            throw new NotRead(place, "expected arguments of the types " + type.operands() + " of the function");
        }
        return new Function(name.get(), isPrivate, type,
                blocks.isEmpty() ? Optional.empty() : Optional.of(read.regions().getFirst()), own, place);
    }

    /** A string, if it is one. */
    static Optional<String> text(Literal literal) {
        return literal instanceof Literal.Text(String value) ? Optional.of(value) : Optional.empty();
    }

    /** A function that is only declared has types alone. */
    private List<OperationReader.Argument> parameters() {
        int mark = cursor.mark();
        cursor.expect("(");
        if (cursor.peek() == '%' || cursor.peek() == ')') {
            cursor.reset(mark);
            return operations.arguments();
        }
        List<OperationReader.Argument> all = new ArrayList<>();
        do {
            SourcePosition place = cursor.place();
            Type type = attributes.types().type();
            SortedMap<String, Attribute> own = cursor.peek() == '{' ? attributes.dictionary() : new TreeMap<>();
            all.add(new OperationReader.Argument("%arg" + all.size(), type, own, place));
        } while (cursor.accept(","));
        cursor.expect(")");
        return all;
    }

    /** One type, or several between parentheses, each of which may have attributes. */
    private List<Type> results() {
        if (cursor.peek() != '(') {
            return List.of(attributes.types().type());
        }
        List<Type> all = new ArrayList<>();
        cursor.expect("(");
        if (cursor.accept(")")) {
            return all;
        }
        do {
            all.add(attributes.types().type());
            if (cursor.peek() == '{') {
                attributes.dictionary();
            }
        } while (cursor.accept(","));
        cursor.expect(")");
        return all;
    }
}
