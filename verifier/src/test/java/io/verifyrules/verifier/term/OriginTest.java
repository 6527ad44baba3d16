package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

import static org.assertj.core.api.Assertions.assertThat;

/** A declared tensor may have any name, such as {@code %0} or {@code order 0}: it is no other thing of which this is the text. */
class OriginTest {

    private static final RankClass C = new RankClass("c", RankClass.RankBound.ANY);
    private static final RankClass OTHER = new RankClass("c", RankClass.RankBound.ANY);
    private static final SortedMap<AggregatedAxis, LaneInt> AT = new TreeMap<>(
            Map.of(C.axis("index"), LaneInt.ZERO, C.axis("size"), LaneInt.ONE));

    private static final List<Origin> MADE_UP = List.of(new Origin.Scalar("v"), new Origin.Substitute(7, "v"),
            new Origin.Order(0, C.axis()), new Origin.Choice("a b"), new Origin.Sign(true, 1),
            new Origin.Sign(false, 1), new Origin.Count(C), new Origin.Numbered(C), new Origin.Place(C));

    @Test
    void everyKindIsTried() {
        assertThat(MADE_UP.stream().map(Object::getClass).distinct())
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(Origin.class.getPermittedSubclasses())
                        .filter(kind -> !kind.equals(Origin.Input.class))
                        .toList());
    }

    @ParameterizedTest
    @FieldSource("MADE_UP")
    void aDeclaredTensorIsNoneThatIsMadeUp(Origin madeUp) {
        Origin declared = new Origin.Input(madeUp.text());
        assertThat(declared).isNotEqualTo(madeUp).hasToString("Input[name=" + madeUp.text() + "]");
        assertThat(declared.text()).isEqualTo(madeUp.text());
        assertThat(Integer.signum(declared.compareTo(madeUp))).isNotZero()
                .isEqualTo(-Integer.signum(madeUp.compareTo(declared)));
    }

    @ParameterizedTest
    @FieldSource("MADE_UP")
    void theirElementsAreNotOne(Origin madeUp) {
        ValueTerms terms = new ValueTerms();
        assertThat(terms.read(madeUp.text(), ElementType.INT, AT)).isNotEqualTo(terms.read(madeUp, ElementType.INT, AT))
                .isEqualTo(terms.read(new Origin.Input(madeUp.text()), ElementType.INT, AT));
    }

    @ParameterizedTest
    @FieldSource("MADE_UP")
    void theirNumbersAreNotOne(Origin madeUp) {
        CompoundAtom.Entry declared = new CompoundAtom.Entry(new Origin.Input(madeUp.text()), AT);
        CompoundAtom.Entry entry = new CompoundAtom.Entry(madeUp, AT);
        assertThat(declared).isNotEqualTo(entry);
        assertThat(LaneInt.of(declared).minus(LaneInt.of(entry))).isNotEqualTo(LaneInt.ZERO);
        assertThat(RowMajor.counted(declared)).isEmpty();
        assertThat(RowMajor.numbered(declared)).isEmpty();
    }

    @Test
    void aNameNeedNotBeAWord() {
        ValueTerms terms = new ValueTerms();
        assertThat(List.of("%0", "reduce.5", "a b")).allSatisfy(name -> assertThat(
                terms.read(name, ElementType.INT, new TreeMap<>(Map.of(C.axis(), LaneInt.ZERO))).toString())
                .isEqualTo(name + "[c: 0]"));
    }

    @Test
    void classesOfOneNameAreTwo() {
        assertThat(new Origin.Count(C)).isNotEqualTo(new Origin.Count(OTHER));
        assertThat(new Origin.Count(C).compareTo(new Origin.Count(OTHER))).isNegative();
        assertThat(new Origin.Substitute(1, "v").compareTo(new Origin.Substitute(2, "v"))).isNegative();
    }
}
