package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.rule.RuleFile;
import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Runs what the documents show: a rule file gets the verdicts it states, and the output that stands below it is real. */
@Tag("process")
@Order(4)
class DocumentedExamplesTest {

    private static final Path ROOT = Path.of("..");
    private static final Path WITH_JAVA = ROOT.resolve("docs/language/java.md");
    /** The pages that have examples. */
    private static final List<String> WITH_RULES = List.of("README.md", "docs/debugging.md", "docs/export.md",
            "docs/generalize.md", "docs/language.md", "docs/language/conditions.md", "docs/language/declarations.md",
            "docs/language/elements.md", "docs/language/functions.md", "docs/language/lists.md",
            "docs/language/maps.md", "docs/language/mistakes.md", "docs/language/operators.md",
            "docs/language/own-operators.md", "docs/language/reductions.md", "docs/language/variants.md",
            "docs/theory/algebra.md", "docs/theory/claims.md", "docs/theory/elements.md", "docs/theory/functions.md",
            "docs/theory/parts.md", "docs/theory/permutations.md", "docs/theory/places.md", "docs/theory/proof.md",
            "docs/theory/ranks.md", "docs/theory/reductions.md", "docs/theory/verdicts.md", "docs/types.md");
    private static final String PROMPT = "$ verify-rules ";
    private static final Pattern CLASS = Pattern.compile("class (\\w+)");

    private final RuleScripts scripts = new RuleScripts();

    @TempDir
    private Path folder = Path.of("");

    @TestFactory
    Stream<DynamicTest> ruleFilesGetTheVerdictsTheyStateAndTheOutputShown() {
        return pages().stream()
                .flatMap(document -> MarkdownExample.in(document, "kotlin").stream())
                .map(example -> DynamicTest.dynamicTest(example.place(), () -> run(example)));
    }

    private void run(MarkdownExample example) throws IOException {
        Path file = Files.writeString(folder.resolve("example.rules.kts"), example.code());
        List<String> shownLines = example.output().stream().filter(line -> !line.startsWith(PROMPT)).toList();
        RealRun run = RealRun.of(scripts, arguments(example, file));
        String found = (run.out() + run.err()).replace(folder + "/", "");
        if (Boolean.getBoolean("golden.update")) {
            Path outputs = Files.createDirectories(Path.of("target", "documented-examples"));
            Files.writeString(outputs.resolve(example.place().replaceAll("[:/]", "-") + ".txt"), found);
        }
        Iterator<String> lines = found.lines().iterator();
        for (String shown : shownLines) {
            String expected = RealRun.withoutTimes(shown);
            boolean present = false;
            while (!present && lines.hasNext()) {
                present = lines.next().equals(expected);
            }
            assertThat(present).as("%s shows the line%n%s%nThe output is%n%s", example.place(), expected, found)
                    .isTrue();
        }
        boolean showsMistake = example.output()
                .stream()
                .anyMatch(line -> line.contains("UNEXPECTED") || line.startsWith("example.rules.kts:"));
        assertThat(run.exitCode() != 0).as("%s: %s", example.place(), run.transcript()).isEqualTo(showsMistake);
    }

    /** The options, and the command if it is {@code generalize}, {@code export} or {@code convert}, are those of the command line that the document shows. */
    private static String[] arguments(MarkdownExample example, Path file) {
        List<String> words = example.output()
                .stream()
                .filter(line -> line.startsWith(PROMPT))
                .flatMap(line -> Stream.of(line.substring(PROMPT.length()).split(" ", -1)))
                .toList();
        Optional<String> command = words.stream()
                .findFirst()
                .filter(Set.of("generalize", "export", "convert")::contains);
        return Stream.concat(
                command.map(word -> Stream.of(word, file.toString()))
                        .orElseGet(() -> Stream.of(file.toString(), "--show")),
                words.stream().filter(word -> word.startsWith("--"))).toArray(String[]::new);
    }

    @TestFactory
    Stream<DynamicTest> testsOfCompilersGetTheOutputShown() {
        List<MarkdownExample> examples = pages().stream()
                .flatMap(document -> MarkdownExample.in(document, "mlir").stream())
                .filter(example -> example.output().stream().anyMatch(line -> line.startsWith(PROMPT + "lit ")))
                .toList();
        assertThat(examples).isNotEmpty();
        return examples.stream().map(example -> DynamicTest.dynamicTest(example.place(), () -> checkTest(example)));
    }

    private void checkTest(MarkdownExample example) throws IOException {
        Path file = Files.writeString(folder.resolve("example.mlir"), example.code());
        Stream<String> options = example.output()
                .stream()
                .filter(line -> line.startsWith(PROMPT))
                .flatMap(line -> Stream.of(line.substring(PROMPT.length()).split(" ", -1)).skip(2));
        RealRun run = RealRun.of(scripts,
                Stream.concat(Stream.of("lit", file.toString()), options).toArray(String[]::new));
        String found = (run.out() + run.err()).replace(folder + "/", "");
        String shown = example.output()
                .stream()
                .filter(line -> !line.startsWith(PROMPT))
                .map(line -> RealRun.withoutTimes(line) + "\n")
                .collect(Collectors.joining());
        assertThat(found).as(example.place()).isEqualTo(shown);
    }

    @TestFactory
    Stream<DynamicTest> javaClassesCompileAndTheirRulesGetTheVerdictsTheyState() {
        return MarkdownExample.in(WITH_JAVA, "java")
                .stream()
                .map(example -> DynamicTest.dynamicTest(example.place(), () -> compileAndVerify(example)));
    }

    private void compileAndVerify(MarkdownExample example) throws Exception {
        Matcher name = CLASS.matcher(example.code());
        assertThat(name.find()).isTrue();
        Path source = Files.writeString(folder.resolve(name.group(1) + ".java"), example.code());
        StringWriter complaints = new StringWriter();
        var compiler = ToolProvider.getSystemJavaCompiler();
        try (var files = compiler.getStandardFileManager(null, null, null)) {
            boolean compiled = compiler
                    .getTask(complaints, files, null,
                            List.of("-d", folder.toString(), "-cp",
                                    place(RuleFile.class) + File.pathSeparator + place(NullMarked.class)),
                            null, files.getJavaFileObjects(source))
                    .call();
            assertThat(compiled).as(complaints.toString()).isTrue();
        }
        try (var loader = new URLClassLoader(new URL[]{folder.toUri().toURL()}, getClass().getClassLoader())) {
            var rules = loader.loadClass(name.group(1)).getDeclaredMethod("rules");
            RuleFile file = (RuleFile) Objects.requireNonNull(rules.invoke(null));
            assertThat(file.declarations()).isNotEmpty();
            assertThat(file.declarations()
                    .stream()
                    .flatMap(rule -> new Pipeline().verify(rule, VerifyOptions.DEFAULT).stream())).isNotEmpty()
                    .allMatch(RuleResult::asExpected);
        }
    }

    private static Path place(Class<?> known) throws URISyntaxException {
        URI location = known.getProtectionDomain().getCodeSource().getLocation().toURI();
        return Path.of(location);
    }

    private static List<Path> pages() {
        try (Stream<Path> top = Files.list(ROOT); Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            return Stream.concat(top, docs).filter(page -> page.toString().endsWith(".md")).sorted().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Test
    void thePagesWithExamplesAreTheseAndEachIsFound() {
        assertThat(pages().stream().filter(page -> !MarkdownExample.in(page, "kotlin").isEmpty()))
                .containsExactlyInAnyOrderElementsOf(WITH_RULES.stream().map(ROOT::resolve).toList());
        assertThat(MarkdownExample.in(WITH_JAVA, "java")).isNotEmpty();
    }
}
