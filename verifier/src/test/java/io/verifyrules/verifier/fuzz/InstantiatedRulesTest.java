package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.instantiate.Instantiation;
import io.verifyrules.verifier.instantiate.NotExpressible;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.text.mlir.MlirReader;
import io.verifyrules.verifier.text.mlir.MlirWriter;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Random rules at random instances are programs that are read as they were written, and that take and give what the rule says. */
@Execution(ExecutionMode.CONCURRENT)
class InstantiatedRulesTest {

    private static final int SEEDS = 150;
    private static final int PARTS = 3;
    private static final int DRAWN = 20;

    /** A rule, and an instance to which it applies. */
    private record Instance(Rule rule, RuleInstance instance) {}

    private static final List<Instance> DRAWN_INSTANCES = instances();

    /** Random rules at an instance each, where one is found soon. */
    private static List<Instance> instances() {
        return Samples.partOfSeeds(SEEDS, PARTS).boxed().flatMap(seed -> {
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
                    .map(instance -> new Instance(rule, instance));
        }).toList();
    }

    private static Stream<Optional<Function>> programs(Instantiation.Inputs inputs, Set<String> refused) {
        return DRAWN_INSTANCES.stream()
                .flatMap(drawn -> Stream.of(drawn.rule().lhs(), drawn.rule().rhs())
                        .map(side -> program(side, drawn.instance(), inputs, refused)));
    }

    private static Optional<Function> program(TensorExpr side, RuleInstance instance, Instantiation.Inputs inputs,
            Set<String> refused) {
        try {
            return Optional.of(Instantiation.of("side", side, instance, inputs));
        } catch (NotExpressible reason) {
            refused.add(reason.reason());
            return Optional.empty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aProgramIsReadAsItWasWritten(Instantiation.Inputs inputs) {
        Set<String> refused = new TreeSet<>();
        List<Function> written = programs(inputs, refused).flatMap(Optional::stream).toList();
        assertThat(written).as(refused.toString()).hasSizeGreaterThan(SEEDS / PARTS / 2);
        for (Function function : written) {
            String text = String.join("\n", MlirWriter.write(function)) + "\n";
            Function read = MlirReader.read("side.mlir", text).getFirst().functions().getFirst();
            assertThat(String.join("\n", MlirWriter.write(read)) + "\n").isEqualTo(text);
            assertThat(read.type()).isEqualTo(function.type());
        }
    }

    @Test
    void inputsAreParametersOrConstants() {
        Set<String> refused = new TreeSet<>();
        assertThat(programs(Instantiation.Inputs.CONSTANTS, refused).flatMap(Optional::stream))
                .allMatch(function -> function.type().operands().isEmpty());
        assertThat(programs(Instantiation.Inputs.PARAMETERS, refused).flatMap(Optional::stream))
                .anyMatch(function -> function.type().operands().size() > 1);
    }
}
