package io.verifyrules.verifier.bound;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LanePredicatesTest {

    private static final RankClass C = new RankClass("c", RankBound.ANY);
    private static final RankClass D = new RankClass("d", RankBound.ANY);
    private static final AggregatedAxis ROW = C.axis("row");
    private static final AggregatedAxis COLUMN = C.axis("column");

    private final ValueTerms terms = new ValueTerms();
    private final LaneInt a = index("a");
    private final LaneInt b = index("b");
    private final LaneInt size = LaneInt.of(LaneVariables.map("n"));

    private static LaneInt index(String name) {
        return LaneInt.of(LaneVariables.index(name));
    }

    private ValueTerm read(String tensor, Map<AggregatedAxis, LaneInt> index) {
        return terms.read(tensor, ElementType.INT, new TreeMap<>(index));
    }

    private static LanePredicates ofElements(ValueTerm... elements) {
        return LanePredicates.of(List.of(), List.of(), List.of(elements));
    }

    @Test
    void twoReadsOfOneTensorMatterByWhetherTheyAgreeOnAllAxesOfTheClass() {
        LanePredicates phi = ofElements(read("T", Map.of(ROW, a, COLUMN, b)), read("T", Map.of(ROW, b, COLUMN, size)));
        assertThat(phi.of(C)).containsExactly(LaneBool.allOf(List.of(LaneBool.equal(b, size), LaneBool.equal(a, b))));
    }

    @Test
    void axesOfDifferentClassesGiveAPredicateEach() {
        LanePredicates phi = ofElements(read("T", Map.of(C.axis(), a, D.axis(), b)),
                read("T", Map.of(C.axis(), a.plus(1), D.axis(), size)));
        assertThat(phi.of(C)).as("a = a + 1 on no lane; at rank 0 the reads coincide").containsExactly(LaneBool.FALSE);
        assertThat(phi.of(D)).containsExactly(LaneBool.equal(b, size));
    }

    @Test
    void readsOfDifferentTensorsAndEqualReadsDoNotMatter() {
        LanePredicates phi = ofElements(read("T", Map.of(C.axis(), a)), read("U", Map.of(C.axis(), b)),
                read("T", Map.of(C.axis(), a)));
        assertThat(phi.of(C)).isEmpty();
    }

    @Test
    void anAssumptionOnElementsMattersByItsReadsAndItsGuards() {
        LaneInt reversed = size.minus(1).minus(a);
        Operation less = new Operation.OfRelation(Relation.LT);
        Truth ordered = new Truth.OnElement(terms.apply(less, ElementType.BOOL,
                List.of(read("L", Map.of(C.axis(), a)), read("H", Map.of(C.axis(), a)))));
        LaneBool inBounds = LaneBool.lessThan(a, size);
        Truth assumption = Truth.anyOf(List.of(Truth.not(Truth.fold(C, inBounds)), ordered));
        LanePredicates phi = LanePredicates.of(List.of(assumption), List.of(),
                List.of(read("L", Map.of(C.axis(), a)), read("H", Map.of(C.axis(), reversed))));
        assertThat(phi.of(C)).containsExactlyInAnyOrder(inBounds, LaneBool.equal(a, reversed));
    }

    @Test
    void topLevelFoldsOfTheHypothesesAreLeftOutUnlessTheClaimHasThemToo() {
        Truth fold = Truth.fold(C, LaneBool.lessThan(a, size));
        assertThat(LanePredicates.of(List.of(fold), List.of(), List.of()).of(C)).isEmpty();
        assertThat(LanePredicates.of(List.of(fold), List.of(fold), List.of()).of(C)).hasSize(1);
        Truth either = Truth.anyOf(List.of(fold, Truth.fold(D, LaneBool.lessThan(b, size))));
        assertThat(LanePredicates.of(List.of(either), List.of(), List.of()).of(C)).hasSize(1);
    }

    @Test
    void foldsInsideOfElementsMatter() {
        LaneBool low = LaneBool.lessThan(a, size);
        ValueTerm chosen = terms.choose(Truth.not(Truth.fold(C, low)), terms.parameter("v", ElementType.INT),
                read("T", Map.of(C.axis(), a)));
        assertThat(ofElements(chosen).of(C)).containsExactly(low);
    }
}
