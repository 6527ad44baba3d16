package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Reads of tensors that stay as they are when indices change places. */
class SymmetriesTest {

    private static final RankClass C = new RankClass("c", RankClass.RankBound.ANY);
    private static final AggregatedAxis X = C.axis("x");
    private static final AggregatedAxis Y = C.axis("y");
    private static final AggregatedAxis Z = C.axis("z");

    private final ValueTerms terms = new ValueTerms();
    private final LaneInt i = LaneInt.of(new LaneAtom.AccessIndex(X));
    private final LaneInt j = LaneInt.of(new LaneAtom.AccessIndex(Y));
    private final LaneInt k = LaneInt.of(new LaneAtom.AccessIndex(Z));

    private ValueTerm read(String tensor, LaneInt x, LaneInt y, LaneInt z) {
        return terms.read(tensor, ElementType.INT, new TreeMap<>(Map.of(X, x, Y, y, Z, z)));
    }

    @Test
    void exchangedIndicesReadOneElement() {
        terms.symmetric("A", X, Y);
        assertThat(read("A", i, j, k)).isSameAs(read("A", j, i, k));
        assertThat(read("A", i, LaneInt.of(3), k)).isSameAs(read("A", LaneInt.of(3), i, k));
    }

    @Test
    void otherAxesKeepTheirIndices() {
        terms.symmetric("A", X, Y);
        assertThat(read("A", i, j, k)).isNotSameAs(read("A", k, j, i));
        assertThat(read("A", i, j, k)).isNotSameAs(read("A", i, k, j));
        assertThat(read("A", i, j, k)).isNotSameAs(read("A", j, k, i));
    }

    @Test
    void otherTensorsAreRead() {
        terms.symmetric("A", X, Y);
        assertThat(read("B", i, j, k)).isNotSameAs(read("B", j, i, k));
    }

    @Test
    void twoExchangesOneAfterTheOtherLeadToAllOrders() {
        terms.symmetric("A", X, Y);
        terms.symmetric("A", Y, Z);
        assertThat(read("A", i, j, k)).isSameAs(read("A", k, i, j)).isSameAs(read("A", k, j, i));
        assertThat(read("A", i, i, j)).isSameAs(read("A", j, i, i)).isNotSameAs(read("A", j, j, i));
    }

    @Test
    void anIndexWithMoreInItIsAnotherOne() {
        terms.symmetric("A", X, Y);
        assertThat(read("A", i.plus(LaneInt.ONE), j, k)).isSameAs(read("A", j, i.plus(LaneInt.ONE), k))
                .isNotSameAs(read("A", j.plus(LaneInt.ONE), i, k));
    }
}
