package io.verifyrules.verifier.law;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.proof.Ledger;
import java.util.Arrays;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import static org.assertj.core.api.Assertions.assertThat;

/** What tests ask of a step that rests on laws. */
public final class StepsByLaw {

    private StepsByLaw() {
    }

    /**
     * That the step, where all laws are granted, makes {@code taken} and notes exactly these laws of the type, and makes
     * {@code left} where only one of them is refused.
     */
    public static <R> void restsOn(Function<Ledger, R> step, R taken, R left, ElementType type, Law... laws) {
        Ledger ledger = new Ledger(law -> true);
        assertThat(step.apply(ledger)).isEqualTo(taken);
        assertThat(ledger.used()).isEqualTo(of(type, laws));
        for (Law law : laws) {
            assertThat(step.apply(new Ledger(Refusing.laws(law)))).as("without " + law).isEqualTo(left);
        }
    }

    /** The laws of the type. */
    public static Set<TypeLaw> of(ElementType type, Law... laws) {
        return Arrays.stream(laws).map(law -> new TypeLaw(law, type)).collect(Collectors.toSet());
    }
}
