package io.verifyrules.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** The figures of cold runs stand on one page, between two marks. */
class ColdRunsTest {

    @Test
    void theTextBetweenTheMarksIsReplacedAndNothingElse() {
        assertThat(ColdRuns.replaced("a\n<!-- cold runs -->\nold\n<!-- end of cold runs -->\nb\n", "new"))
                .isEqualTo("a\nnew\nb\n");
    }

    @Test
    void aPageWithoutMarksIsRefused() {
        assertThatThrownBy(() -> ColdRuns.replaced("no marks", "new")).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("<!-- cold runs -->");
        assertThatThrownBy(() -> ColdRuns.replaced("<!-- end of cold runs --> <!-- cold runs -->", "new"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void thePageHasTheMarks() throws Exception {
        String page = Files.readString(Path.of("../docs/benchmarks.md"));
        assertThat(ColdRuns.replaced(page, "new")).contains("new").isNotEqualTo(page);
    }
}
