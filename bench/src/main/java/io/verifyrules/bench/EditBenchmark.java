package io.verifyrules.bench;

import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.isolation.IsolatedScripts;
import io.verifyrules.verifier.isolation.ScriptLimits;
import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.script.ScriptResult;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What somebody waits for who edits one rule of a file of sixty: that the file is read, of which only the rule is compiled, in the
 * process for rule files, and that the rule is verified. The first edits, in which the virtual machine and the compiler warm up, are reported apart.
 */
public final class EditBenchmark {

    private static final int RULES = 60;
    private static final int EDITS = 40;
    private static final int COLD = 10;
    private static final Path FILE = Path.of("edited.rules.kts");

    /** What one edit took, in nanoseconds. */
    private record Edit(long read, long verified) {}

    private EditBenchmark() {
    }

    /** Runs the benchmark; it takes no arguments. */
    public static void main(String[] arguments) {
        RuleScripts scripts = new RuleScripts(
                IsolatedScripts.within(ScriptLimits.USUAL, Optional.empty(), (file, line) -> System.err.println(line)));
        Pipeline pipeline = Pipeline.forgetful();
        long start = System.nanoTime();
        rules(scripts, text(0));
        System.out.printf("file of %d rules, read for the first time: %d ms%n", RULES,
                (System.nanoTime() - start) / 1_000_000);
        List<Edit> edits = new ArrayList<>();
        for (int edit = 1; edit <= EDITS; edit++) {
            edits.add(measure(scripts, pipeline, edit));
        }
        print("first " + COLD + " edits", edits.subList(0, COLD));
        print("later " + (EDITS - COLD) + " edits", edits.subList(COLD, EDITS));
    }

    private static Edit measure(RuleScripts scripts, Pipeline pipeline, int edit) {
        long start = System.nanoTime();
        List<RuleDeclaration> rules = rules(scripts, text(edit));
        long read = System.nanoTime();
        if (rules.size() != RULES) {
            throw new IllegalStateException("edit " + edit + " gave " + rules.size() + " rules");
        }
        pipeline.verify(rules.get(edit % RULES), VerifyOptions.DEFAULT);
        return new Edit(read - start, System.nanoTime() - read);
    }

    private static List<RuleDeclaration> rules(RuleScripts scripts, String text) {
        return switch (scripts.loadEdited(FILE, text)) {
            case ScriptResult.Loaded loaded -> loaded.file().declarations();
            case ScriptResult.Failed failed -> throw new IllegalStateException(failed.mistakes().toString());
        };
    }

    /** Each edit changes another rule. */
    private static String text(int edit) {
        return IntStream.range(0, RULES).mapToObj(rule -> """
                rule("padding by %1$d, then slicing it off") {
                    val c by rankClass
                    val n by c.sizes
                    val low by c.map
                    val v by element
                    val A by tensor(c to n)
                    requires { low ge %2$d }
                    lhs = A.pad(v, low = low + %1$d).slice(start = low + %1$d, end = low + n + %1$d)
                    rhs = A
                }
                """.formatted(rule, rule <= edit ? rule : 0)).collect(Collectors.joining("\n"));
    }

    private static void print(String name, List<Edit> edits) {
        System.out.printf("%s: compiled and read in %d ms, verified in %d ms (medians)%n", name,
                CorpusTimes.median(edits.stream().map(Edit::read).toList()) / 1_000_000,
                CorpusTimes.median(edits.stream().map(Edit::verified).toList()) / 1_000_000);
    }
}
