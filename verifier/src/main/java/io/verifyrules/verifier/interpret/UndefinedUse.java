package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Which undefined applications an instance of a rule meets, and what hangs on them. */
public final class UndefinedUse {

    /** Each value may lead to applications that were not met before; deeper ones keep the values they have anyway. */
    private static final int DEPTH = 3;

    private UndefinedUse() {
    }

    private static Map<UndefinedApplication, ElementValue> met(Rule rule, RuleInstance instance) {
        Interpreter interpreter = new Interpreter(instance);
        Replay.replay(rule, interpreter);
        return interpreter.elements().arithmetic().used();
    }

    /**
     * The same instance, in which what it takes the undefined applications for that the rule meets is written down; the
     * instance itself where that leaves it open which of them is meant by an operand that is not known exactly.
     */
    public static RuleInstance spelledOut(Rule rule, RuleInstance instance) {
        UndefinedValues values = UndefinedValues.NONE;
        for (Map.Entry<UndefinedApplication, ElementValue> taken : met(rule, instance).entrySet()) {
            if (!values.lists(taken.getKey())) {
                values = values.with(taken.getKey(), taken.getValue());
            }
        }
        RuleInstance spelledOut = instance.withUndefined(values);
        return Replay.replay(rule, spelledOut).equals(Replay.replay(rule, instance)) ? spelledOut : instance;
    }

    /** The same instance, in which an application that is not listed is taken for what one of its kind was taken for. */
    static RuleInstance carriedOver(Rule rule, RuleInstance instance) {
        UndefinedValues values = UndefinedValues.NONE;
        for (Map.Entry<UndefinedApplication, ElementValue> met : met(rule, instance).entrySet()) {
            UndefinedApplication application = met.getKey();
            ElementValue carried = instance.undefined().values().entrySet().stream()
                    .filter(listed -> listed.getKey().isLike(application)).findFirst().map(Map.Entry::getValue)
                    .orElse(met.getValue());
            if (!values.lists(application)) {
                values = values.with(application, instance.undefined().lists(application) ? met.getValue() : carried);
            }
        }
        return instance.withUndefined(values);
    }

    /** The undefined applications without whose values it would not be certain that the instance refutes the rule. */
    public static Map<UndefinedApplication, ElementValue> refutationRestsOn(Rule rule, RuleInstance instance) {
        Map<UndefinedApplication, ElementValue> met = new LinkedHashMap<>(met(rule, instance));
        List<UndefinedApplication> all = List.copyOf(met.keySet());
        if (refutesWithout(rule, instance, all)) {
            return Map.of();
        }
        List<UndefinedApplication> needed = all.stream().filter(application -> !refutesWithout(rule, instance, List.of(
                application))).toList();
        met.keySet().retainAll(needed.isEmpty() ? all : needed);
        return met;
    }

    private static boolean refutesWithout(Rule rule, RuleInstance instance, List<UndefinedApplication> forgotten) {
        UndefinedValues values = instance.undefined();
        for (UndefinedApplication application : forgotten) {
            UndefinedValues others = values.without(application);
            values = others.lists(application)
                    ? values
                    : others.with(application, new ElementValue.Uncertain(application.toString()));
        }
        return Replay.replay(rule, instance.withUndefined(values)).refutes();
    }

    /** The same instance with random values of the undefined applications that the rule meets; infinite ones now and then. */
    static RuleInstance randomized(Rule rule, RuleNames names, RuleInstance instance, Random random) {
        RuleInstance current = instance;
        for (int depth = 0; depth < DEPTH; depth++) {
            UndefinedValues values = current.undefined();
            for (UndefinedApplication application : met(rule, current).keySet()) {
                if (!values.lists(application)) {
                    values = values.with(application, random(application.type(), names.infinities(), random));
                }
            }
            if (values.equals(current.undefined())) {
                return current;
            }
            current = current.withUndefined(values);
        }
        return current;
    }

    private static ElementValue random(ElementType type, boolean infinities, Random random) {
        List<ElementValue> pool = new ArrayList<>(SmallElements.of(type));
        if (infinities) {
            pool.add(new ElementValue.Infinite(true, type));
            pool.add(new ElementValue.Infinite(false, type));
        }
        return pool.get(random.nextInt(pool.size()));
    }
}
