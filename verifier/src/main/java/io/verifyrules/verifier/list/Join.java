package io.verifyrules.verifier.list;

import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.PartList;
import io.verifyrules.dsl.rule.RuleNames;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** A place where the parts of a list become one tensor. */
sealed interface Join {

    /** The concatenation that has an operand for each part. */
    Concat concat();

    /** The parts one after the other. */
    record Concatenated(Concat concat) implements Join {}

    /** The parts combined: one after the other along an axis that each is given, and reduced over that axis. */
    record Combined(Reduce reduce, Concat concat) implements Join {}

    /** The places where a rule joins the parts of a list. */
    static Set<Join> of(ListRule rule, PartList list) {
        List<Node> nodes = Graph.of(List.of(rule.pattern().lhs(), rule.pattern().rhs())).nodes();
        Set<Join> joins = new LinkedHashSet<>();
        for (Node node : nodes) {
            if (node instanceof Concat concat && rule.spread(concat).equals(Optional.of(list))) {
                List<Node> users = nodes.stream().filter(user -> uses(user, concat)).toList();
                boolean combined = isStacked(concat) && hasPlainElements(rule) && !users.isEmpty()
                        && !rule.pattern().lhs().equals(concat) && !rule.pattern().rhs().equals(concat)
                        && users.stream().allMatch(user -> combines(user, concat));
                if (combined) {
                    users.forEach(user -> joins.add(new Combined((Reduce) user, concat)));
                } else {
                    joins.add(new Concatenated(concat));
                }
            }
        }
        return joins;
    }

    private static boolean uses(Node user, Concat concat) {
        return user instanceof TensorExpr tensor && tensor.operands().stream().anyMatch(concat::equals);
    }

    /** Whether each part is given the axis along which they stand. */
    private static boolean isStacked(Concat concat) {
        TensorExpr operand = concat.operands().getFirst();
        return (operand instanceof ReshapeUnit || operand instanceof Expand)
                && !operand.operands().getFirst().type().axes().contains(concat.along());
    }

    private static boolean combines(Node user, Concat concat) {
        return user instanceof Reduce reduce && reduce.initial().isEmpty() && !(reduce.monoid() instanceof ArgExtreme)
                && reduce.over().equals(alone(concat));
    }

    private static SortedSet<?> alone(Concat concat) {
        return new TreeSet<>(List.of(concat.along()));
    }

    /** Whether a tensor that a rule declares can have any elements that its expressions have. */
    private static boolean hasPlainElements(ListRule rule) {
        RuleNames names = RuleNames.of(rule.pattern());
        return !names.infinities() && !names.mayBeUndefined()
                && !(rule.pattern().principalType() instanceof ElementType.Signless);
    }
}
