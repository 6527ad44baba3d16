package io.verifyrules.verifier.text.hlo;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.text.Cursor;
import io.verifyrules.verifier.text.Entry;
import io.verifyrules.verifier.text.NotRead;
import io.verifyrules.verifier.text.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads HLO's text. A computation is a function, whose parameters are arguments and whose root is its result.
 * Operations are called as in HLO behind {@code hlo.}, and attributes too. Metadata and shardings are passed over, for
 * they change no value; the layout of a shape is kept where it is not the usual one.
 */
public final class HloReader {

    /** The attribute that the computation of a module has which is entered first. */
    public static final String ENTRY = "entry";
    /** The name of the encoding that a tensor has whose layout is not the usual one. */
    public static final String LAYOUT = "hlo.layout";
    /** The type of what only orders operations. */
    public static final String TOKEN = "!stablehlo.token";

    private HloReader() {
    }

    /**
     * The modules of a text.
     *
     * @param file named in places
     * @throws NotRead at the first mistake
     */
    public static List<Module> read(String file, String text) {
        return modules(file, text).stream().map(module -> {
            module.refused().stream().findFirst().ifPresent(first -> {
                throw new NotRead(first.reason(), first.why());
            });
            return module.module();
        }).toList();
    }

    /**
     * The computations of a text in their order, of which each is read or refused for itself.
     *
     * @param file named in places
     */
    public static List<Entry> functions(String file, String text) {
        return modules(file, text).stream().flatMap(module -> module.entries().stream()).toList();
    }

    /**
     * A module of a text.
     *
     * @param entry the fate of the computation that is entered first; nothing where it is not known which it is
     * @param all the fate of each computation, in the order of the text
     */
    public record Part(Optional<String> name, Optional<Entry> entry, List<Entry> all) {
        public Part {
            all = List.copyOf(all);
        }
    }

    /**
     * The modules of a text, of whose computations each is read or refused for itself.
     *
     * @param file named in places
     */
    public static List<Part> parts(String file, String text) {
        return modules(file, text).stream()
                .map(read -> new Part(read.module().name(), read.entry(), read.entries()))
                .toList();
    }

    /** Whether a text is one of HLO: the word {@code HloModule} comes first. */
    public static boolean isHlo(String text) {
        return Cursor.withInlineComments(Source.of("", text), 0, text.length()).seesWord(HloModuleReader.MODULE);
    }

    private static List<HloModuleReader.Read> modules(String file, String text) {
        Source source = Source.of(file, text);
        Cursor cursor = Cursor.withInlineComments(source, 0, text.length());
        List<HloModuleReader.Read> all = new ArrayList<>();
        while (!cursor.atEnd()) {
            SourcePosition place = cursor.place();
            all.add(new HloModuleReader(cursor, place).module());
        }
        return all;
    }
}
