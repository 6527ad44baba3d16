package io.verifyrules.verifier.text.hlo;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.text.Cursor;
import io.verifyrules.verifier.text.Entry;
import io.verifyrules.verifier.text.NotRead;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Reads a module of HLO, one computation after the other. */
final class HloModuleReader {

    static final String MODULE = "HloModule";
    private static final List<String> TABLES = List.of("FileNames", "FunctionNames", "FileLocations", "StackFrames");

    private final Cursor cursor;
    private final SourcePosition place;
    private final Map<String, Function> functions = new LinkedHashMap<>();
    private final List<Entry.Refused> refused = new ArrayList<>();
    private final Map<String, SourcePosition> refusedByName = new HashMap<>();
    private Optional<Entry> refusedEntry = Optional.empty();
    private boolean entered;

    HloModuleReader(Cursor cursor, SourcePosition place) {
        this.cursor = cursor;
        this.place = place;
    }

    /**
     * A module, without what was refused.
     *
     * @param entry the fate of the computation that is entered first; nothing where it is not known which it is
     */
    record Read(Module module, List<Entry.Refused> refused, Optional<Entry> entry) {

        private record Placed(SourcePosition begin, Entry entry) {}

        /** Its computations and what was refused, in the order of the text. */
        List<Entry> entries() {
            return Stream
                    .concat(module.functions()
                            .stream()
                            .map(function -> new Placed(function.place(), new Entry.Read(module, function))),
                            refused.stream().map(each -> new Placed(each.begin(), each)))
                    .sorted(Comparator.comparing(Placed::begin,
                            Comparator.comparingInt(SourcePosition::line).thenComparingInt(SourcePosition::column)))
                    .map(Placed::entry)
                    .toList();
        }
    }

    /** The module that comes next, up to the next one. */
    Read module() {
        Optional<String> name = Optional.empty();
        SortedMap<String, Attribute> own = new TreeMap<>();
        if (cursor.acceptWord(MODULE)) {
            try {
                name = Optional.of(name());
                while (cursor.accept(",")) {
                    attribute(own);
                }
            } catch (NotRead why) {
                refuse(place, Optional.empty(), why);
                cursor.line();
            }
        }
        while (!cursor.atEnd() && !cursor.seesWord(MODULE)) {
            if (!table()) {
                computation();
            }
        }
        Module module = new Module(name, entryKnown(), own, place);
        return new Read(module, refused, entry(module));
    }

    private Optional<Entry> entry(Module module) {
        return refusedEntry.or(() -> module.functions()
                .stream()
                .filter(function -> function.attributes().containsKey(HloReader.ENTRY))
                .findFirst()
                .map(function -> new Entry.Read(module, function)));
    }

    /** Goes past a table of places in source files: its name, and lines that begin with a number. */
    private boolean table() {
        if (TABLES.stream().noneMatch(cursor::acceptWord)) {
            return false;
        }
        while (!cursor.atEnd() && cursor.beginsLine() && Character.isDigit(cursor.peek())) {
            cursor.line();
        }
        return true;
    }

    /**
     * The value of an attribute of a module is of no use here. It goes up to the next comma or the end of the line.
     */
    private void attribute(SortedMap<String, Attribute> own) {
        String key = cursor.expectWord();
        cursor.expect("=");
        own.put(key, new HloAttributes(cursor, functions.keySet(), Map.of()).value(key));
    }

    private String name() {
        cursor.accept("%");
        return cursor.suffix("a module");
    }

    private void computation() {
        SourcePosition begin = cursor.place();
        int mark = cursor.mark();
        Optional<String> name = Optional.empty();
        boolean isEntry = false;
        try {
            isEntry = cursor.acceptWord("ENTRY");
            if (isEntry && entered) {
                throw new NotRead(begin, "expected one computation behind ENTRY, found another one");
            }
            SourcePosition at = cursor.place();
            String found = name();
            name = Optional.of(found);
            Function function = new ComputationReader(cursor, functions, refusedByName).computation(found, at, isEntry);
            Function before = functions.putIfAbsent(found, function);
            if (before != null) {
                throw new NotRead(at,
                        "expected a new name, found " + found + ", which is defined in line " + before.place().line());
            }
        } catch (NotRead why) {
            Entry.Refused not = refuse(begin, name, why);
            if (isEntry && refusedEntry.isEmpty()) {
                refusedEntry = Optional.of(not);
            }
            cursor.reset(mark);
            pass();
        }
        entered |= isEntry;
    }

    private Entry.Refused refuse(SourcePosition begin, Optional<String> name, NotRead why) {
        Entry.Refused not = new Entry.Refused(name, why.reason(), why.diagnostic(), begin);
        refused.add(not);
        name.ifPresent(known -> refusedByName.putIfAbsent(known, why.diagnostic().position()));
        return not;
    }

    /** Goes past a computation: to a brace that begins a line, or to the next module. */
    private void pass() {
        cursor.step();
        while (!cursor.atEnd() && !cursor.seesWord(MODULE)) {
            boolean closes = cursor.beginsLine() && cursor.peek() == '}';
            cursor.line();
            if (closes) {
                return;
            }
        }
    }

    /** The functions, of which the last is entered if none says so. */
    private List<Function> entryKnown() {
        List<Function> all = new ArrayList<>(functions.values());
        if (!entered && !all.isEmpty() && refused.isEmpty()) {
            Function last = all.removeLast();
            SortedMap<String, Attribute> attributes = new TreeMap<>(last.attributes());
            attributes.put(HloReader.ENTRY, new Attribute.Flag());
            all.add(new Function(last.name(), last.isPrivate(), last.type(), last.body(), attributes, last.place()));
        }
        return all;
    }
}
