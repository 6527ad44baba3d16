package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.value.CombiningModel;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.UndefinedApplication;
import io.verifyrules.verifier.value.UndefinedValues;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The undefined applications that an instance of a rule meets, and the results that depend on them. */
public final class UndefinedUse {

    private UndefinedUse() {
    }

    /** The undefined applications that the rule meets on the instance, and what these are taken for. */
    public static Map<UndefinedApplication, ElementValue> met(Rule rule, RuleInstance instance) {
        Interpreter interpreter = Replay.interpreter(rule, instance, Work.once());
        Replay.replay(rule, interpreter);
        return interpreter.elements().arithmetic().used();
    }

    /**
     * The same instance, with its values of the undefined applications that the rule meets written down. It is the
     * instance itself where an operand is not known exactly, so that the application which is meant is left open.
     */
    public static RuleInstance spelledOut(Rule rule, RuleInstance instance) {
        UndefinedValues.Listing listing = UndefinedValues.NONE.listing();
        met(rule, instance).forEach((application, value) -> {
            if (!listing.lists(application)) {
                listing.add(application, value);
            }
        });
        UndefinedValues values = UndefinedValues.NONE.withModels(models(rule, instance)).with(listing);
        if (values.values().isEmpty() && values.equals(instance.undefined())) {
            return instance;
        }
        RuleInstance spelledOut = instance.withUndefined(values);
        return Replay.replay(rule, spelledOut).equals(Replay.replay(rule, instance)) ? spelledOut : instance;
    }

    private static Map<String, CombiningModel> models(Rule rule, RuleInstance instance) {
        Map<String, CombiningModel> models = new LinkedHashMap<>();
        RuleNames.of(rule).functions().forEach((name, function) -> {
            if (function.laws().associative()) {
                ElementType type = ElementTypes.resolved(function.result(), instance.elementType());
                models.put(name, instance.undefined().model(name, type));
            }
        });
        return models;
    }

    /** The undefined applications without whose values it would not be certain that the instance refutes the rule. */
    public static Map<UndefinedApplication, ElementValue> refutationRestsOn(Rule rule, RuleInstance instance) {
        Map<UndefinedApplication, ElementValue> met = new LinkedHashMap<>(met(rule, instance));
        if (met.isEmpty()) {
            return Map.of();
        }
        List<UndefinedApplication> all = List.copyOf(met.keySet());
        if (refutesWithout(rule, instance, all)) {
            return Map.of();
        }
        List<UndefinedApplication> needed = all.stream()
                .filter(application -> !refutesWithout(rule, instance, List.of(application)))
                .toList();
        met.keySet().retainAll(needed.isEmpty() ? all : needed);
        return met;
    }

    /** Whether the instance refutes the rule whatever undefined operations give; of declared functions it may say what they are. */
    public static boolean refutesInAnyCase(Rule rule, RuleInstance instance) {
        return refutationRestsOn(rule, instance).keySet().stream().allMatch(UndefinedApplication::isOfFunction);
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
}
