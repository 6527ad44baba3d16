package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Provenance;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBook;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleFile;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.report.TextStyle;
import io.verifyrules.verifier.script.ScriptResult;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Runs the command on files in one folder, with {@link SampleResults} as the verifier. */
final class CommandRun {

    private final Path folder;
    private boolean colours;
    private int width = TextStyle.USUAL_WIDTH;
    private int exitCode;
    private String out = "";
    private String err = "";

    CommandRun(Path folder) {
        this.folder = folder;
    }

    /** From now on with colours, in so many columns. */
    CommandRun coloured(int columns) {
        colours = true;
        width = columns;
        return this;
    }

    /** Runs the command; {@code @name} is the file or folder of that name. */
    CommandRun run(String... arguments) {
        StringWriter results = new StringWriter();
        StringWriter mistakes = new StringWriter();
        Surroundings surroundings = new Surroundings(SampleResults::new, () -> CommandRun::script,
                () -> List.of(book("xla", "xla rule"), book("mlir")), new PrintWriter(results),
                new PrintWriter(mistakes), false, colours, width);
        exitCode = VerifyRules.run(surroundings, Stream.of(arguments)
                .map(argument -> argument.startsWith("@") ? folder.resolve(argument.substring(1)).toString() : argument)
                .toArray(String[]::new));
        out = withoutPlaceAndTime(results);
        err = withoutPlaceAndTime(mistakes);
        return this;
    }

    int exitCode() {
        return exitCode;
    }

    String out() {
        return out;
    }

    String err() {
        return err;
    }

    /** What a person sees in all. */
    String transcript() {
        return out + (err.isEmpty() ? "" : "--- err ---\n" + err) + "--- exit code " + exitCode + "\n";
    }

    private String withoutPlaceAndTime(StringWriter text) {
        return text.toString()
                .replace(folder.toString(), "DIR")
                .replaceAll("\\d+\\.\\d s", "0.0 s")
                .replace("\r", "")
                .replace('\u001b', '\u241b');
    }

    /** Writes a rule file in JSON form whose rules have the given names. */
    void rules(String file, String... names) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, RuleJson.writeFile(declared(names)));
    }

    void text(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }

    private static List<Rule> declared(String... names) {
        RuleCollector collector = RuleCollector.forJava();
        for (int i = 0; i < names.length; i++) {
            String name = names[i];
            String id = String.format("sample/%02d", i + 1);
            collector.rule(name, rule -> declare(name, id, rule));
        }
        return new ArrayList<>(collector.toFile().declarations().stream().map(Rule.class::cast).toList());
    }

    private static void declare(String name, String id, RuleBuilder rule) {
        RankClass c = rule.rankClass("c");
        AxisMap n = rule.sizes("n", c);
        TensorExpr x = rule.tensor("X", Shape.of(c, n));
        rule.rewrite(x.reverse(c).slice(AxisMaps.of(0), AxisMaps.of(n), AxisMaps.none()), x);
        rule.source(new Provenance(id, List.of(), ""));
        if (name.contains("known ")) {
            rule.expect(name.contains("wrong") ? VerdictKind.REFUTED : VerdictKind.UNKNOWN, "lanes move");
        }
    }

    /** Scripts do not compile here, as far as the command can tell. */
    private static ScriptResult script(Path file) {
        if (file.toString().contains("crash")) {
            throw new IllegalStateException("compiler crashed");
        }
        return new ScriptResult.Failed(
                List.of(new Diagnostic(new SourcePosition(file.toString(), 2, 12), "Unresolved reference 'XX'."),
                        new Diagnostic(new SourcePosition(file.toString(), 3, 5), "Expecting an element.")));
    }

    private static RuleBook book(String name, String... rules) {
        return new RuleBook() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public List<RuleFile> files() {
                return List.of(new RuleFile(name + ".rules.kts", List.copyOf(declared(rules))));
            }
        };
    }
}
