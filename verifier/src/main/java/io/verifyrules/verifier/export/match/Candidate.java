package io.verifyrules.verifier.export.match;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A rule, and for which element types it is to be said in another language. Whether that is possible can be asked before the rule is
 * verified; its text is handed out for a {@link Proved} only.
 *
 * @param types the types that may stand for the one which the rule leaves open; none if any type may, or if it leaves none open
 */
public record Candidate(Rule rule, Optional<List<ElementType>> types) {

    private static final List<ElementType> USUAL = List.of(new ElementType.Floating(FloatFormat.F32),
            new ElementType.Machine(true, 32), ElementType.BOOL);
    private static final String WIDTHS = "the number of bits is left open";

    public Candidate {
        types = types.map(List::copyOf);
    }

    /** The rule for any type, so that it can be seen whether it can be said at all. */
    public static Candidate ofAnyType(Rule rule) {
        return new Candidate(rule, Optional.empty());
    }

    /**
     * The same for a language whose types have numbers of bits that are known.
     *
     * @throws Inexpressible if the rule leaves one open
     */
    public Candidate ofKnownWidths() {
        if (!rule.widths().open().isEmpty()) {
            throw new Inexpressible(WIDTHS, "");
        }
        return this;
    }

    /** The same without some types. */
    public Candidate except(Predicate<ElementType> unwanted) {
        return new Candidate(rule, types.map(all -> all.stream().filter(unwanted.negate()).toList()));
    }

    /** One of the types, which programs often have; none where any type may stand for the open one. */
    public Optional<ElementType> usualType() {
        return types.flatMap(
                all -> Stream.of(USUAL.stream().filter(all::contains), all.stream()).flatMap(each -> each).findFirst());
    }
}
