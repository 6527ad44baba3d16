package io.verifyrules.rules.testing;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.export.ExportFormat;
import io.verifyrules.verifier.export.ExportedRule;
import io.verifyrules.verifier.export.Exporter;
import io.verifyrules.verifier.text.mlir.MlirReader;
import io.verifyrules.verifier.text.mlir.MlirWriter;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * The exports of a collection are well-formed, rewrite its instances, and leave alone what they must not touch. Each day another part of the
 * rules is tested on instances, and all of them in the nightly build.
 */
@Execution(ExecutionMode.CONCURRENT)
@Tag("corpus")
@EveryOtherDay(turn = 1)
public abstract class ExportContract {

    private static final Pattern FIRES = Pattern.compile("func\\.func @fires_\\d+");

    private static final Day DAY = Day.today();
    private static final int PART = 16;

    private static final Map<String, List<ExportedRule>> EXPORTED = new ConcurrentHashMap<>();

    private final String collection;
    private final int fewestPatterns;
    private final int fewestInCpp;
    private final int fewestEquations;

    /**
     * @param fewestPatterns  how many rules are said in PDLL at least
     * @param fewestInCpp     how many rules are said in C++ at least
     * @param fewestEquations how many rules are said in egglog at least
     */
    protected ExportContract(String collection, int fewestPatterns, int fewestInCpp, int fewestEquations) {
        this.collection = collection;
        this.fewestPatterns = fewestPatterns;
        this.fewestInCpp = fewestInCpp;
        this.fewestEquations = fewestEquations;
    }

    /** Exported once for all tests. */
    private List<ExportedRule> exported(ExportFormat format) {
        return EXPORTED.computeIfAbsent(collection + " " + format.word(), ignored -> export(format));
    }

    private List<ExportedRule> export(ExportFormat format) {
        Map<Rule, List<RuleResult>> results = new LinkedHashMap<>();
        CollectionResults.of(collection)
                .ofRules()
                .forEach(result -> results.computeIfAbsent(CollectionResults.rule(result), ignored -> new ArrayList<>())
                        .add(result));
        Exporter exporter = new Exporter(format, false);
        Exporter testing = new Exporter(format, true);
        Set<Rule> tested = Set.copyOf(DAY.part(List.copyOf(results.keySet()), PART));
        List<ExportedRule> all = new ArrayList<>();
        results.forEach((rule, verdicts) -> {
            ExportedRule exported = exporter.obstacle(rule).orElseGet(() -> exporter.export(rule, verdicts));
            all.add(exported instanceof ExportedRule.Written written && tested.contains(rule)
                    ? withTests(written, testing.export(rule, verdicts))
                    : exported);
        });
        return all;
    }

    /** The names of all rules are told apart, those with tests among them. */
    private static ExportedRule withTests(ExportedRule.Written named, ExportedRule tested) {
        return switch (tested) {
            case ExportedRule.Written written ->
                new ExportedRule.Written(named.rule(), named.name(), named.text(), written.tests());
            case ExportedRule.Omitted omitted -> omitted;
        };
    }

    private List<ExportedRule.Written> written(ExportFormat format) {
        return exported(format).stream()
                .flatMap(rule -> rule instanceof ExportedRule.Written one
                        ? Optional.of(one).stream()
                        : Optional.<ExportedRule.Written>empty().stream())
                .toList();
    }

    @Test
    final void whatIsNotVerifiedIsNotExported() {
        for (ExportFormat format : ExportFormat.values()) {
            List<String> names = written(format).stream().map(rule -> rule.rule().name()).toList();
            assertThat(CollectionResults.of(collection)
                    .ofRules()
                    .stream()
                    .filter(result -> names.contains(result.declaration().name()))
                    .filter(result -> result.verdict() instanceof Verdict.Verified)
                    .map(result -> result.declaration().name())
                    .distinct()).containsExactlyInAnyOrderElementsOf(names);
        }
    }

    @TestFactory
    final Stream<DynamicTest> rulesOfEgglogMakeTheirInstancesEqualAndNoOthers() {
        List<ExportedRule.Written> rules = written(ExportFormat.EGGLOG);
        assertThat(rules).hasSizeGreaterThanOrEqualTo(fewestEquations);
        Map<String, String> files = ExportFormat.EGGLOG.companions(List.of());
        assertThat(rules).anyMatch(rule -> !rule.tests().isEmpty());
        return rules.stream()
                .filter(rule -> !rule.tests().isEmpty())
                .map(rule -> DynamicTest.dynamicTest(rule.rule().name() + ", " + DAY, () -> rule.tests()
                        .values()
                        .forEach(test -> assertThat(new EgglogProgram(files).run(test).checks()).isPositive())));
    }

    @Test
    final void rulesOfEgglogStandTogether() {
        String all = written(ExportFormat.EGGLOG).stream()
                .map(ExportedRule.Written::text)
                .reduce(ExportFormat.EGGLOG.prelude(), String::concat);
        assertThat(new EgglogProgram(Map.of()).run(all).checks()).isZero();
    }

    @Test
    final void patternsAreWellFormed() {
        List<ExportedRule.Written> rules = written(ExportFormat.PDLL);
        assertThat(rules).hasSizeGreaterThanOrEqualTo(fewestPatterns);
        assertThat(PdllSyntax.patterns(text(rules)))
                .containsExactlyInAnyOrderElementsOf(rules.stream().map(ExportedRule.Written::name).toList());
    }

    @Test
    final void testsOfPatternsHaveModulesThatAreRewritten() {
        assertThat(written(ExportFormat.PDLL)).anyMatch(rule -> !rule.tests().isEmpty())
                .allSatisfy(rule -> assertThat(rule.tests().values()).allSatisfy(
                        test -> assertThat(FIRES.matcher(test).find()).as("%s, %s", rule.rule().name(), DAY).isTrue()));
    }

    /** Where the compiler of PDLL is installed, it is asked as well. */
    @Test
    final void theCompilerOfMlirReadsThePatterns(@TempDir Path folder) throws IOException, InterruptedException {
        Optional<Path> compiler = compiler();
        assumeThat(compiler.isPresent()).isTrue();
        Path file = Files.writeString(folder.resolve("rules.pdll"), text(written(ExportFormat.PDLL)));
        Path log = folder.resolve("log");
        int code = new ProcessBuilder(compiler.orElseThrow().toString(), "-x=cpp", file.toString(), "-o",
                folder.resolve("rules.inc").toString()).redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start()
                .waitFor();
        assertThat(code).as(Files.readString(log)).isZero();
    }

    /** Each module of a test is a program as the verifier reads it, and its own text. */
    @Test
    final void testsOfPatternsAreReadAsPrograms() {
        assertThat(written(ExportFormat.PDLL)).allSatisfy(rule -> rule.tests().forEach((file, text) -> {
            String programs = String.join("\n", text.lines().filter(line -> !line.startsWith("//")).toList());
            String read = MlirReader.read(file, programs)
                    .stream()
                    .flatMap(module -> module.functions().stream())
                    .flatMap(function -> MlirWriter.write(function).stream())
                    .collect(Collectors.joining("\n"));
            assertThat(read).isEqualTo(String.join("\n", programs.lines().filter(line -> !line.isBlank()).toList()));
        }));
    }

    /** Rules over several axes, and about integers of any number of bits, are said in C++. */
    @Test
    final void patternsOfCppAreMore() {
        assertThat(written(ExportFormat.CPP)).hasSizeGreaterThanOrEqualTo(fewestInCpp);
    }

    /** Where a compiler of C++ is installed, it reads the patterns against declarations of what they use of MLIR. */
    @Test
    final void aCompilerOfCppReadsThePatterns(@TempDir Path folder) throws IOException, InterruptedException {
        assumeTrue(Day.today().isOf(collection), "it has another day");
        assumeThat(CppCompiler.find()).isPresent();
        String patterns = written(ExportFormat.CPP).stream()
                .map(ExportedRule.Written::text)
                .reduce(ExportFormat.CPP.prelude(), String::concat);
        List<String> names = written(ExportFormat.CPP).stream().map(ExportedRule.Written::name).toList();
        assertThat(CppCompiler.complaints(folder, patterns, ExportFormat.CPP.companions(names))).isEmpty();
    }

    private static Optional<Path> compiler() {
        return Stream
                .concat(Stream.of(Optional.ofNullable(System.getenv("PATH")).orElse("").split(":", -1)),
                        Stream.of("/usr/lib/llvm-19/bin", "/usr/lib/llvm-22/bin"))
                .map(folder -> Path.of(folder, "mlir-pdll"))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static String text(List<ExportedRule.Written> rules) {
        return rules.stream().map(ExportedRule.Written::text).reduce(ExportFormat.PDLL.prelude(), String::concat);
    }
}
