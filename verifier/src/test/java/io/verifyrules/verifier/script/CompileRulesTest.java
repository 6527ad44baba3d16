package io.verifyrules.verifier.script;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class CompileRulesTest {

    private static final String EMPTY_RULE = "rule(\"r\") { }\n";

    @TempDir
    private Path root;

    private Path sources;
    private Path output;

    @BeforeEach
    void makeFolders() throws IOException {
        sources = Files.createDirectories(root.resolve("module/src/main/rules"));
        output = root.resolve("module/target/classes/p/q");
    }

    private List<String> compile() throws IOException {
        return new CompileRules(root, sources, "p.q", root.resolve("module/target/classes")).run()
                .stream()
                .map(Object::toString)
                .toList();
    }

    private List<String> scriptClasses() throws IOException {
        try (Stream<Path> all = Files.list(output)) {
            return all.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith("_rules.class"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void filesBecomeClassesOfThePackageAndAreListedInOrder() throws IOException {
        Files.writeString(sources.resolve("b.rules.kts"), EMPTY_RULE);
        Files.writeString(sources.resolve("a.rules.kts"), EMPTY_RULE);
        assertThat(compile()).isEmpty();
        assertThat(output.resolve("rules.index")).hasContent(
                "p.q.A_rules\tmodule/src/main/rules/a.rules.kts\np.q.B_rules\tmodule/src/main/rules/b.rules.kts\n");
        assertThat(scriptClasses()).containsExactly("A_rules.class", "B_rules.class");
    }

    private static String index(String folder) {
        String source = folder.replace('_', '-');
        return "p.q." + folder + ".A_rules\tmodule/src/main/rules/" + source + "/a.rules.kts\n";
    }

    @Test
    void aFolderIsAPackageSoThatFilesOfOneNameAreTwo() throws IOException {
        for (String folder : List.of("in", "one-two")) {
            Path file = Files.createDirectories(sources.resolve(folder)).resolve("a.rules.kts");
            Files.writeString(file, EMPTY_RULE);
        }
        assertThat(compile()).isEmpty();
        assertThat(output.resolve("rules.index")).hasContent(index("in") + index("one_two"));
        assertThat(output.resolve("in/A_rules.class")).exists();
        Files.delete(sources.resolve("in/a.rules.kts"));
        compile();
        assertThat(output.resolve("in/A_rules.class")).doesNotExist();
        assertThat(output.resolve("one_two/A_rules.class")).exists();
    }

    @Test
    void twoFilesOfOneClassAreAMistake() throws IOException {
        for (String folder : List.of("one-two", "one_two")) {
            Path file = Files.createDirectories(sources.resolve(folder)).resolve("a.rules.kts");
            Files.writeString(file, EMPTY_RULE);
        }
        assertThat(compile()).containsExactly("module/src/main/rules/one_two/a.rules.kts:1:1: its class is "
                + "p.q.one_two.A_rules, as that of module/src/main/rules/one-two/a.rules.kts; give one of them another name");
        assertThat(output.resolve("rules.index")).doesNotExist();
    }

    @Test
    void aMistakeInTheFirstLineKeepsItsColumn() throws IOException {
        Files.writeString(sources.resolve("a.rules.kts"), "val x = y\nval z = u\n");
        assertThat(compile()).containsExactly("module/src/main/rules/a.rules.kts:1:9: unknown name 'y'",
                "module/src/main/rules/a.rules.kts:2:9: unknown name 'u'");
        assertThat(output.resolve("rules.index")).doesNotExist();
    }

    @Test
    void anUnchangedFolderIsLeftAlone() throws IOException {
        Files.writeString(sources.resolve("a.rules.kts"), EMPTY_RULE);
        compile();
        Path index = output.resolve("rules.index");
        Files.setLastModifiedTime(index, FileTime.fromMillis(0));
        compile();
        assertThat(Files.getLastModifiedTime(index).toMillis()).isZero();
        Files.writeString(sources.resolve("a.rules.kts"), EMPTY_RULE.replace("\"r\"", "\"s\""));
        compile();
        assertThat(Files.getLastModifiedTime(index).toMillis()).isPositive();
    }

    @Test
    void aDeletedFileLeavesNoClassBehind() throws IOException {
        Files.writeString(sources.resolve("a.rules.kts"), EMPTY_RULE);
        Path deleted = Files.writeString(sources.resolve("b.rules.kts"), EMPTY_RULE);
        compile();
        Files.delete(deleted);
        compile();
        assertThat(scriptClasses()).containsExactly("A_rules.class");
    }

    @Test
    void aModuleWithoutRuleFilesHasAnEmptyIndex() throws IOException {
        Files.delete(sources);
        assertThat(compile()).isEmpty();
        assertThat(output.resolve("rules.index")).isEmptyFile();
    }
}
