package io.verifyrules.verifier.solver.cvc5;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.script.SampleRules;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/** The queries that rules really lead to can be put to cvc5, and nearly all of them it answers. */
@Execution(ExecutionMode.CONCURRENT)
@Tag("corpus")
class Cvc5QueriesTest {

    private static final int RULES = 20;
    private static final Budget SMALL = new Budget(500_000, Duration.ofSeconds(2), false);

    /** Z3 decides; cvc5 is asked the same. */
    private record Beside(Solver z3, Solver cvc5, List<Answer> z3Answers, List<Answer> cvc5Answers) implements Solver {

        @Override
        public String name() {
            return z3.name();
        }

        @Override
        public Answer check(Query query, Budget budget) {
            Answer answer = z3.check(query, budget);
            z3Answers.add(answer);
            cvc5Answers.add(cvc5.check(query, SMALL));
            return answer;
        }
    }

    private static List<Rule> rules() {
        return SampleRules.files()
                .stream()
                .filter(file -> Stream.of("floats", "conversions", "ill-formed").noneMatch(file.toString()::contains))
                .flatMap(file -> SampleRules.load(file).declarations().stream())
                .filter(Rule.class::isInstance)
                .map(Rule.class::cast)
                .limit(RULES)
                .toList();
    }

    @Test
    void realQueriesAreUnderstoodAndMostlyAnswered() {
        Beside solvers = new Beside(new Z3Solver(), new Cvc5Solver(), new ArrayList<>(), new ArrayList<>());
        Pipeline pipeline = new Pipeline(solvers);
        rules().forEach(rule -> pipeline.verify(rule, VerifyOptions.DEFAULT.inExactTypes(rule)));
        List<Answer> answers = solvers.cvc5Answers();
        assertThat(answers).hasSizeGreaterThan(RULES)
                .noneMatch(answer -> answer instanceof Answer.GaveUp(String reason, long ignored, boolean alsoIgnored)
                        && reason.contains("Exception"));
        assertThat(answers.stream().filter(answer -> !(answer instanceof Answer.GaveUp)).count())
                .isGreaterThan(answers.size() * 9L / 10);
        for (int i = 0; i < answers.size(); i++) {
            assertThat(contradict(answers.get(i), solvers.z3Answers().get(i))).isFalse();
        }
    }

    private static boolean contradict(Answer some, Answer other) {
        return (some instanceof Answer.Satisfiable && other instanceof Answer.Unsatisfiable)
                || (some instanceof Answer.Unsatisfiable && other instanceof Answer.Satisfiable);
    }
}
