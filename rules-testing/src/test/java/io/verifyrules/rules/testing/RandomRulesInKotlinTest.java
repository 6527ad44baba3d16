package io.verifyrules.rules.testing;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.fuzz.RandomKind;
import io.verifyrules.verifier.fuzz.RandomRule;
import io.verifyrules.verifier.kotlin.KotlinRule;
import io.verifyrules.verifier.kotlin.NotInKotlin;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Random rules are the same after they are written in Kotlin and read again. */
@Execution(ExecutionMode.CONCURRENT)
@Tag("random")
class RandomRulesInKotlinTest {

    /** Each day has other rules, and a month has fixed ones. */
    private static final int USUAL = 8;
    private static final int DAYS = 30;
    private static final int AT_NIGHT = 200;
    /** Of some kinds few rules can be said. */
    private static final long MOST_LOOKED_AT = 5;
    private static final int RULES = Day.today().whole() ? AT_NIGHT : USUAL;
    private static final long FIRST = Long.getLong("samples.first",
            Math.floorMod(Day.today().number(), (long) DAYS) * USUAL);

    @ParameterizedTest
    @EnumSource
    void whatIsWrittenInKotlinIsTheSameRule(RandomKind kind) {
        List<Rule> rules = LongStream.range(FIRST, FIRST + MOST_LOOKED_AT * RULES)
                .mapToObj(seed -> RandomRule.of(kind, seed).rule())
                .filter(RandomRulesInKotlinTest::canBeSaid)
                .limit(RULES)
                .toList();
        assertThat(rules).as("those that can be said, %s", Day.today()).hasSizeGreaterThan(RULES / 2);
        WrittenRules.assertSameAgain(rules);
    }

    /** Numbers whose type is said are rare, and some of them have no words. */
    private static boolean canBeSaid(Rule rule) {
        try {
            KotlinRule.of(rule);
            return true;
        } catch (NotInKotlin unsaid) {
            assertThat(unsaid.reason()).as(rule.name())
                    .containsAnyOf("takes its type from what it meets", "is no decimal one");
            return false;
        }
    }
}
