package io.verifyrules.verifier.normal;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.verifier.lane.LaneOracles;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.RowMajor;
import java.util.List;
import org.junit.jupiter.api.Test;

import static io.verifyrules.verifier.normal.Lanes.D;
import static org.assertj.core.api.Assertions.assertThat;

/** A number of a place is what a division by the count leaves, where it is known to be one of those places. */
class NumberedRemaindersTest {

    private static final RankClass MANY = new RankClass("many", RankBound.ANY);
    private static final LaneInt SIZE = LaneInt.of(LaneVariables.map("size", MANY));
    private static final LaneInt OTHER = LaneInt.of(LaneVariables.map("other", MANY));
    private static final LaneInt INDEX = LaneInt.of(LaneVariables.map("index", MANY));
    private static final LaneInt COUNT = RowMajor.count(MANY, SIZE);
    private static final LaneInt NUMBER = RowMajor.number(MANY, INDEX, SIZE);
    private static final LaneInt ROWS = D.times(COUNT).plus(NUMBER);

    private static NumberedRemainders step() {
        return new NumberedRemainders(LaneOracles.withZ3());
    }

    private static List<LaneBool> below(LaneInt end) {
        return List.of(LaneBool.atMost(LaneInt.ONE, COUNT), LaneBool.nonNegative(NUMBER),
                LaneBool.lessThan(NUMBER, end));
    }

    @Test
    void aPlaceOfSeveralRowsIsInItsRow() {
        Lanes lanes = new Lanes(below(COUNT), LaneInt.quotient(ROWS, COUNT));
        assertThat(lanes.takes(Lanes.positiveDivisors())).isTrue();
        assertThat(lanes.takes(step())).isTrue();
        assertThat(lanes.of(LaneInt.quotient(ROWS, COUNT))).isEqualTo(D);
    }

    @Test
    void aNumberThatMayBeOutOfRangeIsNoRemainder() {
        new Lanes(below(COUNT.plus(1)), LaneInt.quotient(ROWS, COUNT)).leave(step());
        new Lanes(below(COUNT).subList(0, 1), LaneInt.quotient(ROWS, COUNT)).leave(step());
    }

    @Test
    void aNumberAmongOtherSizesIsNone() {
        LaneInt others = RowMajor.count(MANY, OTHER);
        new Lanes(below(COUNT), LaneInt.quotient(D.times(others).plus(NUMBER), others)).leave(step());
    }

    @Test
    void whereTheCountMayBeZeroTheDivisionStays() {
        Lanes lanes = new Lanes(List.of(LaneBool.nonNegative(COUNT)), LaneInt.quotient(ROWS, COUNT));
        lanes.leave(Lanes.positiveDivisors());
        lanes.leave(step());
        assertThat(lanes.of(LaneInt.quotient(ROWS, COUNT))).isEqualTo(LaneInt.quotient(ROWS, COUNT));
    }
}
