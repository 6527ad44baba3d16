package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Which access of their operand the operators read that rearrange whole axes. */
final class TraceMoves {

    /** An operand, counted from 0, and the access that is read there. */
    record Piece(int operand, Access access) {}

    /** The indices of the axes that the operand has. */
    Access expand(Expand expand, Access access) {
        SortedMap<AggregatedAxis, List<Integer>> read = new TreeMap<>(access.indices());
        read.keySet().removeAll(expand.added().sizes().keySet());
        return new Access(read);
    }

    /** The same indices under the old names. */
    Access relabel(Relabel relabel, Access access) {
        SortedMap<AggregatedAxis, List<Integer>> read = new TreeMap<>();
        relabel.operand().type().axes().forEach(axis -> read.put(axis, indices(access, relabel.renaming().getOrDefault(
                axis, axis))));
        return new Access(read);
    }

    /** Index 0 on each dropped axis. */
    Access reshapeUnit(ReshapeUnit reshape, Grid operand, Access access) {
        SortedMap<AggregatedAxis, List<Integer>> read = new TreeMap<>(access.indices());
        read.keySet().removeAll(reshape.added());
        reshape.dropped().forEach(axis -> read.put(axis, Collections.nCopies(operand.rank(axis), 0)));
        return new Access(read);
    }

    /** Counted from the end on the reversed axes. */
    Access reverse(Reverse reverse, Grid grid, Access access) {
        SortedMap<AggregatedAxis, List<Integer>> read = new TreeMap<>(access.indices());
        for (AggregatedAxis axis : reverse.axes()) {
            List<Integer> fromEnd = new ArrayList<>();
            for (int lane = 0; lane < grid.rank(axis); lane++) {
                fromEnd.add(grid.size(axis, lane) - 1 - indices(access, axis).get(lane));
            }
            read.put(axis, fromEnd);
        }
        return new Access(read);
    }

    /** The operand that the index falls into when they are laid end to end. */
    Piece concat(Concat concat, List<Grid> operands, Access access) {
        int index = indices(access, concat.along()).get(0);
        for (int i = 0; i < operands.size(); i++) {
            int size = operands.get(i).size(concat.along(), 0);
            if (index < size) {
                SortedMap<AggregatedAxis, List<Integer>> read = new TreeMap<>(access.indices());
                read.put(concat.along(), List.of(index));
                return new Piece(i, new Access(read));
            }
            index -= size;
        }
        throw new IllegalArgumentException("an access beyond the last operand: " + access);
    }

    static List<Integer> indices(Access access, AggregatedAxis axis) {
        List<Integer> indices = access.indices().get(axis);
        if (indices == null) {
            throw new IllegalArgumentException("no axis " + axis + " in " + access);
        }
        return indices;
    }
}
