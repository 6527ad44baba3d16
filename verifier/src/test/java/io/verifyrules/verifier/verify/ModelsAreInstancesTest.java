package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.denotation.AppliesWhere;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.term.RowMajor;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Of which demands a model is an instance. */
class ModelsAreInstancesTest {

    private final RankClass c = new RankClass("c", RankBound.ANY);
    private final AxisMap.Variable map = new AxisMap.Variable("n", c);
    private final LaneInt n = LaneInt.of(new LaneAtom.Declared(map));
    private final LaneInt i = LaneInt.of(new LaneAtom.AccessIndex(c.axis("c")));
    private final LaneInt scalar = LaneInt.of(new LaneAtom.Shared(new AxisMap.Scalar("k")));

    @Test
    void modelsOfArithmeticOnOneLaneAre() {
        LaneInt quotient = LaneInt.quotient(n.times(scalar), scalar);
        LaneInt chosen = LaneInt.choice(LaneBool.atMost(i, n), LaneInt.positivePart(quotient), i);
        assertThat(judged(LaneBool.zero(chosen))).isInstanceOf(ModelsAreInstances.Judgement.Granted.class);
    }

    @Test
    void modelsOfCountsAreNot() {
        assertRefused(RowMajor.count(c, n), "products of sizes over all lanes");
    }

    @Test
    void modelsOfPlacesAreNot() {
        assertRefused(RowMajor.number(c, i, n), "places in row-major order");
        assertRefused(RowMajor.place(c, scalar, n), "places in row-major order");
    }

    @Test
    void modelsOfPermutedMapsAreNot() {
        Permutation p = Permutation.declared(new AxisMap.Variable("p", c));
        assertRefused(LaneInt.of(new LaneAtom.Permuted(new LaneAtom.Declared(map), p)), "permuted maps");
    }

    @Test
    void modelsOfElementsThatAreIndicesAreNot() {
        assertRefused(LaneInt.of(new CompoundAtom.Entry(new Origin.Input("I"), new TreeMap<>())),
                "elements that are indices");
    }

    @Test
    void whatIsDeepInsideOfATermCounts() {
        LaneInt deep = LaneInt.positivePart(LaneInt.quotient(n, RowMajor.count(c, n).plus(i)));
        assertRefused(LaneInt.choice(LaneBool.zero(deep), n, i), "products of sizes over all lanes");
    }

    @Test
    void modelsOfConditionsOnElementsAreNot() {
        Truth onElement = new Truth.OnElement(new ValueTerms().parameter("v", ElementType.BOOL));
        AppliesWhere where = new AppliesWhere(List.of(Truth.not(onElement)), List.of(), List.of(), false);
        assertThat(ModelsAreInstances.withElement(where)).isInstanceOf(ModelsAreInstances.Judgement.Refused.class);
        assertThat(ModelsAreInstances.perhapsEmpty(where)).isInstanceOf(ModelsAreInstances.Judgement.Refused.class);
    }

    @Test
    void modelsBesideAnAssumptionAreOnlyWhereItSpeaksOfNoElement() {
        Truth empty = Truth.fold(c, LaneBool.zero(n));
        AppliesWhere where = new AppliesWhere(List.of(), List.of(), List.of(empty), false);
        assertThat(ModelsAreInstances.withElement(where)).isInstanceOf(ModelsAreInstances.Judgement.Refused.class);
        assertThat(ModelsAreInstances.perhapsEmpty(where)).isInstanceOfSatisfying(
                ModelsAreInstances.Judgement.Granted.class,
                granted -> assertThat(granted.permission().truths()).containsExactly(empty));
    }

    @Test
    void modelsAreNotWhereTheLeftSideMayBeUndefined() {
        AppliesWhere where = new AppliesWhere(List.of(), List.of(), List.of(), true);
        assertThat(ModelsAreInstances.withElement(where)).isInstanceOf(ModelsAreInstances.Judgement.Refused.class);
        assertThat(ModelsAreInstances.perhapsEmpty(where)).isInstanceOf(ModelsAreInstances.Judgement.Refused.class);
    }

    private void assertRefused(LaneInt term, String free) {
        assertThat(judged(LaneBool.zero(term))).isEqualTo(new ModelsAreInstances.Judgement.Refused(free));
    }

    private ModelsAreInstances.Judgement judged(LaneBool predicate) {
        return ModelsAreInstances
                .withElement(new AppliesWhere(List.of(Truth.fold(c, predicate)), List.of(), List.of(), false));
    }
}
