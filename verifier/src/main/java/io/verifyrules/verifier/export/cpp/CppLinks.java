package io.verifyrules.verifier.export.cpp;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.export.cpp.Dimensions.Axis;
import io.verifyrules.verifier.export.cpp.Dimensions.Link;
import io.verifyrules.verifier.export.cpp.Dimensions.Source;
import io.verifyrules.verifier.export.match.LeftSide;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** What the matched operations say of dimensions: attributes that name some, and how those of a result follow from those of an operand. */
final class CppLinks {

    private final Layouts layouts;
    private final CppMatch match;
    private final List<Source> sources = new ArrayList<>();
    private final List<Link> links = new ArrayList<>();

    CppLinks(Layouts layouts, LeftSide left, CppMatch match) {
        this.layouts = layouts;
        this.match = match;
        left.names().forEach(this::told);
    }

    List<Source> sources() {
        return sources;
    }

    List<Link> links() {
        return links;
    }

    private Axis axis(TensorExpr tensor, AggregatedAxis axis) {
        return new Axis(layouts.of(tensor), axis);
    }

    private String rank(TensorExpr tensor) {
        return "rank(" + match.values().get(tensor) + ")";
    }

    private void told(TensorExpr tensor, String own) {
        switch (tensor) {
            case Concat concat -> sources.add(new Source(axis(concat, concat.along()),
                    "{static_cast<int64_t>(" + own + ".getDimension())}", "concatenated along another dimension"));
            case Iota iota -> sources.add(new Source(axis(iota, iota.along()),
                    "{static_cast<int64_t>(" + own + ".getIotaDimension())}", "an iota along another dimension"));
            case Reverse reverse when reverse.axes().size() == 1 ->
                sources.add(new Source(axis(reverse, reverse.axes().first()), "sorted(" + own + ".getDimensions())",
                        "other dimensions are reversed"));
            case Reduce reduce -> reduced(reduce, own);
            case Expand expand -> spread(expand, own);
            case Relabel relabel -> renamed(relabel, own);
            case Dot dot -> dot(dot, own + ".getDotDimensionNumbers()");
            case ReshapeUnit reshape when reshape.added().isEmpty() ->
                units(reshape.operand(), reshape, reshape.dropped());
            case ReshapeUnit reshape when reshape.dropped().isEmpty() ->
                units(reshape, reshape.operand(), reshape.added());
            default -> {
            }
        }
    }

    /** Each axis of {@code less} stands in {@code more}, too, at the place that a list of its dimensions says. */
    private void listed(TensorExpr more, TensorExpr less, AggregatedAxis axis, String list) {
        links.add(new Link(axis(more, axis), axis(less, axis), all -> "positions(" + list + ", " + all + ")",
                Optional.of(some -> "at(" + list + ", " + some + ")")));
    }

    private void reduced(Reduce reduce, String own) {
        String kept = "otherDimensions(" + rank(reduce.operand()) + ", {" + own + ".getDimensions()})";
        if (reduce.over().size() == 1) {
            sources.add(new Source(axis(reduce.operand(), reduce.over().first()), "sorted(" + own + ".getDimensions())",
                    "other dimensions are reduced"));
        }
        reduce.type().axes().forEach(axis -> listed(reduce.operand(), reduce, axis, kept));
    }

    private void spread(Expand expand, String own) {
        String to = own + ".getBroadcastDimensions()";
        if (expand.added().sizes().size() == 1) {
            sources.add(new Source(axis(expand, expand.added().sizes().firstKey()),
                    "otherDimensions(" + rank(expand) + ", {" + to + "})", "other dimensions are added"));
        }
        expand.operand().type().axes().forEach(axis -> listed(expand, expand.operand(), axis, to));
    }

    private void renamed(Relabel relabel, String own) {
        boolean named = CppMatch.isOnlyNamed(relabel);
        String order = own + ".getPermutation()";
        relabel.operand()
                .type()
                .axes()
                .forEach(axis -> links
                        .add(new Link(axis(relabel.operand(), axis), axis(relabel, CppMatch.renamed(relabel, axis)),
                                operand -> named ? operand : "positions(" + order + ", " + operand + ")",
                                Optional.of(result -> named ? result : "at(" + order + ", " + result + ")"))));
    }

    /** The result has the batches first, then what only the left operand has, then what only the right one has. */
    private void dot(Dot dot, String numbers) {
        String leftBatch = numbers + ".getLhsBatchingDimensions()";
        String rightBatch = numbers + ".getRhsBatchingDimensions()";
        String leftContracted = numbers + ".getLhsContractingDimensions()";
        String rightContracted = numbers + ".getRhsContractingDimensions()";
        one(dot.left(), dot.batch(), leftBatch);
        one(dot.left(), dot.contracted(), leftContracted);
        for (AggregatedAxis axis : dot.batch()) {
            listed(dot.left(), dot, axis, leftBatch);
            listed(dot.right(), dot, axis, rightBatch);
        }
        dot.contracted()
                .forEach(axis -> links.add(new Link(axis(dot.left(), axis), axis(dot.right(), axis),
                        left -> "at(" + rightContracted + ", positions(" + leftContracted + ", " + left + "))",
                        Optional.of(right -> "at(" + leftContracted + ", positions(" + rightContracted + ", " + right
                                + "))"))));
        free(dot, dot.left(), leftBatch, leftContracted, leftBatch + ".size()");
        free(dot, dot.right(), rightBatch, rightContracted, rank(dot.left()) + " - " + leftContracted + ".size()");
    }

    private void one(TensorExpr tensor, Collection<AggregatedAxis> axes, String list) {
        if (axes.size() == 1) {
            sources.add(new Source(axis(tensor, axes.iterator().next()), "listed({" + list + "})",
                    "other dimensions are multiplied"));
        }
    }

    private void free(Dot dot, TensorExpr operand, String batch, String contracted, String before) {
        String free = "otherDimensions(" + rank(operand) + ", {" + batch + ", " + contracted + "})";
        operand.type()
                .axes()
                .stream()
                .filter(axis -> !dot.batch().contains(axis) && !dot.contracted().contains(axis))
                .forEach(axis -> links.add(new Link(axis(operand, axis), axis(dot, axis),
                        own -> "moved(positions(" + free + ", " + own + "), " + before + ")",
                        Optional.of(result -> "at(" + free + ", moved(" + result + ", -int64_t(" + before + ")))"))));
    }

    /** Which of several dimensions of size 1 is told apart does not matter: the elements stand in the same order. */
    private void units(TensorExpr with, TensorExpr without, Collection<AggregatedAxis> units) {
        String dropped = "unitDimensions(" + match.values().get(with) + ", " + match.values().get(without) + ")";
        if (units.size() == 1) {
            sources.add(new Source(axis(with, units.iterator().next()), dropped, "other dimensions have size 1"));
        }
        String kept = "otherDimensions(" + rank(with) + ", {" + dropped + "})";
        without.type().axes().forEach(axis -> listed(with, without, axis, kept));
    }
}
