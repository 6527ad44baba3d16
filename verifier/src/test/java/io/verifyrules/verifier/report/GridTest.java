package io.verifyrules.verifier.report;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.value.ElementValue;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntBinaryOperator;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A reader sees whole tensors where they are small, and otherwise what is around the place of a difference. */
class GridTest {

    private static final AggregatedAxis ROWS = new RankClass("r", RankBound.SINGLETON).axis();
    private static final AggregatedAxis COLUMNS = new RankClass("s", RankBound.SINGLETON).axis();

    private static Access at(int row, int column) {
        return new Access(new TreeMap<>(Map.of(ROWS, List.of(row), COLUMNS, List.of(column))));
    }

    private static ConcreteTensor tensor(int rows, int columns, IntBinaryOperator element) {
        Map<Access, ElementValue> elements = new LinkedHashMap<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                elements.put(at(row, column),
                        new ElementValue.Whole(BigInteger.valueOf(element.applyAsInt(row, column))));
            }
        }
        return new ConcreteTensor(new TreeMap<>(Map.of(ROWS, List.of(rows), COLUMNS, List.of(columns))), elements);
    }

    @Test
    void aSmallTensorIsShownWhole() {
        assertThat(Grid.lines(tensor(2, 3, (row, column) -> 3 * row + column), Optional.of(at(1, 1)), TextStyle.PLAIN))
                .containsExactly("rows r, columns s", "  0   1   2", "  3 [4]   5");
    }

    @Test
    void ofALargeOneTheNeighbourhoodOfTheDifferenceIsShown() {
        List<String> lines = Grid.lines(tensor(30, 20, (row, column) -> row % 10), Optional.of(at(17, 2)),
                TextStyle.PLAIN);
        assertThat(lines).contains("rows r 14 to 20 of 30, columns s 0 to 7 of 20", "  7   7 [7]   7   7   7   7   7")
                .hasSize(8);
    }

    @Test
    void whereFewElementsDifferFromTheOthersTheyAreNamed() {
        assertThat(Grid.lines(tensor(20, 20, (row, column) -> row == 3 && column == 4 ? 1 : 0), Optional.of(at(3, 4)),
                TextStyle.PLAIN)).containsExactly("(400 elements, 1 at {r: [3], s: [4]}, otherwise 0)");
    }

    @Test
    void aPlaceAtTheEdgeHasFewerNeighbours() {
        assertThat(Grid.lines(tensor(11, 11, (row, column) -> row), Optional.of(at(10, 10)), TextStyle.PLAIN)).first()
                .isEqualTo("rows r 7 to 10 of 11, columns s 5 to 10 of 11");
    }
}
