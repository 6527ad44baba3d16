package io.verifyrules.verifier.pair;

import io.verifyrules.verifier.lit.LitPair;
import io.verifyrules.verifier.lit.LitTest;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import static org.assertj.core.api.Assertions.assertThat;

/** Functions of lit tests in folders that say what is found of them: right ones, and next to these their wrong relatives. */
class PairFoldersTest {

    private static final Path ROOT = Path.of("src/test/lit");
    private static final Map<String, PairVerdict.Kind> EXPECTED = Map.of("equal", PairVerdict.Kind.EQUAL, "reals",
            PairVerdict.Kind.EQUAL_OVER_THE_REALS, "refuted", PairVerdict.Kind.REFUTED, "unknown",
            PairVerdict.Kind.UNKNOWN, "invalid", PairVerdict.Kind.AFTER_IS_INVALID, "unread",
            PairVerdict.Kind.NOT_READ);

    @TestFactory
    Stream<DynamicTest> eachFunctionHasTheVerdictOfItsFolder() throws IOException {
        PairCheck check = new PairCheck(new Pipeline(), VerifyOptions.DEFAULT);
        try (Stream<Path> files = Files.walk(ROOT)) {
            List<Path> tests = files.filter(file -> file.toString().endsWith(".mlir")).sorted().toList();
            assertThat(tests).as("tests below " + ROOT).hasSizeGreaterThan(EXPECTED.size());
            return tests.stream().flatMap(file -> functions(file, check));
        }
    }

    private static Stream<DynamicTest> functions(Path file, PairCheck check) {
        PairVerdict.Kind expected = EXPECTED.get(ROOT.relativize(file).getName(0).toString());
        assertThat(expected).as("the verdict that the folder of " + file + " is named after").isNotNull();
        try {
            List<LitPair> pairs = LitTest.of(file.toString(), Files.readString(file)).pairs();
            assertThat(pairs).as("functions of " + file).isNotEmpty();
            return pairs.stream()
                    .map(pair -> DynamicTest.dynamicTest(ROOT.relativize(file) + " @" + pair.name(),
                            () -> assertThat(kinds(pair, check)).containsOnly(expected)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static List<PairVerdict.Kind> kinds(LitPair pair, PairCheck check) {
        assertThat(pair).isInstanceOf(LitPair.Spelled.class);
        LitPair.Spelled spelled = (LitPair.Spelled) pair;
        return check
                .check(new ProgramPair(spelled.name(),
                        ProgramPair.Part.of(spelled.before().function(), spelled.before().module()),
                        ProgramPair.Part.of(spelled.after().function(), spelled.after().module())))
                .stream()
                .map(PairVerdict::kind)
                .toList();
    }
}
