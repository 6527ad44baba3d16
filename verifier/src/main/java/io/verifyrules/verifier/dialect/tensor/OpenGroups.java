package io.verifyrules.verifier.dialect.tensor;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.Movement;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.Size;
import io.verifyrules.verifier.program.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Neighbouring dimensions that become one, and one that becomes several, where sizes are open. */
final class OpenGroups {

    private static final Size ONE = new Size.Known(1);

    private OpenGroups() {
    }

    private static Size product(Dimensions sizes, List<Integer> group) {
        return group.stream()
                .map(sizes.all()::get)
                .reduce(ONE, (some, more) -> some.equals(ONE) ? more : more.equals(ONE) ? some : times(some, more));
    }

    private static Size times(Size some, Size more) {
        return Size.of(some instanceof Size.Known(int one) && more instanceof Size.Known(int other)
                ? AxisMap.of(Math.multiplyExact((long) one, (long) other))
                : some.map().times(more.map()));
    }

    /** The elements of each group in row-major order. */
    static Denoted collapsed(Operation operation, Denoted operand, List<List<Integer>> groups, Denotations in) {
        if (groups.isEmpty()) {
            return onePlace(operation, operand, in);
        }
        Dimensions sizes = new Dimensions(groups.stream().map(group -> product(operand.dimensions(), group)).toList());
        return Movement.withGaps(operand, each -> merged(each, groups, sizes, in));
    }

    /** A tensor without dimensions, which it is where all of them have one place. */
    private static Denoted onePlace(Operation operation, Denoted operand, Denotations in) {
        operand.dimensions().all().forEach(size -> in.undefined().unlessSame(size, ONE, operation));
        return Movement.withGaps(operand,
                each -> new Denoted(ReshapeUnit.of(each.tensor(), List.of(), in.positions().all(operand.rank())),
                        new Dimensions(List.of())));
    }

    private static Denoted merged(Denoted operand, List<List<Integer>> groups, Dimensions sizes, Denotations in) {
        List<AggregatedAxis> units = new ArrayList<>();
        List<List<AggregatedAxis>> kept = new ArrayList<>();
        for (List<Integer> group : groups) {
            List<Integer> wide = group.stream().filter(i -> !operand.dimensions().all().get(i).equals(ONE)).toList();
            List<Integer> own = wide.isEmpty() ? group.subList(0, 1) : wide;
            kept.add(in.positions().axes(own));
            group.stream().filter(i -> !own.contains(i)).map(in.positions()::axis).forEach(units::add);
        }
        TensorExpr tensor = units.isEmpty() ? operand.tensor() : ReshapeUnit.of(operand.tensor(), List.of(), units);
        List<AggregatedAxis> result = new ArrayList<>();
        int made = 0;
        for (List<AggregatedAxis> group : kept) {
            AggregatedAxis all = group.getFirst();
            for (AggregatedAxis next : group.subList(1, group.size())) {
                AggregatedAxis into = in.positions().aside("r", made++);
                tensor = Merge.of(tensor, all, next, into);
                all = into;
            }
            result.add(all);
        }
        return in.movement().numbered(tensor, result, sizes);
    }

    /** Each dimension split into a group of others, whose product it has to be. */
    static Denoted expanded(Operation operation, Denoted operand, List<List<Integer>> groups, Dimensions sizes,
            Denotations in) {
        if (groups.isEmpty()) {
            throw new NotDenoted(operation.place(), operation.name(), "sizes that have to be 1 are left open");
        }
        for (int i = 0; i < groups.size(); i++) {
            in.undefined().unlessSame(operand.dimensions().all().get(i), product(sizes, groups.get(i)), operation);
        }
        return Movement.withGaps(operand, each -> split(each, groups, sizes, in));
    }

    private static Denoted split(Denoted operand, List<List<Integer>> groups, Dimensions sizes, Denotations in) {
        TensorExpr tensor = operand.tensor();
        List<AggregatedAxis> result = new ArrayList<>(
                IntStream.range(0, sizes.rank()).mapToObj(i -> in.positions().aside("s", i)).toList());
        List<AggregatedAxis> added = new ArrayList<>();
        int made = 0;
        for (int i = 0; i < groups.size(); i++) {
            List<Integer> wide = groups.get(i).stream().filter(j -> !sizes.all().get(j).equals(ONE)).toList();
            List<Integer> own = wide.isEmpty() ? groups.get(i).subList(0, 1) : wide;
            groups.get(i).stream().filter(j -> !own.contains(j)).map(result::get).forEach(added::add);
            AggregatedAxis rest = in.positions().axis(i);
            for (int j = own.size() - 1; j > 0; j--) {
                AggregatedAxis outer = in.positions().aside("r", made++);
                tensor = Split.of(tensor, rest, outer,
                        Shape.of(result.get(own.get(j)), sizes.all().get(own.get(j)).map()));
                rest = outer;
            }
            result.set(own.getFirst(), rest);
        }
        return in.movement()
                .numbered(added.isEmpty() ? tensor : ReshapeUnit.of(tensor, added, List.of()), result, sizes);
    }
}
