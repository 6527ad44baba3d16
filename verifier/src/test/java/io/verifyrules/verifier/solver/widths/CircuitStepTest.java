package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.solver.Formula;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A step by many letters at once is the step by each of them. */
@Tag("random")
class CircuitStepTest {

    private static final Width N = Width.named("N");
    private static final Width M = Width.named("M");
    private static final int USUAL = 20;
    private static final int SEEDS = Samples.number(USUAL);
    private static final int STEPS = 6;

    private int steps;
    private int wrong;
    private int beyondOneBlock;

    @Test
    void manyLettersAtOnceAreEachOfThem() {
        for (long seed : Samples.seeds(USUAL).toArray()) {
            Random random = new Random(seed);
            walk(List.of(N), WidthDomain.ALL, random);
            walk(List.of(N, N.plus(1), M), WidthDomain.of(M.minus(N).minus(1)), random);
        }
        assertThat(steps).isGreaterThan(SEEDS);
        assertThat(wrong).as("guesses that were wrong").isGreaterThan(SEEDS);
        assertThat(beyondOneBlock).as("letters beyond those that are read at once").isGreaterThan(SEEDS);
    }

    private void walk(List<Width> widths, WidthDomain domain, Random random) {
        RandomWords words = new RandomWords(random, widths, RandomWords.BITWISE, false);
        List<Formula> formulas = List.of(words.truth(3), words.truth(3), words.truth(3));
        CircuitBuilder builder = new CircuitBuilder(new WidthDomain(domain.demands(), new TreeMap<>()));
        builder.demand(formulas);
        Circuit circuit = builder.circuit();
        ClockPlan plan = ClockPlan.of(new LinkedHashSet<>(builder.widths()), domain);
        Clock clock = new Clock(plan, builder.widths(), circuit.longestConstant(), circuit.cells());
        if (circuit.cells() + clock.bits() >= Long.SIZE || circuit.letters().size() > 10) {
            return;
        }
        long mask = (1L << circuit.cells()) - 1;
        long state = random.nextLong() & mask;
        for (int i = 0; i < STEPS; i++) {
            int ending = random.nextInt(1 << clock.numberOfMoments());
            if (clock.prepare(state, ending)) {
                compared(circuit, clock, state, mask);
                state = (random.nextLong() & mask) | clock.after(ending);
            }
        }
    }

    private void compared(Circuit circuit, Clock clock, long state, long mask) {
        CircuitStep many = new CircuitStep(circuit, clock);
        StepByLetter one = new StepByLetter(circuit, clock);
        steps++;
        for (int letter = 0; letter < 1 << circuit.letters().size(); letter++) {
            int lane = letter % CircuitStep.LETTERS;
            long possible = many.read(state, letter - lane);
            long expected = one.cells(state, state & mask, letter);
            wrong += expected == StepByLetter.NONE ? 1 : 0;
            beyondOneBlock += letter >= CircuitStep.LETTERS ? 1 : 0;
            assertThat(possible >>> lane & 1).as("%s in %s by %s", circuit, state, letter)
                    .isEqualTo(expected == StepByLetter.NONE ? 0 : 1);
            if (expected != StepByLetter.NONE) {
                assertThat(many.cells(lane)).as("%s in %s by %s", circuit, state, letter).isEqualTo(expected);
                assertThat(many.leadingTo(expected) >>> lane & 1).isEqualTo(1);
                for (int bit = 0; bit < circuit.letters().size(); bit++) {
                    assertThat(CircuitStep.letter(letter - lane, bit) >>> lane & 1).isEqualTo(letter >>> bit & 1);
                }
            }
        }
    }
}
