package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.text.Cursor;
import io.verifyrules.verifier.text.Entry;
import io.verifyrules.verifier.text.NotRead;
import io.verifyrules.verifier.text.Reason;
import io.verifyrules.verifier.text.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads MLIR's text: modules of functions, in the generic form and in the pretty forms of StableHLO, CHLO and {@code func}. Locations
 * are passed over; an operation in a pretty form that is not known is a mistake.
 */
public final class MlirReader {

    private static final Pattern SPLIT = Pattern.compile("(?m)^[ \\t]*// -----.*$");
    private static final Pattern BYTECODE = Pattern.compile("ML[^\\p{ASCII}]R");

    private MlirReader() {
    }

    /**
     * The modules of a text, of which several are kept apart by lines {@code // -----}; parts without anything but comments are none.
     *
     * @param file named in places
     * @throws NotRead at the first mistake
     */
    public static List<Module> read(String file, String text) {
        List<Module> modules = new ArrayList<>();
        for (ModuleReader.Part part : parts(Source.of(file, text))) {
            part.refused().stream().findFirst().ifPresent(first -> {
                throw new NotRead(first.reason(), first.why());
            });
            modules.add(part.module());
        }
        return modules;
    }

    /**
     * The functions of a text in their order, of which each is read or refused for itself.
     *
     * @param file named in places
     */
    public static List<Entry> functions(String file, String text) {
        return functions(Source.of(file, text));
    }

    /** The functions of a text that knows the place of each character. */
    public static List<Entry> functions(Source source) {
        return parts(source).stream().flatMap(part -> part.entries().stream()).toList();
    }

    private static List<ModuleReader.Part> parts(Source source) {
        String text = source.text();
        Optional<ModuleReader.Part> binary = binary(source);
        if (binary.isPresent()) {
            return List.of(binary.get());
        }
        List<ModuleReader.Part> parts = new ArrayList<>();
        int from = 0;
        Matcher split = SPLIT.matcher(text);
        while (split.find()) {
            part(source, from, split.start()).ifPresent(parts::add);
            from = split.end();
        }
        part(source, from, text.length()).ifPresent(parts::add);
        return parts;
    }

    private static Optional<ModuleReader.Part> part(Source source, int from, int to) {
        Cursor cursor = Cursor.of(source, from, to);
        return cursor.atEnd()
                ? Optional.empty()
                : Optional.of(new ModuleReader(cursor, Resources.of(source, from, to)).part());
    }

    private static Optional<ModuleReader.Part> binary(Source source) {
        String text = source.text();
        if (BYTECODE.matcher(text).lookingAt()) {
            return Optional.of(refused(source, 0, "expected text, found MLIR's bytecode; mlir-opt writes it as text"));
        }
        int zero = text.indexOf('\0');
        return zero < 0
                ? Optional.empty()
                : Optional.of(
                        refused(source, zero, "expected text, found a character of code 0; is this a binary file?"));
    }

    private static ModuleReader.Part refused(Source source, int at, String message) {
        return new ModuleReader.Part(new ModuleReader.Building(source.place(0)).built(),
                List.of(new Entry.Refused(Optional.empty(), Reason.FORM, new Diagnostic(source.place(at), message),
                        source.place(at))));
    }
}
