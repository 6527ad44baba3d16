package io.verifyrules.verifier.lit;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.program.SymbolReferences;
import io.verifyrules.verifier.text.Entry;
import io.verifyrules.verifier.text.Reason;
import io.verifyrules.verifier.text.mlir.MlirReader;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A test of LLVM's {@code lit}: functions, commands, and what the output of the commands has.
 *
 * @param runs  the commands whose output is compared
 * @param pairs each function under each command
 */
public record LitTest(String file, List<RunLine> runs, List<LitPair> pairs) {

    private static final Pattern NAMES = Pattern.compile("%([A-Za-z0-9_$.-]+)");

    public LitTest {
        runs = List.copyOf(runs);
        pairs = List.copyOf(pairs);
    }

    /**
     * Reads a test.
     *
     * @param file named in places
     */
    public static LitTest of(String file, String text) {
        List<String> lines = text.lines().toList();
        List<RunLine> runs = RunLine.of(file, lines);
        List<Entry> entries = MlirReader.functions(file, text);
        Parts parts = Parts.of(lines);
        List<LitPair> pairs = new ArrayList<>();
        for (RunLine run : runs) {
            List<Block> blocks = Block.of(CheckLine.of(file, lines, run.prefixes()), parts);
            pairs.addAll(pairs(run, entries, Matching.of(entries, blocks, parts)));
        }
        return new LitTest(file, runs, pairs);
    }

    private static List<LitPair> pairs(RunLine run, List<Entry> entries, Matching matching) {
        List<LitPair> pairs = new ArrayList<>();
        for (Entry entry : entries) {
            switch (entry) {
                case Entry.Refused(Optional<String> name, Reason reason, Diagnostic why, SourcePosition begin) ->
                    pairs.add(new LitPair.NotRead(name.orElse(""), run, begin, reason, why));
                case Entry.Read read -> {
                    if (read.function().body().isPresent()) {
                        pairs.add(pair(run, read, matching));
                    }
                }
            }
        }
        return withModules(pairs);
    }

    private static LitPair pair(RunLine run, Entry.Read read, Matching matching) {
        Function before = read.function();
        String name = before.name();
        Optional<Block> unclear = matching.unclear(read);
        if (unclear.isPresent()) {
            return lack(read, run, Lack.UNCLEAR, unclear.get().place(),
                    "expected as many lines with @" + name + " as there are functions of that name");
        }
        Optional<Block> found = matching.block(read);
        if (found.isEmpty()) {
            return lack(read, run, Lack.NO_CHECK_LINES, before.place(),
                    "expected a line " + run.prefix() + " with @" + name);
        }
        Block block = found.get();
        SourcePosition place = block.place();
        Variables variables = new Variables(names(block));
        Header header = Header.of(block, before, variables);
        Body body = Body.of(block, variables, header.results());
        if (body.isEmpty() && body.wildcard().isEmpty()) {
            return lack(read, run, Lack.ONLY_LABELS, place, "expected lines with the operations of @" + name);
        }
        if (body.wildcard().isPresent()) {
            return lack(read, run, Lack.WILDCARD, body.wildcard().get());
        }
        if (!body.isWhole()) {
            return lack(read, run, Lack.MISSING_LINES, place, "expected lines up to the return of @" + name);
        }
        List<Piece> all = new ArrayList<>(header.pieces());
        all.add(new Piece("\n", false, place));
        all.addAll(body.pieces());
        List<Entry> after = MlirReader.functions(Header.source(all, "\n"));
        return switch (after.getFirst()) {
            case Entry.Read(Module module, Function function) -> new LitPair.Spelled(name, run,
                    new LitPair.Side(read.module(), before), new LitPair.Side(module, function), block.denied());
            case Entry.Refused(Optional<String> none, Reason reason, Diagnostic why, var begin) -> switch (reason) {
                case UNKNOWN_OPERATION -> new LitPair.NotRead(name, run, before.place(), reason, why);
                case UNDEFINED_VALUE -> lack(read, run, Lack.MISSING_LINES, why);
                case FORM -> lack(read, run, body.hidden().isPresent() ? Lack.WILDCARD : Lack.NOT_READABLE, why);
            };
        };
    }

    private static LitPair lack(Entry.Read read, RunLine run, Lack lack, SourcePosition place, String message) {
        return lack(read, run, lack, new Diagnostic(place, message));
    }

    private static LitPair lack(Entry.Read read, RunLine run, Lack lack, Diagnostic why) {
        return new LitPair.NotSpelled(read.function().name(), run, new LitPair.Side(read.module(), read.function()),
                lack, why);
    }

    /** Names that the lines have as they are: those of variables are others. */
    private static Set<String> names(Block block) {
        return block.body()
                .stream()
                .flatMap(line -> NAMES.matcher(line.text()).results())
                .map(MatchResult::group)
                .map(name -> name.substring(1))
                .collect(Collectors.toSet());
    }

    /** The pairs, where what comes out of one function may call what comes out of another one of the same module. */
    private static List<LitPair> withModules(List<LitPair> pairs) {
        IdentityHashMap<Module, List<Function>> made = new IdentityHashMap<>();
        for (LitPair pair : pairs) {
            if (pair instanceof LitPair.Spelled spelled) {
                made.computeIfAbsent(spelled.before().module(), module -> new ArrayList<>())
                        .add(spelled.after().function());
            }
        }
        return pairs.stream().map(pair -> {
            if (!(pair instanceof LitPair.Spelled(var name, var run, var before, var after, var denied))) {
                return pair;
            }
            Module module = before.module();
            Optional<Diagnostic> missing = missing(after.function(), made.getOrDefault(module, List.of()));
            if (missing.isPresent()) {
                return new LitPair.NotSpelled(name, run, before, Lack.MISSING_LINES, missing.get());
            }
            Module all = new Module(module.name(), made.getOrDefault(module, List.of()), module.attributes(),
                    after.module().place());
            return new LitPair.Spelled(name, run, before, new LitPair.Side(all, after.function()), denied);
        }).toList();
    }

    /** Whether the text is a test at all, with a command or lines about a function; else it is any program. */
    public boolean isTest() {
        return runs.stream().anyMatch(run -> run.place().line() > 0) || pairs.stream().anyMatch(pair -> switch (pair) {
            case LitPair.Spelled ignored -> true;
            case LitPair.NotSpelled not -> not.lack() != Lack.NO_CHECK_LINES;
            case LitPair.NotRead ignored -> false;
        });
    }

    /** A call of a function that no lines spell. */
    private static Optional<Diagnostic> missing(Function function, List<Function> spelled) {
        return function.body()
                .stream()
                .flatMap(SymbolReferences::nested)
                .flatMap(operation -> SymbolReferences.called(operation)
                        .filter(name -> spelled.stream().noneMatch(each -> each.name().equals(name)))
                        .map(name -> new Diagnostic(operation.place(),
                                "expected lines with @" + name + ", which @" + function.name() + " calls")))
                .findFirst();
    }
}
