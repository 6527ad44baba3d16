package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.mutation.RuleParts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes a rule small as long as something can be said of it: fewer conditions, fewer operators. Greedy. */
final class RuleShrinker {

    private static final int MOST_TRIES = 300;
    /** Of an expression that is larger than this when written out, its first places. */
    private static final int MOST_PLACES = 1_000;

    private final Predicate<Rule> wanted;
    private int tries;

    RuleShrinker(Predicate<Rule> wanted) {
        this.wanted = wanted;
    }

    /** A small rule of the wanted kind; the given one if there is no smaller. */
    Rule shrink(Rule rule) {
        Rule smallest = rule;
        Optional<Rule> smaller = smaller(smallest);
        while (smaller.isPresent()) {
            smallest = smaller.get();
            smaller = smaller(smallest);
        }
        return smallest;
    }

    /**
     * The first step of a rule, taken alone, that is of the wanted kind, without the conditions that do not matter. It
     * is the whole rule if there is none.
     */
    Rule smallestStep(RandomRule random) {
        RuleParts parts = RuleParts.of(random.rule());
        Rule start = random.steps()
                .stream()
                .flatMap(step -> declared(random.rule(), random.rule().name() + ", " + step.rewrite(),
                        parts.withSides(step.before(), step.after())))
                .filter(wanted)
                .findFirst()
                .orElse(random.rule());
        Rule smallest = start;
        for (int i = start.preconditions().size() - 1; i >= 0; i--) {
            Rule before = smallest;
            smallest = declared(before, before.name(), without(RuleParts.of(before), i)).filter(wanted)
                    .findFirst()
                    .orElse(before);
        }
        return smallest;
    }

    private Optional<Rule> smaller(Rule rule) {
        RuleParts parts = RuleParts.of(rule);
        Stream<RuleParts> conditions = IntStream.range(0, parts.preconditions().size())
                .mapToObj(i -> without(parts, i));
        Stream<RuleParts> left = smaller(parts.lhs()).map(lhs -> parts.withSides(lhs, parts.rhs()));
        Stream<RuleParts> right = smaller(parts.rhs()).map(rhs -> parts.withSides(parts.lhs(), rhs));
        Stream<RuleParts> both = smaller(parts.lhs()).limit(8)
                .flatMap(lhs -> smaller(parts.rhs()).limit(8).map(rhs -> parts.withSides(lhs, rhs)));
        return Stream.of(conditions, left, right, both)
                .flatMap(all -> all)
                .flatMap(candidate -> declared(rule, rule.name(), candidate))
                .filter(candidate -> tries++ < MOST_TRIES && wanted.test(candidate))
                .findFirst();
    }

    private static RuleParts without(RuleParts parts, int condition) {
        List<Condition> rest = new ArrayList<>(parts.preconditions());
        rest.remove(condition);
        return parts.withPreconditions(rest);
    }

    /** The tensor with one operator replaced by an operand that has its axes. */
    private static Stream<TensorExpr> smaller(TensorExpr tensor) {
        return Place.all(tensor)
                .limit(MOST_PLACES)
                .flatMap(place -> place.term()
                        .operands()
                        .stream()
                        .filter(operand -> operand.type().equals(place.term().type()))
                        .map(place::with));
    }

    private static Stream<Rule> declared(Rule origin, String name, RuleParts parts) {
        return RuleParts.declare(name, origin, () -> parts) instanceof Rule rule ? Stream.of(rule) : Stream.empty();
    }
}
