package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.fuzz.RandomRule;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.instantiate.NotExpressible;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.text.hlo.HloReader;
import io.verifyrules.verifier.text.hlo.HloWriter;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What is written of random rules as HLO is read as it was written: the same records, which are the same text. */
@Execution(ExecutionMode.CONCURRENT)
class WrittenModulesAreReadTest {

    private static final int SEEDS = 150;
    private static final int DRAWN = 20;

    private static Stream<List<String>> modules(long seed) {
        Rule rule = RandomRule.of(seed).rule();
        if (!rule.widths().open().isEmpty()) {
            return Stream.empty();
        }
        ElementType type = rule.openType().<ElementType>map(open -> ElementType.INT).orElse(ElementType.OPEN);
        InstanceGenerator generator = new InstanceGenerator(rule, type, seed);
        return Stream.generate(generator::attempt)
                .limit(DRAWN)
                .filter(instance -> Replay.applies(rule, instance))
                .limit(1)
                .flatMap(instance -> Stream.of(rule.lhs(), rule.rhs()).flatMap(side -> {
                    try {
                        return Stream.of(HloText.lines("side", side, instance));
                    } catch (NotExpressible without) {
                        return Stream.empty();
                    }
                }));
    }

    @Test
    void aModuleIsReadAsItWasWritten() {
        List<List<String>> written = LongStream.range(0, SEEDS)
                .boxed()
                .flatMap(WrittenModulesAreReadTest::modules)
                .toList();
        assertThat(written).hasSizeGreaterThan(SEEDS / 2);
        for (List<String> lines : written) {
            Module module = HloReader.read("side.hlo", String.join("\n", lines)).getFirst();
            assertThat(HloWriter.write(module).stripTrailing()).isEqualTo(String.join("\n", lines));
        }
    }

    /** Brackets stand for each dimension up to the one without places, as XLA reads them. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            s32[0]       | {}
            s32[0,3]     | {}
            s32[2,0]     | {{}, {}}
            s32[2,1,0,4] | {{{}}, {{}}}
            """)
    void constantsWithoutElementsHaveBrackets(String type, String elements) {
        String text = "HloModule m\n\nENTRY e {\n  ROOT c = " + type + " constant(" + elements + ")\n}";
        assertThat(HloWriter.write(HloReader.read("m.hlo", text).getFirst()).stripTrailing()).isEqualTo(text);
    }
}
