package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.study.RuleStudy;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The results for one rule in the element types that were looked at, of use in others. Not for use by several threads.
 */
final class Studies {

    /**
     * A study and where it was made.
     *
     * @param binding the element type in whose theory it found its proofs, or did not find them
     * @param everyFormat the further proofs in every floating-point format
     * @param remaining the facts about claims that no check came to
     * @param applicability where the rule applies
     * @param searches the searches in vain
     */
    record Made(ElementBinding binding, RuleStudy study, EveryFormatProofs everyFormat, RemainingClaims.Found remaining,
            Applicability.Seen applicability, VainSearches searches) {

        Made(ElementBinding binding, RuleStudy study, Applicability.Seen applicability, VainSearches searches) {
            this(binding, study, new EveryFormatProofs(study), new RemainingClaims.Found(), applicability, searches);
        }

        /** One that is alone. */
        Made(ElementBinding binding, RuleStudy study) {
            this(binding, study, new Applicability.Seen(), new VainSearches());
        }

        /** Whether the type is another one of the same family: these have the same operations and laws. */
        boolean isAkinTo(ElementBinding other) {
            return !binding.equals(other) && binding.family() == other.family();
        }
    }

    private final List<Made> made = new ArrayList<>();
    private final Applicability.Seen applicability = new Applicability.Seen();
    private final VainSearches searches;
    private final Map<ElementFamily, RuleInstance> refuting = new EnumMap<>(ElementFamily.class);
    private Optional<RuleInstance> firstRefuting = Optional.empty();

    Studies(VainSearches searches) {
        this.searches = searches;
    }

    /** Keeps what refutes the rule in the type. */
    void refuted(ElementBinding binding, RuleInstance instance) {
        refuting.putIfAbsent(binding.family(), instance);
        firstRefuting = firstRefuting.or(() -> Optional.of(instance));
    }

    /** The refutation of the rule in another type; in one of the same family if there is one. */
    Optional<RuleInstance> refuting(ElementBinding binding) {
        return Optional.ofNullable(refuting.get(binding.family())).or(() -> firstRefuting);
    }

    /**
     * The study that says most of the type. It is that of its family, as these types share the laws that they lack.
     * Else it is the first one, which needs the fewest laws to be shared. Where the order of sums matters they are not
     * written as bags of terms. So a study of those says too little where it does not.
     */
    Optional<Made> nearest(ElementBinding binding) {
        List<Made> alike = made.stream().filter(each -> each.binding().isReordered() == binding.isReordered()).toList();
        return alike.reversed()
                .stream()
                .filter(each -> each.isAkinTo(binding))
                .findFirst()
                .or(() -> alike.stream().findFirst());
    }

    /** A study made in the type. */
    Made make(ElementBinding binding, Supplier<RuleStudy> study) {
        Made own = new Made(binding, study.get(), applicability, searches);
        made.add(own);
        return own;
    }
}
