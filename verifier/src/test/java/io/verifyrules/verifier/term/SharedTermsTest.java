package io.verifyrules.verifier.term;

import io.verifyrules.verifier.normal.ReplaceVariables;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

/** Terms that mention a subterm twice on each of many levels cost as much as they have subterms, not places. */
@Timeout(60)
class SharedTermsTest {

    private static final int LEVELS = 60;

    private static LaneInt map(int number) {
        return LaneInt.of(LaneVariables.map("m" + number));
    }

    /** {@code max(m, max(m0, ..))}, where each maximum mentions the one inside twice. */
    private static LaneInt maxima(List<Integer> numbers) {
        return numbers.stream()
                .map(SharedTermsTest::map)
                .reduce((inner, next) -> LaneInt.max(inner, next))
                .orElseThrow();
    }

    private static List<Integer> numbers() {
        return new ArrayList<>(IntStream.range(0, LEVELS).boxed().toList());
    }

    private static LaneInt clamps(LaneInt innermost) {
        LaneInt term = innermost;
        for (int i = 0; i < LEVELS; i++) {
            term = LaneInt.max(LaneInt.ZERO, LaneInt.min(term.plus(1), map(i)));
        }
        return term;
    }

    private static LaneInt quotients(LaneInt innermost) {
        LaneInt term = innermost;
        for (int i = 0; i < LEVELS; i++) {
            term = LaneInt.quotient(term, LaneInt.of(2)).plus(LaneInt.choice(LaneBool.nonNegative(term), term, map(i)));
        }
        return term;
    }

    @Test
    void equalTermsThatShareNoObjectAreEqualAtOnce() {
        for (int round = 0; round < 2; round++) {
            assertThat(maxima(numbers())).isEqualTo(maxima(numbers())).hasSameHashCodeAs(maxima(numbers()));
            assertThat(clamps(map(0))).isEqualTo(clamps(map(0)));
            assertThat(quotients(map(0))).isEqualTo(quotients(map(0)));
            assertThat(quotients(map(0)).minus(quotients(map(0)))).isEqualTo(LaneInt.ZERO);
        }
    }

    @Test
    void aMaximumIsTheSameInWhateverOrderItsTermsAreJoined() {
        List<Integer> shuffled = numbers();
        Collections.shuffle(shuffled, new Random(1));
        assertThat(maxima(shuffled)).isEqualTo(maxima(numbers()));
        LaneInt halves = LaneInt.max(maxima(numbers().subList(LEVELS / 2, LEVELS)),
                maxima(numbers().subList(0, LEVELS / 2)));
        assertThat(halves).isEqualTo(maxima(numbers()));
        LaneInt least = numbers().stream().map(SharedTermsTest::map).reduce(LaneInt::min).orElseThrow();
        assertThat(shuffled.stream().map(SharedTermsTest::map).reduce(LaneInt::min)).contains(least);
    }

    @Test
    void aSumOfManyPositivePartsIsNotTakenApartIntoAllItsCases() {
        LaneInt sum = numbers().stream()
                .map(number -> LaneInt.positivePart(map(number)))
                .reduce(LaneInt::plus)
                .orElseThrow();
        assertThat(Atoms.in(LaneInt.max(sum, map(0)))).hasSizeLessThan(3 * LEVELS);
    }

    @Test
    void termsThatDifferDeepInsideAreNotEqual() {
        assertThat(clamps(map(0))).isNotEqualTo(clamps(map(1)));
        assertThat(quotients(map(0))).isNotEqualTo(quotients(map(0).plus(1)));
    }

    @Test
    void theOrderOfTermsThatBeginAlikeIsTotal() {
        List<LaneInt.Monomial> monomials = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            LaneInt inner = LaneInt.of(LaneVariables.map("deep" + i));
            LaneInt term = inner;
            for (int level = 0; level < 40; level++) {
                term = LaneInt.quotient(term, LaneInt.of(7));
            }
            monomials.add(term.terms().firstKey());
        }
        List<LaneInt.Monomial> sorted = monomials.stream().sorted().toList();
        Collections.shuffle(monomials, new Random(1));
        assertThat(monomials.stream().sorted()).isEqualTo(sorted).doesNotHaveDuplicates();
    }

    @Test
    void substitutionAndVariablesVisitWhatIsSharedOnce() {
        LaneInt term = quotients(map(0));
        assertThat(Atoms.variables(term)).hasSize(LEVELS);
        LaneInt replaced = new ReplaceVariables(Map.of(LaneVariables.map("m0"), map(LEVELS))).of(term);
        assertThat(Atoms.variables(replaced)).hasSize(LEVELS).doesNotContain(LaneVariables.map("m0"));
        LaneInt back = new ReplaceVariables(Map.of(LaneVariables.map("m" + LEVELS), map(0))).of(replaced);
        assertThat(back).isEqualTo(term);
    }

    @Test
    void textIsCutOffWhereNobodyReadsOn() {
        String text = assertTimeoutPreemptively(Duration.ofSeconds(5), () -> quotients(map(0)).toString());
        assertThat(text).hasSizeBetween(100, 5000).endsWith("..");
        assertThat(LaneBool.nonNegative(quotients(map(0))).toString()).hasSizeLessThan(5000);
    }

    @Test
    void whatPeopleReadPrintsInOrderOfItsText() {
        LaneInt n = LaneInt.of(LaneVariables.map("n"));
        LaneInt stride = LaneInt.of(LaneVariables.map("stride"));
        LaneInt i = LaneInt.of(LaneVariables.index("c"));
        LaneInt s = LaneInt.of(LaneVariables.scalar("s"));
        assertThat(n.plus(stride).plus(i).minus(s).plus(i.times(stride)).minus(3))
                .hasToString("@c*stride - $s + @c + n + stride - 3");
        assertThat(LaneInt.positivePart(n.minus(1)).plus(LaneInt.quotient(n, stride)).plus(n))
                .hasToString("div(n, stride) + n + pos(n - 1)");
        assertThat(LaneBool.lessThan(n.times(LaneInt.of(2)), stride)).hasToString("stride >= 2*n + 1");
    }
}
