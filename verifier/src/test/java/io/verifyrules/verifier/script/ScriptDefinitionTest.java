package io.verifyrules.verifier.script;

import io.verifyrules.dsl.syntax.RuleScript;
import io.verifyrules.dsl.syntax.RuleScriptConfiguration;
import io.verifyrules.dsl.syntax.RulesScope;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import kotlin.KotlinVersion;
import kotlin.script.experimental.annotations.KotlinScript;
import org.jetbrains.kotlin.cli.common.ExitCode;
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** What editors and compilers that know Kotlin's scripts go by. */
class ScriptDefinitionTest {

    private static final String MARKERS = "META-INF/kotlin/script/templates";
    private static final String MARKER_EXTENSION = ".classname";

    private static List<String> markers() throws IOException, URISyntaxException {
        Path language = Path.of(RulesScope.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        if (Files.isDirectory(language)) {
            return names(language.resolve(MARKERS));
        }
        try (FileSystem jar = FileSystems.newFileSystem(language)) {
            return names(jar.getPath(MARKERS));
        }
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    @Test
    void theLanguageNamesTheDefinitionOfItsFiles() throws Exception {
        assertThat(markers()).singleElement().satisfies(marker -> {
            assertThat(marker).endsWith(MARKER_EXTENSION);
            String name = marker.substring(0, marker.length() - MARKER_EXTENSION.length());
            assertThat(Class.forName(name)).isEqualTo(RuleScript.class);
        });
    }

    @Test
    void theDefinitionIsOfTheFilesThatTheProgramReadsAndThatItCompilesThemBy() {
        KotlinScript definition = RuleScript.class.getAnnotation(KotlinScript.class);
        assertThat("." + definition.fileExtension()).isEqualTo(RuleScripts.EXTENSION);
        assertThat(definition.compilationConfiguration()).isEqualTo(RuleScriptConfiguration.class);
    }

    @Test
    void theKotlinCompilerFindsTheDefinitionByItself(@TempDir Path folder) throws Exception {
        String language = Path.of(RulesScope.class.getProtectionDomain().getCodeSource().getLocation().toURI())
                + File.pathSeparator
                + Path.of(KotlinVersion.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        ExitCode right = new K2JVMCompiler().exec(new PrintStream(said, true, StandardCharsets.UTF_8), "-no-reflect",
                "-no-stdlib", "-Xallow-any-scripts-in-source-roots", "-Xuse-fir-lt=false", "-cp", language,
                "src/test/embedding/right.rules.kts", "-d", folder.toString());
        assertThat(right).as(said.toString(StandardCharsets.UTF_8)).isEqualTo(ExitCode.OK);
        assertThat(folder.resolve("Right_rules.class")).exists();
    }
}
