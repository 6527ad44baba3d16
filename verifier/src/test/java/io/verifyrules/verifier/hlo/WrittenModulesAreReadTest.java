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

import static org.assertj.core.api.Assertions.assertThat;

/** What is written of random rules as HLO is read as it was written, but for the order of attributes and the digits of floats. */
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
                        return Stream.of(HloModule.of("side", side, instance));
                    } catch (NotExpressible without) {
                        return Stream.empty();
                    }
                }));
    }

    /** Lines without blanks around, with attributes in the order of their names. */
    private static List<String> ordered(String text) {
        return text.lines()
                .filter(line -> !line.isBlank())
                .map(line -> Stream.of(line.strip().split(", (?=[a-z_]+=)", -1)).toList())
                .map(parts -> parts.getFirst()
                        .replaceAll("((?:f[0-9]+|bf16)\\[\\] constant\\(-?[0-9]+)\\)", "$1.0)")
                        .replaceAll("(c[0-9]+\\[\\] constant\\()\\(([0-9]+), 0\\)", "$1($2.0, 0.0)") + " "
                        + parts.stream().skip(1).sorted().toList())
                .toList();
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
            String again = HloWriter.write(module);
            assertThat(ordered(again)).isEqualTo(ordered(String.join("\n", lines)));
            assertThat(HloWriter.write(HloReader.read("again.hlo", again).getFirst())).isEqualTo(again);
        }
    }
}
