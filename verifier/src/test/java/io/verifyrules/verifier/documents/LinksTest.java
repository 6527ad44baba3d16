package io.verifyrules.verifier.documents;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import static org.assertj.core.api.Assertions.assertThat;

/** Links between the documents lead to files that exist, and to headings or anchors in them. */
class LinksTest {

    private static final Pattern LINK = Pattern.compile("\\[[^\\]]*]\\(([^)\\s]+)\\)");
    private static final Pattern ANCHOR = Pattern.compile("<a id=\"([^\"]+)\"></a>");
    private static final Pattern HEADING = Pattern.compile("#+ (.+)");

    private final Map<Path, Set<String>> anchors = new HashMap<>();

    @TestFactory
    Stream<DynamicTest> linksLeadSomewhere() {
        return Pages.all().stream().map(page -> DynamicTest.dynamicTest(Pages.name(page), () -> {
            List<String> broken = new ArrayList<>();
            List<String> lines = Pages.withoutCode(page);
            for (int i = 0; i < lines.size(); i++) {
                Matcher link = LINK.matcher(lines.get(i).replaceAll("`[^`]*`", ""));
                while (link.find()) {
                    if (!leadsSomewhere(page, link.group(1))) {
                        broken.add(Pages.name(page) + ":" + (i + 1) + ": " + link.group(1));
                    }
                }
            }
            assertThat(broken).isEmpty();
        }));
    }

    private boolean leadsSomewhere(Path page, String target) {
        if (target.matches("[a-z]+:.*")) {
            return true;
        }
        int hash = target.indexOf('#');
        String file = hash < 0 ? target : target.substring(0, hash);
        Path to = file.isEmpty() ? page : page.resolveSibling(file).normalize();
        if (!Files.exists(to) || hash < 0) {
            return Files.exists(to);
        }
        String anchor = target.substring(hash + 1);
        return to.toString().endsWith(".md") ? anchors(to).contains(anchor) : anchor.matches("L[0-9]+");
    }

    private Set<String> anchors(Path page) {
        return anchors.computeIfAbsent(page, LinksTest::found);
    }

    /** The anchors of a page, those of its headings as GitHub makes them. */
    private static Set<String> found(Path page) {
        Set<String> all = new HashSet<>();
        Map<String, Integer> seen = new HashMap<>();
        for (String line : Pages.withoutCode(page)) {
            Matcher anchor = ANCHOR.matcher(line);
            while (anchor.find()) {
                all.add(anchor.group(1));
            }
            Matcher heading = HEADING.matcher(line);
            if (heading.matches()) {
                String slug = slug(heading.group(1));
                int before = seen.merge(slug, 1, Integer::sum) - 1;
                all.add(before == 0 ? slug : slug + "-" + before);
            }
        }
        return all;
    }

    private static String slug(String heading) {
        return heading.strip()
                .toLowerCase(Locale.ROOT)
                .replaceAll("\\[([^\\]]*)]\\([^)]*\\)", "$1")
                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                .replace(' ', '-');
    }

    @Test
    void headingsHaveTheAnchorsThatGitHubGivesThem() {
        assertThat(slug("`verify-rules fuzz`: random rules")).isEqualTo("verify-rules-fuzz-random-rules");
        assertThat(slug("Kotlin's == instead of eq")).isEqualTo("kotlins--instead-of-eq");
    }
}
