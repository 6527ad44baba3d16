package io.verifyrules.verifier.normal;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.RowMajor;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Facts that hold at every rank of the counts, numbers and places that terms mention ({@link RowMajor}). They are true
 * of the real ones whatever the maps are; nothing else is ever used of them. With u a number, n sizes, i an index:
 * <ul>
 * <li>{@code count(n) >= 0}; it is at least 1 exactly where n is, on all lanes; it is 1 where n is, on all lanes;</li>
 * <li>i is in bounds exactly if {@code 0 <= number(i; n) < count(n)}; where i is 0 on all lanes, so is its number;</li>
 * <li>where {@code 0 <= u < count(n)}, the place of u is in bounds, and u is its number; the place of 0 is 0;</li>
 * <li>a number that is counted from the end on each lane is counted from the end. Let two indices in bounds add up to n
 * - 1 on all lanes: their numbers add up to {@code count(n) - 1}. Of two such numbers the places add up to n - 1.</li>
 * </ul>
 * That the place of a number is the index that has it is no fact but how terms are made.
 */
public final class RowMajorFacts {

    /** The classes in whose terms an atom stands; empty for what stands on no lane. */
    private final Map<LaneAtom, Set<Optional<RankClass>>> atoms = new LinkedHashMap<>();
    private final Set<Truth> facts = new LinkedHashSet<>();

    private RowMajorFacts(Map<Optional<RankClass>, Set<LaneInt>> terms, Predicate<LaneAtom> wanted) {
        terms.forEach((rankClass, all) -> Atoms.in(all)
                .stream()
                .filter(wanted.and(atom -> !mentions(atom, LaneAtom.Kind.BOUND)))
                .forEach(atom -> atoms.computeIfAbsent(atom, key -> new LinkedHashSet<>()).add(rankClass)));
    }

    /** The facts about what is visited, but for what an index of a reduction is in, which has no value outside. */
    public static List<Truth> of(Consumer<LaneTermMap> visit, ValueTerms terms) {
        return new RowMajorFacts(LaneTermCollector.of(visit, terms), atom -> true).all();
    }

    /** The meaning with the facts among what it demands; those about the access that is compared among what it assumes of it. */
    public static RuleMeaning in(RuleMeaning meaning, ValueTerms terms) {
        Map<Optional<RankClass>, Set<LaneInt>> all = LaneTermCollector.of(visit -> visit.of(meaning), terms);
        List<Truth> everywhere = new RowMajorFacts(all, atom -> !mentions(atom, LaneAtom.Kind.INDEX)).all();
        List<Truth> there = new RowMajorFacts(all, atom -> mentions(atom, LaneAtom.Kind.INDEX)).all();
        return everywhere.isEmpty() && there.isEmpty() ? meaning : meaning.knowing(everywhere, there);
    }

    private static boolean mentions(LaneAtom atom, LaneAtom.Kind kind) {
        return Atoms.variables(LaneInt.of(atom)).stream().anyMatch(variable -> variable.kind() == kind);
    }

    private List<Truth> all() {
        atoms.forEach((atom, on) -> {
            switch (atom) {
                case CompoundAtom.Place place -> place(place, on);
                case CompoundAtom.Entry entry -> {
                    RowMajor.counted(entry).ifPresent(count -> count(count.getKey(), count.getValue(), on));
                    RowMajor.numbered(entry).ifPresent(number -> number(number, on));
                }
                case LaneAtom.Variable ignored -> {
                }
                case CompoundAtom ignored -> {
                }
            }
        });
        opposites();
        return List.copyOf(facts);
    }

    /** Of a few atoms: there are as many of these facts as pairs. */
    private void opposites() {
        List<CompoundAtom.Place> places = new ArrayList<>();
        List<RowMajor.Numbered> numbers = new ArrayList<>();
        for (LaneAtom atom : atoms.keySet()) {
            switch (atom) {
                case CompoundAtom.Place place -> places.add(place);
                case CompoundAtom.Entry entry -> RowMajor.numbered(entry).ifPresent(numbers::add);
                default -> {
                }
            }
        }
        if (places.size() + numbers.size() > Allowance.ROW_MAJOR_PAIRED.most()) {
            return;
        }
        for (int i = 0; i < places.size(); i++) {
            for (int j = i; j < places.size(); j++) {
                opposite(places.get(i), places.get(j));
            }
        }
        for (int i = 0; i < numbers.size(); i++) {
            for (int j = i; j < numbers.size(); j++) {
                opposite(numbers.get(i), numbers.get(j));
            }
        }
    }

    private void opposite(CompoundAtom.Place one, CompoundAtom.Place other) {
        if (one.rankClass().equals(other.rankClass()) && one.size().equals(other.size())) {
            LaneInt last = RowMajor.count(one.rankClass(), one.size()).minus(1);
            facts.add(Truth.fold(one.rankClass(),
                    LaneBool.anyOf(List.of(LaneBool.not(inRange(one.number(), last.plus(1))),
                            LaneBool.not(LaneBool.equal(one.number().plus(other.number()), last)),
                            LaneBool.equal(LaneInt.of(one).plus(LaneInt.of(other)), one.size().minus(1))))));
        }
    }

    private void opposite(RowMajor.Numbered one, RowMajor.Numbered other) {
        RankClass rankClass = one.rankClass();
        if (rankClass.equals(other.rankClass()) && one.size().equals(other.size())) {
            LaneInt both = RowMajor.number(rankClass, one.index(), one.size())
                    .plus(RowMajor.number(rankClass, other.index(), other.size()));
            where(rankClass,
                    LaneBool.and(inRange(one.index(), one.size()),
                            LaneBool.equal(one.index().plus(other.index()), one.size().minus(1))),
                    LaneBool.equal(both, RowMajor.count(rankClass, one.size()).minus(1)), Set.of());
        }
    }

    private void count(RankClass rankClass, LaneInt size, Set<Optional<RankClass>> on) {
        LaneInt count = RowMajor.count(rankClass, size);
        number(LaneBool.nonNegative(count), on);
        facts.add(Truth.fold(rankClass, LaneBool.anyOf(
                List.of(LaneBool.not(LaneBool.atMost(LaneInt.ONE, count)), LaneBool.atMost(LaneInt.ONE, size)))));
        where(rankClass, LaneBool.atMost(LaneInt.ONE, size), LaneBool.atMost(LaneInt.ONE, count), on);
        where(rankClass, LaneBool.equal(size, LaneInt.ONE), LaneBool.equal(count, LaneInt.ONE), on);
        facts.add(Truth.fold(rankClass, LaneBool.anyOf(List.of(LaneBool.not(LaneBool.equal(count, LaneInt.ONE)),
                LaneBool.lessThan(size, LaneInt.ONE), LaneBool.equal(size, LaneInt.ONE)))));
    }

    private void number(RowMajor.Numbered numbered, Set<Optional<RankClass>> on) {
        RankClass rankClass = numbered.rankClass();
        LaneInt number = RowMajor.number(rankClass, numbered.index(), numbered.size());
        LaneInt count = RowMajor.count(rankClass, numbered.size());
        LaneBool inBounds = inRange(numbered.index(), numbered.size());
        count(rankClass, numbered.size(), on);
        where(rankClass, inBounds, inRange(number, count), on);
        facts.add(Truth.fold(rankClass, LaneBool.anyOf(List.of(LaneBool.not(inRange(number, count)), inBounds))));
        where(rankClass, LaneBool.zero(numbered.index()), LaneBool.zero(number), on);
    }

    private void place(CompoundAtom.Place place, Set<Optional<RankClass>> on) {
        RankClass rankClass = place.rankClass();
        LaneInt count = RowMajor.count(rankClass, place.size());
        LaneInt index = LaneInt.of(place);
        LaneBool outside = LaneBool.not(inRange(place.number(), count));
        count(rankClass, place.size(), on);
        facts.add(Truth.fold(rankClass, LaneBool.anyOf(List.of(outside, inRange(index, place.size())))));
        facts.add(Truth.fold(rankClass,
                LaneBool.anyOf(List.of(outside, LaneBool.not(LaneBool.zero(place.number())), LaneBool.zero(index)))));
        number(LaneBool.anyOf(
                List.of(outside, LaneBool.equal(RowMajor.number(rankClass, index, place.size()), place.number()))), on);
    }

    private static LaneBool inRange(LaneInt number, LaneInt end) {
        return LaneBool.and(LaneBool.nonNegative(number), LaneBool.lessThan(number, end));
    }

    /** A fact about numbers where something holds on every lane of a class. */
    private void where(RankClass rankClass, LaneBool onEveryLane, LaneBool number, Set<Optional<RankClass>> on) {
        numbers(number, on)
                .forEach(fact -> facts.add(Truth.anyOf(List.of(Truth.not(Truth.fold(rankClass, onEveryLane)), fact))));
    }

    private void number(LaneBool number, Set<Optional<RankClass>> on) {
        facts.addAll(numbers(number, on));
    }

    /** A fact about numbers, as one of each class in whose terms they stand: so it is known on its lanes, if it has any. */
    private static List<Truth> numbers(LaneBool number, Set<Optional<RankClass>> on) {
        List<Truth> all = new ArrayList<>(List.of(Truth.onNumbers(number)));
        on.forEach(rankClass -> rankClass.ifPresent(present -> all.add(Truth.fold(present, number))));
        return all;
    }
}
