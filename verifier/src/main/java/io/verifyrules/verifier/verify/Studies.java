package io.verifyrules.verifier.verify;

import io.verifyrules.verifier.study.RuleStudy;
import io.verifyrules.verifier.theory.ElementTheories;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The studies of one rule, each made in one element type and of use to others. Not for use by several threads. */
final class Studies {

    /**
     * A study and where it was made.
     *
     * @param binding the element type in whose theory it found its proofs, or did not find them
     */
    record Made(ElementBinding binding, RuleStudy study) {

        /** Whether the type is another one of the same family: these have the same operations and laws. */
        boolean isAkinTo(ElementBinding other) {
            return !binding.equals(other) && ElementTheories.family(binding.name())
                    .filter(family -> family.contains(other.name()))
                    .isPresent();
        }
    }

    private final List<Made> made = new ArrayList<>();

    /**
     * The study that says most of the type: that of its family, as what these types lack they lack together; else the first one,
     * which needs the fewest laws to be shared.
     */
    Optional<Made> nearest(ElementBinding binding) {
        return made.reversed()
                .stream()
                .filter(each -> each.isAkinTo(binding))
                .findFirst()
                .or(() -> made.stream().findFirst());
    }

    /** A study made in the type. */
    Made make(ElementBinding binding, Supplier<RuleStudy> study) {
        Made own = new Made(binding, study.get());
        made.add(own);
        return own;
    }
}
