package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.UndefinedUse;
import io.verifyrules.verifier.value.CombiningModel;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.UndefinedApplication;
import io.verifyrules.verifier.value.UndefinedValues;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Chooses what an instance takes the undefined applications for that its rule meets. */
public final class UndefinedDraw {

    /** Each value may lead to applications that were not met before; deeper ones keep the values they have anyway. */
    private static final int DEPTH = 3;

    private UndefinedDraw() {
    }

    /** The same instance, in which an application that is not listed is taken for what one of its kind was taken for. */
    public static RuleInstance carriedOver(Rule rule, RuleInstance instance) {
        UndefinedValues.Listing values = UndefinedValues.NONE.listing();
        for (Map.Entry<UndefinedApplication, ElementValue> met : UndefinedUse.met(rule, instance).entrySet()) {
            UndefinedApplication application = met.getKey();
            ElementValue carried = instance.undefined()
                    .values()
                    .entrySet()
                    .stream()
                    .filter(listed -> listed.getKey().isLike(application))
                    .findFirst()
                    .map(Map.Entry::getValue)
                    .orElse(met.getValue());
            if (!values.lists(application)) {
                values.add(application, instance.undefined().lists(application) ? met.getValue() : carried);
            }
        }
        return instance.withUndefined(UndefinedValues.NONE.withModels(instance.undefined().models()).with(values));
    }

    /** The same instance with random values of the undefined applications that the rule meets; infinite ones now and then. */
    static RuleInstance randomized(Rule rule, RuleNames names, RuleInstance instance, Random random) {
        RuleInstance current = instance
                .withUndefined(instance.undefined().withModels(models(names, instance.elementType(), random)));
        for (int depth = 0; depth < DEPTH; depth++) {
            UndefinedValues.Listing values = current.undefined().listing();
            boolean more = false;
            for (UndefinedApplication application : UndefinedUse.met(rule, current).keySet()) {
                if (!values.lists(application)) {
                    values.add(application, random(application, names.infinities(), random));
                    more = true;
                }
            }
            if (!more) {
                return current;
            }
            current = current.withUndefined(current.undefined().with(values));
        }
        return current;
    }

    private static Map<String, CombiningModel> models(RuleNames names, ElementType elementType, Random random) {
        Map<String, CombiningModel> models = new LinkedHashMap<>();
        names.functions().forEach((name, function) -> {
            if (function.laws().associative()) {
                ElementType type = ElementTypes.resolved(function.result(), elementType);
                List<CombiningModel> possible = CombiningModel.of(type);
                models.put(name, possible.get(random.nextInt(possible.size())));
            }
        });
        return models;
    }

    private static ElementValue random(UndefinedApplication application, boolean infinities, Random random) {
        ElementType type = application.type();
        List<ElementValue> pool = new ArrayList<>(application.among().orElseGet(() -> SmallElements.of(type)));
        if (infinities && application.mayBeInfinite()) {
            pool.add(new ElementValue.Infinite(true, type));
            pool.add(new ElementValue.Infinite(false, type));
        }
        return pool.get(random.nextInt(pool.size()));
    }
}
