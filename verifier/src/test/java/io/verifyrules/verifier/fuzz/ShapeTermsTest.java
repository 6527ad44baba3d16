package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.ShapeTerms;
import io.verifyrules.dsl.expr.Symmetric;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.theory.ElementTheories;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/** What the language says of the shape of an expression is what the interpreter, which shares no code with it, finds. */
@Execution(ExecutionMode.CONCURRENT)
@Tag("exhaustive")
class ShapeTermsTest {

    private static final int RULES = 300;
    private static final int LEAST = 3;

    @Test
    void theShapeOfEveryOperatorIsTheOneThatTheInterpreterFinds() {
        Map<String, Integer> compared = new TreeMap<>();
        long end = Samples.first(RULES) + Samples.number(RULES);
        for (long seed = Samples.first(RULES); seed < end || isAnyRare(operators(), compared); seed += 2) {
            Rule rule = RandomWidths.of(RandomRule.of(seed).rule());
            var type = ElementTheories.of(rule.lhs().type().element(), false).type();
            InstanceGenerator instances = new InstanceGenerator(rule, type, seed);
            List<TensorExpr> expressions = Graph.of(List.of(rule.lhs(), rule.rhs()))
                    .nodes()
                    .stream()
                    .filter(TensorExpr.class::isInstance)
                    .map(TensorExpr.class::cast)
                    .toList();
            // After the rules of the day only those with operators that have been rare among them.
            int instancesOfRule = seed < end || isAnyRare(expressions.stream().map(Object::getClass), compared) ? 2 : 0;
            for (int i = 0; i < instancesOfRule; i++) {
                RuleInstance instance = instances.next();
                ShapeTerms shapes = new ShapeTerms();
                // What several expressions have in common is evaluated once.
                Interpreter interpreter = new Interpreter(instance);
                expressions.forEach(expression -> compare(expression, shapes, instance, interpreter, compared));
            }
        }
        assertThat(compared).hasSameSizeAs(operators().toList());
    }

    /** All but an assumption, of which no side is made. */
    private static Stream<? extends Class<?>> operators() {
        return Stream.of(TensorExpr.class.getPermittedSubclasses()).filter(operator -> operator != Symmetric.class);
    }

    private static boolean isAnyRare(Stream<? extends Class<?>> operators, Map<String, Integer> compared) {
        return operators.anyMatch(operator -> compared.getOrDefault(operator.getSimpleName(), 0) < LEAST);
    }

    private static void compare(TensorExpr expression, ShapeTerms shapes, RuleInstance instance,
            Interpreter interpreter, Map<String, Integer> compared) {
        TensorExpr sized = Constant.of(Element.of(new Literal.Truth(true), ElementType.BOOL), shapes.of(expression));
        if (interpreter.evaluate(expression) instanceof Evaluation.Valid found) {
            assertThat(new Interpreter(instance).evaluate(sized)).as("%s with %s", expression, instance)
                    .isInstanceOfSatisfying(Evaluation.Valid.class,
                            shape -> assertThat(shape.tensor().sizes()).as("%s with %s", expression, instance)
                                    .isEqualTo(found.tensor().sizes()));
            compared.merge(expression.getClass().getSimpleName(), 1, Integer::sum);
        }
    }
}
