package io.verifyrules.verifier.solver.process;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** A command that a solver cannot carry out costs the query its answer: what is left of the script is another query. */
class MistakenScriptsTest {

    private static final String CVC5 = "io.verifyrules.verifier.solver.cvc5.Cvc5Engine";
    private static final String Z3 = "io.verifyrules.verifier.solver.z3.Z3Engine";
    private static final String CONTRADICTION = "(declare-fun x () Int)(assert (< x 0))(assert (> x 0))";

    private static Answer answer(String engine, String script) throws IOException {
        String name = engine.equals(CVC5) ? "cvc5 1.3.2" : "Z3 in its own process";
        ChildProcess solver = ChildProcess.start(new ChildJvm(engine, List.of("-Dcvc5.skipLibraryLoad=true")), name);
        try {
            return solver.ask(new Question(script, List.of(), new Budget(4_000_000, Duration.ofSeconds(20), false)));
        } finally {
            solver.stop();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {CVC5, Z3})
    void aScriptWithoutAMistakeIsAnswered(String engine) throws IOException {
        assertThat(answer(engine, "(set-logic ALL)" + CONTRADICTION)).isInstanceOf(Answer.Unsatisfiable.class);
    }

    @ParameterizedTest
    @CsvSource({CVC5 + ", (assert (foo x))", Z3 + ", (assert (foo x))", CVC5 + ", (assert (= x true))",
            CVC5 + ", (assert (= x 0)", Z3 + ", (assert (= x 0)"})
    void aTermThatIsNoneIsNoAnswer(String engine, String mistake) throws IOException {
        assertThat(answer(engine, "(set-logic ALL)" + CONTRADICTION + mistake)).isInstanceOf(Answer.GaveUp.class);
    }

    @Test
    void whatACommandOfCvc5SaysInsteadOfThrowingIsNoAnswer() throws IOException {
        assertThat(answer(CVC5, "(set-logic ALL)(pop 1)" + CONTRADICTION)).isInstanceOfSatisfying(Answer.GaveUp.class,
                gaveUp -> assertThat(gaveUp.reason()).startsWith("cvc5: pop: (error "));
    }
}
