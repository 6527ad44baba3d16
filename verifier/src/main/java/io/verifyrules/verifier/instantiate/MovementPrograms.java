package io.verifyrules.verifier.instantiate;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.Reshape;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.expr.Transpose;
import io.verifyrules.verifier.instantiate.ProgramBody.Placed;
import io.verifyrules.verifier.program.Type;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Movements that rename, reorder, cut or join dimensions: transposes and reshapes. */
final class MovementPrograms {

    private final Instantiation side;
    private final ProgramBody body;

    MovementPrograms(Instantiation side, ProgramBody body) {
        this.side = side;
        this.body = body;
    }

    Placed relabelled(Relabel relabel, List<Dimension> at) {
        Placed operand = side.value(relabel.operand());
        return body.transposed(operand.positions()
                .stream()
                .map(position -> new Dimension(relabel.renaming().getOrDefault(position.axis(), position.axis()),
                        position.lane(), position.size()))
                .toList(), operand, at);
    }

    Placed transposed(Transpose transpose, List<Dimension> at) {
        Placed operand = side.value(transpose.operand());
        return body.transposed(operand.positions()
                .stream()
                .map(position -> new Dimension(position.axis(), called(transpose, position), position.size()))
                .toList(), operand, at);
    }

    /** Outer and inner dimensions come side by side, and become one. */
    Placed merged(Merge merge, List<Dimension> at, Type type) {
        Placed operand = side.value(merge.operand());
        List<Dimension> sideBySide = at.stream()
                .flatMap(position -> position.axis().equals(merge.into())
                        ? Stream.of(merge.outer(), merge.inner())
                                .map(axis -> operand.positions()
                                        .get(Dimension.index(operand.positions(), axis, position.lane())))
                        : Stream.of(position))
                .toList();
        return body.operation("stablehlo.reshape", at, type, List.of(inOrder(operand, sideBySide)), Map.of());
    }

    private Placed inOrder(Placed operand, List<Dimension> wanted) {
        return wanted.equals(operand.positions()) ? operand : body.transposed(operand.positions(), operand, wanted);
    }

    /** One dimension becomes two side by side, which go to their places. */
    Placed split(Split split, List<Dimension> at, Type type) {
        Placed operand = side.value(split.operand());
        List<Dimension> sideBySide = operand.positions()
                .stream()
                .flatMap(position -> position.axis().equals(split.axis())
                        ? Stream.of(split.outer(), split.place())
                                .map(axis -> at.get(Dimension.index(at, axis, position.lane())))
                        : Stream.of(position))
                .toList();
        return inOrder(body.operation("stablehlo.reshape", sideBySide, type, List.of(operand), Map.of()), at);
    }

    /** The dimensions of both axes come last, each axis in the order of its lanes. */
    Placed rowMajor(Reshape reshape, List<Dimension> at, Type type) {
        Placed operand = side.value(reshape.operand());
        Placed ordered = inOrder(operand, withLast(operand.positions(), reshape.axis()));
        return inOrder(
                body.operation("stablehlo.reshape", withLast(at, reshape.result()), type, List.of(ordered), Map.of()),
                at);
    }

    private static List<Dimension> withLast(List<Dimension> dimensions, AggregatedAxis axis) {
        return dimensions.stream()
                .sorted(Comparator.comparing((Dimension dimension) -> dimension.axis().equals(axis)))
                .toList();
    }

    /** The lane of the result at which a lane of the operand stands. */
    private int called(Transpose transpose, Dimension position) {
        return transpose.axes().contains(position.axis())
                ? side.lane(transpose.permutation().inverted(), position.lane())
                : position.lane();
    }
}
