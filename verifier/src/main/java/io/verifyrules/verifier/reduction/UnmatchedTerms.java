package io.verifyrules.verifier.reduction;

import io.verifyrules.verifier.term.ReadableTerms;
import io.verifyrules.verifier.term.Truth;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The terms that found no partner in the matchings of a check that failed, in the names of the rule. */
public final class UnmatchedTerms {

    /** So many terms of a side show what kind of term is left; the others are mostly parts of them. */
    private static final int MOST = 3;

    private final List<ReadableTerms> worded = new ArrayList<>();
    private final Set<String> left;
    private final Set<String> right;

    UnmatchedTerms(List<Remainder> remainders) {
        this.left = texts(remainders.stream().flatMap(remainder -> remainder.left().stream()));
        this.right = texts(remainders.stream().flatMap(remainder -> remainder.right().stream()));
    }

    /** Each term has its own names, so that terms which differ in the numbers of their indices are one. */
    private Set<String> texts(Stream<GuardedTerm> terms) {
        return terms.map(term -> {
            ReadableTerms names = new ReadableTerms();
            worded.add(names);
            return text(term, names);
        }).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Such as {@code X[c: j_c] over j_c on c with all c: ..}. */
    private static String text(GuardedTerm term, ReadableTerms names) {
        List<String> product = new ArrayList<>();
        if (!term.coefficient().equals(BigInteger.ONE) || term.factors().isEmpty()) {
            product.add(term.coefficient().toString());
        }
        term.factors().forEach(factor -> product.add(names.of(factor)));
        String over = term.indices().stream().map(names::of).collect(Collectors.joining(", "));
        return String.join(" * ", product) + (over.isEmpty() ? "" : " over " + over)
                + (term.guard().equals(Truth.TRUE) ? "" : " with " + names.of(term.guard()));
    }

    /** The terms side by side, and what the names in them mean; empty where there are none. */
    @Override
    public String toString() {
        String sides = Stream.of(side("on the left side ", left), side("on the right side ", right))
                .filter(side -> !side.isEmpty())
                .collect(Collectors.joining("; "));
        return sides.isEmpty() ? "" : sides + ReadableTerms.legend(worded);
    }

    private static String side(String where, Set<String> terms) {
        String more = terms.size() > MOST ? ", and " + (terms.size() - MOST) + " more" : "";
        return terms.isEmpty() ? "" : where + terms.stream().limit(MOST).collect(Collectors.joining(", and ")) + more;
    }
}
