package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.counterexample.SearchEffort;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.UndefinedValues;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A search in one type of a family makes the next ones in the family short, unless the family is known to be refuted. */
class VainSearchesTest {

    private static final ElementBinding F16 = of(FloatFormat.F16);
    private static final ElementBinding F64 = of(FloatFormat.F64);
    private static final ElementBinding INT = new ElementBinding(ElementType.INT, "int");

    private final VainSearches searches = new VainSearches();

    private static ElementBinding of(FloatFormat format) {
        return new ElementBinding(new ElementType.Floating(format), format.toString());
    }

    private static Optional<RuleInstance> refuting(ElementBinding binding) {
        return Optional.of(new RuleInstance(binding.ofInstances(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of(),
                UndefinedValues.NONE));
    }

    @Test
    void theFirstTypeOfAFamilyIsSearchedInFull() {
        assertThat(searches.beforeProof(F16, Optional.empty()))
                .isEqualTo(SearchEffort.EARLY.on(new ElementType.Floating(FloatFormat.F16)));
    }

    @Test
    void anotherTypeOfTheFamilyIsSearchedForAMoment() {
        searches.earlyIn(F16);
        assertThat(searches.beforeProof(F64, Optional.empty())).isEqualTo(SearchEffort.AGAIN);
        assertThat(searches.beforeProof(F64, refuting(INT))).isEqualTo(SearchEffort.AGAIN);
    }

    @Test
    void anotherFamilyIsSearchedInFull() {
        searches.earlyIn(F16);
        assertThat(searches.beforeProof(INT, Optional.empty())).isEqualTo(SearchEffort.EARLY);
    }

    @Test
    void aTypeIsSearchedInFullWhereAnotherOneOfItsFamilyIsRefuted() {
        searches.earlyIn(F16);
        assertThat(searches.beforeProof(F64, refuting(F16))).isEqualTo(SearchEffort.EARLY.on(F64.ofInstances()));
    }

    @Test
    void searchesBeforeAndAfterAProofAreToldApart() {
        searches.earlyIn(F16);
        assertThat(searches.wasLateIn(F64)).isFalse();
        searches.lateIn(F16);
        assertThat(searches.wasLateIn(F64)).isTrue();
        assertThat(searches.wasLateIn(INT)).isFalse();
    }
}
