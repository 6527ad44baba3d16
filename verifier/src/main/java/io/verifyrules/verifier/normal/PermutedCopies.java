package io.verifyrules.verifier.normal;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.PermutedTerms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;

/**
 * A meaning in which maps and their permuted copies may be taken for unrelated maps. Each fold is also stated for the
 * permuted copies of its variables that occur. {@code all[c](p)} becomes {@code all[c](p and p permuted)}, which is the
 * same truth value, as a lane of each order is a lane of the other. So every hypothesis about all lanes, and every
 * condition by which a side chooses, tells of the copies what it tells of the maps. Any choice of copies is right; how
 * many there are decides what can be proved.
 *
 * <p>A claim about the right side needs no copies, and has none.
 */
public final class PermutedCopies implements LaneTermMap.Rewriting {

    /** Copies may bring in maps of which there are copies in turn, without end where a map is said to be its own copy. */
    private static final int ROUNDS = 3;
    private static final int MOST_COPIES = 8;

    private final Map<LaneAtom.Variable, Set<Permutation>> occurring;

    private PermutedCopies(Map<LaneAtom.Variable, Set<Permutation>> occurring) {
        this.occurring = occurring;
    }

    /** The meaning with copies; one in which nothing is permuted stays as it is. */
    public static RuleMeaning of(RuleMeaning meaning, ValueTerms terms) {
        Occurrences found = new Occurrences();
        new LaneTermMap(found, terms).of(meaning);
        if (!found.permuted) {
            return meaning;
        }
        RuleMeaning ordered = new LaneTermMap(new FoldsInOrder(), terms).of(meaning);
        RuleMeaning copied = ordered;
        for (int round = 0; round < ROUNDS; round++) {
            Occurrences occurrences = new Occurrences();
            new LaneTermMap(occurrences, terms).of(copied);
            copied = withClaims(new LaneTermMap(new PermutedCopies(occurrences.byVariable), terms).of(ordered),
                    ordered.rightValidity());
        }
        return copied;
    }

    private static RuleMeaning withClaims(RuleMeaning meaning, List<Truth> rightValidity) {
        return new RuleMeaning(meaning.hypotheses(), meaning.assumptions(), meaning.leftSizes(), meaning.rightSizes(),
                rightValidity, meaning.access(), meaning.inBounds(), meaning.left(), meaning.right(), meaning.defined(),
                meaning.laws());
    }

    @Override
    public LaneInt rewrite(Optional<RankClass> rankClass, LaneInt term) {
        return term;
    }

    @Override
    public LaneBool rewrite(Optional<RankClass> rankClass, LaneBool condition) {
        if (rankClass.isEmpty() || rankClass.get().isSingleton()) {
            return condition;
        }
        Set<LaneBool> all = new LinkedHashSet<>(LaneBool.conjuncts(condition));
        LaneBool.conjuncts(condition).forEach(conjunct -> all.addAll(copies(rankClass.get(), conjunct)));
        return LaneBool.allOf(List.copyOf(all));
    }

    /** The predicate in other orders, in which all its indices occur, or where it has none, some map. */
    private List<LaneBool> copies(RankClass rankClass, LaneBool predicate) {
        Set<LaneAtom.Variable> variables = FoldsInOrder.occurring(rankClass, predicate);
        Set<Permutation> orders = new LinkedHashSet<>();
        variables.forEach(variable -> {
            Permutation back = FoldsInOrder.word(rankClass, variable).inverted();
            occurring.getOrDefault(FoldsInOrder.plain(variable), Set.of())
                    .forEach(word -> orders.add(back.times(word)));
        });
        if (variables.size() > 1) {
            // What is said of two maps together may be asked in any order that an index is put into.
            words(rankClass).forEach(word -> orders.addAll(List.of(word, word.inverted())));
        }
        List<LaneAtom.Variable> indices = variables.stream()
                .filter(variable -> variable.kind() != LaneAtom.Kind.MAP && variable.kind() != LaneAtom.Kind.PRIMITIVE)
                .toList();
        List<LaneBool> copies = new ArrayList<>();
        for (Permutation order : orders) {
            boolean wanted = !order.isIdentity() && indices.stream().allMatch(index -> occurs(rankClass, index, order));
            if (wanted && copies.size() < MOST_COPIES) {
                copies.add(new PermutedTerms(order).of(predicate));
            }
        }
        return copies;
    }

    private Set<Permutation> words(RankClass rankClass) {
        Set<Permutation> words = new LinkedHashSet<>();
        occurring.values()
                .forEach(some -> some.stream().filter(word -> word.of().equals(rankClass)).forEach(words::add));
        return words;
    }

    private boolean occurs(RankClass rankClass, LaneAtom.Variable index, Permutation order) {
        return occurring.getOrDefault(FoldsInOrder.plain(index), Set.of())
                .contains(FoldsInOrder.word(rankClass, index).times(order));
    }

    /** In which orders each variable occurs. */
    private static final class Occurrences implements LaneTermMap.Rewriting {

        private final Map<LaneAtom.Variable, Set<Permutation>> byVariable = new LinkedHashMap<>();
        private boolean permuted;

        @Override
        public LaneInt rewrite(Optional<RankClass> rankClass, LaneInt term) {
            rankClass.ifPresent(c -> {
                FoldsInOrder.occurring(c, term).forEach(variable -> add(c, variable));
                entries(Atoms.onLane(List.of(term)));
            });
            return term;
        }

        @Override
        public LaneBool rewrite(Optional<RankClass> rankClass, LaneBool condition) {
            rankClass.ifPresent(c -> {
                FoldsInOrder.occurring(c, condition).forEach(variable -> add(c, variable));
                entries(Atoms.onLane(condition));
            });
            return condition;
        }

        /** The index of an entry is about lanes of its own. */
        private void entries(Set<LaneAtom> atoms) {
            for (LaneAtom atom : atoms) {
                if (atom instanceof CompoundAtom.Entry entry) {
                    SortedMap<AggregatedAxis, LaneInt> at = entry.at();
                    at.forEach((axis, index) -> rewrite(Optional.of(axis.rankClass()), index));
                }
            }
        }

        private void add(RankClass rankClass, LaneAtom.Variable variable) {
            permuted |= variable instanceof LaneAtom.Permuted;
            byVariable.computeIfAbsent(FoldsInOrder.plain(variable), key -> new LinkedHashSet<>())
                    .add(FoldsInOrder.word(rankClass, variable));
        }
    }
}
