package io.verifyrules.rules.xla;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Tolerance;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.rules.testing.CollectionResults;
import io.verifyrules.rules.testing.Day;
import io.verifyrules.rules.testing.EveryOtherDay;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.TraceStep;
import io.verifyrules.verifier.interpret.TraceStep.Origin;
import io.verifyrules.verifier.interpret.Tracer;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Traces against the interpreter: what an operator takes from an operand is what the interpreter, which computes whole
 * tensors, puts there.
 */
@Execution(ExecutionMode.CONCURRENT)
@Tag("corpus")
@EveryOtherDay(turn = 1)
class TraceTest {

    private static final long SEED = 4_711;
    private static final int RANDOM = 10;
    private static final int PART = 6;
    private static final Day DAY = Day.today();

    private static Stream<RuleResult> all() {
        return CollectionResults.of("xla").ofRules().stream();
    }

    /** Each rule, in one of its element types each day. */
    static Stream<RuleResult> results() {
        return all().filter(result -> !(result.verdict() instanceof Verdict.IllFormed))
                .collect(Collectors.groupingBy(CollectionResults::rule, LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .flatMap(types -> DAY.part(types, types.size()).stream());
    }

    @ParameterizedTest
    @MethodSource("results")
    void whatIsTakenFromAnOperandIsThere(RuleResult result) {
        Rule rule = CollectionResults.rule(result);
        ElementType type = CollectionResults.elementType(result);
        InstanceGenerator generator = new InstanceGenerator(rule, type, SEED);
        IntStream.range(0, RANDOM).mapToObj(i -> generator.next()).forEach(instance -> check(rule, instance));
    }

    /** Reports of counterexamples: of those in each type, another part each day. */
    @Test
    void whatACounterexampleTakesFromAnOperandIsThere() {
        List<RuleResult> refuted = all().filter(result -> result.verdict() instanceof Verdict.Refuted).toList();
        assertThat(refuted).hasSizeGreaterThan(1_000);
        for (RuleResult result : DAY.part(refuted, PART)) {
            check(CollectionResults.rule(result), ((Verdict.Refuted) result.verdict()).instance());
        }
    }

    private static void check(Rule rule, RuleInstance instance) {
        switch (Replay.replay(rule, instance)) {
            case Outcome.NotApplicable ignored -> {
            }
            case Outcome.Agree agree -> {
                check(rule, instance, rule.lhs(), agree.left());
                check(rule, instance, rule.rhs(), agree.right());
            }
            case Outcome.RightInvalid invalid -> check(rule, instance, rule.lhs(), invalid.left());
            case Outcome.RightUndefined undefined -> check(rule, instance, rule.lhs(), undefined.left());
            case Outcome.ShapesDiffer differ -> {
                check(rule, instance, rule.lhs(), differ.left());
                check(rule, instance, rule.rhs(), differ.right());
            }
            case Outcome.ElementsDiffer differ -> {
                check(rule, instance, rule.lhs(), differ.left());
                check(rule, instance, rule.rhs(), differ.right());
            }
        }
    }

    private static void check(Rule rule, RuleInstance instance, TensorExpr side, ConcreteTensor value) {
        Tracer tracer = new Tracer(instance);
        value.elements().forEach((access, element) -> {
            TraceStep step = tracer.trace(side, access);
            // A trace computes as the rule is written, also where the order does not matter and what rounds is uncertain.
            boolean ofAnyOrder = rule.upTo().have(Tolerance.ORDER) && element instanceof ElementValue.Uncertain;
            assertThat(ofAnyOrder ? element : step.value())
                    .as("%s at %s of %s, seed %d, %s", rule.name(), access, instance, SEED, DAY)
                    .isEqualTo(element);
            check(step, instance);
        });
    }

    private static void check(TraceStep step, RuleInstance instance) {
        boolean taken = switch (step.origin()) {
            case Origin.Moved ignored -> true;
            case Origin.Kept ignored -> true;
            case Origin.Overwritten ignored -> true;
            case Origin.Part ignored -> true;
            case Origin.Chosen ignored -> true;
            case Origin.Given ignored -> false;
            case Origin.Filled ignored -> false;
            case Origin.Counted ignored -> false;
            case Origin.Padding ignored -> false;
            case Origin.Computed ignored -> false;
            case Origin.Combined ignored -> false;
        };
        if (taken) {
            assertThat(step.sources().get(step.sources().size() - 1).value()).as("source of %s", step)
                    .isEqualTo(step.value());
        }
        if (step.origin() instanceof Origin.Given && step.expr() instanceof Input input) {
            assertThat(instance.tensors()).hasEntrySatisfying(input.name(),
                    tensor -> assertThat(tensor.elements()).containsKey(step.access()));
        }
        step.sources().forEach(source -> check(source, instance));
    }
}
