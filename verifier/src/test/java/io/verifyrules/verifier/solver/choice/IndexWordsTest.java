package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Words that are indices are compared as integers where they cannot wrap, and nowhere else. */
class IndexWordsTest {

    private static final Sort.Words FOUR = new Sort.Words(4);
    private static final Formula I = new Formula.Symbol("i", Sort.INT);

    private static Formula between(long low, long high) {
        return Formula.and(List.of(Formula.atMost(Formula.whole(low), I),
                Formula.atMost(Formula.ZERO, Formula.plus(Formula.times(Formula.whole(-1), I), Formula.whole(high)))));
    }

    private static Formula word(Formula integer) {
        return Formula.made(SmtOperator.WORD_OF_INT, integer, FOUR);
    }

    private static Formula word(long value) {
        return new Formula.Word(BigInteger.valueOf(value), FOUR);
    }

    private static Formula signed(Formula a, Formula b) {
        return Formula.compared(SmtOperator.WORD_AT_MOST_SIGNED, a, b);
    }

    private static Formula unsigned(Formula a, Formula b) {
        return Formula.compared(SmtOperator.WORD_AT_MOST_UNSIGNED, a, b);
    }

    private static Formula rewritten(Formula bounds, Formula claim) {
        return IndexWords.asIntegers(new Query("", List.of(bounds, claim), List.of())).assertions().getLast();
    }

    @Test
    void anIndexThatFitsIsComparedAsItIs() {
        assertThat(rewritten(between(0, 7), signed(word(4), word(I)))).isEqualTo(Formula.atMost(Formula.whole(4), I));
        assertThat(rewritten(between(0, 7), unsigned(word(I), word(3)))).isEqualTo(Formula.atMost(I, Formula.whole(3)));
        assertThat(rewritten(between(-8, 7), Formula.equal(word(15), word(I))))
                .isEqualTo(Formula.equal(Formula.whole(-1), I));
    }

    @Test
    void aComparisonThatIsTheSameForAllIndicesIsOneTruth() {
        assertThat(rewritten(between(0, 3), signed(word(I), word(3)))).isEqualTo(Formula.TRUE);
        assertThat(rewritten(between(4, 7), signed(word(I), word(3)))).isEqualTo(Formula.FALSE);
        assertThat(rewritten(between(4, 7), Formula.equal(word(I), word(3)))).isEqualTo(Formula.FALSE);
    }

    @Test
    void anIndexThatMayWrapStaysAWord() {
        Formula[] claims = {signed(word(4), word(I)), Formula.equal(word(4), word(I))};
        for (Formula claim : claims) {
            assertThat(rewritten(between(0, 8), claim)).isSameAs(claim);
            assertThat(rewritten(between(-9, 7), claim)).isSameAs(claim);
            assertThat(rewritten(Formula.atMost(Formula.ZERO, I), claim)).isSameAs(claim);
            assertThat(rewritten(Formula.or(List.of(between(0, 7), Formula.equal(I, Formula.whole(20)))), claim))
                    .isSameAs(claim);
        }
    }

    @Test
    void aSumThatMayWrapStaysAWord() {
        Formula claim = signed(Formula.word(SmtOperator.WORD_ADD, word(I), word(1)), word(3));
        assertThat(rewritten(between(0, 6), claim)).isNotSameAs(claim);
        assertThat(rewritten(between(0, 7), claim)).isSameAs(claim);
    }

    @Test
    void aNegativeIndexIsNoGreatNumberWithASign() {
        Formula claim = unsigned(word(I), word(3));
        assertThat(rewritten(between(-1, 3), claim)).isSameAs(claim);
        assertThat(rewritten(between(0, 3), unsigned(word(I), word(12)))).isEqualTo(unsigned(word(I), word(12)));
    }

    /** Random claims are as true as before for each index that the assertions allow. */
    @RepeatedTest(300)
    void nothingElseChanges(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        long low = random.nextInt(24) - 12L;
        long high = low + random.nextInt(12);
        Formula claim = claim(random, 2);
        Formula other = rewritten(between(low, high), claim);
        for (long i = low; i <= high; i++) {
            assertThat(truth(other, i)).as("%s for i = %s", claim, i).isEqualTo(truth(claim, i));
        }
    }

    private static Formula claim(Random random, int depth) {
        Formula a = drawn(random, depth);
        Formula b = drawn(random, depth);
        return switch (random.nextInt(4)) {
            case 0 -> signed(a, b);
            case 1 -> unsigned(a, b);
            case 2 -> Formula.not(Formula.equal(a, b));
            default -> Formula.and(List.of(Formula.not(signed(a, b)), Formula.equal(b, a)));
        };
    }

    private static Formula drawn(Random random, int depth) {
        if (depth == 0) {
            return random.nextBoolean()
                    ? word(random.nextInt(16))
                    : word(Formula.plus(Formula.times(Formula.whole(random.nextInt(5) - 2L), I),
                            Formula.whole(random.nextInt(7) - 3L)));
        }
        Formula a = drawn(random, depth - 1);
        return switch (random.nextInt(5)) {
            case 0 -> Formula.word(SmtOperator.WORD_ADD, a, drawn(random, depth - 1));
            case 1 -> Formula.word(SmtOperator.WORD_NEGATE, a);
            case 2 -> Formula.choose(claim(random, 0), a, drawn(random, depth - 1));
            case 3 -> Formula.resized(SmtOperator.WORD_TRUNCATE,
                    Formula.resized(
                            random.nextBoolean() ? SmtOperator.WORD_EXTEND_SIGNED : SmtOperator.WORD_EXTEND_UNSIGNED, a,
                            new Sort.Words(6)),
                    FOUR);
            default -> a;
        };
    }

    private static boolean truth(Formula formula, long i) {
        return value(formula, i) != 0;
    }

    /** Words as numbers without a sign. */
    private static long value(Formula formula, long i) {
        return switch (formula) {
            case Formula.Whole whole -> whole.value().longValueExact();
            case Formula.Word(BigInteger value, Sort.Words sort) ->
                Math.floorMod(value.longValueExact(), 1L << sort.bits());
            case Formula.Truth truth -> truth.value() ? 1 : 0;
            case Formula.Symbol ignored -> i;
            case Formula.Apply(SmtOperator operator, List<Formula> parts, Sort sort) ->
                applied(operator, parts, sort, i);
            default -> throw new IllegalArgumentException(formula.toString());
        };
    }

    private static long applied(SmtOperator operator, List<Formula> parts, Sort sort, long i) {
        long a = value(parts.getFirst(), i);
        long last = value(parts.getLast(), i);
        return switch (operator) {
            case ADD -> a + last;
            case MULTIPLY -> a * last;
            case AT_MOST, WORD_AT_MOST_UNSIGNED -> a <= last ? 1 : 0;
            case WORD_AT_MOST_SIGNED -> signed(a, parts.getFirst()) <= signed(last, parts.getLast()) ? 1 : 0;
            case EQUAL -> a == last ? 1 : 0;
            case NOT -> 1 - a;
            case AND -> parts.stream().allMatch(part -> truth(part, i)) ? 1 : 0;
            case OR -> parts.stream().anyMatch(part -> truth(part, i)) ? 1 : 0;
            case CHOOSE -> a != 0 ? value(parts.get(1), i) : last;
            case WORD_ADD -> Math.floorMod(a + last, modulus(sort));
            case WORD_NEGATE -> Math.floorMod(-a, modulus(sort));
            case WORD_OF_INT, WORD_TRUNCATE -> Math.floorMod(a, modulus(sort));
            case WORD_EXTEND_UNSIGNED -> a;
            case WORD_EXTEND_SIGNED -> Math.floorMod(signed(a, parts.getFirst()), modulus(sort));
            default -> throw new IllegalArgumentException(operator.toString());
        };
    }

    private static long modulus(Sort sort) {
        return 1L << ((Sort.Words) sort).bits();
    }

    private static long signed(long value, Formula word) {
        long modulus = modulus(word.sort());
        return value >= modulus / 2 ? value - modulus : value;
    }
}
