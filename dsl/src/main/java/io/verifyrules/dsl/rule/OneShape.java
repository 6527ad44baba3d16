package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import java.util.List;
import java.util.Optional;

/**
 * The check that everything an assumption compares has the same sizes, term for term. An assumption is about every
 * access in bounds. With two shapes there would be accesses in bounds of one tensor and not of another. An assumption
 * on the one would say nothing of the other.
 */
final class OneShape {

    private record Sized(String what, Shape shape) {}

    private Optional<Sized> first = Optional.empty();
    private boolean input;

    private OneShape() {
    }

    static void require(TensorExpr assumption) {
        OneShape shapes = new OneShape();
        Graph.of(List.of(assumption)).nodes().forEach(shapes::visit);
        if (!shapes.input) {
            throw new IllFormedException("assume: expected a property of input tensors, found constants only; say "
                    + "requires { .. } for a property of elements that are the same for the whole tensor");
        }
    }

    private void visit(Node part) {
        switch (part) {
            case Input named -> {
                input = true;
                agree(new Sized("tensor " + named.name(), named.shape()));
            }
            case Constant constant -> agree(new Sized("a constant", constant.shape()));
            default -> {
            }
        }
    }

    private void agree(Sized found) {
        if (first.isEmpty()) {
            first = Optional.of(found);
            return;
        }
        Sized expected = first.get();
        expected.shape().sizes().forEach((axis, size) -> {
            AxisMap other = found.shape().sizes().get(axis);
            if (!size.equals(other)) {
                throw new IllFormedException("assume: all that is compared must have the same sizes, but on axis "
                        + axis + " that of " + expected.what() + " is " + SizeText.of(size) + " and that of "
                        + found.what() + " is " + (other == null ? "missing" : SizeText.of(other))
                        + "; declare one size and use it for both");
            }
        });
    }
}
