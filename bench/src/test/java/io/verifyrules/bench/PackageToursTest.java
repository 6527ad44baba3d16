package io.verifyrules.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

/**
 * The comment of each package is a short tour, and the code in it is true: it compiles as code of the package, and what it
 * asserts is so. It stands here because this module sees all others.
 */
class PackageToursTest {

    private static final List<String> MODULES = List.of("dsl", "verifier", "rules-xla", "rules-mlir", "bench");

    /** The packages without a snippet, and why. */
    private static final Map<String, String> WITHOUT_SNIPPET = Map.of("tools.aqua.turnkey.support",
            "only the bindings of Z3 call it, once in a process, and what it does is to load native code");

    @TempDir
    private Path folder = Path.of("");

    @TestFactory
    Stream<DynamicContainer> theSnippetOfEachPackageIsTrue() throws Exception {
        List<PackageTour> all = MODULES.stream().flatMap(module -> tours(module).stream()).toList();
        CompiledSnippets snippets = CompiledSnippets
                .of(all.stream().filter(tour -> tour.snippets().size() == 1).toList());
        return MODULES.stream()
                .map(module -> dynamicContainer(module, tours(module).stream().map(tour -> test(tour, snippets))));
    }

    private static List<PackageTour> tours(String module) {
        return PackageTour.below(Path.of("..", module, "src", "main", "java"));
    }

    private DynamicTest test(PackageTour tour, CompiledSnippets snippets) {
        return dynamicTest(tour.name(), () -> {
            boolean without = WITHOUT_SNIPPET.containsKey(tour.name());
            assertThat(tour.prose()).as("%s says what it is", tour).isNotBlank();
            assertThat(tour.snippets()).as("snippets of %s", tour).hasSize(without ? 0 : 1);
            if (!without) {
                assertThat(tour.statements()).as("lines of the snippet of %s", tour).hasSizeBetween(3, 10);
                assertThat(tour.snippets()).as("%s says what is true", tour).allMatch(code -> code.contains("assert "));
                snippets.run(tour, folder.resolve(tour.name()));
            }
        });
    }

    @Test
    void whatHasNoSnippetIsAPackage() {
        assertThat(MODULES.stream().flatMap(module -> tours(module).stream()).map(PackageTour::name))
                .containsAll(WITHOUT_SNIPPET.keySet());
    }

    @Test
    void aSnippetThatIsNotTrueOrDoesNotCompileIsShownWithItsPackage() throws Exception {
        PackageTour wrong = snippet("tools.aqua.turnkey.support", "TurnKey", "assert 1 + 1 == 3;");
        PackageTour foreign = snippet("io.verifyrules.dsl.expr", "Shape",
                "import java.util.List;\n\nassert List.of(1).isEmpty() : \"{@code nothing}\";\nint one = \"1\";");
        CompiledSnippets snippets = CompiledSnippets.of(List.of(wrong, foreign));
        assertThatThrownBy(() -> snippets.run(wrong, folder)).isInstanceOf(AssertionError.class)
                .hasMessageContainingAll("tools.aqua.turnkey.support", "line 1, assert 1 + 1");
        assertThatThrownBy(() -> snippets.run(foreign, folder)).isInstanceOf(AssertionError.class)
                .hasMessageContainingAll("io.verifyrules.dsl.expr", "line 4, int one", "incompatible types");
    }

    private static PackageTour snippet(String name, String neighbour, String code) {
        PackageTour tour = PackageTour.of(name, name + "." + neighbour,
                "Before.\n{@snippet lang=java :\n" + code + "\n}\nAfter.");
        assertThat(tour.prose()).isEqualTo("Before.\n\nAfter.");
        assertThat(tour.snippets()).containsExactly(code);
        return tour;
    }
}
