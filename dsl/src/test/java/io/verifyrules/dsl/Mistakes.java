package io.verifyrules.dsl;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.function.Supplier;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Terms that break a rule of the language, and what it says of them. */
public final class Mistakes {

    private Mistakes() {
    }

    /** The term cannot be built, and the language explains why in these words. */
    public static void assertIllFormed(Supplier<?> term, String explanation) {
        assertThatThrownBy(term::get).isInstanceOf(IllFormedException.class).hasMessage(explanation);
    }
}
