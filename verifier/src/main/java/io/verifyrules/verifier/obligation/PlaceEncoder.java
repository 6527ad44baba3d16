package io.verifyrules.verifier.obligation;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.term.RowMajor;
import io.verifyrules.verifier.theory.Definitions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;

/**
 * Places in row-major order at fixed ranks ({@link RowMajor}). To a solver they are unknown functions. Of a number and
 * all sizes there is the place, on each lane, and of an index and all sizes the number. They are tied by the fact that
 * the place of a number is its index. Nothing that holds at these ranks only is said, unless they are computed, for a
 * search that proves nothing.
 */
final class PlaceEncoder {

    private record PlaceOnLane(RankClass rankClass, int lane) {}

    /** A term on a lane of a class. */
    @FunctionalInterface
    interface OnLane {
        Formula of(RankClass rankClass, LaneInt term, int lane);
    }

    private final ToIntFunction<RankClass> ranks;
    private final OnLane lanes;
    private final Set<RankClass> perhapsEmpty;
    private final Definitions definitions;
    private final SymbolNames names;
    private final boolean computes;
    private final Set<CompoundAtom.Entry> noted = new HashSet<>();

    PlaceEncoder(ToIntFunction<RankClass> ranks, OnLane lanes, Set<RankClass> perhapsEmpty, Definitions definitions,
            SymbolNames names, boolean computes) {
        this.ranks = ranks;
        this.lanes = lanes;
        this.perhapsEmpty = perhapsEmpty;
        this.definitions = definitions;
        this.names = names;
        this.computes = computes;
    }

    /** A count, or a number in bounds, as it is at these ranks; empty for other entries, and where nothing is computed. */
    Optional<Formula> computed(CompoundAtom.Entry entry) {
        return computes
                ? RowMajor.counted(entry)
                        .map(counted -> count(counted.getKey(), counted.getValue()))
                        .or(() -> RowMajor.numbered(entry).map(this::number))
                : Optional.empty();
    }

    private Formula count(RankClass rankClass, LaneInt size) {
        Formula count = Formula.whole(1);
        for (int lane = 0; lane < ranks.applyAsInt(rankClass); lane++) {
            count = Formula.times(count, lanes.of(rankClass, size, lane));
        }
        return count;
    }

    /** The last lane is the fastest. */
    private Formula number(RowMajor.Numbered numbered) {
        RankClass rankClass = numbered.rankClass();
        Formula number = Formula.ZERO;
        for (int lane = 0; lane < ranks.applyAsInt(rankClass); lane++) {
            number = Formula.sum(List.of(Formula.times(number, lanes.of(rankClass, numbered.size(), lane)),
                    lanes.of(rankClass, numbered.index(), lane)));
        }
        return number;
    }

    /** The formula of an entry; if it is the number of an index, that has its place among the facts, once. */
    Formula noted(CompoundAtom.Entry entry, Formula value) {
        RowMajor.numbered(entry).filter(numbered -> noted.add(entry)).ifPresent(numbered -> {
            for (int lane = 0; lane < ranks.applyAsInt(numbered.rankClass()); lane++) {
                returns(value, numbered, lane);
            }
        });
        return value;
    }

    /** Where the class may have no lane, nothing is said of one: two indices that differ there have one number. */
    private void returns(Formula number, RowMajor.Numbered numbered, int lane) {
        RankClass rankClass = numbered.rankClass();
        Formula returns = Formula.equal(place(rankClass, number, numbered.size(), lane),
                lanes.of(rankClass, numbered.index(), lane));
        Formula isEmpty = InstanceEncoder.isEmpty(rankClass);
        definitions.fact(perhapsEmpty.contains(rankClass) ? Formula.or(List.of(isEmpty, returns)) : returns);
    }

    /** A place on a lane. */
    Formula of(CompoundAtom.Place place, int lane) {
        // A number is the same on all lanes, of whatever class.
        return place(place.rankClass(), lanes.of(place.rankClass(), place.number(), lane), place.size(), lane);
    }

    /** Equal numbers among equal sizes have one place. */
    private Formula place(RankClass rankClass, Formula number, LaneInt size, int lane) {
        List<Formula> arguments = new ArrayList<>(List.of(number));
        for (int other = 0; other < ranks.applyAsInt(rankClass); other++) {
            arguments.add(lanes.of(rankClass, size, other));
        }
        String name = names.of(new PlaceOnLane(rankClass, lane), new Origin.Place(rankClass).text() + "[" + lane + "]");
        return new Formula.Call(name, arguments, Sort.INT);
    }
}
