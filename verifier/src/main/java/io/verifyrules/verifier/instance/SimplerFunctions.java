package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.UndefinedUse;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.UndefinedApplication;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes what declared functions give in a counterexample as simple as the refutation allows, so that a table of it can be read. */
public final class SimplerFunctions {

    /** A table with more entries than so many is left as it is. */
    private static final int MOST_STEPS = 60;

    private SimplerFunctions() {
    }

    /** The instance, in which what functions give is written down, with simpler values where it refutes the rule with them, too. */
    public static RuleInstance of(Rule rule, RuleInstance instance) {
        RuleInstance current = instance;
        Set<UndefinedApplication> done = new LinkedHashSet<>();
        for (int step = 0; step < MOST_STEPS; step++) {
            Optional<Map.Entry<UndefinedApplication, ElementValue>> next = next(current, done);
            if (next.isEmpty()) {
                return current;
            }
            done.add(next.get().getKey());
            current = simpler(rule, current, next.get().getKey(), next.get().getValue());
        }
        return current;
    }

    private static Optional<Map.Entry<UndefinedApplication, ElementValue>> next(RuleInstance instance,
            Set<UndefinedApplication> done) {
        return instance.undefined()
                .ofFunctions()
                .entrySet()
                .stream()
                .filter(entry -> !done.contains(entry.getKey()))
                .findFirst();
    }

    private static RuleInstance simpler(Rule rule, RuleInstance instance, UndefinedApplication application,
            ElementValue now) {
        List<ElementValue> lighter = SmallElements.like(now)
                .stream()
                .filter(value -> InstanceWeight.of(value).compareTo(InstanceWeight.of(now)) < 0)
                .toList();
        for (ElementValue value : lighter) {
            RuleInstance candidate = UndefinedUse.spelledOut(rule,
                    instance.withUndefined(instance.undefined().with(application, value)));
            if (Replay.replay(rule, candidate).refutes()) {
                return candidate;
            }
        }
        return instance;
    }
}
