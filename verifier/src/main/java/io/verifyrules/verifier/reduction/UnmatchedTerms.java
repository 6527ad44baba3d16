package io.verifyrules.verifier.reduction;

import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.ReadableTerms;
import io.verifyrules.verifier.term.Truth;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The terms that found no partner in the first matching of a check that failed. They are written in the names of the
 * rule, one of each side, as short as a reader needs them.
 */
public final class UnmatchedTerms {

    /** Longer products and conditions are told in part. */
    private static final int PRODUCT = 90;
    private static final int CONDITION = 80;
    private static final String LEFT_OUT = " ..";

    private final Optional<Remainder> remainder;

    UnmatchedTerms(List<Remainder> remainders) {
        this.remainder = remainders.stream().findFirst();
    }

    /** A term of each side, and what the names in them mean; empty where there is none. */
    @Override
    public String toString() {
        List<ReadableTerms> worded = new ArrayList<>();
        String sides = remainder.stream()
                .flatMap(rest -> Stream.of(side("on the left side ", rest.left(), worded),
                        side("on the right side ", rest.right(), worded)))
                .flatMap(Optional::stream)
                .collect(Collectors.joining("; "));
        return sides.isEmpty() ? "" : sides + ReadableTerms.legend(worded);
    }

    private static Optional<String> side(String where, List<GuardedTerm> terms, List<ReadableTerms> worded) {
        // Each term has its own names, so that terms which differ in the numbers of their indices are one.
        Set<String> texts = new LinkedHashSet<>();
        for (GuardedTerm term : terms) {
            texts.add(text(term, new ReadableTerms()));
        }
        return terms.stream().findFirst().map(term -> {
            ReadableTerms names = new ReadableTerms();
            worded.add(names);
            return where + text(term, names) + (texts.size() > 1 ? " (and " + (texts.size() - 1) + " more)" : "");
        });
    }

    /** Such as {@code X[c: j_c] over j_c on c with all c: ..}. */
    private static String text(GuardedTerm term, ReadableTerms names) {
        List<String> product = new ArrayList<>();
        if (!term.coefficient().equals(BigInteger.ONE) || term.factors().isEmpty()) {
            product.add(term.coefficient().toString());
        }
        term.factors().forEach(factor -> product.add(names.of(factor)));
        String over = term.indices().stream().map(names::of).collect(Collectors.joining(", "));
        return cut(String.join(" * ", product), PRODUCT) + (over.isEmpty() ? "" : " over " + over)
                + (term.guard().equals(Truth.TRUE) ? "" : " with " + condition(term.guard(), names));
    }

    private static String cut(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most) + LEFT_OUT;
    }

    /** The condition, or as many of its shortest parts as there is room for. */
    private static String condition(Truth guard, ReadableTerms names) {
        String whole = names.of(guard);
        if (whole.length() <= CONDITION) {
            return whole;
        }
        List<String> parts = Truth.conjuncts(guard)
                .stream()
                .flatMap(UnmatchedTerms::parts)
                .map(names::of)
                .sorted(Comparator.comparingInt(String::length))
                .toList();
        int shown = 1;
        int length = parts.getFirst().length();
        while (shown < parts.size() && length + parts.get(shown).length() <= CONDITION) {
            length += parts.get(shown).length();
            shown++;
        }
        String told = cut(String.join(", ", parts.subList(0, shown)), CONDITION + LEFT_OUT.length() * shown);
        return shown == parts.size() ? told : told + " and " + (parts.size() - shown) + " more";
    }

    private static Stream<Truth> parts(Truth conjunct) {
        return conjunct instanceof Truth.Fold(var rankClass, var predicate)
                ? LaneBool.conjuncts(predicate).stream().map(part -> Truth.fold(rankClass, part))
                : Stream.of(conjunct);
    }

    /**
     * The indices of both sides of which a hint could say which corresponds to which, by name: of two terms that read the same tensors.
     * Empty where no hint would help.
     */
    public List<String> hintable() {
        return remainder.stream()
                .flatMap(rest -> rest.left()
                        .stream()
                        .flatMap(left -> rest.right()
                                .stream()
                                .filter(right -> correspond(left, right))
                                .map(right -> Stream.concat(names(left), names(right)).distinct().toList())))
                .findFirst()
                .orElse(List.of());
    }

    private static boolean correspond(GuardedTerm left, GuardedTerm right) {
        return !left.indices().isEmpty() && !right.indices().isEmpty()
                && !FactorPairing.of(left.factors(), right.factors(), Limit.NONE).isEmpty();
    }

    /** An index that has no name of its own is called after its class. */
    private static Stream<String> names(GuardedTerm term) {
        return term.indices().stream().map(index -> index.variable().name());
    }

    /** Whether all indices of which a hint could speak have names that the author gave them. */
    public boolean areNamed() {
        return remainder.stream()
                .flatMap(rest -> Stream.concat(rest.left().stream(), rest.right().stream()))
                .flatMap(term -> term.indices().stream())
                .noneMatch(index -> index.variable().name().equals(index.rankClass().name()));
    }
}
