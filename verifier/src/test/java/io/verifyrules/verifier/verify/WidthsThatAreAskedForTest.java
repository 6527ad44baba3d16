package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A rule that leaves a width open, checked for the element types that are asked for. */
class WidthsThatAreAskedForTest {

    private static final RuleDeclaration RULE = rule();

    private static RuleDeclaration rule() {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("zero is added", rule -> {
            ElementType type = new ElementType.Signless(rule.width("N"));
            RankClass c = rule.rankClass("c");
            Shape shape = Shape.of(c, rule.sizes("n", c));
            TensorExpr x = rule.tensor("x", type, shape);
            rule.rewrite(x.plus(Constant.of(Element.of(0, type), shape)), x);
        });
        return rules.toFile().declarations().getFirst();
    }

    private static List<RuleResult> results(String... words) {
        VerifyOptions usual = VerifyOptions.DEFAULT;
        return new Pipeline().verify(RULE, new VerifyOptions(ElementTheories.named(List.of(words)),
                usual.resourceLimit(), usual.timeout(), usual.smtDump()));
    }

    private static List<String> theories(String... words) {
        return results(words).stream().map(RuleResult::theory).toList();
    }

    @Test
    void allWidthsAreTheUsual() {
        assertThat(theories()).containsExactly("i(N)");
        assertThat(theories("signless")).containsExactly("i(N)");
    }

    @Test
    void oneWidthIsCalledByItsName() {
        assertThat(theories("i8", "i24")).containsExactly("i8", "i24");
        assertThat(results("i8").getFirst().notes()).contains("right with N = 8 bits, which are all");
    }

    @Test
    void nothingIsSaidOfOtherTypes() {
        assertThat(theories("real")).isEmpty();
        assertThat(theories("index")).isEmpty();
    }

    @Test
    void theWordsThatAreNoneAreKnown() {
        assertThat(List.of("i8", "i24", "index", "signless", "floats")).allMatch(ElementTheories::isWord);
        assertThat(List.of("i0", "i", "iN", "i(N)", "i99999", "s5")).noneMatch(ElementTheories::isWord);
    }
}
