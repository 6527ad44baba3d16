package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.rule.Rule;
import java.util.List;

/** Whether a rule combines floats, so that it matters in which order libraries do. */
final class FloatReductions {

    private FloatReductions() {
    }

    /** Whether there are some, where the type that the rule leaves open is the given one. */
    static boolean areIn(Rule rule, ElementType open) {
        return Graph.of(List.of(rule.lhs(), rule.rhs()))
                .nodes()
                .stream()
                .filter(TensorExpr.class::isInstance)
                .map(TensorExpr.class::cast)
                .filter(FloatReductions::combines)
                .map(tensor -> tensor.type().element())
                .anyMatch(type -> isFloat(type) || (type instanceof ElementType.Open && isFloat(open)));
    }

    private static boolean isFloat(ElementType type) {
        return type instanceof ElementType.Floating;
    }

    private static boolean combines(TensorExpr tensor) {
        return tensor instanceof Reduce || tensor instanceof ReduceWindow || tensor instanceof Dot
                || tensor instanceof Convolution;
    }
}
