package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.fuzz.RandomRule;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.normal.PermutedCopies;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/** Copies of what is said of all lanes, and another order of the lanes, change no truth value and no element where permutations are real. */
@Execution(ExecutionMode.CONCURRENT)
class PermutedMeaningTest {

    private static final int RULES = 24;
    private static final int INSTANCES = 12;

    @Test
    void foldsInOrderAndWithCopiesMeanWhatTheyMeant() {
        int changed = 0;
        int compared = 0;
        for (long number = 0; number < RULES; number++) {
            Rule rule = RandomRule.of((64 * number + 45) * 2).rule();
            ValueTerms terms = new ValueTerms();
            RuleMeaning raw = RuleMeaning.of(rule, terms, law -> true);
            RuleMeaning copied = PermutedCopies.of(raw, terms);
            changed += raw.equals(copied) ? 0 : 1;
            InstanceGenerator instances = new InstanceGenerator(rule, ElementType.INT, number);
            for (int i = 0; i < INSTANCES; i++) {
                RuleInstance instance = i % 3 == 0 ? instances.attempt() : instances.next();
                ConcreteMeaning nowhere = new ConcreteMeaning(instance, Map.of());
                String where = rule.name() + " " + instance;
                assertThat(holds(nowhere, copied.hypotheses())).as(where).isEqualTo(holds(nowhere, raw.hypotheses()));
                assertThat(holds(nowhere, copied.rightValidity())).as(where)
                        .isEqualTo(holds(nowhere, raw.rightValidity()));
                if (new Interpreter(instance).evaluate(rule.lhs()) instanceof Evaluation.Valid valid
                        && holds(nowhere, raw.hypotheses()) && holds(nowhere, raw.rightValidity())) {
                    compared += compare(instance, valid.tensor(), copied, where);
                }
            }
        }
        assertThat(changed).as("meanings with copies").isGreaterThan(RULES / 2);
        assertThat(compared).as("elements").isGreaterThan(200);
    }

    private static boolean holds(ConcreteMeaning meaning, List<Truth> truths) {
        return truths.stream().allMatch(meaning::holds);
    }

    /** The elements of the left side, which the interpreter knows; how many there are. */
    private static int compare(RuleInstance instance, ConcreteTensor expected, RuleMeaning meaning, String where) {
        boolean reduces = meaning.left() instanceof ValueTerm.Reduction;
        if (reduces || expected.count() > 200) {
            return 0;
        }
        expected.elements().forEach((access, value) -> {
            Map<LaneAtom.Variable, List<Integer>> indices = new LinkedHashMap<>();
            for (Map.Entry<AggregatedAxis, List<Integer>> index : access.indices().entrySet()) {
                indices.put(new LaneAtom.AccessIndex(index.getKey()), index.getValue());
            }
            ConcreteMeaning here = new ConcreteMeaning(instance, indices);
            assertThat(here.holds(meaning.inBounds())).as(where).isTrue();
            assertThat(here.of(meaning.left())).as(where).isEqualTo(value);
            assertThat(here.of(meaning.right())).as(where).isEqualTo(value);
        });
        return expected.count();
    }
}
