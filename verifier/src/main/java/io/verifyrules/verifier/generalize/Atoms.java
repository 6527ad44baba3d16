package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.verifier.value.RefusedInstance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The statements on the cases that are learnt from; more cases are taken in as they come. */
final class Atoms {

    private final List<OfClass> classes;
    private final ElementTerms elements;
    private final List<Case> cases = new ArrayList<>();

    Atoms(List<LaneTerms> terms, ElementTerms elements) {
        this.classes = terms.stream().map(OfClass::new).toList();
        this.elements = elements;
    }

    /** The number of steps to take in so many cases. */
    long steps(int more) {
        return classes.stream().mapToLong(of -> of.compared.size()).sum() * more;
    }

    /** All atoms that some two of the cases tell apart from what is read more easily; those of the cases that are new are added. */
    List<Atom> of(List<Case> all) {
        List<Case> more = all.subList(cases.size(), all.size());
        cases.addAll(more);
        List<Atom> atoms = new ArrayList<>(elements.atoms(cases));
        classes.forEach(of -> atoms.addAll(of.with(more)));
        return atoms;
    }

    /** Where the left term is less than the right one, and where it is equal. */
    private record Compared(LaneTerms.Pair pair, BitSet less, BitSet equal) {}

    /** The comparisons of the terms of one class. */
    private static final class OfClass {

        private final Cells cells;
        private final List<Compared> compared = new ArrayList<>();
        private final Set<AxisMap> tooLarge = new HashSet<>();

        OfClass(LaneTerms terms) {
            this.cells = new Cells(terms.rankClass());
            terms.pairs().forEach(pair -> compared.add(new Compared(pair, new BitSet(), new BitSet())));
        }

        List<Atom> with(List<Case> more) {
            int from = cells.cases();
            cells.add(more);
            Map<AxisMap, long[]> values = new HashMap<>();
            for (Compared each : compared) {
                compare(each, values(each.pair().left(), from, values), values(each.pair().right(), from, values),
                        cells.first(from));
            }
            compared.removeIf(each -> tooLarge.contains(each.pair().left()) || tooLarge.contains(each.pair().right()));
            List<Atom> atoms = new ArrayList<>();
            Set<BitSet> known = new HashSet<>(Set.of(new BitSet()));
            for (Compared each : compared) {
                Atom.of(each.pair(), each.less(), each.equal(), cells)
                        .filter(atom -> known.add(atom.holds()))
                        .forEach(atoms::add);
            }
            return atoms;
        }

        private long[] values(AxisMap term, int from, Map<AxisMap, long[]> known) {
            long[] values = known.get(term);
            if (values == null) {
                values = computed(term, from);
                known.put(term, values);
            }
            return values;
        }

        private long[] computed(AxisMap term, int from) {
            try {
                return cells.values(term, from);
            } catch (RefusedInstance refused) {
                tooLarge.add(term);
                long[] none = new long[cells.size() - cells.first(from)];
                Arrays.fill(none, 0);
                return none;
            }
        }

        private static void compare(Compared each, long[] left, long[] right, int from) {
            for (int i = 0; i < left.length; i++) {
                each.less().set(from + i, left[i] < right[i]);
                each.equal().set(from + i, left[i] == right[i]);
            }
        }
    }
}
