package io.verifyrules.verifier.export.cpp;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.export.cpp.Dimensions.Axis;
import io.verifyrules.verifier.export.cpp.Dimensions.Source;
import io.verifyrules.verifier.export.match.LeftSide;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The dimensions that the axes of a matched left side are, and from these those of the right side. */
final class CppDimensions {

    private final Layouts layouts;
    private final LeftSide left;
    private final CppMatch match;
    private final Dimensions found;
    private final Map<TensorExpr, SortedSet<AggregatedAxis>> axes;
    /** The rank of each layout, as an expression of C++. */
    private final Map<TensorExpr, String> ranks = new LinkedHashMap<>();
    private final List<String> checks = new ArrayList<>();
    private final int ofLeft;

    CppDimensions(Rule rule, LeftSide left, CppMatch match, Collection<String> taken) {
        this.layouts = new Layouts(rule.lhs(), rule.rhs());
        this.left = left;
        this.match = match;
        this.axes = layouts.axes();
        this.found = new Dimensions(match.guards(), taken);
        left.names().keySet().forEach(tensor -> {
            ranks.putIfAbsent(layouts.of(tensor), "rank(" + match.values().get(tensor) + ")");
        });
        CppLinks told = new CppLinks(layouts, left, match);
        found.solve(told.sources(), told.links(), axes, ranks);
        checks.addAll(sameRanks(new Layouts(rule.lhs(), rule.lhs())));
        checks.addAll(found.checks(axes, ranks));
        left.names().keySet().forEach(this::checkReversed);
        this.ofLeft = found.lines().size();
        follow(rule.rhs());
    }

    /** Tensors that only the right side puts beside each other need not have one rank. */
    private List<String> sameRanks(Layouts ofLeft) {
        List<String> guards = new ArrayList<>();
        Set<TensorExpr> seen = new HashSet<>();
        left.names().keySet().forEach(tensor -> {
            String rank = "rank(" + match.values().get(tensor) + ")";
            String first = ranks.get(layouts.of(tensor));
            if (seen.add(ofLeft.of(tensor)) && !rank.equals(first)) {
                guards.add(match.guards().unless(rank + " == " + first, "ranks differ"));
            }
        });
        return guards;
    }

    List<String> lines() {
        return found.lines().subList(0, ofLeft);
    }

    /** What has to hold of the dimensions of the left side. */
    List<String> checks() {
        return checks;
    }

    /** The dimensions of the right side's tensors. */
    List<String> linesOfRight() {
        return found.lines().subList(ofLeft, found.lines().size());
    }

    List<String> tried() {
        return found.tried();
    }

    /** The dimensions of an axis of a tensor. */
    String of(TensorExpr tensor, AggregatedAxis axis) {
        return found.of(layouts.of(tensor), axis);
    }

    /** Some dimensions of each class, by which lanes are counted. */
    Map<RankClass, String> lanes() {
        Map<RankClass, String> lanes = new LinkedHashMap<>();
        ranks.keySet()
                .forEach(layout -> axes.getOrDefault(layout, new TreeSet<>())
                        .forEach(axis -> found.find(new Axis(layout, axis))
                                .ifPresent(own -> lanes.putIfAbsent(axis.rankClass(), own))));
        return lanes;
    }

    /** The rank of a tensor of either side. */
    String rank(TensorExpr tensor) {
        TensorExpr layout = layouts.of(tensor);
        String known = ranks.get(layout);
        if (known != null) {
            return known;
        }
        return tensor.type().axes().isEmpty()
                ? "0"
                : tensor.type()
                        .axes()
                        .stream()
                        .map(axis -> found.of(layout, axis) + ".size()")
                        .collect(Collectors.joining(" + "));
    }

    /** Whether two tensors have all dimensions in the same order. */
    boolean sameLayout(TensorExpr one, TensorExpr other) {
        return layouts.of(one).equals(layouts.of(other));
    }

    private Axis axis(TensorExpr tensor, AggregatedAxis axis) {
        return new Axis(layouts.of(tensor), axis);
    }

    /** Where several axes are reversed, none of them is told by the attribute alone. */
    private void checkReversed(TensorExpr tensor) {
        if (tensor instanceof Reverse reverse && reverse.axes().size() != 1) {
            String all = reverse.axes().stream().map(axis -> of(reverse, axis)).collect(Collectors.joining(", "));
            checks.add(match.guards()
                    .unless("sorted(" + left.name(tensor) + ".getDimensions()) == joined({" + all + "})",
                            "other dimensions are reversed"));
        }
    }

    private boolean isKnown(TensorExpr tensor) {
        return tensor.type().axes().stream().allMatch(axis -> found.find(axis(tensor, axis)).isPresent());
    }

    /** The dimensions of the right side, operands first: what is left open is chosen. */
    private void follow(TensorExpr tensor) {
        if (left.names().containsKey(tensor)) {
            return;
        }
        tensor.operands().forEach(this::follow);
        switch (tensor) {
            case Reduce reduce -> followReduced(reduce);
            case Expand expand -> followSpread(expand);
            case Relabel relabel -> followRenamed(relabel);
            case Dot dot -> followDot(dot);
            case ReshapeUnit reshape when reshape.added().isEmpty() ->
                followUnits(reshape.operand(), reshape, reshape.dropped());
            case ReshapeUnit reshape -> followUnits(reshape, reshape.operand(), reshape.added());
            default -> {
            }
        }
    }

    private void define(TensorExpr tensor, AggregatedAxis axis, String expression) {
        found.solve(List
                .of(new Source(axis(tensor, axis), expression, "the right side has its dimensions in another order")),
                List.of(), Map.of(), Map.of());
    }

    private void followReduced(Reduce reduce) {
        TensorExpr operand = reduce.operand();
        if (!isKnown(operand)) {
            reduce.type().axes().forEach(axis -> define(operand, axis, of(reduce, axis)));
            String before = rank(reduce);
            for (AggregatedAxis axis : reduce.over()) {
                define(operand, axis, "following(" + before + ", " + count(axis) + ")");
                before = before + " + " + count(axis);
            }
        }
        String kept = "otherDimensions(" + rank(operand) + ", {"
                + reduce.over().stream().map(axis -> of(operand, axis)).collect(Collectors.joining(", ")) + "})";
        reduce.type()
                .axes()
                .forEach(axis -> define(reduce, axis, "positions(" + kept + ", " + of(operand, axis) + ")"));
    }

    private String count(AggregatedAxis axis) {
        String lanes = lanes().get(axis.rankClass());
        return lanes == null ? "1" : lanes + ".size()";
    }

    private void followSpread(Expand expand) {
        TensorExpr operand = expand.operand();
        if (!isKnown(operand)) {
            String kept = "otherDimensions(" + rank(expand) + ", {"
                    + expand.added()
                            .sizes()
                            .keySet()
                            .stream()
                            .map(axis -> of(expand, axis))
                            .collect(Collectors.joining(", "))
                    + "})";
            operand.type()
                    .axes()
                    .forEach(axis -> define(operand, axis, "positions(" + kept + ", " + of(expand, axis) + ")"));
        } else if (!isKnown(expand)) {
            operand.type().axes().forEach(axis -> define(expand, axis, of(operand, axis)));
            String before = rank(operand);
            for (AggregatedAxis axis : expand.added().sizes().keySet()) {
                define(expand, axis, "following(" + before + ", " + count(axis) + ")");
                before = before + " + " + count(axis);
            }
        }
    }

    private void followRenamed(Relabel relabel) {
        TensorExpr operand = relabel.operand();
        for (AggregatedAxis axis : operand.type().axes()) {
            AggregatedAxis renamed = CppMatch.renamed(relabel, axis);
            if (found.find(axis(operand, axis)).isEmpty()) {
                define(operand, axis, of(relabel, renamed));
            } else if (found.find(axis(relabel, renamed)).isEmpty() || CppMatch.isOnlyNamed(relabel)) {
                define(relabel, renamed, of(operand, axis));
            }
        }
    }

    private String list(TensorExpr tensor, Collection<AggregatedAxis> of) {
        return of.stream().map(axis -> of(tensor, axis)).collect(Collectors.joining(", ", "listed({", "})"));
    }

    /** Batches, what only the left operand has, and what only the right one has, follow each other. */
    private void followDot(Dot dot) {
        String batch = list(dot.left(), dot.batch());
        String left = "otherDimensions(" + rank(dot.left()) + ", {" + batch + ", " + list(dot.left(), dot.contracted())
                + "})";
        String right = "otherDimensions(" + rank(dot.right()) + ", {" + list(dot.right(), dot.batch()) + ", "
                + list(dot.right(), dot.contracted()) + "})";
        for (AggregatedAxis axis : dot.type().axes()) {
            if (dot.batch().contains(axis)) {
                define(dot, axis, "positions(" + batch + ", " + of(dot.left(), axis) + ")");
            } else if (dot.left().type().axes().contains(axis)) {
                define(dot, axis, "moved(positions(" + left + ", " + of(dot.left(), axis) + "), " + batch + ".size())");
            } else {
                define(dot, axis, "moved(positions(" + right + ", " + of(dot.right(), axis) + "), " + batch
                        + ".size() + " + left + ".size())");
            }
        }
    }

    /** A tensor with axes of size 1 and one without them: the others stand in the same order. */
    private void followUnits(TensorExpr with, TensorExpr without, Collection<AggregatedAxis> units) {
        if (!isKnown(with)) {
            without.type().axes().forEach(axis -> define(with, axis, of(without, axis)));
            String before = rank(without);
            for (AggregatedAxis axis : units) {
                define(with, axis, "following(" + before + ", " + count(axis) + ")");
                before = before + " + " + count(axis);
            }
        }
        String kept = "otherDimensions(" + rank(with) + ", {" + list(with, units) + "})";
        without.type().axes().forEach(axis -> define(without, axis, "positions(" + kept + ", " + of(with, axis) + ")"));
    }
}
