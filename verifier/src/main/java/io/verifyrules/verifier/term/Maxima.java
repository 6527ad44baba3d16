package io.verifyrules.verifier.term;

import java.math.BigInteger;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Maxima of several terms, the same for the same terms in whatever order they were joined: {@code max(a, max(b, c))} is
 * {@code max(max(c, a), b)}. So nobody has to prove it, which takes a solver long where there are many.
 */
final class Maxima {

    /** {@code max(some, another)}. */
    private record Parts(LaneInt some, LaneInt another) {}

    private final Set<LaneInt> operands = new LinkedHashSet<>();

    private Maxima() {
    }

    /** The larger of two terms, either of which may be a maximum itself. */
    static LaneInt of(LaneInt a, LaneInt b) {
        Maxima all = new Maxima();
        all.collect(a);
        all.collect(b);
        return all.operands.stream()
                .sorted(TermOrder::order)
                .reduce((larger, next) -> larger.plus(LaneInt.positivePart(next.minus(larger))))
                .orElseThrow();
    }

    private void collect(LaneInt term) {
        LaneInt rest = term;
        Optional<Parts> parts = parts(rest);
        while (parts.isPresent()) {
            operands.add(parts.get().some());
            rest = parts.get().another();
            parts = parts(rest);
        }
        operands.add(rest);
    }

    /** {@code t + pos(u)} is {@code max(t, t + u)}. It is taken apart if that leaves a term without maxima, so never into many. */
    private static Optional<Parts> parts(LaneInt term) {
        for (Map.Entry<LaneInt.Monomial, BigInteger> part : term.terms().entrySet()) {
            List<LaneAtom> atoms = part.getKey().atoms();
            if (part.getValue().equals(BigInteger.ONE) && atoms.size() == 1
                    && atoms.get(0) instanceof CompoundAtom.PositivePart positive) {
                LaneInt without = term.minus(LaneInt.of(positive));
                LaneInt with = without.plus(positive.of());
                if (!mentionsMaxima(without)) {
                    return Optional.of(new Parts(without, with)).filter(found -> !Atoms.in(with).contains(positive));
                }
                if (!mentionsMaxima(with) && !Atoms.in(without).contains(positive)) {
                    return Optional.of(new Parts(with, without));
                }
            }
        }
        return Optional.empty();
    }

    /** A maximum among the summands is seen at once; one inside of another atom takes a look at all atoms. */
    private static boolean mentionsMaxima(LaneInt term) {
        for (Map.Entry<LaneInt.Monomial, BigInteger> part : term.entries()) {
            if (hasMaximum(part.getKey().atoms())) {
                return true;
            }
        }
        return hasMaximum(Atoms.in(term));
    }

    private static boolean hasMaximum(Collection<LaneAtom> atoms) {
        for (LaneAtom atom : atoms) {
            if (atom instanceof CompoundAtom.PositivePart) {
                return true;
            }
        }
        return false;
    }
}
