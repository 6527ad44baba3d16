package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Leave to take a combination as a bag of its terms: in any order, nested ones opened, identities left out. A class
 * that makes or matches {@link GuardedTerm}s must have it. Of sums in which nothing is neutral the zeros stay in the
 * bag, but for those beside a zero that is there in any case.
 */
final class Reordering {

    private static final Literal ZERO = new Literal.Whole(BigInteger.ZERO);

    private final ElementReducer monoid;
    private final boolean hasIdentity;
    private final boolean cancels;

    private Reordering(ElementReducer monoid, boolean hasIdentity, boolean cancels) {
        this.monoid = monoid;
        this.hasIdentity = hasIdentity;
        this.cancels = cancels;
    }

    /** Leave for combinations of elements of the type; nothing where its laws are not granted. */
    static Optional<Reordering> of(ElementReducer monoid, ElementType type, Ledger ledger) {
        return ledger.ask(type, Law.ofCombinations(monoid))
                .map(permission -> new Reordering(monoid, true, cancels(monoid, type, ledger)))
                .or(() -> Law.ofStartedSums(monoid)
                        .flatMap(laws -> ledger.ask(type, laws))
                        .map(permission -> new Reordering(monoid, false, false)));
    }

    private static boolean cancels(ElementReducer monoid, ElementType type, Ledger ledger) {
        return monoid == Monoid.XOR && ledger.ask(type, Law.XOR_CANCELS).isPresent();
    }

    /** Whether two equal terms are none. */
    boolean cancelsEqualTerms() {
        return cancels;
    }

    /** The bag with indices of its own for each term, where two of them may be taken away together. */
    List<GuardedTerm> apart(List<GuardedTerm> bag, FreshIndices fresh) {
        return cancels ? bag.stream().map(fresh::renamed).toList() : bag;
    }

    /** Whether terms that are the identity of the monoid may be left out. */
    boolean leavesIdentityOut() {
        return hasIdentity;
    }

    /** The bag without the zeros that vanish beside another one, which has no index and stands under no condition. */
    List<GuardedTerm> withoutVanishing(List<GuardedTerm> bag) {
        Optional<GuardedTerm> start = hasIdentity
                ? Optional.empty()
                : bag.stream().filter(Reordering::isAlwaysZero).findFirst();
        return start.map(
                zero -> Stream.concat(Stream.of(zero), bag.stream().filter(term -> !isZero(term) && !isMinusZero(term)))
                        .toList())
                .orElse(bag);
    }

    private static boolean isAlwaysZero(GuardedTerm term) {
        return term.indices().isEmpty() && term.guard().equals(Truth.TRUE) && isZero(term);
    }

    private static boolean isZero(GuardedTerm term) {
        return isLiteral(term, ZERO);
    }

    private static boolean isMinusZero(GuardedTerm term) {
        return isLiteral(term, new Literal.MinusZero());
    }

    private static boolean isLiteral(GuardedTerm term, Literal sought) {
        return term.coefficient().equals(BigInteger.ONE) && term.factors().size() == 1
                && term.factors().getFirst() instanceof ValueTerm.Literal literal && literal.value().equals(sought);
    }

    ElementReducer monoid() {
        return monoid;
    }
}
