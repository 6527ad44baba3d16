package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Elements in row-major order given to another shape of as many. Dimensions of size 1 are dropped and added. The others
 * fall into the smallest groups of equal products. In a group each dimension is split at the boundaries of both shapes
 * where these divide each other, and parts that belong together are merged. Where they do not, the group is merged to
 * one dimension and split again.
 */
final class RowMajorShape {

    private final Positions positions;
    private TensorExpr tensor;
    private int made;

    private RowMajorShape(Positions positions, TensorExpr tensor) {
        this.positions = positions;
        this.tensor = tensor;
    }

    /** A dimension on the way: an axis, and its size. */
    private record Part(AggregatedAxis axis, long size) {}

    /** The operand in another shape of as many elements, at least one. */
    static Denoted of(Denoted operand, List<Integer> sizes, Positions positions, Movement movement) {
        if (operand.sizes().equals(sizes)) {
            return operand;
        }
        RowMajorShape reshape = new RowMajorShape(positions, operand.tensor());
        List<AggregatedAxis> result = reshape.reshaped(operand, sizes);
        return movement.numbered(reshape.tensor, result, sizes);
    }

    private List<AggregatedAxis> reshaped(Denoted operand, List<Integer> sizes) {
        List<AggregatedAxis> units = new ArrayList<>();
        List<Part> from = new ArrayList<>();
        for (int i = 0; i < operand.rank(); i++) {
            if (operand.size(i) == 1) {
                units.add(positions.axis(i));
            } else {
                from.add(new Part(positions.axis(i), operand.size(i)));
            }
        }
        List<Long> to = sizes.stream().filter(size -> size != 1).map(Integer::longValue).toList();
        List<AggregatedAxis> added = new ArrayList<>();
        for (int i = to.size(); i < sizes.size(); i++) {
            added.add(fresh());
        }
        if (!units.isEmpty() || !added.isEmpty()) {
            tensor = ReshapeUnit.of(tensor, added, units);
        }
        List<AggregatedAxis> moved = groups(from, to);
        List<AggregatedAxis> result = new ArrayList<>();
        for (int size : sizes) {
            result.add(size == 1 ? added.removeFirst() : moved.removeFirst());
        }
        return result;
    }

    private List<AggregatedAxis> groups(List<Part> from, List<Long> to) {
        List<AggregatedAxis> result = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < from.size()) {
            int firstFrom = i;
            int firstTo = j;
            long have = from.get(i++).size();
            long want = to.get(j++);
            while (have != want) {
                if (have < want) {
                    have *= from.get(i++).size();
                } else {
                    want *= to.get(j++);
                }
            }
            result.addAll(group(from.subList(firstFrom, i), to.subList(firstTo, j)));
        }
        return result;
    }

    private List<AggregatedAxis> group(List<Part> from, List<Long> to) {
        NavigableSet<Long> boundaries = new TreeSet<>(ends(from.stream().map(Part::size).toList()));
        boundaries.addAll(ends(to));
        return divide(boundaries)
                ? Stream.of(refined(from, boundaries)).flatMap(parts -> merged(parts, to).stream()).toList()
                : split(List.of(merge(from)), to);
    }

    /** The products of the last sizes, the smallest first, and that of all last. */
    private static List<Long> ends(List<Long> sizes) {
        List<Long> ends = new ArrayList<>();
        long product = 1;
        for (long size : sizes.reversed()) {
            product *= size;
            ends.add(product);
        }
        return ends;
    }

    private static boolean divide(NavigableSet<Long> boundaries) {
        long before = 1;
        for (long boundary : boundaries) {
            if (boundary % before != 0) {
                return false;
            }
            before = boundary;
        }
        return true;
    }

    /** Each part split at the boundaries inside of it. */
    private List<Part> refined(List<Part> from, NavigableSet<Long> boundaries) {
        List<Part> all = new ArrayList<>();
        long below = ends(from.stream().map(Part::size).toList()).getLast();
        for (Part part : from) {
            long above = below;
            below /= part.size();
            List<Long> sizes = new ArrayList<>();
            long last = above;
            for (long boundary : boundaries.subSet(below, true, above, false).descendingSet()) {
                sizes.add(last / boundary);
                last = boundary;
            }
            if (last != below) {
                sizes.add(last / below);
            }
            all.addAll(splitInto(part, sizes));
        }
        return all;
    }

    private List<AggregatedAxis> split(List<Part> one, List<Long> to) {
        return splitInto(one.getFirst(), to).stream().map(Part::axis).toList();
    }

    /** A part split into several, the outermost first. */
    private List<Part> splitInto(Part part, List<Long> sizes) {
        List<Part> parts = new ArrayList<>();
        Part rest = part;
        for (int i = sizes.size() - 1; i > 0; i--) {
            AggregatedAxis outer = fresh();
            AggregatedAxis inner = fresh();
            tensor = Split.of(tensor, rest.axis(), outer, Shape.of(inner, AxisMap.of(sizes.get(i))));
            parts.addFirst(new Part(inner, sizes.get(i)));
            rest = new Part(outer, rest.size() / sizes.get(i));
        }
        parts.addFirst(rest);
        return parts;
    }

    private List<AggregatedAxis> merged(List<Part> parts, List<Long> to) {
        List<AggregatedAxis> result = new ArrayList<>();
        int next = 0;
        for (long size : to) {
            int first = next;
            long product = 1;
            while (product != size) {
                product *= parts.get(next++).size();
            }
            result.add(merge(parts.subList(first, next)).axis());
        }
        return result;
    }

    private Part merge(List<Part> parts) {
        Part all = parts.getFirst();
        for (Part next : parts.subList(1, parts.size())) {
            AggregatedAxis into = fresh();
            tensor = Merge.of(tensor, all.axis(), next.axis(), into);
            all = new Part(into, all.size() * next.size());
        }
        return all;
    }

    private AggregatedAxis fresh() {
        return positions.aside("r", made++);
    }
}
