package io.verifyrules.rules.testing;

import io.verifyrules.dsl.rule.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * The rules of a collection are the same after they are written in Kotlin and read again. A compiler reads them, which takes long for all:
 * the nightly build does it, and each day has another part.
 */
@Execution(ExecutionMode.CONCURRENT)
@Tag("corpus")
public abstract class KotlinContract {

    private static final int PART = 40;
    private static final int TOGETHER = 200;

    private final String collection;

    protected KotlinContract(String collection) {
        this.collection = collection;
    }

    @Test
    final void whatIsWrittenInKotlinIsTheSameRule() {
        Day day = Day.today();
        assumeTrue(day.isOf(collection), "it has another day");
        List<Rule> rules = new ArrayList<>(CollectionResults.declarations(CollectionResults.book(collection))
                .stream()
                .filter(Rule.class::isInstance)
                .map(Rule.class::cast)
                .toList());
        assertThat(rules).hasSizeGreaterThan(PART);
        Collections.shuffle(rules, new Random(day.number()));
        List<Rule> part = day.whole() ? rules : rules.subList(0, PART);
        for (int from = 0; from < part.size(); from += TOGETHER) {
            WrittenRules.assertSameAgain(part.subList(from, Math.min(part.size(), from + TOGETHER)));
        }
    }
}
