package io.verifyrules.verifier.list;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.PartList;
import io.verifyrules.dsl.rule.RuleNames;
import java.util.Optional;
import java.util.stream.Stream;

/** The theorem of rules that are right part by part. */
final class PartByParts {

    private PartByParts() {
    }

    /**
     * Whether both sides are the parts of the list, joined along the same axis, and nothing in the rule depends on the
     * place of a part or on the other parts.
     */
    static boolean apply(ListRule rule, PartList list) {
        boolean joined = rule.pattern().lhs() instanceof Concat left && rule.pattern().rhs() instanceof Concat right
                && left.along().equals(right.along()) && rule.spread(left).equals(Optional.of(list))
                && rule.spread(right).equals(Optional.of(list));
        RuleNames used = RuleNames.of(rule.pattern());
        return joined
                && Stream.of(rule.pattern().lhs(), rule.pattern().rhs())
                        .noneMatch(side -> side instanceof Concat concat && rule.joinsAgain(concat))
                && Stream.concat(list.starts().keySet().stream(), list.totals().keySet().stream())
                        .map(AxisMap.Variable::name)
                        .noneMatch(used.maps()::containsKey);
    }
}
