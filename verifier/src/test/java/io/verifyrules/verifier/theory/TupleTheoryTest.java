package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.rule.FloatReading;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class TupleTheoryTest {

    private static final ElementType F16 = new ElementType.Floating(FloatFormat.F16);
    private static final ElementType.Tuple MIXED = new ElementType.Tuple(
            List.of(ElementType.COMPLEX, ElementType.INT, F16, ElementType.BOOL));

    private static TupleTheory theory(ElementType.Tuple type, boolean infinities) {
        return (TupleTheory) ElementTheories.of(type, infinities);
    }

    private static Formula symbol(String name) {
        return new Formula.Symbol(name, Sort.REAL);
    }

    @Test
    void eachComponentIsAnElementOfItsOwnTheory() {
        TupleTheory theory = theory(MIXED, false);
        Encoded tuple = theory.input(symbol("x"));
        for (int i = 0; i < MIXED.components().size(); i++) {
            ElementTheory component = ElementTheories.of(MIXED.component(i), false);
            assertThat(theory.component(tuple, i).parts()).hasSameSizeAs(component.input(symbol("y")).parts());
        }
        assertThat(tuple.parts()).doesNotHaveDuplicates();
        assertThat(TupleTheory.of(List.of(theory.component(tuple, 0), theory.component(tuple, 1),
                theory.component(tuple, 2), theory.component(tuple, 3)))).isEqualTo(tuple);
    }

    @Test
    void twoSymbolsHaveNoPartInCommon() {
        TupleTheory theory = theory(MIXED, false);
        assertThat(theory.input(symbol("x")).parts()).doesNotContainAnyElementsOf(theory.input(symbol("y")).parts());
    }

    @Test
    void numbersMayBeInfiniteWhereARuleMentionsInfinities() {
        TupleTheory theory = theory(new ElementType.Tuple(List.of(ElementType.REAL, ElementType.BOOL)), true);
        assertThat(theory.component(theory.input(symbol("x")), 0).parts()).hasSize(2);
        assertThat(theory.component(theory.input(symbol("x")), 1).parts()).hasSize(1);
    }

    @Test
    void aSymbolStandsForAnyTupleWhereItDoesForEachComponent() {
        assertThat(theory(MIXED, false).laws()).isEqualTo(Set.of(Law.ALL_ARE_INPUTS));
        assertThat(theory(new ElementType.Tuple(List.of(ElementType.BOOL, ElementType.REAL)), true).laws())
                .as("an input is finite")
                .isEmpty();
    }

    @Test
    void aTupleMayTakeThePlaceOfAnotherWhereEachComponentMay() {
        TupleTheory theory = (TupleTheory) ElementTheories.of(new ElementType.Tuple(List.of(F16, F16)), false,
                FloatReading.XLA);
        Encoded x = theory.input(symbol("x"));
        Encoded y = theory.input(symbol("y"));
        ElementTheory floats = ElementTheories.of(F16, false);
        assertThat(theory.refines(x, y))
                .isEqualTo(Formula.and(List.of(floats.refines(theory.component(x, 0), theory.component(y, 0)),
                        floats.refines(theory.component(x, 1), theory.component(y, 1)))));
    }
}
