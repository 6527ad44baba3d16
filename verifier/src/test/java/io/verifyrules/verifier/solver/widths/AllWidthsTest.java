package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Laws of words that hold at every width, beside similar ones that do not. */
class AllWidthsTest {

    private static final Width N = Width.named("N");
    private static final Width M = Width.named("M");
    private static final Width K = Width.named("K");
    private static final WidthDomain GROWING = WidthDomain.of(M.minus(N).minus(1), K.minus(M).minus(1));

    private final AllWidths decision = new AllWidths(new Z3Solver(),
            new Budget(20_000_000, Duration.ofSeconds(10), false), Limit.NONE);
    private final Formula x = symbol("x", N);
    private final Formula y = symbol("y", N);
    private final Formula k = symbol("k", N);
    private final Formula bits = new Formula.Bits(N, new Sort.Words(N));

    private static Formula symbol(String name, Width width) {
        return new Formula.Symbol(name, new Sort.Words(width));
    }

    private static Formula constant(long value, Width width) {
        return new Formula.Word(BigInteger.valueOf(value), new Sort.Words(width));
    }

    private static Formula of(SmtOperator operator, Formula... operands) {
        return Formula.word(operator, operands);
    }

    private static Formula plus(Formula a, Formula b) {
        return of(SmtOperator.WORD_ADD, a, b);
    }

    private static Formula times(Formula a, Formula b) {
        return of(SmtOperator.WORD_MULTIPLY, a, b);
    }

    private static Formula atMost(Formula a, Formula b) {
        return Formula.compared(SmtOperator.WORD_AT_MOST_UNSIGNED, a, b);
    }

    private static Formula atMostSigned(Formula a, Formula b) {
        return Formula.compared(SmtOperator.WORD_AT_MOST_SIGNED, a, b);
    }

    private static Formula resized(SmtOperator operator, Formula word, Width width) {
        return Formula.resized(operator, word, new Sort.Words(width));
    }

    private static Formula signed(Formula word, Width width) {
        return resized(SmtOperator.WORD_EXTEND_SIGNED, word, width);
    }

    private Formula shifted(SmtOperator operator, Formula word) {
        return of(operator, word, k);
    }

    private void holds(Outcome.Method method, WidthDomain domain, Formula law, Formula... hypotheses) {
        Outcome outcome = outcome(domain, law, hypotheses);
        assertThat(outcome).as("%s", law)
                .isInstanceOfSatisfying(Outcome.NoModel.class, none -> assertThat(none.methods()).contains(method));
    }

    private void fails(Map<String, Integer> widths, WidthDomain domain, Formula law, Formula... hypotheses) {
        assertThat(outcome(domain, law, hypotheses)).as("%s", law).isEqualTo(new Outcome.Model(new TreeMap<>(widths)));
    }

    private Outcome outcome(WidthDomain domain, Formula law, Formula... hypotheses) {
        List<Formula> assertions = new ArrayList<>(List.of(hypotheses));
        assertions.add(Formula.not(law));
        return decision.decide(assertions, domain);
    }

    /** What is multiplied by -1 overflows where it is the least word, of one bit too. */
    @Test
    void anOppositeOverflowsAtTheLeastWordAlone() {
        Formula overflows = Formula.compared(SmtOperator.WORD_PRODUCT_OVERFLOWS_SIGNED, x, constant(-1, N));
        Formula least = new Formula.HighestBit(new Sort.Words(N));
        assertThat(decision.decide(List.of(Formula.not(Formula.equal(overflows, Formula.equal(x, least)))),
                WidthDomain.ALL)).isInstanceOf(Outcome.NoModel.class);
        assertThat(decision.decide(List.of(overflows, Formula.not(Formula.equal(y, least))), WidthDomain.ALL))
                .isInstanceOf(Outcome.Model.class);
    }

    @Test
    void shiftsOneAfterTheOtherAreOneByTheirSum() {
        Formula sum = plus(k, y);
        Formula twice = of(SmtOperator.WORD_SHIFT_LEFT, of(SmtOperator.WORD_SHIFT_LEFT, x, k), y);
        Formula differ = Formula.not(Formula.equal(twice, of(SmtOperator.WORD_SHIFT_LEFT, x, sum)));
        Formula small = Formula.not(atMost(bits, sum));
        List<Formula> bothSmall = List.of(Formula.not(atMost(bits, k)), Formula.not(atMost(bits, y)));
        assertThat(decision.decide(List.of(differ, small, bothSmall.get(0), bothSmall.get(1)), WidthDomain.ALL))
                .isInstanceOf(Outcome.NoModel.class);
        assertThat(decision.decide(List.of(differ, small), WidthDomain.ALL)).as("their sum may wrap")
                .isInstanceOf(Outcome.Model.class);
    }

    @Test
    void aSignThatIsShiftedInIsCutOff() {
        Formula wide = symbol("w", M);
        for (int further = 0; further <= 1; further++) {
            Formula distance = new Formula.Bits(M.minus(N).plus(further), new Sort.Words(M));
            Formula signed = resized(SmtOperator.WORD_TRUNCATE, of(SmtOperator.WORD_SHIFT_RIGHT_SIGNED, wide, distance),
                    N);
            Formula zeros = resized(SmtOperator.WORD_TRUNCATE,
                    of(SmtOperator.WORD_SHIFT_RIGHT_UNSIGNED, wide, distance), N);
            assertThat(decision.decide(List.of(Formula.not(Formula.equal(signed, zeros))),
                    WidthDomain.of(M.minus(N).minus(1), N.minus(2))))
                    .isInstanceOf(further == 0 ? Outcome.NoModel.class : Outcome.Model.class);
        }
    }

    @Test
    void aWordAddedToItselfIsShiftedByOne() {
        holds(Outcome.Method.BIT_BY_BIT, WidthDomain.ALL,
                Formula.equal(plus(x, x), of(SmtOperator.WORD_SHIFT_LEFT, x, constant(1, N))));
        fails(Map.of("N", 1), WidthDomain.ALL,
                Formula.equal(plus(x, x), of(SmtOperator.WORD_SHIFT_RIGHT_SIGNED, x, constant(1, N))));
    }

    @Test
    void twiceAWordShiftedByTwoIsNotFourTimesTheWordWhereTwoIsNoDistance() {
        Formula law = Formula.equal(plus(plus(x, x), plus(x, x)), of(SmtOperator.WORD_SHIFT_LEFT, x, constant(2, N)));
        fails(Map.of("N", 1), WidthDomain.ALL, law);
        holds(Outcome.Method.BIT_BY_BIT, WidthDomain.of(N.minus(2)), law);
    }

    /** A search of states has to follow five numbers in any order. */
    @Test
    void aClampOfAClampIsOneClampBetweenWhatIsClampedToo() {
        Formula low = clamped(symbol("c", N), x, y);
        Formula high = clamped(symbol("d", N), x, y);
        Formula twice = clamped(clamped(symbol("e", N), symbol("c", N), symbol("d", N)), x, y);
        Formula[] ordered = {atMostSigned(x, y), atMostSigned(symbol("c", N), symbol("d", N))};
        holds(Outcome.Method.ORDER, WidthDomain.ALL, Formula.equal(twice, clamped(symbol("e", N), low, high)), ordered);
        fails(Map.of("N", 1), WidthDomain.ALL, Formula.equal(twice, clamped(symbol("e", N), low, y)), ordered);
        holds(Outcome.Method.BIT_BY_BIT, WidthDomain.ALL,
                Formula.not(atMostSigned(plus(x, x), plus(constant(-1, N), x))), Formula.equal(x, constant(0, N)));
    }

    private static Formula clamped(Formula word, Formula low, Formula high) {
        Formula above = Formula.choose(atMostSigned(low, word), word, low);
        return Formula.choose(atMostSigned(above, high), above, high);
    }

    @Test
    void noWordIsLessThanItselfAndOneLessOnlyWithoutBorrow() {
        Formula less = plus(x, constant(-1, N));
        fails(Map.of("N", 1), WidthDomain.ALL, Formula.not(atMost(x, less)));
        holds(Outcome.Method.BIT_BY_BIT, WidthDomain.ALL, Formula.not(atMost(x, less)),
                Formula.not(Formula.equal(x, constant(0, N))));
    }

    @Test
    void aSumIsTheDisjunctionWithTheConjunction() {
        Formula both = of(SmtOperator.WORD_AND, x, y);
        holds(Outcome.Method.BIT_BY_BIT, WidthDomain.ALL,
                Formula.equal(plus(x, y), plus(of(SmtOperator.WORD_XOR, x, y), plus(both, both))));
        fails(Map.of("N", 2), WidthDomain.ALL, Formula.equal(plus(x, y), of(SmtOperator.WORD_XOR, x, y)));
    }

    @Test
    void theAbsoluteValueOfTheLeastWordIsNegative() {
        Formula absolute = Formula.choose(atMostSigned(constant(0, N), x), x, of(SmtOperator.WORD_NEGATE, x));
        fails(Map.of("N", 1), WidthDomain.ALL, atMostSigned(constant(0, N), absolute));
        holds(Outcome.Method.BIT_BY_BIT, WidthDomain.ALL, atMostSigned(constant(0, N), absolute),
                Formula.not(Formula.equal(x, new Formula.HighestBit(new Sort.Words(N)))));
    }

    @Test
    void aConstantIsTakenModuloTheNumberOfWords() {
        Formula five = constant(5, N);
        fails(Map.of("N", 1), WidthDomain.ALL, Formula.not(Formula.equal(five, constant(-1, N))));
        fails(Map.of("N", 2), WidthDomain.of(N.minus(2)), Formula.not(Formula.equal(five, constant(1, N))));
        holds(Outcome.Method.BIT_BY_BIT, WidthDomain.of(N.minus(3)), Formula.not(Formula.equal(five, constant(1, N))));
    }

    @Test
    void extensionsCompose() {
        holds(Outcome.Method.BIT_BY_BIT, GROWING, Formula.equal(signed(signed(x, M), K), signed(x, K)));
        Formula zeros = resized(SmtOperator.WORD_EXTEND_UNSIGNED, x, M);
        holds(Outcome.Method.BIT_BY_BIT, GROWING,
                Formula.equal(signed(zeros, K), resized(SmtOperator.WORD_EXTEND_UNSIGNED, x, K)));
        fails(Map.of("N", 1, "M", 1, "K", 2), WidthDomain.of(M.minus(N), K.minus(M).minus(1)),
                Formula.equal(signed(zeros, K), resized(SmtOperator.WORD_EXTEND_UNSIGNED, x, K)));
    }

    @Test
    void aSumIsExtendedBeforeItWraps() {
        fails(Map.of("N", 1, "M", 2), WidthDomain.of(M.minus(N).minus(1)),
                Formula.equal(signed(plus(x, y), M), plus(signed(x, M), signed(y, M))));
        Formula wider = plus(signed(x, N.plus(1)), signed(y, N.plus(1)));
        holds(Outcome.Method.BIT_BY_BIT, WidthDomain.of(K.minus(N).minus(2)),
                Formula.equal(signed(wider, K), plus(signed(x, K), signed(y, K))));
    }

    @Test
    void aProductFitsInTwiceAsManyBits() {
        Width twice = N.times(2);
        Formula product = times(signed(x, twice), signed(y, twice));
        holds(Outcome.Method.OPEN_MODULUS, WidthDomain.of(K.minus(twice).minus(1)),
                Formula.equal(signed(product, K), times(signed(x, K), signed(y, K))));
        Width less = N.plus(1);
        fails(Map.of("N", 2, "K", 4), WidthDomain.of(K.minus(N).minus(2)),
                Formula.equal(signed(times(signed(x, less), signed(y, less)), K), times(signed(x, K), signed(y, K))));
    }

    @Test
    void wordsAreACommutativeRing() {
        Formula z = symbol("z", N);
        holds(Outcome.Method.OPEN_MODULUS, WidthDomain.ALL,
                Formula.equal(times(plus(x, y), z), plus(times(x, z), times(z, y))));
        fails(Map.of("N", 1), WidthDomain.ALL, Formula.equal(times(plus(x, y), z), plus(times(x, z), y)));
    }

    @Test
    void aSquareMayBeNegative() {
        fails(Map.of("N", 1), WidthDomain.ALL, atMostSigned(constant(0, N), times(x, x)));
        holds(Outcome.Method.OPEN_MODULUS, WidthDomain.of(N.minus(2)), atMostSigned(constant(0, N), times(x, x)),
                Formula.not(Formula.compared(SmtOperator.WORD_PRODUCT_OVERFLOWS_SIGNED, x, x)));
    }

    @Test
    void aQuotientTimesTheDivisorIsTheDividendWithoutTheRest() {
        Formula back = times(of(SmtOperator.WORD_DIVIDE_UNSIGNED, x, y), y);
        fails(Map.of("N", 1), WidthDomain.ALL, Formula.equal(back, x));
        holds(Outcome.Method.OPEN_MODULUS, WidthDomain.ALL,
                Formula.equal(plus(back, of(SmtOperator.WORD_REMAINDER_UNSIGNED, x, y)), x));
    }

    @Test
    void aProductIsDividedAgainUnlessItOverflows() {
        Formula quotient = of(SmtOperator.WORD_DIVIDE_UNSIGNED, times(x, y), y);
        Formula some = Formula.not(Formula.equal(y, constant(0, N)));
        fails(Map.of("N", 2), WidthDomain.ALL, Formula.equal(quotient, x), some);
        holds(Outcome.Method.OPEN_MODULUS, WidthDomain.ALL, Formula.equal(quotient, x), some,
                Formula.not(Formula.compared(SmtOperator.WORD_PRODUCT_OVERFLOWS_UNSIGNED, x, y)));
    }

    @Test
    void divisionByAPowerOfTwoIsAShift() {
        Formula power = shifted(SmtOperator.WORD_SHIFT_LEFT, constant(1, N));
        Formula inRange = Formula.not(atMost(bits, k));
        Formula law = Formula.equal(of(SmtOperator.WORD_DIVIDE_UNSIGNED, x, power),
                shifted(SmtOperator.WORD_SHIFT_RIGHT_UNSIGNED, x));
        holds(Outcome.Method.OPEN_MODULUS, WidthDomain.ALL, law, inRange);
        fails(Map.of("N", 1), WidthDomain.ALL, law);
        fails(Map.of("N", 2), WidthDomain.ALL, Formula.equal(of(SmtOperator.WORD_DIVIDE_SIGNED, x, power),
                shifted(SmtOperator.WORD_SHIFT_RIGHT_SIGNED, x)), inRange);
    }

    @Test
    void whatIsShiftedThereAndBackIsMasked() {
        Formula masked = of(SmtOperator.WORD_AND, x, shifted(SmtOperator.WORD_SHIFT_RIGHT_UNSIGNED, constant(-1, N)));
        Formula back = shifted(SmtOperator.WORD_SHIFT_RIGHT_UNSIGNED, shifted(SmtOperator.WORD_SHIFT_LEFT, x));
        holds(Outcome.Method.OPEN_MODULUS, WidthDomain.ALL, Formula.equal(back, masked));
        fails(Map.of("N", 2), WidthDomain.ALL, Formula
                .equal(shifted(SmtOperator.WORD_SHIFT_RIGHT_SIGNED, shifted(SmtOperator.WORD_SHIFT_LEFT, x)), masked));
    }

    @Test
    void whatATargetChoosesIsTriedValueByValue() {
        Width index = Width.INDEX;
        Formula wide = symbol("i", Width.of(64));
        Formula there = resized(SmtOperator.WORD_TRUNCATE, wide, index);
        WidthDomain targets = WidthDomain.ALL.choosing("index", Width.OF_INDEX);
        fails(Map.of("index", 32), targets,
                Formula.equal(resized(SmtOperator.WORD_EXTEND_UNSIGNED, there, Width.of(64)), wide));
        holds(Outcome.Method.EACH_WIDTH, targets.choosing("index", Set.of(64)),
                Formula.equal(resized(SmtOperator.WORD_EXTEND_UNSIGNED, there, Width.of(64)), wide));
    }

    @Test
    void readsOfOneTensorAgreeWhereTheIndicesDo() {
        Formula i = new Formula.Symbol("i", Sort.INT);
        Formula j = Formula.minus(Formula.plus(i, Formula.ONE), Formula.ONE);
        Formula here = new Formula.Call("A", List.of(i), new Sort.Words(N));
        Formula there = new Formula.Call("A", List.of(j), new Sort.Words(N));
        assertThat(outcome(WidthDomain.ALL, Formula.equal(here, there))).isInstanceOf(Outcome.NoModel.class);
        Formula next = new Formula.Call("A", List.of(Formula.plus(i, Formula.ONE)), new Sort.Words(N));
        fails(Map.of("N", 1), WidthDomain.ALL, Formula.equal(here, next));
    }

    @Test
    void widthsThatAreTooWideForTheDomainAreNotLookedAt() {
        Formula law = Formula.not(Formula.equal(constant(8, N), constant(0, N)));
        fails(Map.of("N", 1), WidthDomain.ALL, law);
        holds(Outcome.Method.BIT_BY_BIT, WidthDomain.of(N.minus(4)), law);
        holds(Outcome.Method.BIT_BY_BIT, WidthDomain.of(N.minus(4), N.times(-1).plus(9)), law);
        fails(Map.of("N", 3), WidthDomain.of(N.minus(3), N.times(-1).plus(9)), law);
    }
}
