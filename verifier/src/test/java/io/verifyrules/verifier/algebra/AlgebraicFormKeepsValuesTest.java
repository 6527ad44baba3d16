package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.lane.LaneOracles;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.reduction.LaneProofs;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Wherever a random element and its algebraic form have values, these are the same. */
class AlgebraicFormKeepsValuesTest {

    private static final int ELEMENTS = 300;
    private static final int INSTANCES = 25;

    private final LaneOracle oracle = LaneOracles.withZ3();
    private int compared;
    private int changed;

    @Test
    void aRandomElementHasTheValueOfItsForm() {
        int elements = Samples.number(ELEMENTS);
        LongStream.range(Samples.FIRST, Samples.FIRST + elements).forEach(this::compare);
        assertThat(changed).as("elements that the form changes").isGreaterThan(elements / 4);
        assertThat(compared).as("values of elements that the form changes").isGreaterThan(elements);
    }

    private void compare(long seed) {
        RandomReals random = new RandomReals(seed);
        ValueTerm element = random.element(2 + (int) Math.floorMod(seed, 3L));
        Hypotheses where = Hypotheses.of(List.of(Elements.below(LaneInt.of(RandomReals.N), random.access())));
        AlgebraicForm form = form(random.on());
        ValueTerm inForm = form.element(form.of(element, where));
        if (form.gaveUp() || inForm.equals(element)) {
            return;
        }
        changed++;
        Random instances = new Random(seed);
        for (int instance = 0; instance < INSTANCES; instance++) {
            long n = 1L + instances.nextInt(3);
            Map<LaneAtom.Variable, Long> numbers = Map.of(RandomReals.N, n, RandomReals.M, (long) instances.nextInt(4),
                    random.access(), (long) instances.nextInt((int) n));
            long seedOfElements = instances.nextLong();
            NearReals values = new NearReals(numbers, elements(seedOfElements));
            OptionalDouble before = values.of(element);
            OptionalDouble after = values.of(inForm);
            if (before.isPresent() && after.isPresent()) {
                compared++;
                assertThat(isNear(before.getAsDouble(), after.getAsDouble()))
                        .as("seed %d, %s: %s is %s and not %s of %s", seed, numbers, element, before, after, inForm)
                        .isTrue();
            }
        }
    }

    private AlgebraicForm form(Elements on) {
        Facts facts = new Facts(new LaneProofs(on.terms(), oracle), List.of(), Limit.NONE);
        return new AlgebraicForm(ElementType.REAL, true, on.terms(), new ClosedReductions(on.terms()), facts,
                new Ledger(law -> true), Limit.NONE);
    }

    /** Elements on which functions of reals are not beyond what doubles tell apart. */
    private static ToDoubleFunction<List<Object>> elements(long seed) {
        return place -> (new Random(seed * 31 + place.toString().hashCode()).nextInt(17) - 8) / 4.0;
    }

    private static boolean isNear(double a, double b) {
        return Math.abs(a - b) <= 1e-6 * Math.max(1, Math.max(Math.abs(a), Math.abs(b)));
    }
}
