package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.dsl.rule.Translation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Conditions of one rule as conditions of another, which calls by the same names what is the same. */
final class SameNames {

    private final Translation translation;

    /** @param rule of which the conditions are to be */
    SameNames(Rule rule) {
        RuleNames names = RuleNames.of(rule);
        Mentioned mentioned = Mentioned.of(rule);
        Map<String, RankClass> classes = new HashMap<>();
        rule.rankClasses().forEach(rankClass -> classes.put(rankClass.name(), rankClass));
        this.translation = new Translation(rankClass -> named(classes, rankClass.name()),
                variable -> named(names.maps(), variable.name()),
                lanes -> Permutation.declared(named(names.permutations(), lanes.name())),
                scalar -> named(mentioned.scalars(), scalar.name()),
                parameter -> named(mentioned.parameters(), parameter.name()),
                function -> named(names.functions(), function.name()), UnaryOperator.identity());
    }

    /** The conditions; empty where they speak of what this rule does not mention. */
    Optional<List<Condition>> of(List<Condition> conditions) {
        try {
            return Optional.of(conditions.stream().map(translation::of).toList());
        } catch (NoSuchElementException unknown) {
            return Optional.empty();
        }
    }

    private static <T> T named(Map<String, T> things, String name) {
        return Optional.ofNullable(things.get(name)).orElseThrow(() -> new NoSuchElementException(name));
    }
}
