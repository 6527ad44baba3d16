package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * All mutants of a rule, each different from the rule and from the others.
 *
 * @param origin    the rule
 * @param mutants   those that are rules
 * @param illFormed how many changes gave no rule at all
 */
public record Mutants(Rule origin, List<Mutant> mutants, int illFormed) {

    public Mutants {
        mutants = List.copyOf(mutants);
    }

    /** Every mutant of the rule. */
    public static Mutants of(Rule rule) {
        return new Collection(rule).collect();
    }

    /** The changes of one rule, as they are tried. */
    private static final class Collection {

        private final Rule origin;
        private final RuleParts parts;
        private final Set<List<Integer>> known = new HashSet<>();
        private final Map<List<Object>, Integer> numbers = new HashMap<>();
        private final Map<String, Integer> names = new HashMap<>();
        private final List<Mutant> mutants = new ArrayList<>();
        private int illFormed;

        Collection(Rule origin) {
            this.origin = origin;
            this.parts = RuleParts.of(origin);
            known.add(parts.numbers(numbers));
        }

        Mutants collect() {
            preconditions();
            for (int i = 0; i < parts.assumptions().size(); i++) {
                generalized(without("assumption " + (i + 1), parts.assumptions(), i).in(parts::withAssumptions));
            }
            TensorChanges.of(parts.lhs())
                    .forEach(change -> altered(change.of("left side,").in(lhs -> parts.withSides(lhs, parts.rhs()))));
            TensorChanges.of(parts.rhs())
                    .forEach(change -> altered(change.of("right side,").in(rhs -> parts.withSides(parts.lhs(), rhs))));
            return new Mutants(origin, mutants, illFormed);
        }

        private void preconditions() {
            for (int i = 0; i < parts.preconditions().size(); i++) {
                String name = "precondition " + (i + 1);
                UnaryOperator<Change<Condition>> named = change -> change.of(name);
                Condition condition = parts.preconditions().get(i);
                generalized(without(name, parts.preconditions(), i).in(parts::withPreconditions));
                int place = i;
                ConditionChanges.weaker(condition)
                        .map(named)
                        .forEach(change -> generalized(change.in(weaker -> replaced(place, weaker))));
                ConditionChanges.everyLane(condition)
                        .map(named)
                        .forEach(change -> altered(change.in(stronger -> replaced(place, stronger))));
            }
        }

        private RuleParts replaced(int place, Condition condition) {
            List<Condition> changed = new ArrayList<>(parts.preconditions());
            changed.set(place, condition);
            return parts.withPreconditions(changed);
        }

        private static <T> Change<List<T>> without(String name, List<T> list, int place) {
            List<T> rest = new ArrayList<>(list);
            rest.remove(place);
            return Change.to("dropped", rest).of(name);
        }

        private void generalized(Change<RuleParts> change) {
            add(change, Mutant.Kind.GENERALIZED);
        }

        private void altered(Change<RuleParts> change) {
            add(change, Mutant.Kind.ALTERED);
        }

        private void add(Change<RuleParts> change, Mutant.Kind kind) {
            int namesakes = names.getOrDefault(change.name(), 0);
            String name = change.name() + (namesakes == 0 ? "" : " (" + (namesakes + 1) + ")");
            RuleDeclaration declared = RuleParts.declare(origin.name() + " [" + name + "]", origin, change.result());
            if (!(declared instanceof Rule rule)) {
                illFormed++;
            } else if (known.add(RuleParts.of(rule).numbers(numbers))) {
                names.put(change.name(), namesakes + 1);
                mutants.add(new Mutant(origin, name, kind, rule));
            }
        }
    }
}
