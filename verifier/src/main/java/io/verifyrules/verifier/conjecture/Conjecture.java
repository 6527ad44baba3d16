package io.verifyrules.verifier.conjecture;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.VerdictKind;
import java.util.List;
import java.util.Optional;

/**
 * Two things that are claimed to agree: a rule says so of its sides. A proof rests on the symbolic side alone, a refutation on the
 * concrete side alone.
 */
public interface Conjecture {

    /** The name, for people. */
    String name();

    /** The meaning in terms, for those who prove it. It is equal to itself whenever it is asked for. */
    SymbolicSide symbolic();

    /** The instances, for those who refute it. */
    ConcreteSide concrete();

    /**
     * The element types in which it is checked, narrow ones first; {@link ElementType#OPEN} where elements are arbitrary.
     *
     * @param requested the names of the only element theories to check; empty for all that it is claimed in
     */
    List<ElementType> types(List<String> requested);

    /** The verdict that its author expects in the type; none where nobody says one. */
    default Optional<VerdictKind> expected(ElementType type) {
        return Optional.empty();
    }

    /** Remarks that are made beside every verdict. */
    default List<String> remarks() {
        return List.of();
    }

    /** Remarks that are made beside the verdict {@code VERIFIED}. */
    default List<String> remarksIfProved() {
        return List.of();
    }
}
