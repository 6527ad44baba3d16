package io.verifyrules.verifier.solver.z3;

import com.microsoft.z3.Context;
import com.microsoft.z3.Status;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.SolverContract;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.smtlib.SmtLibPrinter;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Z3 keeps the contract of solvers, and reads a printed query as the query that was printed. */
class Z3SolverTest extends SolverContract {

    private static final Budget AMPLE = new Budget(4_000_000, Duration.ofSeconds(20), false);
    private static final List<String> NAMES = List.of("x", "@i[0]", "$k", "div(a, b)[1]", "quot#1[0]", "größe", "x'",
            "element v", "undefined add!0 infinity");

    @Override
    protected Solver solver() {
        return new Z3Solver();
    }

    @Test
    void aPrintedQueryHasTheAnswerOfTheQuery() {
        Solver solver = solver();
        int unsatisfiable = 0;
        for (int seed = 0; seed < 60; seed++) {
            Query query = random(new Random(seed));
            boolean hasModel = solver.check(query, AMPLE) instanceof Answer.Satisfiable;
            String script = SmtLibPrinter.print(query);
            assertThat(answer(script)).as("seed %d:%n%s", seed, script)
                    .isEqualTo(hasModel ? Status.SATISFIABLE : Status.UNSATISFIABLE);
            unsatisfiable += hasModel ? 0 : 1;
        }
        assertThat(unsatisfiable).as("queries without a model").isBetween(5, 55);
    }

    @Test
    void afterItRanOutOfMemoryQueriesGoToAnotherProcess() throws Exception {
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED", "-classpath", System.getProperty("java.class.path"),
                ExhaustedZ3.class.getName()).redirectErrorStream(true).start();
        assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines())
                .containsExactly("before a model of 1 value", "large a model of 1 value", "after a model of 1 value");
        assertThat(process.waitFor()).isZero();
    }

    private static Status answer(String script) {
        try (Context context = new Context()) {
            var solver = context.mkSolver();
            solver.add(context.parseSMTLIB2String(script, null, null, null, null));
            return solver.check();
        }
    }

    /** Sums compared with small numbers, reals, elements and calls, with terms shared between assertions. */
    private static Query random(Random random) {
        List<Formula> assertions = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            Formula sum = Formula.plus(symbol(random, Sort.INT),
                    Formula.times(Formula.whole(random.nextInt(5) - 2), symbol(random, Sort.INT)));
            Formula bound = Formula.atMost(sum, Formula.whole(random.nextInt(7) - 3));
            Formula calls = Formula.equal(call(sum), call(symbol(random, Sort.INT)));
            Formula reals = Formula.lessThan(
                    Formula.divide(symbol(random, Sort.REAL), Formula.number(BigInteger.TWO, Sort.REAL)),
                    symbol(random, Sort.REAL));
            assertions.add(switch (random.nextInt(4)) {
                case 0 -> Formula.and(List.of(bound, Formula.lessThan(Formula.whole(1), sum)));
                case 1 -> Formula.or(List.of(Formula.not(calls), bound));
                case 2 -> Formula.choose(bound, calls, reals);
                default -> Formula.and(List.of(reals, Formula.not(calls)));
            });
        }
        return new Query("seeded" + System.lineSeparator() + "on two lines", assertions, List.of());
    }

    private static Formula call(Formula argument) {
        return new Formula.Call("tensor X", List.of(argument), Sort.ELEMENT);
    }

    private static Formula symbol(Random random, Sort sort) {
        return new Formula.Symbol(NAMES.get(random.nextInt(NAMES.size())) + sort.smtName(), sort);
    }
}
