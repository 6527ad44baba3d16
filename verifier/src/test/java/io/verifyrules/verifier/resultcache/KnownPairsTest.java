package io.verifyrules.verifier.resultcache;

import io.verifyrules.verifier.cache.CacheDirectory;
import io.verifyrules.verifier.cache.Seal;
import io.verifyrules.verifier.cache.SealedEntries;
import io.verifyrules.verifier.pair.PairCheck;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.pair.cut.PureOperations;
import io.verifyrules.verifier.pair.report.PairLines;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.resultcache.PairSettings;
import io.verifyrules.verifier.text.mlir.MlirReader;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

@Execution(ExecutionMode.CONCURRENT)
class KnownPairsTest {

    private static final String F = """
            func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
              %0 = stablehlo.OP : tensor<4xf32>
              return %0 : tensor<4xf32>
            }
            """;
    private static final ProgramPair EQUAL = pair("multiply %a, %a", "multiply %a, %a");
    private static final ProgramPair ROUNDED = new ProgramPair("f", part(F.replace("OP", "add %a, %a")), part("""
            func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
              %c = stablehlo.constant dense<3.0> : tensor<4xf32>
              %0 = stablehlo.multiply %a, %c : tensor<4xf32>
              %1 = stablehlo.subtract %0, %a : tensor<4xf32>
              return %1 : tensor<4xf32>
            }
            """));
    private static final ProgramPair WRONG = pair("negate %a", "abs %a");

    @TempDir
    private Path folder = Path.of("");

    private SealedEntries entries = entries(folder);

    @BeforeEach
    void newSeal() {
        entries = entries(folder);
    }

    private static SealedEntries entries(Path folder) {
        return new SealedEntries(new CacheDirectory(folder), "results", Seal.random());
    }

    private static ProgramPair pair(String before, String after) {
        return new ProgramPair("f", part(F.replace("OP", before)), part(F.replace("OP", after)));
    }

    private static ProgramPair.Part part(String text) {
        Module module = MlirReader.read("f.mlir", text).getFirst();
        return ProgramPair.Part.of(module.functions().getFirst(), module);
    }

    private List<PairVerdict> verdicts(KnownPairs known, ProgramPair pair) {
        PairCheck check = new PairCheck(new Pipeline(), VerifyOptions.DEFAULT);
        return known.verdicts(pair, "options", () -> check.check(pair));
    }

    private KnownPairs known() {
        return new KnownPairs(Optional.of(entries));
    }

    /** Lines of the first run, and of a second one, which has to check so many. */
    private void assertAlike(ProgramPair pair, int checked) {
        List<PairVerdict> first = verdicts(known(), pair);
        KnownPairs later = known();
        List<PairVerdict> second = verdicts(later, pair);
        assertThat(later.checked()).isEqualTo(checked);
        assertThat(second).extracting(PairVerdict::kind).isEqualTo(first.stream().map(PairVerdict::kind).toList());
        assertThat(second.stream().map(PairLines::details).toList())
                .isEqualTo(first.stream().map(PairLines::details).toList());
    }

    @Test
    void equalProgramsAreNotCheckedAgain() {
        assertAlike(EQUAL, 0);
        assertThat(verdicts(known(), EQUAL)).containsExactly(new PairVerdict.EqualAsKept(false, Optional.empty()));
    }

    private static CachedPairCheck elsewhere() {
        return new CachedPairCheck(new Pipeline(),
                new PairSettings(VerifyOptions.DEFAULT, PureOperations.KNOWN, Optional.empty()),
                new KnownPairs(Optional.empty()));
    }

    @Test
    void theProofOfAnotherProcessCountsForThePairThatItNames() {
        String proof = elsewhere().proved(EQUAL).orElseThrow();
        assertThat(elsewhere().verdicts(EQUAL, () -> Optional.of(proof)))
                .containsExactly(new PairVerdict.EqualAsKept(false, Optional.empty()));
        assertThat(elsewhere().verdicts(WRONG, () -> Optional.of(proof))).singleElement()
                .isInstanceOf(PairVerdict.Refuted.class);
        assertThat(elsewhere().proved(WRONG)).isEmpty();
    }

    @Test
    void whatIsKnownOfTheStatedTypesIsSaidAgain() {
        assertAlike(ROUNDED, 0);
        assertThat(verdicts(known(), ROUNDED)).singleElement()
                .isInstanceOfSatisfying(PairVerdict.EqualAsKept.class, kept -> assertThat(kept.remark().orElseThrow())
                        .contains("in the stated types some inputs give"));
    }

    @Test
    void counterexamplesAreComputedAgain() throws IOException {
        assertAlike(WRONG, 1);
        assertThat(files()).isEmpty();
    }

    @Test
    void otherOptionsAreAnotherCheck() {
        verdicts(known(), EQUAL);
        KnownPairs later = known();
        assertThat(later.verdicts(EQUAL, "others", List::of)).isEmpty();
        assertThat(later.checked()).isEqualTo(1);
    }

    @Test
    void partsAreKept() {
        List<PairVerdict> parts = List.of(new PairVerdict.EqualByParts(true, 3));
        known().verdicts(EQUAL, "options", () -> parts);
        assertThat(verdicts(known(), EQUAL)).isEqualTo(parts);
    }

    @Test
    void damagedAndForeignEntriesAreNotBelieved() throws IOException {
        verdicts(known(), EQUAL);
        Path entry = files().getFirst();
        byte[] content = Files.readAllBytes(entry);
        content[content.length - 1] ^= 1;
        Files.write(entry, content);
        KnownPairs damaged = known();
        verdicts(damaged, EQUAL);
        assertThat(damaged.checked()).isEqualTo(1);
        assertThat(damaged.remark()).contains("1 damaged entry of the cache made again");
        entries = entries(folder);
        KnownPairs foreign = known();
        verdicts(foreign, EQUAL);
        assertThat(foreign.checked()).isEqualTo(1);
    }

    /** What is sealed and yet not of this pair, or not understood, is no verdict. */
    @Test
    void sealedNonsenseIsNotBelieved() throws IOException {
        verdicts(known(), EQUAL);
        Path entry = files().getFirst();
        SealedEntries own = entries.child(folder.relativize(entry).getName(0).toString()).child("pairs");
        String name = own.directory().path().relativize(entry).toString();
        String key = name.replace("/", "").replace(".txt", "");
        for (String text : List.of("", "other\nequal", key + "\nequal\nequal", key + "\nrefuted", key)) {
            own.store(name, text.getBytes(StandardCharsets.UTF_8));
            KnownPairs later = known();
            verdicts(later, EQUAL);
            assertThat(later.checked()).as(text).isEqualTo(1);
        }
        own.store(name, (key + "\nequal").getBytes(StandardCharsets.UTF_8));
        KnownPairs later = known();
        verdicts(later, EQUAL);
        assertThat(later.checked()).isZero();
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).toList();
        }
    }

    @Test
    void withoutAFolderNothingIsKept() {
        KnownPairs known = new KnownPairs(Optional.empty());
        verdicts(known, EQUAL);
        verdicts(known, EQUAL);
        assertThat(known.checked()).isEqualTo(1);
        assertThat(known.remark()).isEmpty();
    }
}
