package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.text.Cursor;
import io.verifyrules.verifier.text.Entry;
import io.verifyrules.verifier.text.NotRead;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Reads a module and what is in it. A function that is not read costs no other one: reading goes on behind it. */
final class ModuleReader {

    private final Cursor cursor;
    private final AttributeReader attributes;
    private final FunctionReader functions;
    private final List<Entry.Refused> refused = new ArrayList<>();

    ModuleReader(Cursor cursor, Resources resources) {
        this.cursor = cursor;
        this.attributes = new AttributeReader(cursor, resources);
        this.functions = new FunctionReader(cursor, attributes);
    }

    /** The module of a text without splitting lines. */
    record Part(Module module, List<Entry.Refused> refused) {

        private record Placed(SourcePosition begin, Entry entry) {}

        /** The functions of all modules and what was refused, in the order of the text. */
        List<Entry> entries() {
            return Stream.concat(read(module), refused.stream().map(each -> new Placed(each.begin(), each)))
                    .sorted(Comparator.comparing(Placed::begin,
                            Comparator.comparingInt(SourcePosition::line).thenComparingInt(SourcePosition::column)))
                    .map(Placed::entry)
                    .toList();
        }

        private static Stream<Placed> read(Module module) {
            return Stream.concat(
                    module.functions()
                            .stream()
                            .map(function -> new Placed(function.place(), new Entry.Read(module, function))),
                    module.modules().stream().flatMap(Part::read));
        }
    }

    /** A module while it is read. */
    static final class Building {

        private final SourcePosition place;
        private Optional<String> name = Optional.empty();
        private final SortedMap<String, Attribute> attributes = new TreeMap<>();
        private final Map<String, Function> functions = new LinkedHashMap<>();
        private final List<Module> modules = new ArrayList<>();

        Building(SourcePosition place) {
            this.place = place;
        }

        Module built() {
            return new Module(name, List.copyOf(functions.values()), attributes, place, modules);
        }
    }

    Part part() {
        Building all = new Building(cursor.place());
        while (!cursor.atEnd()) {
            item(all);
        }
        // A module that stands alone is the module of the text; otherwise there is one around all.
        boolean alone = all.functions.isEmpty() && all.modules.size() == 1;
        return new Part(alone ? all.modules.getFirst() : all.built(), refused);
    }

    private void item(Building module) {
        SourcePosition begin = cursor.place();
        int mark = cursor.mark();
        try {
            if (!alias()) {
                unit(module);
            }
        } catch (NotRead why) {
            cursor.reset(mark);
            refused.add(new Entry.Refused(functions.name(), why.reason(), why.diagnostic(), begin));
            Recovery.pass(cursor, mark);
        }
    }

    private void unit(Building module) {
        SourcePosition place = cursor.place();
        if (cursor.acceptWord("func.func") || cursor.acceptWord("func")) {
            add(functions.function(place), module);
        } else if (cursor.acceptWord("module") || cursor.acceptWord("builtin.module")) {
            module.modules.add(cursor.nested(() -> module(place)));
        } else if (cursor.accept("\"func.func\"")) {
            add(functions.generic(place), module);
        } else if (cursor.accept("\"builtin.module\"")) {
            module.modules.add(cursor.nested(() -> generic(place)));
        } else if (cursor.accept("\"sdy.mesh\"")) {
            functions.passed(place);
        } else if (cursor.acceptWord("sdy.mesh")) {
            // How devices are laid out, which changes no value.
            attributes.symbol();
            cursor.expect("=");
            cursor.balanced("<", ">");
        } else {
            throw cursor.expected("a function, func.func @name(..)");
        }
    }

    private static void add(Function function, Building module) {
        Function before = module.functions.putIfAbsent(function.name(), function);
        if (before != null) {
            throw new NotRead(function.place(), "expected a new name, found @" + function.name()
                    + ", which is defined in line " + before.place().line());
        }
    }

    private Module module(SourcePosition place) {
        Building module = new Building(place);
        module.name = cursor.peek() == '@' ? Optional.of(attributes.symbol().getFirst()) : Optional.empty();
        if (cursor.acceptWord("attributes")) {
            module.attributes.putAll(attributes.dictionary());
        }
        cursor.expect("{");
        items(module);
        functions.location();
        return module.built();
    }

    /** The items of a module, up to the brace that closes it; one that is missing costs nothing of it. */
    private void items(Building module) {
        while (!cursor.atEnd() && cursor.peek() != '}') {
            item(module);
        }
        if (!cursor.accept("}")) {
            NotRead why = cursor.expected("'}' at the end of the module of line " + module.place.line());
            refused.add(new Entry.Refused(Optional.empty(), why.reason(), why.diagnostic(), cursor.place()));
        }
    }

    private Module generic(SourcePosition place) {
        Building module = new Building(place);
        cursor.expect("(");
        cursor.expect(")");
        module.attributes.putAll(attributes.properties());
        cursor.expect("(");
        cursor.expect("{");
        if (cursor.accept("^")) {
            cursor.suffix("a block");
            cursor.expect(":");
        }
        items(module);
        cursor.expect(")");
        if (cursor.peek() == '{') {
            module.attributes.putAll(attributes.dictionary());
        }
        cursor.expect(":");
        attributes.types().function();
        functions.location();
        if (module.attributes.remove("sym_name") instanceof Attribute.Of(var literal, var type)) {
            module.name = FunctionReader.text(literal);
        }
        return module.built();
    }

    /**
     * Goes past a name for a type or an attribute, which is kept, or past a part that is not of the module. The result
     * says whether there was one.
     */
    private boolean alias() {
        if (cursor.sees("{-#")) {
            cursor.balanced("{-#", "#-}");
        } else if (cursor.accept("#")) {
            String name = cursor.suffix("an attribute");
            cursor.expect("=");
            attributes.alias(name, attributes.attribute());
        } else if (cursor.accept("!")) {
            String name = cursor.suffix("a type");
            cursor.expect("=");
            cursor.acceptWord("type");
            attributes.types().alias(name, attributes.types().type());
        } else {
            return false;
        }
        return true;
    }
}
