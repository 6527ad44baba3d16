package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.verifier.value.RefusedInstance;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;

/**
 * The sizes of a tensor, and its in-bounds accesses in row-major order. An access is an array with one index per lane,
 * axis after axis; the lanes of an axis stand at {@code first(axis) .. first(axis) + rank(axis) - 1}.
 */
public final class Grid {

    /** The size of each lane of each axis. */
    @FunctionalInterface
    interface Sizing {
        long size(AggregatedAxis axis, int lane);
    }

    private final List<AggregatedAxis> axes;
    private final AggregatedAxis[] order;
    private final int[] first;
    private final int[] sizes;
    private final int count;

    private Grid(List<AggregatedAxis> axes, int[] first, int[] sizes) {
        this.axes = axes;
        this.order = axes.toArray(AggregatedAxis[]::new);
        this.first = first;
        this.sizes = sizes;
        this.count = count(sizes);
    }

    /** The grid with these axes; a negative size makes the tensor invalid. */
    static Grid of(Collection<AggregatedAxis> axes, ToIntFunction<AggregatedAxis> rank, Sizing sizing) {
        List<AggregatedAxis> ordered = List.copyOf(isOrdered(axes) ? axes : new TreeSet<>(axes));
        int[] first = new int[ordered.size() + 1];
        for (int i = 0; i < ordered.size(); i++) {
            first[i + 1] = first[i] + rank.applyAsInt(ordered.get(i));
        }
        int[] sizes = new int[first[ordered.size()]];
        for (int i = 0; i < ordered.size(); i++) {
            for (int lane = 0; first[i] + lane < first[i + 1]; lane++) {
                sizes[first[i] + lane] = checked(ordered.get(i), lane, sizing.size(ordered.get(i), lane));
            }
        }
        return new Grid(ordered, first, sizes);
    }

    /** The grid of a tensor of the shape in an instance; a negative size makes the tensor invalid. */
    static Grid of(Shape shape, LaneEvaluation lanes) {
        int count = shape.sizes().size();
        AggregatedAxis[] axes = new AggregatedAxis[count];
        AxisMap[] maps = new AxisMap[count];
        int[] first = new int[count + 1];
        int next = 0;
        for (Map.Entry<AggregatedAxis, AxisMap> size : shape.sizes().entrySet()) {
            axes[next] = size.getKey();
            maps[next] = size.getValue();
            first[next + 1] = first[next] + lanes.rank(size.getKey().rankClass());
            next++;
        }
        int[] sizes = new int[first[count]];
        for (int i = 0; i < count; i++) {
            for (int lane = 0; first[i] + lane < first[i + 1]; lane++) {
                sizes[first[i] + lane] = checked(axes[i], lane, lanes.value(maps[i], lane));
            }
        }
        return new Grid(List.of(axes), first, sizes);
    }

    /** Whether each axis comes before the next, as in other grids and most sets of axes. */
    private static boolean isOrdered(Collection<AggregatedAxis> axes) {
        Iterator<AggregatedAxis> rest = axes.iterator();
        if (!rest.hasNext()) {
            return true;
        }
        AggregatedAxis before = rest.next();
        while (rest.hasNext()) {
            AggregatedAxis axis = rest.next();
            if (before.compareTo(axis) >= 0) {
                return false;
            }
            before = axis;
        }
        return true;
    }

    /** The grid of a tensor whose sizes are written out. */
    public static Grid of(SortedMap<AggregatedAxis, List<Integer>> sizes) {
        return of(sizes.keySet(), axis -> sizesOf(sizes, axis).size(), (axis, lane) -> sizesOf(sizes, axis).get(lane));
    }

    private static List<Integer> sizesOf(SortedMap<AggregatedAxis, List<Integer>> sizes, AggregatedAxis axis) {
        return sizes.getOrDefault(axis, List.of());
    }

    private static int checked(AggregatedAxis axis, int lane, long size) {
        if (size < 0) {
            throw new InvalidTensor("axis " + axis + " has size " + size + " on lane " + lane);
        }
        if (size > Integer.MAX_VALUE) {
            throw new RefusedInstance("axis " + axis + " has size " + size + " on lane " + lane + ", too large");
        }
        return (int) size;
    }

    private static int count(int[] sizes) {
        for (int size : sizes) {
            if (size == 0) {
                return 0;
            }
        }
        long product = 1;
        for (int size : sizes) {
            product *= size;
            if (product > Work.MOST_ELEMENTS) {
                throw new RefusedInstance("a tensor with sizes " + Arrays.toString(sizes) + " has more than "
                        + Work.MOST_ELEMENTS + " elements");
            }
        }
        return (int) product;
    }

    /** The same axes with other sizes. */
    Grid resized(Sizing sizing) {
        long[] resized = new long[sizes.length];
        for (int i = 0; i < axes.size(); i++) {
            for (int lane = 0; first[i] + lane < first[i + 1]; lane++) {
                resized[first[i] + lane] = sizing.size(axes.get(i), lane);
            }
        }
        return withSizes(resized);
    }

    /** The same axes with a size for each lane, in the order of an access. */
    Grid withSizes(long[] other) {
        int[] checked = new int[sizes.length];
        for (int i = 0; i < axes.size(); i++) {
            for (int at = first[i]; at < first[i + 1]; at++) {
                checked[at] = checked(axes.get(i), at - first[i], other[at]);
            }
        }
        return new Grid(axes, first, checked);
    }

    /** Some of the axes, with their sizes. */
    Grid restrictedTo(Collection<AggregatedAxis> kept) {
        AggregatedAxis[] some = new AggregatedAxis[order.length];
        int[] theirFirst = new int[order.length + 1];
        int[] theirSizes = new int[sizes.length];
        int count = 0;
        for (int i = 0; i < order.length; i++) {
            if (kept.contains(order[i])) {
                int rank = first[i + 1] - first[i];
                System.arraycopy(sizes, first[i], theirSizes, theirFirst[count], rank);
                theirFirst[count + 1] = theirFirst[count] + rank;
                some[count++] = order[i];
            }
        }
        return count < kept.size()
                ? of(kept, this::rank, this::size)
                : new Grid(List.of(Arrays.copyOf(some, count)), Arrays.copyOf(theirFirst, count + 1),
                        Arrays.copyOf(theirSizes, theirFirst[count]));
    }

    /** The number of elements. */
    public int count() {
        return count;
    }

    /** The axes in order. */
    public List<AggregatedAxis> axes() {
        return axes;
    }

    /** Where the lanes of an axis begin in an access. */
    public int first(AggregatedAxis axis) {
        return first[position(axis)];
    }

    /** The number of lanes of an axis. */
    public int rank(AggregatedAxis axis) {
        int position = position(axis);
        return first[position + 1] - first[position];
    }

    private int position(AggregatedAxis axis) {
        int position = indexOf(axis);
        if (position < 0) {
            throw new RefusedInstance("no axis " + axis + " among " + axes);
        }
        return position;
    }

    /** Axes are few, and mostly the same objects. */
    private int indexOf(AggregatedAxis axis) {
        for (int i = 0; i < order.length; i++) {
            if (order[i].equals(axis)) {
                return i;
            }
        }
        return -1;
    }

    /** Whether it is one of the axes. */
    boolean has(AggregatedAxis axis) {
        return indexOf(axis) >= 0;
    }

    /** The number of indices in an access. */
    public int lanes() {
        return sizes.length;
    }

    /** The size at a position of an access. */
    public int size(int position) {
        return sizes[position];
    }

    /** The size of one lane of an axis. */
    int size(AggregatedAxis axis, int lane) {
        return sizes[first(axis) + lane];
    }

    /** Whether both have the same axes with the same sizes. */
    boolean sameAs(Grid other) {
        return this == other
                || (axes.equals(other.axes) && Arrays.equals(first, other.first) && Arrays.equals(sizes, other.sizes));
    }

    /** Where an in-bounds access stands in row-major order. */
    public int ordinal(int[] access) {
        int ordinal = 0;
        for (int i = 0; i < sizes.length; i++) {
            ordinal = ordinal * sizes[i] + access[i];
        }
        return ordinal;
    }

    /** The steps of the place in row-major order with each index of an access. */
    int[] strides() {
        int[] strides = new int[sizes.length];
        int stride = 1;
        for (int i = sizes.length - 1; i >= 0; i--) {
            strides[i] = stride;
            stride *= sizes[i];
        }
        return strides;
    }

    /** The access at a place of the row-major order. */
    Access accessAt(int ordinal) {
        return toAccess(indicesAt(ordinal));
    }

    /** The same as an array. */
    public int[] indicesAt(int ordinal) {
        int[] access = new int[sizes.length];
        int rest = ordinal;
        for (int i = sizes.length - 1; i >= 0; i--) {
            access[i] = rest % sizes[i];
            rest /= sizes[i];
        }
        return access;
    }

    /** Visits every in-bounds access in row-major order; the array is reused. */
    void forEach(Consumer<int[]> visitor) {
        int[] access = new int[sizes.length];
        for (int i = 0; i < count; i++) {
            visitor.accept(access);
            advance(access);
        }
    }

    /** Makes of an access the next one in row-major order, and of the last one the first. */
    void advance(int[] access) {
        for (int i = access.length - 1; i >= 0; i--) {
            access[i]++;
            if (access[i] < sizes[i]) {
                return;
            }
            access[i] = 0;
        }
    }

    /** Where an access as the world sees it stands in row-major order; -1 if it is none of the grid's. */
    public int ordinal(Access access) {
        if (!access.indices().keySet().equals(new TreeSet<>(axes))) {
            return -1;
        }
        int[] flat = flat(access);
        return flat.length == sizes.length && contains(flat) ? ordinal(flat) : -1;
    }

    /** Whether indices, as many as there are lanes, are in bounds. */
    public boolean contains(int[] access) {
        for (int i = 0; i < sizes.length; i++) {
            if (access[i] < 0 || access[i] >= sizes[i]) {
                return false;
            }
        }
        return true;
    }

    /** The access as the world sees it. */
    public Access toAccess(int[] access) {
        SortedMap<AggregatedAxis, List<Integer>> indices = new TreeMap<>();
        for (int i = 0; i < axes.size(); i++) {
            indices.put(axes.get(i), Arrays.stream(access, first[i], first[i + 1]).boxed().toList());
        }
        return new Access(indices);
    }

    /** The indices of an access, axis after axis. */
    static int[] flat(Access access) {
        return access.indices().values().stream().flatMap(List::stream).mapToInt(Integer::intValue).toArray();
    }

    /** The sizes as the world sees them. */
    SortedMap<AggregatedAxis, List<Integer>> toSizes() {
        return toAccess(sizes).indices();
    }
}
