package io.verifyrules.verifier.law;

import io.verifyrules.dsl.element.ElementType;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The laws that one attempt at a proof used. An attempt that fails is thrown away with its ledger. Not for several threads. */
public final class Ledger {

    private final Grants grants;
    private final Set<TypeLaw> used = new LinkedHashSet<>();

    /** An empty ledger, for an attempt that may use what is granted. */
    public Ledger(Grants grants) {
        this.grants = grants;
    }

    /** Leave to take a step that rests on all of these laws of a type, which are noted then; nothing if one is not granted. */
    public Optional<Permission> ask(ElementType type, Law... laws) {
        Set<TypeLaw> asked = Stream.of(laws)
                .map(law -> new TypeLaw(law, type))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        if (!asked.stream().allMatch(grants::allow)) {
            return Optional.empty();
        }
        used.addAll(asked);
        return Optional.of(Permission.GIVEN);
    }

    /** Notes laws that a part of the attempt used. */
    public void note(Collection<TypeLaw> laws) {
        used.addAll(laws);
    }

    /** The laws used so far. */
    public Set<TypeLaw> used() {
        return Collections.unmodifiableSet(new LinkedHashSet<>(used));
    }
}
