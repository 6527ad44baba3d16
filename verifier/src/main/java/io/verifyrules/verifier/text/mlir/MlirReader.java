package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads MLIR's text: modules of functions, in the generic form and in the pretty forms of StableHLO, CHLO and {@code func}. Locations
 * are passed over; an operation in a pretty form that is not known is a mistake.
 */
public final class MlirReader {

    private static final Pattern SPLIT = Pattern.compile("(?m)^[ \\t]*// -----.*$");

    private final Cursor cursor;
    private final AttributeReader attributes;
    private final OperationReader operations;
    private final List<Function> functions = new ArrayList<>();

    private MlirReader(Cursor cursor) {
        this.cursor = cursor;
        this.attributes = new AttributeReader(cursor);
        this.operations = new OperationReader(cursor, attributes);
    }

    /**
     * The modules of a text, of which several are kept apart by lines {@code // -----}; parts without anything but comments are none.
     *
     * @param file named in places
     * @throws NotRead at the first mistake
     */
    public static List<Module> read(String file, String text) {
        List<Module> modules = new ArrayList<>();
        int from = 0;
        Matcher split = SPLIT.matcher(text);
        while (split.find()) {
            part(file, text, from, split.start()).ifPresent(modules::add);
            from = split.end();
        }
        part(file, text, from, text.length()).ifPresent(modules::add);
        return modules;
    }

    private static Optional<Module> part(String file, String text, int from, int to) {
        MlirReader reader = new MlirReader(Cursor.of(file, text, from, to));
        return reader.cursor.atEnd() ? Optional.empty() : Optional.of(reader.module());
    }

    private Module module() {
        SourcePosition place = cursor.place();
        aliases();
        Optional<String> name = Optional.empty();
        SortedMap<String, Attribute> own = new TreeMap<>();
        if (cursor.acceptWord("module") || cursor.acceptWord("builtin.module")) {
            name = cursor.peek() == '@' ? Optional.of(attributes.symbol().getFirst()) : Optional.empty();
            if (cursor.acceptWord("attributes")) {
                own.putAll(attributes.dictionary());
            }
            cursor.expect("{");
            while (!cursor.accept("}")) {
                item();
            }
            operations.location();
            aliases();
        } else {
            while (!cursor.atEnd()) {
                item();
            }
        }
        if (!cursor.atEnd()) {
            throw cursor.expected("the end");
        }
        return new Module(name, functions, own, place);
    }

    private void item() {
        if (!aliases()) {
            SourcePosition place = cursor.place();
            if (!cursor.acceptWord("func.func") && !cursor.acceptWord("func")) {
                throw cursor.expected("a function, func.func @name(..)");
            }
            functions.add(function(place));
        }
    }

    /** Goes past names for types and attributes, which are kept; whether there were any. */
    private boolean aliases() {
        boolean any = false;
        while (cursor.peek() == '#' || cursor.peek() == '!' || cursor.sees("{-#")) {
            any = true;
            if (cursor.accept("{-#")) {
                cursor.balanced("", "#-}");
            } else if (cursor.accept("#")) {
                String name = cursor.suffix("an attribute");
                cursor.expect("=");
                attributes.alias(name, attributes.attribute());
            } else {
                cursor.expect("!");
                String name = cursor.suffix("a type");
                cursor.expect("=");
                cursor.acceptWord("type");
                attributes.types().alias(name, attributes.types().type());
            }
        }
        return any;
    }

    private Function function(SourcePosition place) {
        boolean isPrivate = cursor.acceptWord("private");
        if (!isPrivate && !cursor.acceptWord("public")) {
            cursor.acceptWord("nested");
        }
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
        return new Function(name, isPrivate,
                new Type.Function(arguments.stream().map(OperationReader.Argument::type).toList(), results), body, own,
                place);
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
