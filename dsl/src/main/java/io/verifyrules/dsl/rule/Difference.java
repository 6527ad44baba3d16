package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a variant differs in from the rule that it varies; both speak of the same rank classes. */
final class Difference {

    private final Map<List<Object>, Integer> known = new HashMap<>();

    /**
     * The variant, with the demand that it shows to be needed if it differs in this alone.
     *
     * @param changed the number of the one demand that the variant leaves out or replaces, if it does so with one
     * @throws IllFormedException if it does not differ
     */
    static Rule between(Rule base, Rule variant, Optional<Integer> changed) {
        Difference difference = new Difference();
        boolean sameRewrite = difference.same(rewrite(base), rewrite(variant))
                && base.elements().equals(variant.elements());
        if (sameRewrite && difference.same(demands(base), demands(variant))) {
            throw new IllFormedException("the variant changes nothing, so it is the rule '" + base.name()
                    + "' again; leave out a demand with without(..), replace one, give another side, or change a "
                    + "variable that the rule uses later");
        }
        return sameRewrite ? variant.showing(changed) : variant;
    }

    private boolean same(List<Node> some, List<Node> others) {
        return some.size() == others.size() && Graph.of(some).numbers(known).equals(Graph.of(others).numbers(known));
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
