package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import java.math.BigInteger;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The equality of lane terms, and the canonical order of those that differ. The order is by degree, then by the
 * beginning of the text, so that sums print as people expect. Then it is by structure down to the identity of the
 * variables. It is the same in every run and every thread.
 *
 * <p>Terms share subterms, so the same two may meet in many places of the same two terms. Terms that were found equal
 * once are not looked into again, and a difference ends the comparison. The effort grows with the number of subterms,
 * not with that of the places where they occur.
 */
@SuppressWarnings("ReferenceEquality") // One object is equal to itself: what is shared is not looked into.
final class TermOrder {

    private final boolean total;
    private @Nullable IdentityHashMap<LaneInt, Set<LaneInt>> equal;
    /** The number of comparisons so far that looked into an atom with terms inside. */
    private int compounds;

    private TermOrder(boolean total) {
        this.total = total;
    }

    static boolean same(LaneInt a, LaneInt b) {
        return a == b || (a.hashCode() == b.hashCode() && new TermOrder(false).compare(a, b) == 0);
    }

    static boolean same(LaneAtom a, LaneAtom b) {
        return a == b || (a.hashCode() == b.hashCode() && new TermOrder(false).compare(a, b) == 0);
    }

    static boolean same(List<LaneAtom> a, List<LaneAtom> b) {
        return a == b || new TermOrder(false).compareAtoms(a, b) == 0;
    }

    /** The canonical order of monomials. */
    static int order(LaneInt.Monomial a, LaneInt.Monomial b) {
        int byText = byDegreeAndText(a, b);
        return byText != 0 || a.atoms() == b.atoms() ? byText : new TermOrder(true).compareAtoms(a.atoms(), b.atoms());
    }

    /** A canonical order of polynomials. */
    static int order(LaneInt a, LaneInt b) {
        return a == b ? 0 : new TermOrder(true).compare(a, b);
    }

    /** The order of the atoms inside of a monomial. */
    static int order(LaneAtom a, LaneAtom b) {
        int byText = TermText.beginning(a).compareTo(TermText.beginning(b));
        return byText != 0 ? byText : new TermOrder(true).compare(a, b);
    }

    private static int byDegreeAndText(LaneInt.Monomial a, LaneInt.Monomial b) {
        int byDegree = Integer.compare(b.atoms().size(), a.atoms().size());
        return byDegree != 0 ? byDegree : a.beginning().compareTo(b.beginning());
    }

    private int compare(LaneInt a, LaneInt b) {
        if (a == b || wereEqual(a, b)) {
            return 0;
        }
        int before = compounds;
        Iterator<Map.Entry<LaneInt.Monomial, BigInteger>> left = a.entries().iterator();
        Iterator<Map.Entry<LaneInt.Monomial, BigInteger>> right = b.entries().iterator();
        while (left.hasNext() && right.hasNext()) {
            Map.Entry<LaneInt.Monomial, BigInteger> l = left.next();
            Map.Entry<LaneInt.Monomial, BigInteger> r = right.next();
            int byMonomial = compare(l.getKey(), r.getKey());
            int byTerm = byMonomial != 0 ? byMonomial : l.getValue().compareTo(r.getValue());
            if (byTerm != 0) {
                return byTerm;
            }
        }
        int byLength = Boolean.compare(left.hasNext(), right.hasNext());
        if (byLength == 0 && compounds > before) {
            remember(a, b);
        }
        return byLength;
    }

    private boolean wereEqual(LaneInt a, LaneInt b) {
        IdentityHashMap<LaneInt, Set<LaneInt>> known = equal;
        return known != null && known.getOrDefault(a, Set.of()).contains(b);
    }

    /** Only terms with others inside are kept: the rest is compared as fast as it is looked up. */
    private void remember(LaneInt a, LaneInt b) {
        IdentityHashMap<LaneInt, Set<LaneInt>> known = equal;
        if (known == null) {
            known = new IdentityHashMap<>(4);
            equal = known;
        }
        known.computeIfAbsent(a, key -> Collections.newSetFromMap(new IdentityHashMap<>(4))).add(b);
    }

    private int compare(LaneInt.Monomial a, LaneInt.Monomial b) {
        int byText = byDegreeAndText(a, b);
        return byText != 0 ? byText : compareAtoms(a.atoms(), b.atoms());
    }

    private int compareAtoms(List<LaneAtom> a, List<LaneAtom> b) {
        int length = Math.min(a.size(), b.size());
        for (int i = 0; i < length; i++) {
            int byAtom = compare(a.get(i), b.get(i));
            if (byAtom != 0) {
                return byAtom;
            }
        }
        return Integer.compare(a.size(), b.size());
    }

    private int compare(LaneAtom a, LaneAtom b) {
        if (a == b) {
            return 0;
        }
        compounds += a instanceof CompoundAtom ? 1 : 0;
        return switch (a) {
            case LaneAtom.Variable x when b instanceof LaneAtom.Variable y -> compare(x, y);
            case CompoundAtom.Quotient x when b instanceof CompoundAtom.Quotient y ->
                first(compare(x.dividend(), y.dividend()), () -> compare(x.divisor(), y.divisor()));
            case CompoundAtom.PositivePart x when b instanceof CompoundAtom.PositivePart y -> compare(x.of(), y.of());
            case CompoundAtom.Choice x when b instanceof CompoundAtom.Choice y ->
                first(compare(x.condition(), y.condition()),
                        () -> first(compare(x.then(), y.then()), () -> compare(x.otherwise(), y.otherwise())));
            case CompoundAtom.Entry x when b instanceof CompoundAtom.Entry y -> compare(x, y);
            case CompoundAtom.Place x when b instanceof CompoundAtom.Place y ->
                first(x.rankClass().compareTo(y.rankClass()),
                        () -> first(compare(x.number(), y.number()), () -> compare(x.size(), y.size())));
            default -> Integer.compare(form(a), form(b));
        };
    }

    private int compare(CompoundAtom.Entry a, CompoundAtom.Entry b) {
        int byTensor = a.origin().compareTo(b.origin());
        if (byTensor != 0) {
            return byTensor;
        }
        Iterator<Map.Entry<AggregatedAxis, LaneInt>> left = a.at().entrySet().iterator();
        Iterator<Map.Entry<AggregatedAxis, LaneInt>> right = b.at().entrySet().iterator();
        while (left.hasNext() && right.hasNext()) {
            Map.Entry<AggregatedAxis, LaneInt> l = left.next();
            Map.Entry<AggregatedAxis, LaneInt> r = right.next();
            int byAxis = l.getKey().compareTo(r.getKey());
            int byIndex = byAxis != 0 ? byAxis : compare(l.getValue(), r.getValue());
            if (byIndex != 0) {
                return byIndex;
            }
        }
        return Boolean.compare(left.hasNext(), right.hasNext());
    }

    private static int form(LaneAtom atom) {
        return switch (atom) {
            case LaneAtom.Variable ignored -> 0;
            case CompoundAtom.Quotient ignored -> 1;
            case CompoundAtom.PositivePart ignored -> 2;
            case CompoundAtom.Choice ignored -> 3;
            case CompoundAtom.Entry ignored -> 4;
            case CompoundAtom.Place ignored -> 5;
        };
    }

    private int compare(LaneAtom.Variable a, LaneAtom.Variable b) {
        if (a.equals(b)) {
            return 0;
        }
        int byText = a.toString().compareTo(b.toString());
        int byKind = byText != 0 ? byText : a.kind().compareTo(b.kind());
        int byClass = byKind != 0 ? byKind : compareClasses(a.rankClass(), b.rankClass());
        if (byClass == 0 && total) {
            // Nothing told them apart but that they are two: an order without them would take one for the other.
            throw new IllegalStateException("two variables called " + a + " cannot be put in an order");
        }
        return byClass != 0 ? byClass : 1;
    }

    private static int compareClasses(Optional<RankClass> a, Optional<RankClass> b) {
        return a.isPresent() && b.isPresent()
                ? a.get().compareTo(b.get())
                : Boolean.compare(a.isPresent(), b.isPresent());
    }

    private int compare(LaneBool a, LaneBool b) {
        if (a == b) {
            return 0;
        }
        return switch (a) {
            case LaneBool.Constant x when b instanceof LaneBool.Constant y -> Boolean.compare(x.value(), y.value());
            case LaneBool.NonNegative x when b instanceof LaneBool.NonNegative y -> compare(x.term(), y.term());
            case LaneBool.Zero x when b instanceof LaneBool.Zero y -> compare(x.term(), y.term());
            case LaneBool.NonZero x when b instanceof LaneBool.NonZero y -> compare(x.term(), y.term());
            case LaneBool.AllOf x when b instanceof LaneBool.AllOf y -> compareParts(x.parts(), y.parts());
            case LaneBool.AnyOf x when b instanceof LaneBool.AnyOf y -> compareParts(x.parts(), y.parts());
            default -> Integer.compare(form(a), form(b));
        };
    }

    private static int form(LaneBool condition) {
        return switch (condition) {
            case LaneBool.Constant ignored -> 0;
            case LaneBool.NonNegative ignored -> 1;
            case LaneBool.Zero ignored -> 2;
            case LaneBool.NonZero ignored -> 3;
            case LaneBool.AllOf ignored -> 4;
            case LaneBool.AnyOf ignored -> 5;
        };
    }

    private int compareParts(List<LaneBool> a, List<LaneBool> b) {
        int length = Math.min(a.size(), b.size());
        for (int i = 0; i < length; i++) {
            int byPart = compare(a.get(i), b.get(i));
            if (byPart != 0) {
                return byPart;
            }
        }
        return Integer.compare(a.size(), b.size());
    }

    /** The second comparison where the first finds no difference. */
    private static int first(int comparison, IntSupplier next) {
        return comparison != 0 ? comparison : next.getAsInt();
    }
}
