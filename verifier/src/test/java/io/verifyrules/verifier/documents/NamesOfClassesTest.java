package io.verifyrules.verifier.documents;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import static org.assertj.core.api.Assertions.assertThat;

/** The pages for developers name classes, packages and files that exist. */
class NamesOfClassesTest {

    private static final List<String> PAGES = List.of("CONTRIBUTING.md", "docs/architecture.md", "docs/debugging.md");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern CLASS = Pattern.compile("([A-Z]\\w*[a-z]\\w*)(\\.([A-Z]\\w*[a-z]\\w*))?s?");
    /** Names that are no classes of the project. */
    private static final Set<String> OTHERS = Set.of("Slice", "Pad", "Release");
    private static final Map<String, Path> SOURCES = new HashMap<>();

    @BeforeAll
    static void findSources() throws IOException {
        Files.walkFileTree(Pages.ROOT, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                String name = folder.getFileName().toString();
                return name.equals("target") || name.equals(".git")
                        ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                Matcher source = Pattern.compile("(\\w+)\\.(java|kt)").matcher(file.getFileName().toString());
                if (source.matches()) {
                    SOURCES.put(source.group(1), file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> whatIsNamedExists() {
        return PAGES.stream()
                .map(Pages.ROOT::resolve)
                .filter(Files::exists)
                .map(page -> DynamicTest.dynamicTest(Pages.name(page), () -> assertThat(unknown(page)).isEmpty()));
    }

    private static Collection<String> unknown(Path page) throws IOException {
        List<String> unknown = new ArrayList<>();
        List<String> lines = Pages.withoutCode(page);
        for (int i = 0; i < lines.size(); i++) {
            Matcher code = CODE.matcher(lines.get(i));
            while (code.find()) {
                if (!exists(code.group(1))) {
                    unknown.add(Pages.name(page) + ":" + (i + 1) + ": " + code.group(1));
                }
            }
        }
        return unknown;
    }

    private static boolean exists(String code) throws IOException {
        Matcher name = CLASS.matcher(code);
        if (name.matches() && !OTHERS.contains(code)) {
            Path outer = SOURCES.get(name.group(1));
            return outer != null && (name.group(3) == null
                    || Pattern.compile("\\b" + name.group(3) + "\\b").matcher(Files.readString(outer)).find());
        }
        boolean path = code.matches("(dsl|verifier|docs|bench|rules-\\w+|\\.ci|\\.github)/[\\w./-]+");
        return !path || code.contains("/target/") || Files.exists(Pages.ROOT.resolve(code));
    }
}
