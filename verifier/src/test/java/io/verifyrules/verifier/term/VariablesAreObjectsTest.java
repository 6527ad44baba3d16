package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.ElementType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

/** Variables are told apart by what they are, never by what they are called. */
class VariablesAreObjectsTest {

    private static final RankClass C = LaneVariables.C;
    private static final RankClass D = new RankClass("d", RankBound.ANY);

    private final ValueTerms terms = new ValueTerms();

    private static void areTwo(LaneAtom.Variable first, LaneAtom.Variable second) {
        LaneInt a = LaneInt.of(first);
        LaneInt b = LaneInt.of(second);
        assertThat(first).isNotEqualTo(second);
        assertThat(a).isNotEqualTo(b);
        assertThat(a.minus(b)).isNotEqualTo(LaneInt.ZERO);
        assertThat(a.plus(b)).as("%s + %s", a, b).isEqualTo(b.plus(a)).isNotEqualTo(a.plus(a));
        assertThat(a.plus(b).terms()).hasSize(2);
        assertThat(a.times(b)).isEqualTo(b.times(a)).isNotEqualTo(a.times(a));
        assertThat(LaneInt.positivePart(a)).isNotEqualTo(LaneInt.positivePart(b));
        assertThat(LaneInt.quotient(a, b)).isNotEqualTo(LaneInt.quotient(a, a));
        assertThat(LaneBool.equal(a, b)).isNotEqualTo(LaneBool.TRUE);
    }

    @Test
    void twoIndicesOfOneReductionWithOneNameAreTwo() {
        areTwo(terms.fresh().bound(C, "k"), terms.fresh().bound(C, "k"));
    }

    @Test
    void anIndexThatIsOpenedTwiceIsTwo() {
        LaneAtom.Fresh bound = terms.fresh().bound(C, "k");
        areTwo(terms.fresh().opened(bound), terms.fresh().opened(bound));
        areTwo(terms.fresh().opened(bound), bound);
    }

    @Test
    void oneNameInTwoClassesIsTwoVariables() {
        areTwo(LaneVariables.map("n", C), LaneVariables.map("n", D));
        areTwo(LaneVariables.index("x", C), LaneVariables.index("x", D));
        areTwo(LaneVariables.map("n", C), LaneVariables.map("n", new RankClass("c", RankBound.SINGLETON)));
    }

    @Test
    void aMapAScalarAnIndexAndWhatTheNormalFormIntroducesAreDifferentWhateverTheyAreCalled() {
        areTwo(LaneVariables.map("x"), LaneVariables.scalar("x"));
        areTwo(LaneVariables.map("x"), LaneVariables.index("x"));
        areTwo(LaneVariables.map("x#1"), terms.fresh().primitive(C, "x"));
        areTwo(LaneVariables.index("x"), terms.fresh().opened(terms.fresh().bound(C, "x")));
    }

    @Test
    void variablesOfTwoChecksAreTwoAndAreNotMixed() {
        LaneInt here = LaneInt.of(new ValueTerms().fresh().bound(C, "k"));
        LaneInt there = LaneInt.of(new ValueTerms().fresh().bound(C, "k"));
        assertThat(here).hasToString(there.toString()).isNotEqualTo(there);
        assertThatIllegalStateException().as("they have no order").isThrownBy(() -> here.plus(there));
    }

    @Test
    void termsThatPrintAlikeStayApartInMapsAndUnderSubstitution() {
        LaneAtom.Variable inC = LaneVariables.map("n", C);
        LaneAtom.Variable inD = LaneVariables.map("n", D);
        Map<LaneInt, String> known = new HashMap<>();
        known.put(LaneInt.quotient(LaneInt.of(inC), LaneInt.of(2)), "c");
        known.put(LaneInt.quotient(LaneInt.of(inD), LaneInt.of(2)), "d");
        assertThat(known).hasSize(2);
        LaneInt sum = LaneInt.of(inC).plus(LaneInt.of(inD));
        assertThat(sum.substitute(atom -> atom.equals(inC) ? LaneInt.ONE : LaneInt.of(atom)))
                .isEqualTo(LaneInt.of(inD).plus(1));
    }

    @Test
    void anElementThatStandsForAnotherIsNoScalarOfTheRule() {
        ValueTerm declared = terms.parameter("v", ElementType.INT);
        ValueTerm first = terms.newParameter("v", ElementType.INT);
        ValueTerm second = terms.newParameter("v", ElementType.INT);
        assertThat(List.of(declared, first, second)).doesNotHaveDuplicates();
        assertThat(terms.parameter("v", ElementType.INT)).isEqualTo(declared);
    }

    @Test
    void oneNameWithTwoElementTypesIsTwoTensors() {
        assertThat(terms.read("A", ElementType.INT, new TreeMap<>()))
                .isNotEqualTo(terms.read("A", ElementType.BOOL, new TreeMap<>()));
    }
}
