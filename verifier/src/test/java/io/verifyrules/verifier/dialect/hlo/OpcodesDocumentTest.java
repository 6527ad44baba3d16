package io.verifyrules.verifier.dialect.hlo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The page of operations lists the opcodes that have a meaning, and those that have none. */
class OpcodesDocumentTest {

    private static final Path PAGE = Path.of("..", "docs", "programs.md");
    private static final Pattern NAME = Pattern.compile("`([a-z0-9-]+)`");

    /** The names in the first cells of a part of the page. */
    private static Set<String> names(String from, String to) throws IOException {
        String page = Files.readString(PAGE);
        String part = page.substring(page.indexOf(from), page.indexOf(to));
        return part.lines()
                .filter(line -> line.startsWith("| `"))
                .map(line -> line.substring(0, line.indexOf(" | ")))
                .flatMap(cell -> NAME.matcher(cell).results())
                .map((MatchResult found) -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void opcodesWithAMeaningAreListed() throws IOException {
        assertThat(names("## HLO", "These are read, and have no meaning")).isEqualTo(Opcodes.names());
    }

    @Test
    void opcodesWithoutAMeaningAreListed() throws IOException {
        assertThat(names("These are read, and have no meaning", "## What is limited"))
                .isEqualTo(Unsaid.REASONS.keySet());
    }

    @Test
    void noOpcodeIsBoth() {
        assertThat(Opcodes.names()).doesNotContainAnyElementsOf(Unsaid.REASONS.keySet());
    }
}
