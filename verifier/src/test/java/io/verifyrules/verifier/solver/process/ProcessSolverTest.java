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
import java.io.EOFException;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** What becomes of queries whose solver crashes, hangs or eats memory in its own process. */
@Tag("process")
class ProcessSolverTest {

    private static final ProcessSolver SOLVER = new ProcessSolver("faulty 1.0",
            new ChildJvm(FaultyEngine.class.getName(), List.of()));

    private static Answer ask(String wish, Duration wallTime) {
        return SOLVER.check(new Query(wish, List.of(Formula.TRUE), List.of()), new Budget(1, wallTime, false));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"crash | faulty 1.0: its process ended with exit code 139",
            "loop | faulty 1.0: it did not keep the time limit and was stopped",
            "memory | faulty 1.0: it needed more memory than it may",
            "mistake | faulty 1.0: java.lang.IllegalArgumentException: no such term",
            "recursion | faulty 1.0: java.lang.StackOverflowError: deep"})
    void aFaultCostsItsOwnQueryAlone(String wish, String reason) {
        boolean late = wish.equals("loop");
        assertThat(ask(wish, Duration.ofSeconds(late ? 1 : 20))).isEqualTo(new Answer.GaveUp(reason, 0, late));
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
    void whatNativeCodePrintsIsNoAnswer() {
        for (int i = 0; i < 3; i++) {
            assertThat(ask("a forged answer", Duration.ofSeconds(20)))
                    .isEqualTo(new Answer.GaveUp("the true answer", 0));
        }
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "signals are sent by kill")
    void ctrlCInTheTerminalTakesNoAnswerAway() {
        assertThat(ask("interrupted", Duration.ofSeconds(20))).isInstanceOf(Answer.Unsatisfiable.class);
        assertThat(ask("answer", Duration.ofSeconds(20))).isInstanceOf(Answer.Unsatisfiable.class);
    }

    private static Set<Path> filesAbout() throws IOException {
        Set<Path> all = new TreeSet<>();
        for (String folder : List.of("", System.getProperty("java.io.tmpdir"))) {
            try (Stream<Path> files = Files.list(Path.of(folder).toAbsolutePath())) {
                files.filter(file -> file.getFileName().toString().matches("(hs_err|core|verify-rules-solver).*"))
                        .forEach(all::add);
            }
        }
        return all;
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "signals are sent by kill")
    void aFaultOfNativeCodeLeavesNoFile() throws IOException {
        Set<Path> before = filesAbout();
        assertThat(ask("a fault of native code", Duration.ofSeconds(20)))
                .isEqualTo(new Answer.GaveUp("faulty 1.0: its process ended with exit code 1", 0));
        assertThat(filesAbout()).isEqualTo(before);
    }

    private static final Frames FRAMES = Frames.random();

    private static byte[] framed(int number, String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        FRAMES.write(bytes, number, text.getBytes(StandardCharsets.UTF_8));
        return bytes.toByteArray();
    }

    private static String read(int number, byte[]... parts) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.write(part);
        }
        return new String(FRAMES.read(new ByteArrayInputStream(all.toByteArray()), number), StandardCharsets.UTF_8);
    }

    @Test
    void aMessageIsFoundAmongWhatOthersWrite() throws IOException {
        byte[] noise = "u\0\0\0warning: ".getBytes(StandardCharsets.UTF_8);
        byte[] halfKey = Arrays.copyOf(FRAMES.keyBytes(), 7);
        assertThat(read(3, framed(3, "text"))).isEqualTo("text");
        assertThat(read(3, noise, framed(3, "text"), noise)).isEqualTo("text");
        assertThat(read(3, noise, halfKey, framed(3, "text"))).isEqualTo("text");
    }

    @Test
    void aMessageThatIsDamagedOrForeignIsNone() throws IOException {
        byte[] damaged = framed(3, "text");
        damaged[damaged.length - 1] ^= 1;
        assertThatThrownBy(() -> read(3, damaged)).hasMessage("a damaged message");
        byte[] torn = framed(3, "text");
        assertThatThrownBy(() -> read(3, Arrays.copyOf(torn, torn.length - 2), new byte[]{'!', 't'}))
                .hasMessage("a damaged message");
        assertThatThrownBy(() -> read(3, Arrays.copyOf(torn, torn.length - 2))).isInstanceOf(EOFException.class);
        assertThatThrownBy(() -> read(4, framed(3, "text"))).hasMessage("message 3 instead of 4");
        byte[] foreign = new Frames(new UUID(1, 2)).keyBytes();
        assertThatThrownBy(() -> read(3, foreign, Arrays.copyOfRange(framed(3, "text"), Frames.KEY_BYTES, 40)))
                .isInstanceOf(EOFException.class);
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
        assertThat(Wire.readAnswer(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()))))
                .isEqualTo(answer);
    }
}
