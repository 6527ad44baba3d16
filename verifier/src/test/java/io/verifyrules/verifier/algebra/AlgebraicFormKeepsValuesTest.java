package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.lane.LaneOracles;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.reduction.AssumedInstances;
import io.verifyrules.verifier.reduction.LaneProofs;
import io.verifyrules.verifier.reduction.SideConditions;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import io.verifyrules.verifier.verdict.ClaimKind;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/** Wherever a random element and its algebraic form have values, these are the same. */
@Execution(ExecutionMode.CONCURRENT)
class AlgebraicFormKeepsValuesTest {

    private static final int ELEMENTS = 300;
    private static final int PARTS = 12;
    private static final int INSTANCES = 25;

    private final LaneOracle oracle = LaneOracles.withZ3();
    private int compared;
    private int changed;

    @Test
    void aRandomElementHasTheValueOfItsForm() {
        long[] seeds = Samples.partOfSeeds(ELEMENTS, PARTS).toArray();
        LongStream.of(seeds).forEach(this::compare);
        assertThat(changed).as("elements that the form changes").isGreaterThan(seeds.length / 4);
        assertThat(compared).as("values of elements that the form changes").isGreaterThan(seeds.length);
    }

    private void compare(long seed) {
        RandomReals random = new RandomReals(seed);
        ValueTerm element = random.element(2 + (int) Math.floorMod(seed, 3L));
        Hypotheses where = Hypotheses.of(List.of(Elements.below(LaneInt.of(RandomReals.N), random.access())));
        AlgebraicForm form = form(random);
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

    private AlgebraicForm form(RandomReals random) {
        ValueTerms terms = random.on().terms();
        Facts facts = new Facts(new WithAssumptions(new LaneProofs(terms, oracle), terms), List.of(random.assumed()),
                Limit.NONE);
        return new AlgebraicForm(ElementType.REAL, true, terms, new ClosedReductions(terms), facts,
                new Ledger(law -> true), Limit.NONE);
    }

    /** Proves, beside what holds lane by lane, that what is assumed to be above 0 is not 0 and not below 0, where it is in bounds. */
    private record WithAssumptions(SideConditions others, ValueTerms terms) implements SideConditions {

        @Override
        public Optional<Evidence> proves(Claim claim) {
            List<Truth> given = claim.hypotheses()
                    .stream()
                    .filter(truth -> !(truth instanceof Truth.OnElement))
                    .toList();
            List<Truth> instances = new AssumedInstances(claim.hypotheses(), terms).of(claim.elements(),
                    claim.truths());
            boolean positive = claim.conclusion() instanceof Claim.Holds(Truth holds)
                    && holds instanceof Truth.OnElement(ValueTerm sign) && isAboveZero(sign)
                    && instances.stream().anyMatch(instance -> speaks(instance, sign, given));
            return positive
                    ? Optional.of(Evidence.NONE)
                    : others.proves(new Claim(claim.kind(), given, claim.conclusion()));
        }

        private static boolean isAboveZero(ValueTerm sign) {
            return sign instanceof ValueTerm.Apply apply
                    && apply.operation() instanceof Operation.OfRelation(Relation relation)
                    && List.of(Relation.GE, Relation.NE, Relation.GT).contains(relation)
                    && apply.operands().getLast().toString().equals("0");
        }

        /** Whether the instance is about that element, and the element in bounds. */
        private boolean speaks(Truth instance, ValueTerm sign, List<Truth> given) {
            ValueTerm element = ((ValueTerm.Apply) sign).operands().getFirst();
            return instance instanceof Truth.AnyOf(List<Truth> parts) && parts.stream()
                    .anyMatch(part -> part instanceof Truth.OnElement(ValueTerm assumed)
                            && assumed instanceof ValueTerm.Apply apply && apply.operands().getFirst().equals(element))
                    && parts.stream()
                            .filter(part -> !(part instanceof Truth.OnElement))
                            .map(Truth::not)
                            .allMatch(inBounds -> others.proves(
                                    new Claim(new ClaimKind.Step("in bounds"), given, new Claim.Holds(inBounds)))
                                    .isPresent());
        }
    }

    /** Elements on which functions of reals are not beyond what doubles tell apart. */
    private static ToDoubleFunction<List<Object>> elements(long seed) {
        return place -> {
            int number = new Random(seed * 31 + place.toString().hashCode()).nextInt(17) - 8;
            return (place.getFirst().equals(new Origin.Input(RandomReals.POSITIVE)) ? Math.abs(number) + 1 : number)
                    / 4.0;
        };
    }

    private static boolean isNear(double a, double b) {
        return Math.abs(a - b) <= 1e-6 * Math.max(1, Math.max(Math.abs(a), Math.abs(b)));
    }
}
