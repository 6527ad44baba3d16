package io.verifyrules.verifier.term;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Lane terms simplify while they are built, and keep their value. */
class LaneTermLawsTest {

    private static final int SEEDS = 400;

    private static void onRandomTerms(BiConsumer<RandomLaneTerms, LaneValues> law) {
        for (int seed = 0; seed < SEEDS; seed++) {
            RandomLaneTerms terms = RandomLaneTerms.of(seed);
            Random random = new Random(seed + 1_000_000L);
            Map<LaneAtom.Variable, Long> values = new HashMap<>();
            terms.variables().forEach(variable -> values.put(variable, random.nextInt(9) - 3L));
            try {
                law.accept(terms, new LaneValues(variable -> values.getOrDefault(variable, 0L)));
            } catch (AssertionError failure) {
                throw new AssertionError("seed " + seed + ", values " + values, failure);
            }
        }
    }

    @Test
    void theRingLawsHoldAsEqualityOfTerms() {
        onRandomTerms((terms, lane) -> {
            LaneInt a = terms.term(2);
            LaneInt b = terms.term(2);
            LaneInt c = terms.term(1);
            assertThat(a.plus(b)).isEqualTo(b.plus(a)).hasSameHashCodeAs(b.plus(a));
            assertThat(a.times(b)).isEqualTo(b.times(a));
            assertThat(a.plus(b).plus(c)).isEqualTo(a.plus(b.plus(c)));
            assertThat(a.times(b).times(c)).isEqualTo(a.times(b.times(c)));
            assertThat(a.plus(b).times(c)).isEqualTo(a.times(c).plus(b.times(c)));
            assertThat(a.minus(a)).isEqualTo(LaneInt.ZERO);
            assertThat(a.negate().negate()).isEqualTo(a);
            assertThat(a.times(LaneInt.ONE)).isEqualTo(a);
        });
    }

    @Test
    void arithmeticIsThatOfTheIntegers() {
        onRandomTerms((terms, lane) -> {
            LaneInt a = terms.term(2);
            LaneInt b = terms.term(2);
            assertThat(lane.of(a.plus(b))).isEqualTo(lane.of(a) + lane.of(b));
            assertThat(lane.of(a.minus(b))).isEqualTo(lane.of(a) - lane.of(b));
            assertThat(lane.of(a.times(b))).isEqualTo(lane.of(a) * lane.of(b));
            assertThat(lane.of(LaneInt.max(a, b))).isEqualTo(Math.max(lane.of(a), lane.of(b)));
            assertThat(lane.of(LaneInt.min(a, b))).isEqualTo(Math.min(lane.of(a), lane.of(b)));
            assertThat(lane.of(LaneInt.positivePart(a))).isEqualTo(Math.max(0, lane.of(a)));
        });
    }

    @Test
    void aQuotientIsRoundedDownAndIsZeroForDivisorZero() {
        onRandomTerms((terms, lane) -> {
            LaneInt a = terms.term(2);
            LaneInt b = terms.term(1);
            long divisor = lane.of(b);
            assertThat(lane.of(LaneInt.quotient(a, b)))
                    .isEqualTo(divisor == 0 ? 0 : Math.floorDiv(lane.of(a), divisor));
        });
        for (int a = -7; a <= 7; a++) {
            for (int b = -3; b <= 3; b++) {
                assertThat(LaneInt.quotient(LaneInt.of(a), LaneInt.of(b))).as("%d / %d", a, b)
                        .isEqualTo(LaneInt.of(b == 0 ? 0 : Math.floorDiv(a, b)));
            }
        }
    }

    @Test
    void comparisonsCompare() {
        onRandomTerms((terms, lane) -> {
            LaneInt a = terms.term(2).times(LaneInt.of(3));
            LaneInt b = terms.term(1).times(LaneInt.of(6)).plus(terms.random().nextInt(7) - 3);
            assertThat(lane.holds(LaneBool.atMost(a, b))).isEqualTo(lane.of(a) <= lane.of(b));
            assertThat(lane.holds(LaneBool.lessThan(a, b))).isEqualTo(lane.of(a) < lane.of(b));
            assertThat(lane.holds(LaneBool.equal(a, b))).isEqualTo(lane.of(a) == lane.of(b));
        });
    }

    @Test
    void theConnectivesAreThoseOfLogic() {
        onRandomTerms((terms, lane) -> {
            LaneBool p = terms.condition(2);
            LaneBool q = terms.condition(1);
            boolean both = lane.holds(p) && lane.holds(q);
            assertThat(lane.holds(LaneBool.not(p))).isEqualTo(!lane.holds(p));
            assertThat(lane.holds(LaneBool.not(LaneBool.not(p)))).isEqualTo(lane.holds(p));
            assertThat(lane.holds(LaneBool.and(p, q))).isEqualTo(both);
            assertThat(lane.holds(LaneBool.allOf(List.of(p, q, p)))).isEqualTo(both);
            assertThat(lane.holds(LaneBool.anyOf(List.of(p, q)))).isEqualTo(lane.holds(p) || lane.holds(q));
            assertThat(lane.holds(LaneBool.and(p, LaneBool.not(p)))).isFalse();
        });
    }

    @Test
    void termsWithOneTextHaveOneValueOnEveryLane() {
        Map<String, LaneInt> byText = new HashMap<>();
        onRandomTerms((terms, lane) -> {
            LaneInt term = terms.term(1);
            LaneInt known = byText.computeIfAbsent(term.toString(), key -> term);
            assertThat(lane.of(known)).isEqualTo(lane.of(term));
        });
    }

    @Test
    void substitutionIsEvaluationOfTheReplacement() {
        onRandomTerms((terms, lane) -> {
            LaneInt replacement = terms.term(1);
            LaneAtom.Variable replaced = RandomLaneTerms.map("a");
            LaneInt polynomial = terms.variable()
                    .times(terms.variable())
                    .plus(LaneInt.of(replaced).times(terms.leaf()));
            LaneInt substituted = polynomial.substitute(atom -> atom.equals(replaced) ? replacement : LaneInt.of(atom));
            LaneValues changed = new LaneValues(
                    variable -> variable.equals(replaced) ? lane.of(replacement) : lane.of(LaneInt.of(variable)));
            assertThat(lane.of(substituted)).isEqualTo(changed.of(polynomial));
        });
    }
}
