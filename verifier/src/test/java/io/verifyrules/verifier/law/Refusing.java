package io.verifyrules.verifier.law;

import java.util.Set;

/** Grants all laws but some, of every type. */
public record Refusing(Set<Law> refused) implements Grants {

    /** All laws but these. */
    public static Refusing laws(Law... refused) {
        return new Refusing(Set.of(refused));
    }

    /** No law at all. */
    public static Refusing all() {
        return laws(Law.values());
    }

    @Override
    public boolean allow(TypeLaw law) {
        return !refused.contains(law.law());
    }
}
