package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.dialect.Closed;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Functions;
import io.verifyrules.verifier.dialect.Movement;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.Positions;
import io.verifyrules.verifier.dialect.Reading;
import io.verifyrules.verifier.dialect.Spelling;
import io.verifyrules.verifier.dialect.Tables;
import io.verifyrules.verifier.dialect.Unrolling;
import io.verifyrules.verifier.dialect.hlo.HloLowering;
import io.verifyrules.verifier.dialect.table.Dialects;
import io.verifyrules.verifier.fuzz.RandomRule;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.instantiate.NotExpressible;
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.text.Entry;
import io.verifyrules.verifier.text.hlo.HloReader;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.NearNumbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** What is written of random rules as HLO computes what the rule says, as it is read and lowered. */
class WrittenModulesAreComputedTest {

    private static final int SEEDS = 60;
    private static final int DRAWN = 20;

    private static Stream<RuleInstance> instances(Rule rule, long seed) {
        if (!rule.widths().open().isEmpty()) {
            return Stream.empty();
        }
        ElementType type = rule.openType().<ElementType>map(open -> ElementType.INT).orElse(ElementType.OPEN);
        InstanceGenerator generator = new InstanceGenerator(rule, type, seed);
        return Stream.generate(generator::attempt)
                .limit(DRAWN)
                .filter(instance -> Replay.applies(rule, instance))
                .limit(1);
    }

    private static Optional<List<String>> written(TensorExpr side, RuleInstance instance) {
        try {
            return Optional.of(HloText.lines("side", side, instance));
        } catch (NotExpressible without) {
            return Optional.empty();
        }
    }

    /** The elements that a module gives, in row-major order. */
    private static List<ElementValue> elements(String text) {
        HloReader.Part part = HloReader.parts("side.hlo", text).getFirst();
        Entry.Read entry = (Entry.Read) part.entry().orElseThrow();
        Module module = entry.module();
        Positions positions = new Positions(new RankClass("d", RankClass.RankBound.SINGLETON));
        Tables tables = new Tables(positions, Input::of);
        Denoted result = new Functions(Reading.STATED, Spelling.FOR_PROOFS, Unrolling.NONE, positions, tables,
                (sizes, element, neutral) -> new Movement(positions).repeated(neutral, sizes), Map.of(),
                Dialects.operations()).results(HloLowering.function(entry.function(), module), List.of()).getFirst();
        return Tables.elements(positions, result.sizes(),
                Closed.evaluated(result.tensor(), positions, tables.values()).orElseThrow());
    }

    @Test
    void aModuleComputesWhatItWasWrittenOf() {
        int compared = 0;
        List<String> different = new ArrayList<>();
        Set<String> without = new TreeSet<>();
        for (long seed = 0; seed < SEEDS; seed++) {
            Rule rule = RandomRule.of(seed).rule();
            for (RuleInstance instance : instances(rule, seed).toList()) {
                for (TensorExpr side : List.of(rule.lhs(), rule.rhs())) {
                    Optional<List<String>> written = written(side, instance);
                    if (written.isEmpty()
                            || !(new Interpreter(instance).evaluate(side) instanceof Evaluation.Valid(var expected))) {
                        continue;
                    }
                    try {
                        List<ElementValue> found = elements(String.join("\n", written.get()));
                        compared++;
                        if (found.size() != expected.count() || !IntStream.range(0, expected.count())
                                .allMatch(i -> NearNumbers.mayBeSame(expected.at(i), found.get(i)))) {
                            different.add(seed + ": " + String.join("\n", written.get()) + "\n" + found + " "
                                    + IntStream.range(0, expected.count()).mapToObj(expected::at).toList());
                        }
                    } catch (NotDenoted unknown) {
                        without.add(unknown.getMessage());
                    }
                }
            }
        }
        assertThat(different).isEmpty();
        assertThat(compared).as(without.toString()).isGreaterThan(SEEDS / 2);
    }
}
