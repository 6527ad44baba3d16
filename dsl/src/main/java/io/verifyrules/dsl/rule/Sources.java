package io.verifyrules.dsl.rule;

import java.util.List;
import java.util.Optional;

/**
 * Where a rule that is being declared comes from, as it says and as the rule says of which it is a variant. A variant
 * has the id of its rule, and the handlers if it is right, so that it could take its place. The note is the rule's own.
 */
final class Sources {

    private final Optional<Variant.Kind> variant;
    private Provenance own = Provenance.NONE;
    private Provenance ofRule = Provenance.NONE;

    Sources(Optional<Variant.Kind> variant) {
        this.variant = variant;
    }

    void own(Provenance source) {
        own = source;
    }

    void ofRule(Provenance source) {
        ofRule = source;
    }

    /** The source of the rule, whichever was said first. */
    Provenance provenance() {
        if (!own.id().isEmpty()) {
            return own;
        }
        List<String> inherited = variant.filter(kind -> kind != Variant.Kind.BROKEN).isPresent()
                ? ofRule.handlers()
                : List.of();
        return new Provenance(ofRule.id(), own.handlers().isEmpty() ? inherited : own.handlers(), own.note());
    }
}
