package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.script.SampleRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Constructs of the language, each with at least fifteen wrong rules that none of its proofs may let through. */
@Tag("corpus")
class WrongRelativesByConstructTest {

    private static final Path PAGE = Path.of("src/test/rules/README.md");
    private static final String WRITTEN = "<!-- The build writes what follows. -->\n";
    private static final int FEWEST = 15;

    /** A construct, and the files in the folder {@code refuted} that are about it. */
    record Construct(String name, List<String> files) {

        long wrong() {
            return files.stream().mapToLong(file -> rules(VerdictKind.REFUTED, file)).sum();
        }

        long undecided() {
            return files.stream().mapToLong(file -> rules(VerdictKind.UNKNOWN, file)).sum();
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static List<Construct> constructs() {
        return List.of(construct("lists of operands", "lists"), construct("operators of one's own", "own-operators"),
                construct("functions of which nothing is known", "declared-functions", "declared-monoids"),
                construct("scatter: elements that are set", "scatter-sets"),
                construct("scatter and gather by indices", "gather"),
                construct("choices between branches, several results", "branches", "tuples"),
                construct("positions, permutations", "permutations"),
                construct("dimension numbers", "dimension-lists", "singleton-numbers"),
                construct("reshape with unit axes", "unit-axes"), construct("reshape in row-major order", "row-major"),
                construct("broadcast from 1", "spreading"), construct("symmetric inputs", "symmetric"),
                construct("no NaN, finite", "assumed-finite"), construct("product of the sizes of a class", "counts"),
                construct("exclusive or", "xor", "xor-reductions"),
                construct("a body that is no monoid", "bodies-that-are-no-monoids"),
                construct("up to zeros, NaN, order, rounding", "tolerances"),
                construct("invalid right sides", "right-sides-valid-somewhere"));
    }

    private static Construct construct(String name, String... files) {
        return new Construct(name, List.of(files));
    }

    private static long rules(VerdictKind folder, String name) {
        String file = name + ".rules.kts";
        return SampleRules.files(folder.name().toLowerCase(Locale.ROOT))
                .stream()
                .filter(path -> path.endsWith(file))
                .mapToLong(path -> SampleRules.load(path).declarations().size())
                .sum();
    }

    @ParameterizedTest
    @MethodSource("constructs")
    void aConstructHasFifteenWrongRelativesThatAreRefuted(Construct construct) {
        assertThat(construct.wrong()).isGreaterThanOrEqualTo(FEWEST);
    }

    @Test
    void thePageOfTheRulesCountsThem() throws IOException {
        String page = Files.readString(PAGE);
        assertThat(page).contains(WRITTEN);
        String expected = page.substring(0, page.indexOf(WRITTEN) + WRITTEN.length()) + table();
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(PAGE, expected);
        }
        assertThat(Files.readString(PAGE)).isEqualTo(expected);
    }

    private static String table() {
        return Stream.concat(
                Stream.of("", "| construct | wrong rules, refuted | undecided | files |", "|---|---:|---:|---|"),
                constructs().stream()
                        .map(each -> "| " + each.name() + " | " + each.wrong() + " | " + each.undecided() + " | "
                                + each.files().stream().map(file -> "`" + file + "`").collect(Collectors.joining(", "))
                                + " |"))
                .collect(Collectors.joining("\n", "", "\n"));
    }
}
