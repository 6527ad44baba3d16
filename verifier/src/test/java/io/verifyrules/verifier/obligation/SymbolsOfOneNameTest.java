package io.verifyrules.verifier.obligation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import io.verifyrules.verifier.theory.ElementTheories;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A solver knows symbols by their names, so what is called alike gets different ones. */
class SymbolsOfOneNameTest {

    private static final RankClass C = LaneVariables.C;
    private static final RankClass D = new RankClass("d", RankBound.ANY);

    private final InstanceEncoder encoder = new InstanceEncoder(Map.of(C, 2, D, 2),
            type -> ElementTheories.of(type, false));
    private final ValueTerms terms = new ValueTerms();

    private List<Formula> onLaneZero(LaneInt... all) {
        return Stream.of(all).map(term -> encoder.of(term, 0)).toList();
    }

    @Test
    void variablesThatPrintAlikeAreDifferentSymbols() {
        LaneInt first = LaneInt.of(terms.fresh().bound(C, "k"));
        LaneInt second = LaneInt.of(new ValueTerms().fresh().bound(C, "k"));
        assertThat(first).hasToString(second.toString());
        assertThat(onLaneZero(first, second, LaneInt.of(LaneVariables.map("n", C)),
                LaneInt.of(LaneVariables.map("n", D)), LaneInt.of(LaneVariables.index("n", C)),
                LaneInt.of(LaneVariables.index("n", D)), LaneInt.of(LaneVariables.scalar("n"))))
                .doesNotHaveDuplicates();
    }

    @Test
    void oneVariableIsOneSymbolOnEachLane() {
        LaneInt n = LaneInt.of(LaneVariables.map("n", C));
        assertThat(encoder.of(n, 0)).isEqualTo(encoder.of(n, 0)).isNotEqualTo(encoder.of(n, 1));
        LaneInt s = LaneInt.of(LaneVariables.scalar("s"));
        assertThat(encoder.of(s, 0)).as("all lanes share it").isEqualTo(encoder.of(s, 1));
    }

    @Test
    void quotientsThatPrintAlikeAreDifferentSymbolsWithFactsOfTheirOwn() {
        LaneInt inC = LaneInt.quotient(LaneInt.of(LaneVariables.map("n", C)), LaneInt.of(2));
        LaneInt inD = LaneInt.quotient(LaneInt.of(LaneVariables.map("n", D)), LaneInt.of(2));
        assertThat(inC).hasToString(inD.toString());
        Formula first = encoder.of(inC, 0);
        int facts = encoder.facts().size();
        assertThat(encoder.of(inD, 0)).isNotEqualTo(first);
        assertThat(encoder.facts()).hasSizeGreaterThan(facts);
    }

    @Test
    void anElementThatStandsForAnotherIsNotTheScalarOfItsName() {
        ValueTerm declared = terms.parameter("v", ElementType.INT);
        ValueTerm substituted = terms.newParameter("v", ElementType.INT);
        assertThat(encoder.of(declared)).isNotEqualTo(encoder.of(substituted));
        assertThat(encoder.of(declared).parts())
                .containsExactly(encoder.parameter("v", ElementTheories.of(ElementType.INT, false).sort()));
    }

    @Test
    void aTensorIsNotTheThingOfWhichItsNameIsTheText() {
        SortedMap<AggregatedAxis, LaneInt> at = new TreeMap<>(Map.of(C.axis("size"), LaneInt.ZERO));
        for (Origin madeUp : List.of(new Origin.Order(0, C.axis()), new Origin.Choice("x"), new Origin.Sign(true, 0),
                new Origin.Count(C))) {
            assertThat(encoder.of(terms.read(madeUp.text(), ElementType.INT, at)))
                    .isNotEqualTo(encoder.of(terms.read(madeUp, ElementType.INT, at)));
            LaneInt declared = LaneInt.of(new CompoundAtom.Entry(new Origin.Input(madeUp.text()), at));
            LaneInt entry = LaneInt.of(new CompoundAtom.Entry(madeUp, at));
            assertThat(onLaneZero(declared, entry)).doesNotHaveDuplicates();
        }
    }

    /** A theory knows of an element whether it is poison, by a symbol of its own. */
    @Test
    void aTensorIsNotThePoisonOfAnother() {
        SortedMap<AggregatedAxis, LaneInt> at = new TreeMap<>(Map.of(C.axis(), LaneInt.ZERO));
        ElementType word = ElementTypes.signless("i8").orElseThrow();
        List<Formula> words = encoder.of(terms.read("A", word, at)).parts();
        List<Formula> choices = encoder.of(terms.read(new Origin.Choice("x"), word, at)).parts();
        assertThat(words).hasSize(2).doesNotContainAnyElementsOf(parts("A is poison", at));
        assertThat(choices).hasSize(2)
                .doesNotContainAnyElementsOf(
                        encoder.of(terms.read(new Origin.Choice("x is poison"), ElementType.BOOL, at)).parts());
        assertThat(encoder.of(terms.parameter("v", word)).parts())
                .doesNotContainAnyElementsOf(encoder.of(terms.parameter("v is poison", ElementType.BOOL)).parts());
    }

    private List<Formula> parts(String tensor, SortedMap<AggregatedAxis, LaneInt> at) {
        return encoder.of(terms.read(tensor, ElementType.BOOL, at)).parts();
    }

    @Test
    void aNameThatIsTooLongToBeOfUseStaysTheNameOfOneThing() {
        SymbolNames names = new SymbolNames();
        String longName = "x".repeat(10_000);
        assertThat(names.of("first", longName)).hasSizeLessThan(300)
                .isEqualTo(names.of("first", longName))
                .isNotEqualTo(names.of("second", longName));
        assertThat(names.of("third", names.of("second", longName))).isNotEqualTo(names.of("second", longName));
    }
}
