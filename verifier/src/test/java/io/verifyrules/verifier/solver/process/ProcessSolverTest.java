package io.verifyrules.verifier.solver.process;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Value;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What becomes of queries whose solver crashes, hangs or eats memory in its own process. */
class ProcessSolverTest {

    private static final ProcessSolver SOLVER = new ProcessSolver("faulty 1.0", new ChildJvm(FaultyEngine.class
            .getName(),
            List.of()));

    private static Answer ask(String wish, Duration wallTime) {
        return SOLVER.check(new Query(wish, List.of(Formula.TRUE), List.of()), new Budget(1, wallTime, false));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "crash | faulty 1.0: its process ended with exit code 139",
            "loop | faulty 1.0: it did not keep the time limit and was stopped",
            "memory | faulty 1.0: it needed more memory than it may",
            "mistake | faulty 1.0: java.lang.IllegalArgumentException: no such term",
            "recursion | faulty 1.0: java.lang.StackOverflowError: deep"})
    void aFaultCostsItsOwnQueryAlone(String wish, String reason) {
        assertThat(ask(wish, Duration.ofSeconds(wish.equals("loop") ? 1 : 20))).isEqualTo(new Answer.GaveUp(reason, 0));
        assertThat(ask("answer", Duration.ofSeconds(20))).isInstanceOf(Answer.Unsatisfiable.class);
    }

    @Test
    void aProcessIsKeptForTheNextQuery() {
        long first = ask("answer", Duration.ofSeconds(20)).resources();
        assertThat(ask("answer", Duration.ofSeconds(20)).resources()).isEqualTo(first + 1);
    }

    @Test
    void whatIsPrintedInTheProcessIsNoAnswer() {
        assertThat(ask("print", Duration.ofSeconds(20))).isInstanceOf(Answer.Unsatisfiable.class);
        assertThat(ask("answer", Duration.ofSeconds(20))).isInstanceOf(Answer.Unsatisfiable.class);
    }

    @Test
    void aProgramThatCannotBeStartedIsAReasonToGiveUp() {
        ProcessSolver missing = new ProcessSolver("missing", new ChildJvm("no.such.Program", List.of()));
        assertThat(missing.check(new Query("q", List.of(), List.of()), new Budget(1, Duration.ofSeconds(5), false)))
                .isEqualTo(new Answer.GaveUp("missing: its process ended with exit code 1", 0));
    }

    @Test
    void aSolverThatIsAnotherThanExpectedIsNotUsed() {
        ProcessSolver other = new ProcessSolver("faulty 2.0", new ChildJvm(FaultyEngine.class.getName(), List.of()));
        assertThat(other.check(new Query("q", List.of(), List.of()), new Budget(1, Duration.ofSeconds(5), false)))
                .isEqualTo(new Answer.GaveUp("faulty 2.0: it is faulty 1.0", 0));
    }

    static Stream<Answer> answers() {
        return Stream.of(new Answer.Unsatisfiable(7), new Answer.GaveUp("größe", Long.MAX_VALUE),
                new Answer.Satisfiable(List.of(new Value.Whole(BigInteger.TEN.pow(40)), new Value.Truth(false),
                        new Value.Fraction(BigInteger.ONE.negate(), BigInteger.TWO), new Value.Named("@Element_0"),
                        new Value.Inexpressible("√2")), 0));
    }

    @ParameterizedTest
    @MethodSource("answers")
    void answersCrossUnchanged(Answer answer) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Wire.writeAnswer(new DataOutputStream(bytes), answer);
        assertThat(Wire.readAnswer(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())))).isEqualTo(
                answer);
    }
}
