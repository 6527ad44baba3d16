package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.verifier.instantiate.Dimension;
import io.verifyrules.verifier.instantiate.NotExpressible;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The instructions that combine many elements. */
final class HloReductions {

    private final HloModule module;
    private final HloBody body;

    HloReductions(HloModule module, HloBody body) {
        this.module = module;
        this.body = body;
    }

    private static Monoid monoid(Reducer reducer) {
        return switch (reducer) {
            case Monoid monoid -> monoid;
            case ArgExtreme extreme -> throw new NotExpressible("the body of " + extreme + " is not written out");
            case DeclaredMonoid declared -> throw new NotExpressible("nothing says what " + declared + " computes");
        };
    }

    private HloValue initial(Monoid monoid, Optional<Element> given, HloType type) {
        return given.map(module::element)
                .orElseGet(() -> body.emit("identity", List.of(), type,
                        "constant(" + HloOperators.identity(monoid, type) + ")"));
    }

    HloValue reduced(Reduce reduce, List<Dimension> at, HloType type) {
        HloValue operand = module.value(reduce.operand());
        HloValue initial = initial(monoid(reduce.monoid()), reduce.initial(), type);
        return body.operation("reduce", at, type, List.of(operand, initial),
                "dimensions=" + Dimension.braced(Dimension.indices(operand.positions(), reduce.over())) + ", to_apply="
                        + body.reducer(monoid(reduce.monoid()).operator(), type));
    }

    HloValue windowed(ReduceWindow reduce, List<Dimension> at, HloType type) {
        HloValue operand = module.value(reduce.operand());
        HloValue initial = initial(monoid(reduce.monoid()), reduce.initial(), type);
        List<Dimension> positions = operand.positions();
        String window = "size="
                + Dimension.each(positions, (position, size) -> module.on(reduce.size(), position, 1) + "", "x")
                + " stride="
                + Dimension
                        .each(positions, (position, size) -> module.on(reduce.window().stride(), position, 1) + "", "x")
                + " pad="
                + Dimension.each(positions,
                        (position, size) -> module.on(reduce.window().low(), position, 0) + "_"
                                + module.on(reduce.window().high(), position, 0),
                        "x")
                + " lhs_dilate="
                + Dimension.each(positions,
                        (position, size) -> module.on(reduce.window().baseDilation(), position, 1) + "", "x")
                + " rhs_dilate=" + Dimension.each(positions,
                        (position, size) -> module.on(reduce.window().windowDilation(), position, 1) + "", "x");
        return body.operation("reduce-window", at, type, List.of(operand, initial),
                (positions.isEmpty() ? "" : "window={" + window + "}, ") + "to_apply="
                        + body.reducer(monoid(reduce.monoid()).operator(), type));
    }

    /** HLO has the batch dimensions first, then what only the left operand has, then what only the right one has. */
    HloValue dot(Dot dot, List<Dimension> at, HloType type) {
        HloValue left = module.value(dot.left());
        HloValue right = module.value(dot.right());
        List<Dimension> free = Stream.of(left, right)
                .flatMap(operand -> operand.positions()
                        .stream()
                        .filter(position -> !dot.contracted().contains(position.axis())
                                && !dot.batch().contains(position.axis())))
                .toList();
        List<Dimension> order = Stream
                .concat(left.positions().stream().filter(position -> dot.batch().contains(position.axis())),
                        free.stream())
                .toList();
        HloValue product = body.operation("dot", order, type, List.of(left, right), "lhs_batch_dims="
                + Dimension.braced(Dimension.indices(left.positions(), dot.batch())) + ", lhs_contracting_dims="
                + Dimension.braced(Dimension.indices(left.positions(), dot.contracted())) + ", rhs_batch_dims="
                + Dimension.braced(Dimension.indices(right.positions(), dot.batch())) + ", rhs_contracting_dims="
                + Dimension.braced(Dimension.indices(right.positions(), dot.contracted())));
        return order.equals(at) ? product : body.transposed(order, product, at);
    }
}
