package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.interpret.InstanceGenerator;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.verdict.RuleResult;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Whatever the verifier says of a random rule, the interpreter does not contradict on random instances. */
class RandomRulesTest {

    private static final int RULES = 160;
    private static final int INSTANCES = 200;
    private static final VerifyOptions OPTIONS = new VerifyOptions(Optional.empty(), 1_000_000, Duration.ofSeconds(5),
            Optional.empty());

    private final Pipeline pipeline = new Pipeline();
    private final Map<VerdictKind, Integer> verdicts = new EnumMap<>(VerdictKind.class);

    @Test
    void noInstanceContradictsAVerdict() {
        for (long seed = 0; seed < RULES; seed++) {
            check(seed);
        }
        assertThat(verdicts.getOrDefault(VerdictKind.VERIFIED, 0)).as(verdicts.toString()).isGreaterThan(RULES / 10);
        assertThat(verdicts.getOrDefault(VerdictKind.REFUTED, 0)).as(verdicts.toString()).isGreaterThan(RULES / 10);
    }

    private void check(long seed) {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("random", builder -> RandomRules.declare(builder, seed));
        RuleDeclaration declaration = collector.toFile().declarations().getFirst();
        assertThat(declaration).as("seed " + seed).isInstanceOf(Rule.class);
        Rule rule = (Rule) declaration;
        RuleResult result = pipeline.verify(rule, OPTIONS).getFirst();
        VerdictKind kind = result.verdict().kind();
        verdicts.merge(kind, 1, Integer::sum);
        InstanceGenerator instances = new InstanceGenerator(rule, ElementType.OPEN, seed);
        for (int i = 0; i < INSTANCES && (kind == VerdictKind.VERIFIED || kind == VerdictKind.VACUOUS); i++) {
            RuleInstance instance = instances.next();
            Outcome outcome = Replay.replay(rule, instance);
            Supplier<String> where = () -> "seed " + seed + ": " + RulePrinter.print(rule) + " if "
                    + RulePrinter.conditions(rule).toList() + ", " + instance + ": " + outcome;
            boolean everyClassHasALane = instance.ranks().values().stream().allMatch(rank -> rank > 0);
            if (kind == VerdictKind.VERIFIED) {
                assertThat(outcome.refutes()).as(where).isFalse();
            } else if (everyClassHasALane) {
                assertThat(outcome).as(where).isInstanceOf(Outcome.NotApplicable.class);
            }
        }
    }
}
