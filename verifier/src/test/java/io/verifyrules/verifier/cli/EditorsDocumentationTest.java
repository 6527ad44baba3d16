package io.verifyrules.verifier.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class EditorsDocumentationTest {

    private static final Path DOCS = Path.of("../docs/editors.md");

    @TempDir
    private Path folder = Path.of("");

    /** The pattern of the problem matcher, without what JSON adds. */
    private static Pattern problem() throws IOException {
        Matcher stated = Pattern.compile("\"regexp\": \"(.*)\",\n").matcher(Files.readString(DOCS));
        assertThat(stated.find()).isTrue();
        return Pattern.compile(stated.group(1).replace("\\\\", "\\"));
    }

    @Test
    void theProblemMatcherFindsTheMistakesThatTheCommandPrints() throws IOException {
        CommandRun command = new CommandRun(folder);
        command.rules("wrong.rules.json", "right", "wrong");
        command.text("broken.rules.kts", "rule(\"r\") {\n    lhs = XX\n}\n");
        String out = command.run("@wrong.rules.json", "@broken.rules.kts", "--github").out();
        assertThat(out.lines().filter(line -> line.startsWith("::"))).isNotEmpty()
                .allMatch(problem().asMatchPredicate());
        Matcher mistake = problem()
                .matcher(out.lines().filter(line -> line.contains("broken.rules.kts")).findFirst().orElseThrow());
        assertThat(mistake.matches()).isTrue();
        assertThat(mistake.group(1)).endsWith("broken.rules.kts");
        assertThat(mistake.group(2) + ":" + mistake.group(3)).isEqualTo("2:12");
        assertThat(mistake.group(5)).isEqualTo("Unresolved reference 'XX'.");
    }
}
