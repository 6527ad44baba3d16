package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.solver.choice.TestedZ3;
import io.verifyrules.verifier.verdict.RuleResult;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

import static org.assertj.core.api.Assertions.assertThat;

/** Wrong rules, each named after the step of the proof that would have to be unsound to let it through. */
final class WrongRules {

    /** A proof of one of these, which must not be, would be found within a moment, also on a busy machine. */
    private static final Duration LONGEST_PROOF = Duration.ofSeconds(5);
    /** Rules of which Z3 has queries without an end, each of which takes all of the time and is stopped. By day they get less. */
    private static final Set<String> ENDLESS = Set.of("the exponential of a sum is no sum");

    private WrongRules() {
    }

    static Arguments wrong(String attacked, Consumer<Sketch> body) {
        return Arguments.of(attacked, body);
    }

    static Stream<Arguments> all(Arguments... rules) {
        return Stream.of(rules);
    }

    /** Fails unless the rule is checked in at least one theory and verified in none. */
    static void assertNeverVerified(String name, Consumer<Sketch> body) {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule(name, rule -> body.accept(Sketch.of(rule)));
        RuleDeclaration declaration = collector.toFile().declarations().get(0);
        assertThat(declaration).as("a well-formed rule").isInstanceOf(Rule.class);
        boolean endless = ENDLESS.contains(name);
        VerifyOptions options = VerifyOptions.DEFAULT.provingFirst()
                .withTimeout(endless && !Samples.areWhole() ? Duration.ofSeconds(1) : LONGEST_PROOF);
        List<RuleResult> results = (endless
                ? new Pipeline(TestedZ3.stoppable(options.resourceLimit()))
                : new Pipeline()).verify(declaration, options);
        assertThat(results).as(name)
                .isNotEmpty()
                .allSatisfy(result -> assertThat(result.verdict().kind()).as(result.theory() + ": " + result.verdict())
                        .isNotEqualTo(VerdictKind.VERIFIED));
    }
}
