package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import java.util.function.Consumer;

/** Rules written in Java. */
public final class RuleFixture {

    private RuleFixture() {
    }

    /** The rule that the body declares; a body that is no rule is a mistake in the test. */
    public static Rule rule(String name, Consumer<RuleBuilder> body) {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule(name, body);
        return switch (collector.toFile().declarations().get(0)) {
            case Rule rule -> rule;
            case ListRule list -> throw new AssertionError(list.toString());
            case IllFormedRule broken -> throw new AssertionError(broken.diagnostic().toString());
        };
    }
}
