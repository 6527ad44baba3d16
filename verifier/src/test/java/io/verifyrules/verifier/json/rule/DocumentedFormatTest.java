package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Operators;
import io.verifyrules.dsl.expr.Slot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The table of operators in the description of the JSON form has the operators that there are, with the fields they have. */
class DocumentedFormatTest {

    private static final Path DOCUMENT = Path.of("..", "docs", "json-rules.md");
    private static final String HEAD = Pattern.quote("| `op` | fields |");
    private static final Pattern ROW = Pattern.compile("\\| (`[^|]*) \\| (`[^|]*) \\|");
    private static final Pattern CODE = Pattern.compile("`([\\w#. ]+)`");
    private static final Set<String> WORDS = Set.of("clamped", "inRange");
    private static final List<String> WINDOW = List.of("stride", "low", "high", "baseDilation", "windowDilation");

    private static Set<String> names(String cell) {
        return new TreeSet<>(CODE.matcher(cell).results().map(found -> found.group(1)).toList());
    }

    private static Stream<String> functions() {
        return Stream.of(UnaryOperator.values())
                .filter(operator -> operator.function().isPresent())
                .map(UnaryOperator::symbol);
    }

    @Test
    void thePageOfOperatorsNamesEachFunction() throws IOException {
        assertThat(Files.readString(Path.of("..", "docs", "language", "operators.md")))
                .contains(functions().map(name -> "`" + name + "(A)`").toList());
    }

    @Test
    void theTableHasTheFieldsOfEveryOperator() throws IOException {
        Map<String, Set<String>> documented = new HashMap<>();
        String table = Files.readString(DOCUMENT).split(HEAD, 2)[1].split("\n\n", 2)[0];
        for (String line : table.split("\n", -1)) {
            ROW.matcher(line).results().forEach(row -> {
                Set<String> fields = names(row.group(2));
                fields.removeAll(WORDS);
                if (row.group(2).contains("the window")) {
                    fields.addAll(WINDOW);
                }
                names(row.group(1)).forEach(operator -> documented.put(operator, fields));
            });
        }
        Map<String, Set<String>> known = new HashMap<>();
        Operators.byName()
                .forEach((name, operator) -> known.put(name,
                        new TreeSet<>(operator.slots().stream().map(Slot::label).toList())));
        known.keySet().removeAll(new HashSet<>(Symbols.RELATIONS.keySet()));
        functions().forEach(name -> {
            known.remove(name);
            documented.remove(name);
        });
        assertThat(documented).isEqualTo(known);
    }
}
