package io.verifyrules.verifier.dialect;

import io.verifyrules.verifier.dialect.table.Dialects;
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

class OperationsDocumentTest {

    private static final Path PAGE = Path.of("..", "docs", "programs.md");
    private static final Pattern NAME = Pattern.compile("`([a-z]+\\.[a-z_0-9]+)`");

    @Test
    void thePageListsTheOperationsWithAMeaning() throws IOException {
        String page = Files.readString(PAGE);
        Set<String> listed = names(page.substring(0, page.indexOf("## What is limited")));
        assertThat(listed).isEqualTo(new TreeSet<>(Dialects.operations().keySet()));
    }

    @Test
    void whatHasNoMeaningIsInNoTable() throws IOException {
        String page = Files.readString(PAGE);
        Set<String> without = names(page.substring(page.indexOf("## What has no meaning")));
        assertThat(without).isNotEmpty().noneMatch(Dialects.operations()::containsKey);
    }

    private static Set<String> names(String text) {
        return NAME.matcher(text)
                .results()
                .map((MatchResult found) -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
