package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.fuzz.RandomRule;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.instantiate.CheckedProgram;
import io.verifyrules.verifier.instantiate.NotExpressible;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.text.mlir.MlirWriter;
import io.verifyrules.verifier.value.NearNumbers;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The test of a counterexample in StableHLO calls a side with its inputs, and what it expects is what the side computes. */
class CheckedProgramTest {

    private static final Pattern CHECK = Pattern.compile(
            "  \"check\\.expect_(?:almost_)?eq_const\"\\((%\\d+)\\) \\{value = (.*)\\} : \\((.*)\\) -> \\(\\)");

    private static Stream<String> tests(long seed) {
        Rule rule = RandomRule.of(seed).rule();
        if (!rule.widths().open().isEmpty()) {
            return Stream.empty();
        }
        ElementType type = rule.openType()
                .<ElementType>map(open -> new ElementType.Machine(true, 32))
                .orElse(ElementType.OPEN);
        InstanceGenerator generator = new InstanceGenerator(rule, type, seed);
        return Stream.generate(generator::attempt)
                .limit(10)
                .filter(instance -> Replay.applies(rule, instance))
                .limit(1)
                .flatMap(instance -> Stream.of(rule.lhs(), rule.rhs()).flatMap(side -> test(side, instance).stream()));
    }

    private static Optional<String> test(TensorExpr side, RuleInstance instance) {
        try {
            return new Interpreter(instance).evaluate(side) instanceof Evaluation.Valid(ConcreteTensor value)
                    ? Optional.of(CheckedProgram.of("side", side, instance, value)
                            .stream()
                            .flatMap(function -> MlirWriter.write(function).stream())
                            .collect(Collectors.joining("\n")))
                    : Optional.empty();
        } catch (NotExpressible without) {
            return Optional.empty();
        }
    }

    @Test
    void whatIsExpectedIsWhatTheFunctionComputes() {
        List<String> tests = LongStream.range(0, 120).boxed().flatMap(CheckedProgramTest::tests).toList();
        assertThat(tests).hasSizeGreaterThan(60);
        int compared = 0;
        for (String text : tests) {
            Matcher check = CHECK.matcher(text);
            assertThat(check.find()).as(text).isTrue();
            String type = check.group(3);
            String main = text.replace("@main() {", "@main() -> " + type + " {")
                    .replace("\"func.return\"() : () -> ()", "");
            String returned = "\"func.return\"(%s) : (" + type + ") -> ()";
            try {
                Evaluated computed = Evaluated.of(main.replace(check.group(), returned.formatted(check.group(1))));
                Evaluated expected = Evaluated.of(main.replace(check.group(), "%c = \"stablehlo.constant\"() {value = "
                        + check.group(2) + "} : () -> " + type + "\n" + returned.formatted("%c")));
                assertThat(computed.sizes()).as(text).isEqualTo(expected.sizes());
                assertThat(computed.elements()).as(text)
                        .usingElementComparator((one, other) -> NearNumbers.mayBeSame(one, other) ? 0 : 1)
                        .isEqualTo(expected.elements());
                compared++;
            } catch (NotDenoted without) {
                assertThat(without.diagnostic().message()).as(text).isNotEmpty();
            }
        }
        assertThat(compared).isGreaterThan(50);
    }
}
