package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.OperatorCall;
import io.verifyrules.dsl.rule.OperatorCall.Argument;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.kotlin.KotlinRule;
import io.verifyrules.verifier.report.OwnOperators;
import io.verifyrules.verifier.report.RulePrinter;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Operators of an author are names: they outlive the decision of types and every written form, and change nothing else. */
class OperatorCallsTest {

    private static TensorExpr called(RuleBuilder rule, String name, TensorExpr value, Argument... arguments) {
        rule.calls(OperatorCall.of(name, List.of(arguments), value));
        return value;
    }

    private static RuleDeclaration declaration() {
        RuleCollector rules = RuleCollector.forData("calls");
        rules.rule("twice what is turned round", rule -> {
            RankClass s = rule.rankClass("s", RankBound.SINGLETON);
            AxisMap n = rule.sizes("n", s);
            TensorExpr a = rule.tensor("A", ElementType.OPEN, Shape.of(s, n));
            TensorExpr turned = called(rule, "turn", a.reverse(s), new Argument.Term(a), new Argument.Word("s"));
            TensorExpr twice = called(rule, "twice", turned.plus(turned), new Argument.Term(turned));
            TensorExpr right = a.plus(a).reverse(s);
            rule.rewrite(twice, called(rule, "turn", right, new Argument.Term(a), new Argument.Word("s")));
        });
        return rules.toFile().declarations().getFirst();
    }

    private static Rule rule() {
        return (Rule) declaration();
    }

    @Test
    void rulesAreShownByTheNames() {
        assertThat(RulePrinter.print(rule())).isEqualTo("twice(turn(A, s)) => turn(A, s)");
        assertThat(OwnOperators.unfolded(rule())).containsExactly("turn(A, s) = reverse(A, {s})",
                "twice(turn(A, s)) = (turn(A, s) + turn(A, s))", "turn(A, s) = reverse((A + A), {s})");
    }

    @Test
    void anExpressionAloneIsWhatItUnfoldsTo() {
        assertThat(RulePrinter.print(rule().lhs())).isEqualTo("(reverse(A, {s}) + reverse(A, {s}))");
    }

    @Test
    void theJsonFormKeepsTheNames() {
        String json = RuleJson.writeFile(List.of(rule()));
        Rule again = (Rule) RuleJson.readFile("calls.json", json).rules().declarations().getFirst();
        assertThat(RulePrinter.print(again)).isEqualTo(RulePrinter.print(rule()));
        assertThat(RuleJson.writeFile(List.of(again))).isEqualTo(json);
    }

    @Test
    void ruleFilesSayTheNames() {
        assertThat(KotlinRule.of(rule())).contains("called(\"turn\", A.reverse(s), A, \"s\")", "\"twice\",");
    }

    @Test
    void aTensorThatTheExpressionDoesNotUseIsNoOperand() {
        RuleCollector rules = RuleCollector.forData("calls");
        rules.rule("an operand of nothing", rule -> {
            RankClass s = rule.rankClass("s", RankBound.SINGLETON);
            AxisMap n = rule.sizes("n", s);
            TensorExpr a = rule.tensor("A", ElementType.OPEN, Shape.of(s, n));
            TensorExpr b = rule.tensor("B", ElementType.OPEN, Shape.of(s, n));
            rule.rewrite(a, called(rule, "turn", a.reverse(s), new Argument.Term(a), new Argument.Term(b)));
        });
        assertThat(rules.toFile().declarations().getFirst()).isInstanceOfSatisfying(IllFormedRule.class,
                wrong -> assertThat(wrong.diagnostic().message()).isEqualTo(
                        "turn: what it unfolds to does not use 'B'; leave the operand out, or hand over its shape"));
    }
}
