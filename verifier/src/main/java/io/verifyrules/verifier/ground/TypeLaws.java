package io.verifyrules.verifier.ground;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.proof.Ledger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The laws that types have; those that are made use of are noted. */
final class TypeLaws {

    private final Predicate<TypeLaw> laws;
    private final Ledger ledger;
    private final Map<ElementType, Map<List<Law>, Boolean>> known = new HashMap<>();

    TypeLaws(Predicate<TypeLaw> laws, Ledger ledger) {
        this.laws = laws;
        this.ledger = ledger;
    }

    /** Whether the type has all of them; if so they count as used. */
    boolean has(ElementType type, List<Law> all) {
        return known.computeIfAbsent(type, each -> new HashMap<>())
                .computeIfAbsent(all, wanted -> wanted.stream().allMatch(law -> laws.test(new TypeLaw(law, type)))
                        && ledger.ask(type, wanted.toArray(Law[]::new)).isPresent());
    }
}
