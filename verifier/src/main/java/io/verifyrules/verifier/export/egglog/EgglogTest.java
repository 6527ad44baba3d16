package io.verifyrules.verifier.export.egglog;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.export.match.Examples;
import io.verifyrules.verifier.export.match.Proved;
import io.verifyrules.verifier.interpret.LaneEvaluation;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** A test of a rule in egglog: programs whose two sides become equal, and programs whose do not. */
public final class EgglogTest {

    private static final int ROUNDS = 40;

    private EgglogTest() {
    }

    /** The text of the test, with the rule under test in it. */
    public static String write(String name, Proved proved, Examples examples) {
        List<String> lines = new ArrayList<>();
        lines.add("(include \"" + EgglogFiles.PRELUDE + "\")");
        lines.add("");
        lines.add(EgglogRule.write(name, proved));
        Rule rule = proved.candidate().rule();
        String type = Equations.of(proved.candidate()).usualType().map(Object::toString).orElse("f32");
        for (RuleInstance instance : examples.firing()) {
            lines.add("(push)");
            lines.addAll(program(rule, instance, type));
            lines.add("(run " + ROUNDS + ")");
            lines.add("(check (= left right))");
            lines.add("(pop)");
        }
        for (Examples.Opposing opposing : examples.opposing()) {
            List<String> program = program(rule, opposing.instance(), type);
            lines.add("; Not fulfilled: " + opposing.demand()
                    + (opposing.wouldErr() ? "; the right side would be wrong." : "."));
            lines.add("(push)");
            lines.addAll(program);
            lines.add("(run " + ROUNDS + ")");
            lines.add("(fail (check (= left right)))");
            lines.add("(pop)");
        }
        return String.join("\n", lines) + "\n";
    }

    private static List<String> program(Rule rule, RuleInstance instance, String type) {
        Program program = new Program(instance, type);
        String left = program.of(rule.lhs());
        String right = program.of(rule.rhs());
        List<String> lines = new ArrayList<>(program.facts);
        lines.add("(let left " + left + ")");
        lines.add("(let right " + right + ")");
        return lines;
    }

    /** A side at the numbers of an instance. */
    private static final class Program extends EgglogTerms {

        private final LaneEvaluation lanes;
        private final String type;
        private final Set<String> facts = new LinkedHashSet<>();

        Program(RuleInstance instance, String type) {
            super(Comparator.naturalOrder());
            this.lanes = new LaneEvaluation(instance);
            this.type = type;
        }

        @Override
        String input(Input input) {
            String term = "(Input \"" + input.name() + "\")";
            facts.add("(union (ShapeOf " + term + ") " + shape(input) + ")");
            facts.add("(union (TypeOf " + term + ") " + type(input.type().element()) + ")");
            return term;
        }

        @Override
        String lanes(TensorExpr tensor, String attribute, AggregatedAxis axis, AxisMap map) {
            return IntStream.range(0, lanes.rank(axis.rankClass()))
                    .mapToObj(lane -> lanes.value(map, lane))
                    .toList()
                    .reversed()
                    .stream()
                    .map(Object::toString)
                    .reduce("(End)", (rest, number) -> "(Lane " + number + " " + rest + ")");
        }

        @Override
        String parameter(Element.Parameter parameter) {
            String term = "(Scalar \"" + parameter.name() + "\" " + type(parameter.type()) + ")";
            facts.add("(ElementType " + term + ")");
            return term;
        }

        @Override
        String openType() {
            return "(Type \"" + type + "\")";
        }

        @Override
        String axis(AggregatedAxis axis) {
            return "\"" + axis.label() + "\"";
        }
    }
}
