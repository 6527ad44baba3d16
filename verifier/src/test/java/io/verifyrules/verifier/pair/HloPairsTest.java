package io.verifyrules.verifier.pair;

import io.verifyrules.verifier.dialect.hlo.HloLowering;
import io.verifyrules.verifier.text.Entry;
import io.verifyrules.verifier.text.hlo.HloReader;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Modules of HLO next to others that compute the same, and to others that do not. */
class HloPairsTest {

    private static final Path ROOT = Path.of("src/test/hlo");

    private final PairCheck check = new PairCheck(new Pipeline(), VerifyOptions.DEFAULT);

    private static ProgramPair.Part part(HloReader.Part module) {
        assertThat(module.entry()).as(module.name() + " has an entry").get().isInstanceOf(Entry.Read.class);
        Entry.Read read = (Entry.Read) module.entry().orElseThrow();
        return new ProgramPair.Part(HloLowering.function(read.function(), read.module()), Map.of());
    }

    private PairVerdict verdict(HloReader.Part before, HloReader.Part after) {
        return check.check(new ProgramPair("e", part(before), part(after))).getFirst();
    }

    @TestFactory
    Stream<DynamicTest> eachModuleIsToldFromItsWrongRelative() throws IOException {
        try (Stream<Path> files = Files.walk(ROOT)) {
            List<Path> all = files.filter(file -> file.toString().endsWith(".hlo")).sorted().toList();
            assertThat(all).as("files below " + ROOT).hasSizeGreaterThan(4);
            return all.stream().flatMap(this::triples);
        }
    }

    private Stream<DynamicTest> triples(Path file) {
        try {
            List<HloReader.Part> modules = HloReader.parts(file.toString(), Files.readString(file));
            assertThat(modules.size() % 3).isZero();
            return IntStream.range(0, modules.size() / 3).mapToObj(i -> {
                HloReader.Part before = modules.get(3 * i);
                String name = before.name().orElseThrow();
                assertThat(modules.get(3 * i + 1).name()).contains(name + "_right");
                return DynamicTest.dynamicTest(name, () -> {
                    assertThat(verdict(before, modules.get(3 * i + 1)).kind()).isEqualTo(PairVerdict.Kind.EQUAL);
                    assertThat(verdict(before, modules.get(3 * i + 2)).kind()).isEqualTo(PairVerdict.Kind.REFUTED);
                });
            });
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static final String GATHER = "s32[2,3] gather(x, i), offset_dims={1}, collapsed_slice_dims={0}, start_index_map={0}, index_vector_dim=1, slice_sizes={1,3}";

    private static HloReader.Part module(String root) {
        String text = "HloModule m\nENTRY e {\n  x = s32[4,3] parameter(0)\n  i = s32[2,1] parameter(1)\n  ROOT r = "
                + root + "\n}\n";
        return HloReader.parts("m.hlo", text).getFirst();
    }

    /** A slice with no place on a dimension that is left out reads nothing, and one with two places is no slice. */
    @ParameterizedTest
    @CsvSource({"'{1,3}', EQUAL", "'{0,3}', NOT_READ", "'{2,3}', AFTER_IS_INVALID", "'{1,2}', AFTER_IS_INVALID",
            "'{1,4}', AFTER_IS_INVALID"})
    void theSizesOfASliceAreChecked(String sizes, PairVerdict.Kind expected) {
        assertThat(verdict(module(GATHER), module(GATHER.replace("{1,3}", sizes))).kind()).isEqualTo(expected);
    }
}
