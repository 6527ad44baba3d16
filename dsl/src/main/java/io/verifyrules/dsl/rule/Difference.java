package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The difference of a variant from the rule that it varies; both speak of the same rank classes. */
final class Difference {

    private final Map<List<Object>, Integer> known = new HashMap<>();

    /**
     * The variant, with the demand that it is about if it differs in this alone.
     *
     * @param changed the one demand that the variant leaves out or replaces, if it does so with one
     * @throws IllFormedException if it does not differ
     */
    static Rule between(Rule base, Rule variant, Optional<Variant.ChangedDemand> changed) {
        Difference difference = new Difference();
        boolean sameRewrite = difference.same(rewrite(base), rewrite(variant))
                && base.elements().equals(variant.elements()) && base.upTo().equals(variant.upTo());
        if (sameRewrite && difference.same(demands(base), demands(variant))) {
            throw new IllFormedException("the variant changes nothing, so it is the rule '" + base.name()
                    + "' again; leave out a demand with without(..), replace one, give another side, or change a "
                    + "variable that the rule uses later");
        }
        return changed.filter(ignored -> sameRewrite)
                .flatMap(change -> difference.alone(base, variant, change))
                .map(variant::showing)
                .orElse(variant);
    }

    private boolean same(List<Node> some, List<Node> others) {
        return numbers(some).equals(numbers(others));
    }

    private List<Integer> numbers(List<Node> nodes) {
        return Graph.of(nodes).numbers(known);
    }

    /** A variable of the rule that the variant sets may have changed other demands as well. */
    private Optional<Variant.ChangedDemand> alone(Rule base, Rule variant, Variant.ChangedDemand changed) {
        List<Integer> others = new ArrayList<>(numbers(demands(base)));
        List<Integer> without = numbers(List.of(base.demands().get(changed.number()).node()));
        int place = others.indexOf(without.get(0));
        others.subList(place, place + 1).clear();
        List<Integer> demanded = numbers(demands(variant));
        return demanded.containsAll(others)
                ? Optional.of(
                        new Variant.ChangedDemand(changed.number(), changed.leftOut() && others.containsAll(demanded)))
                : Optional.empty();
    }

    private static List<Node> rewrite(Rule rule) {
        List<Node> said = new ArrayList<>(List.of(rule.lhs(), rule.rhs()));
        rule.hints().forEach(hint -> said.addAll(List.of(hint.index(), hint.value())));
        return said;
    }

    private static List<Node> demands(Rule rule) {
        List<Node> said = new ArrayList<>(rule.preconditions());
        said.addAll(rule.assumptions());
        return said;
    }
}
