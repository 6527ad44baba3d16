package io.verifyrules.verifier.export.cpp;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.export.match.Identifier;
import io.verifyrules.verifier.export.match.Inexpressible;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * The dimensions of a program's tensors that are the axes of a rule. A dimension has no name; an attribute tells some
 * ({@code dimensions} of a reduction), and the others are what is left. Whatever is chosen, guards check that it is an
 * instance of the rule, so that a choice costs matches at most.
 */
final class Dimensions {

    /** A layout, and one of its axes. */
    record Axis(TensorExpr layout, AggregatedAxis axis) {}

    /** An expression of C++ that tells the dimensions of an axis. */
    record Source(Axis axis, String expression, String because) {}

    /** How the dimensions of an axis in one layout follow from those in another; either way may be missing. */
    record Link(Axis from, Axis to, UnaryOperator<String> forth, Optional<UnaryOperator<String>> back) {}

    private final Map<Axis, String> known = new LinkedHashMap<>();
    private final Set<TensorExpr> whole = new HashSet<>();
    private final Set<Object> used = new HashSet<>();
    private final Set<String> names = new HashSet<>();
    private final List<String> lines = new ArrayList<>();
    private final List<String> tried = new ArrayList<>();
    private final CppGuards guards;

    Dimensions(CppGuards guards, Collection<String> taken) {
        this.guards = guards;
        this.names.addAll(taken);
    }

    /** The statements that define the dimensions. */
    List<String> lines() {
        return lines;
    }

    /** The variables that run over all dimensions, as nothing tells them. */
    List<String> tried() {
        return tried;
    }

    /** The variable that holds the dimensions of an axis, if they are known. */
    Optional<String> find(Axis axis) {
        return Optional.ofNullable(known.get(axis));
    }

    /** The variable that holds the dimensions of an axis. */
    String of(TensorExpr layout, AggregatedAxis axis) {
        return find(new Axis(layout, axis)).orElseThrow(() -> untold(List.of(axis)));
    }

    private static Inexpressible untold(Collection<AggregatedAxis> axes) {
        return new Inexpressible("the dimensions of several axes cannot be told apart",
                axes.stream().map(AggregatedAxis::toString).collect(Collectors.joining(", ")));
    }

    /** Tells what sources and links tell, and then what is left of the layouts, whose ranks are expressions of C++. */
    void solve(List<Source> sources, List<Link> links, Map<TensorExpr, SortedSet<AggregatedAxis>> layouts,
            Map<TensorExpr, String> ranks) {
        boolean progress = true;
        while (progress) {
            boolean told = tell(sources);
            boolean linked = link(links);
            progress = told || linked || leftOver(layouts, ranks);
        }
    }

    private boolean tell(List<Source> sources) {
        boolean progress = false;
        for (Source source : sources) {
            if (used.add(source)) {
                set(source.axis(), source.expression(), source.because());
                progress = true;
            }
        }
        return progress;
    }

    private boolean link(List<Link> links) {
        boolean progress = false;
        for (Link link : links) {
            String from = known.get(link.from());
            String to = known.get(link.to());
            if (from != null && used.add(link)) {
                set(link.to(), link.forth().apply(from),
                        "the dimensions of " + link.to().axis() + " are in another order");
                progress = true;
            } else if (from == null && to != null && link.back().isPresent()) {
                set(link.from(), link.back().orElseThrow().apply(to), "");
                used.add(link);
                progress = true;
            }
        }
        return progress;
    }

    private boolean leftOver(Map<TensorExpr, SortedSet<AggregatedAxis>> layouts, Map<TensorExpr, String> ranks) {
        for (Map.Entry<TensorExpr, String> ranked : ranks.entrySet()) {
            TensorExpr layout = ranked.getKey();
            List<AggregatedAxis> all = List.copyOf(layouts.getOrDefault(layout, new TreeSet<>()));
            List<AggregatedAxis> open = all.stream()
                    .filter(axis -> !known.containsKey(new Axis(layout, axis)))
                    .toList();
            if (open.isEmpty()) {
                continue;
            }
            Optional<AggregatedAxis> single = open.stream()
                    .filter(axis -> axis.rankClass().bound() == RankBound.SINGLETON)
                    .findFirst();
            if (open.size() == 1) {
                if (all.size() == 1) {
                    whole.add(layout);
                }
                set(new Axis(layout, open.getFirst()), rest(layout, all, ranked.getValue()), "");
            } else if (single.isPresent()) {
                attempt(new Axis(layout, single.get()));
            } else {
                long classes = open.stream().map(AggregatedAxis::rankClass).distinct().count();
                if (classes < open.size()) {
                    throw untold(open);
                }
                // Any other axis may have no dimension at all.
                AggregatedAxis none = open.stream()
                        .filter(axis -> axis.rankClass().bound() == RankBound.ANY)
                        .reduce((first, last) -> last)
                        .orElseThrow(() -> untold(open));
                set(new Axis(layout, none), "SmallVector<int64_t>()", "");
            }
            return true;
        }
        return false;
    }

    private String rest(TensorExpr layout, List<AggregatedAxis> all, String rank) {
        List<String> others = all.stream().flatMap(axis -> find(new Axis(layout, axis)).stream()).distinct().toList();
        return others.isEmpty()
                ? "allDimensions(" + rank + ")"
                : "otherDimensions(" + rank + ", {" + String.join(", ", others) + "})";
    }

    private void attempt(Axis axis) {
        String name = name(axis.axis());
        String variable = fresh(name + "_dimension");
        tried.add(variable);
        lines.add("SmallVector<int64_t> " + name + " = {" + variable + "};");
        known.put(axis, name);
    }

    private void set(Axis axis, String expression, String because) {
        String before = known.get(axis);
        if (before != null) {
            if (!before.equals(expression)) {
                lines.add(guards.unless(before + " == " + vector(expression),
                        because.isEmpty() ? "the dimensions of " + axis.axis() + " differ" : because));
            }
            return;
        }
        String name = name(axis.axis());
        lines.add("SmallVector<int64_t> " + name + " = " + expression + ";");
        known.put(axis, name);
    }

    private static String vector(String expression) {
        return expression.startsWith("{") ? "SmallVector<int64_t>" + expression : expression;
    }

    private String name(AggregatedAxis axis) {
        return fresh(Identifier.of(axis.label()));
    }

    private String fresh(String wanted) {
        String name = wanted;
        for (int more = 2; !names.add(name); more++) {
            name = wanted + more;
        }
        return name;
    }

    /** Guards that each layout has each dimension once, and as many as the classes of the rule say. */
    List<String> checks(Map<TensorExpr, SortedSet<AggregatedAxis>> layouts, Map<TensorExpr, String> ranks) {
        List<String> checks = new ArrayList<>();
        Map<RankClass, String> first = new LinkedHashMap<>();
        ranks.forEach((layout, rank) -> {
            List<String> all = new ArrayList<>();
            for (AggregatedAxis axis : layouts.getOrDefault(layout, new TreeSet<>())) {
                String own = of(layout, axis);
                all.add(own);
                String before = first.putIfAbsent(axis.rankClass(), own);
                if (before == null) {
                    bound(axis, own).ifPresent(checks::add);
                } else if (!before.equals(own)) {
                    checks.add(guards.unless(own + ".size() == " + before + ".size()",
                            "the numbers of dimensions of " + axis.rankClass() + " differ"));
                }
            }
            if (whole.contains(layout)) {
                return;
            }
            checks.add(all.isEmpty()
                    ? guards.unless(rank + " == 0", "a dimension that the rule does not have")
                    : guards.unless("isPartition(" + rank + ", {" + String.join(", ", all) + "})",
                            "a dimension that is none of the rule's axes"));
        });
        return checks.stream().distinct().toList();
    }

    private Optional<String> bound(AggregatedAxis axis, String own) {
        return switch (axis.rankClass().bound()) {
            case SINGLETON -> Optional.of(guards.unless(own + ".size() == 1", axis + " is not exactly one dimension"));
            case NON_EMPTY -> Optional.of(guards.unless("!" + own + ".empty()", axis + " has no dimension"));
            case ANY -> Optional.empty();
        };
    }
}
