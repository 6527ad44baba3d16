package io.verifyrules.dsl.diagnostic;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/** Names that a reader takes for other names. */
class LookalikesTest {

    private static final String CYRILLIC_A = "\u0430";

    private static RuleDeclaration declared(String name, String map, String other) {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule(name, rule -> {
            RankClass c = rule.rankClass("c");
            AxisMap size = rule.sizes(map, c);
            AxisMap shift = rule.map(other, c);
            TensorExpr tensor = rule.tensor("A", Shape.of(c, size.plus(shift)));
            rule.rewrite(tensor.reverse(c).reverse(c), tensor);
        });
        return rules.toFile().declarations().getFirst();
    }

    private static String mistake(RuleDeclaration rule) {
        assertThat(rule).isInstanceOf(IllFormedRule.class);
        return ((IllFormedRule) rule).diagnostic().message();
    }

    @ParameterizedTest
    @ValueSource(strings = {"n", "größe", "\u0434\u043b\u0438\u043d\u0430", "\u0394n", "\u03b1", "长度", CYRILLIC_A})
    void aNameOfOneAlphabetIsAName(String name) {
        assertThat(declared("a rule", name, "k")).isInstanceOf(Rule.class);
    }

    @Test
    void aLetterThatLooksLatinBesideLatinLettersIsRefused() {
        assertThat(mistake(declared("a rule", "b" + CYRILLIC_A + "d", "k"))).isEqualTo(
                "the name of a map over rank class c mixes alphabets: in 'b\u0430d' the letter '\u0430' is CYRILLIC SMALL LETTER A, "
                        + "which looks like the Latin 'a'; write one alphabet in a word");
        assertThat(mistake(declared("p" + CYRILLIC_A + "ddings", "n", "k")))
                .startsWith("the name of a rule mixes alphabets");
    }

    @Test
    void twoNamesOfOneLookAreRefused() {
        assertThat(mistake(declared("a rule", "a", CYRILLIC_A)))
                .isEqualTo("the name '\u0430' looks like 'a', which is declared before; names differ to the eye");
        assertThat(mistake(declared("a rule", "\u043e", "o"))).contains("looks like");
        assertThat(declared("a rule", "\u043d", "k")).isInstanceOf(Rule.class);
    }

    @Test
    void wordsOfDifferentAlphabetsMayStandInOneName() {
        assertThat(Lookalikes.require("the name", "x \u2192 \u03c1, \u0430 and b")).isNotEmpty();
        assertThatExceptionOfType(IllFormedException.class)
                .isThrownBy(() -> Lookalikes.require("the name", "x \u0430b"));
    }

    @Test
    void theLookOfATextIsThatOfItsLatinLetters() {
        assertThat(Lookalikes.look("\u0430\u0441\u0435")).isEqualTo("ace").isEqualTo(Lookalikes.look("ace"));
        assertThat(Lookalikes.look("\uff41")).isEqualTo("a");
        assertThat(Lookalikes.look("ace")).isNotEqualTo(Lookalikes.look("Ace"));
    }
}
