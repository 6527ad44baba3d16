package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Sort;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A declared tensor stays itself where its name is the text of an order or of a choice. */
class OriginsInMeaningsTest {

    private static final RankClass S = new RankClass("s", RankClass.RankBound.SINGLETON);
    private static final Shape SHAPE = Shape.of(S, new AxisMap.Variable("n", S));
    private static final SortedMap<AggregatedAxis, LaneInt> ACCESS = new TreeMap<>(
            Map.of(S.axis(), LaneInt.of(new LaneAtom.AccessIndex(S.axis()))));

    private final ValueTerms terms = new ValueTerms();

    @Test
    void aTensorThatIsSortedIsNotItsOwnOrder() {
        Input named = Input.of("order 0", ElementType.INT, SHAPE);
        ValueTerm element = new Denotation(terms).of(Sort.of(named, S.axis())).at(ACCESS);
        assertThat(Reads.places(element)).containsOnlyKeys(new Origin.Input("order 0"), new Origin.Order(0, S.axis()))
                .hasEntrySatisfying(new Origin.Order(0, S.axis()),
                        places -> assertThat(places).containsExactly(ACCESS));
    }

    @Test
    void aTensorIsNotChosenWhereItsNameIsTheTextOfAChoice() {
        ElementType type = ElementTypes.signless("i8").orElseThrow();
        Input named = Input.of("choice x", type, SHAPE);
        ValueTerm left = new Denotation(terms).of(Freeze.of("x", named)).at(ACCESS);
        ValueTerm right = terms.read("R", type, ACCESS);
        assertThat(Reads.of(left)).extracting(ValueTerm.Read::origin)
                .containsExactlyInAnyOrder(new Origin.Input("choice x"), new Origin.Choice("x"));
        assertThat(Reads.of(FreezeDenotation.chosen(left, right, ACCESS, terms))).extracting(ValueTerm.Read::origin)
                .as("the choice is made, the tensor is read as before")
                .containsExactlyInAnyOrder(new Origin.Input("choice x"), new Origin.Input("R"));
    }

    @Test
    void aTensorIsNoSignWhereItsNameIsTheTextOfOne() {
        ValueTerm left = terms.read("sign left 0", ElementType.BOOL, ACCESS);
        ValueTerm right = terms.read("R", ElementType.BOOL, ACCESS);
        assertThat(SignDenotation.chosen(left, right, ACCESS, terms)).isEqualTo(left);
    }
}
