package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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
        return new Collection(rule).collect(new Changes(RuleParts.of(rule)).attempts());
    }

    /** One of the mutants by chance, or empty if there is none. Far fewer changes are tried than for all of them. */
    public static Optional<Mutant> some(Rule rule, Random random) {
        List<Attempt> attempts = new ArrayList<>(new Changes(RuleParts.of(rule)).attempts());
        Collections.shuffle(attempts, random);
        Collection tried = new Collection(rule);
        attempts.stream().takeWhile(attempt -> tried.mutants.isEmpty()).forEach(tried::add);
        return tried.mutants.stream().findFirst();
    }

    /** A change of the rule that is perhaps a mutant. */
    private record Attempt(Change<RuleParts> change, Mutant.Kind kind) {}

    /** The changes of the parts of a rule. */
    private record Changes(RuleParts parts) {

        List<Attempt> attempts() {
            List<Attempt> attempts = new ArrayList<>();
            preconditions().forEach(attempts::add);
            for (int i = 0; i < parts.assumptions().size(); i++) {
                attempts.add(generalized(
                        without("assumption " + (i + 1), parts.assumptions(), i).in(parts::withAssumptions)));
            }
            TensorChanges.of(parts.lhs())
                    .map(change -> altered(change.of("left side,").in(lhs -> parts.withSides(lhs, parts.rhs()))))
                    .forEach(attempts::add);
            TensorChanges.of(parts.rhs())
                    .map(change -> altered(change.of("right side,").in(rhs -> parts.withSides(parts.lhs(), rhs))))
                    .forEach(attempts::add);
            return attempts;
        }

        private Stream<Attempt> preconditions() {
            return IntStream.range(0, parts.preconditions().size()).boxed().flatMap(place -> {
                String name = "precondition " + (place + 1);
                UnaryOperator<Change<Condition>> named = change -> change.of(name);
                Condition condition = parts.preconditions().get(place);
                return Stream
                        .of(Stream.of(
                                generalized(without(name, parts.preconditions(), place).in(parts::withPreconditions))),
                                ConditionChanges.weaker(condition)
                                        .map(named)
                                        .map(change -> generalized(change.in(weaker -> replaced(place, weaker)))),
                                ConditionChanges.everyLane(condition)
                                        .map(named)
                                        .map(change -> altered(change.in(stronger -> replaced(place, stronger)))))
                        .flatMap(attempts -> attempts);
            });
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

        private static Attempt generalized(Change<RuleParts> change) {
            return new Attempt(change, Mutant.Kind.GENERALIZED);
        }

        private static Attempt altered(Change<RuleParts> change) {
            return new Attempt(change, Mutant.Kind.ALTERED);
        }
    }

    /** The mutants of one rule, as they are found. */
    private static final class Collection {

        private final Rule origin;
        private final Set<List<Integer>> known = new HashSet<>();
        private final Map<List<Object>, Integer> numbers = new HashMap<>();
        private final Map<String, Integer> names = new HashMap<>();
        private final List<Mutant> mutants = new ArrayList<>();
        private int illFormed;

        Collection(Rule origin) {
            this.origin = origin;
            known.add(RuleParts.of(origin).numbers(numbers));
        }

        Mutants collect(List<Attempt> attempts) {
            attempts.forEach(this::add);
            return new Mutants(origin, mutants, illFormed);
        }

        void add(Attempt attempt) {
            Change<RuleParts> change = attempt.change();
            int namesakes = names.getOrDefault(change.name(), 0);
            String name = change.name() + (namesakes == 0 ? "" : " (" + (namesakes + 1) + ")");
            RuleDeclaration declared = RuleParts.declare(origin.name() + " [" + name + "]", origin, change.result());
            if (!(declared instanceof Rule rule)) {
                illFormed++;
            } else if (known.add(RuleParts.of(rule).numbers(numbers))) {
                names.put(change.name(), namesakes + 1);
                mutants.add(new Mutant(origin, name, attempt.kind(), rule));
            }
        }
    }
}
