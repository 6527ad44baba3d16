package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.verifier.counterexample.SearchEffort;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * The families of element types in which searches among instances of a rule were in vain. The types of a family differ in how many
 * elements they have, and what was not refuted in one is hardly ever refuted in another: a shorter search is left for it. Not for
 * use by several threads.
 */
final class VainSearches {

    private final Set<ElementFamily> early = EnumSet.noneOf(ElementFamily.class);
    private final Set<ElementFamily> late = EnumSet.noneOf(ElementFamily.class);

    /** A search before a proof was in vain. */
    void earlyIn(ElementBinding binding) {
        early.add(binding.family());
    }

    /** A search after a proof was not found was in vain. */
    void lateIn(ElementBinding binding) {
        late.add(binding.family());
    }

    /** Whether a search after a proof was not found was in vain in a type of the family. */
    boolean wasLateIn(ElementBinding binding) {
        return late.contains(binding.family());
    }

    /**
     * The effort of a search before a proof.
     *
     * @param elsewhere the refutation of the rule in another element type
     */
    SearchEffort beforeProof(ElementBinding binding, Optional<RuleInstance> elsewhere) {
        return early.contains(binding.family()) && !isOfFamily(elsewhere, binding)
                ? SearchEffort.AGAIN
                : SearchEffort.EARLY.on(binding.ofInstances());
    }

    /** Whether the instance has elements of a type of the family. */
    static boolean isOfFamily(Optional<RuleInstance> instance, ElementBinding binding) {
        return instance.map(RuleInstance::elementType)
                .map(ElementFamily::of)
                .filter(family -> family == binding.family())
                .isPresent();
    }
}
