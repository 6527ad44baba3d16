package io.verifyrules.verifier.verdict;

import io.verifyrules.dsl.rule.Widths;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The reason why a verdict holds at every number of bits that a rule leaves open. That it was found at some of them is
 * no reason: there is no value for it.
 */
public sealed interface EveryWidth {

    /** The name of a proof that holds at all widths. */
    String AT_ONCE = "at once";

    /** The name of proofs each of which holds at one width. */
    String ONE_BY_ONE = "one by one";

    /** The rule leaves no number of bits open. */
    record NoneOpen() implements EveryWidth {}

    /**
     * One proof holds at all of these numbers of bits.
     *
     * @param of which ones
     */
    record AtOnce(Widths of) implements EveryWidth {}

    /**
     * The demands leave few numbers of bits, and there is a proof at each.
     *
     * @param of     which ones
     * @param proved the values of the open numbers at which there is a proof
     */
    record OneByOne(Widths of, Set<Map<String, Integer>> proved) implements EveryWidth {

        /**
         * Of widths that demands bound.
         *
         * @throws IllegalArgumentException if there may be others than those at which there is a proof
         */
        public OneByOne {
            proved = Set.copyOf(proved);
            if (!of.all().map(proved::containsAll).orElse(false)) {
                throw new IllegalArgumentException("not proved at all values of " + of.open());
            }
        }
    }

    /**
     * The case that no number of bits is left open.
     *
     * @param name the conjecture that has these widths
     * @throws IllegalArgumentException if it leaves one open
     */
    static EveryWidth noneOpen(String name, Widths widths) {
        if (!widths.open().isEmpty()) {
            throw new IllegalArgumentException(name + " leaves open " + widths.open());
        }
        return new NoneOpen();
    }

    /** The words for it; empty where no number of bits is open. */
    default Optional<String> text() {
        return switch (this) {
            case NoneOpen ignored -> Optional.empty();
            case AtOnce ignored -> Optional.of(AT_ONCE);
            case OneByOne ignored -> Optional.of(ONE_BY_ONE);
        };
    }

    /**
     * The meaning of the words on widths.
     *
     * @throws IllegalArgumentException if they say nothing, or these widths cannot be proved so
     */
    static EveryWidth of(String text, Widths widths) {
        return switch (text) {
            case AT_ONCE -> new AtOnce(widths);
            case ONE_BY_ONE -> new OneByOne(widths, Set.copyOf(widths.all().orElse(List.of())));
            default -> throw new IllegalArgumentException("no reason for all widths: " + text);
        };
    }

    /** Whether the verdict holds at all of these widths. */
    default boolean covers(Widths widths) {
        return switch (this) {
            case NoneOpen ignored -> widths.open().isEmpty();
            case AtOnce(Widths of) -> of.include(widths);
            case OneByOne(Widths of, var ignored) -> of.include(widths);
        };
    }
}
