package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.Refusing;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import org.junit.jupiter.api.Test;

import static io.verifyrules.verifier.reduction.Combinations.M;
import static io.verifyrules.verifier.reduction.Combinations.N;
import static org.assertj.core.api.Assertions.assertThat;

/** A whole number as an element that wraps is so many ones, in a sum. */
class ConvertedNumbersTest {

    private static final ElementType S8 = new ElementType.Machine(true, 8);
    private static final Hypotheses SIZES = Hypotheses.of(List.of())
            .and(Elements.C, LaneBool.nonNegative(N))
            .and(Elements.C, LaneBool.nonNegative(M));

    private final Elements on = new Elements();
    private final Combinations combinations = new Combinations(on);

    private ValueTerm converted(ValueTerm number) {
        return on.terms()
                .apply(new Operation.OfConversion(Conversion.CONVERT, ElementType.INT, S8), S8, List.of(number));
    }

    private List<GuardedTerm> terms(ElementReducer monoid, ValueTerm element, Hypotheses where, Law... refused) {
        return combinations.normalForm(monoid, new Ledger(Refusing.laws(refused))).of(element, where);
    }

    private void stays(ElementReducer monoid, ValueTerm element, Hypotheses where, Law... refused) {
        assertThat(terms(monoid, element, where, refused)).containsExactly(GuardedTerm.of(element));
    }

    @Test
    void aSizeIsASumOverAsManyIndices() {
        assertThat(Combinations.texts(terms(Monoid.SUM, converted(on.counted(N)), SIZES))).singleElement()
                .asString()
                .matches("over (\\S+): c where all\\[c\\]\\(\\(\\1 >= 0 and n >= \\1 \\+ 1\\)\\) of 1 ");
    }

    @Test
    void aProductOfSizesIsASumOverPairs() {
        List<GuardedTerm> all = terms(Monoid.SUM, converted(on.counted(N.times(M).minus(3))), SIZES);
        assertThat(all).extracting(term -> term.indices().size()).containsExactlyInAnyOrder(2, 0);
        assertThat(all).extracting(term -> term.coefficient().intValueExact()).containsExactlyInAnyOrder(1, -3);
    }

    @Test
    void aSumOfIntegersIsConvertedTermByTerm() {
        LaneAtom.Fresh k = on.index("k");
        ValueTerm sum = on.reduce(Monoid.SUM, Elements.below(N, k), on.read("A", LaneInt.of(k)), k);
        assertThat(Combinations.texts(terms(Monoid.SUM, converted(sum), SIZES))).singleElement()
                .asString()
                .endsWith("of convert from int to s8(A[c: @k#1])");
    }

    @Test
    void aNumberThatMayBeBelowZeroStays() {
        ValueTerm size = converted(on.counted(N));
        assertThat(terms(Monoid.SUM, size, Hypotheses.of(List.of()))).containsExactly(GuardedTerm.of(size));
    }

    @Test
    void anIndexStays() {
        LaneAtom.Fresh i = on.free("i");
        ValueTerm index = converted(on.counted(LaneInt.of(i)));
        stays(Monoid.SUM, index, SIZES.and(Elements.C, LaneBool.nonNegative(LaneInt.of(i))));
    }

    @Test
    void inOtherCombinationsANumberStays() {
        stays(Monoid.MAX, converted(on.counted(N)), SIZES);
        stays(Monoid.PRODUCT, converted(on.counted(N)), SIZES);
    }

    @Test
    void withoutTheLawANumberStays() {
        stays(Monoid.SUM, converted(on.counted(N)), SIZES, Law.CONVERSION_KEEPS_ARITHMETIC);
    }

    @Test
    void toRealsAndToTruthValuesNothingWraps() {
        for (ElementType type : List.of(ElementType.REAL, ElementType.BOOL)) {
            stays(Monoid.SUM,
                    on.terms()
                            .apply(new Operation.OfConversion(Conversion.CONVERT, ElementType.INT, type), type,
                                    List.of(on.counted(N))),
                    SIZES);
        }
    }
}
