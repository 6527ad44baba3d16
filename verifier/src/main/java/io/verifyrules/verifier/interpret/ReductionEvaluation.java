package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Reduce;
import java.util.function.BinaryOperator;

import static io.verifyrules.verifier.interpret.LaneNumbers.require;

/** Reductions over whole axes: one result after the other, each by walking over all of its terms. */
final class ReductionEvaluation {

    private ReductionEvaluation() {
    }

    /** The elements of the operand combined over the named axes. */
    static <T> Tensor<T> reduce(Reduce reduce, Tensor<T> operand, Combination<T> combination) {
        Grid reduced = operand.grid().restrictedTo(reduce.over());
        if (!combination.allowsNothing()) {
            for (int i = 0; i < reduced.lanes(); i++) {
                require(reduced.size(i) >= 1, "reduce " + reduce.monoid().symbol() + ": reduced sizes >= 1",
                        reduced.size(i));
            }
        }
        Grid result = operand.grid().restrictedTo(reduce.type().axes());
        combination.enter(result, reduced);
        OperandAccess read = new OperandAccess(operand.grid(), result, reduced, (axis, lane) -> 1);
        int[] moves = read.moves();
        return Tensor.tabulate(result, access -> {
            int place = read.place(access);
            return combination.of(moves.length, i -> operand.at(place + moves[i]));
        });
    }

    /** The products of both operands' elements, summed over the contracted axes. */
    static <T> Tensor<T> dot(Dot dot, Tensor<T> left, Tensor<T> right, Combination<T> sum, BinaryOperator<T> product) {
        Grid a = left.grid();
        Grid b = right.grid();
        for (AggregatedAxis axis : a.axes()) {
            for (int lane = 0; b.has(axis) && lane < a.rank(axis); lane++) {
                require(a.size(axis, lane) == b.size(axis, lane), "dot: equal sizes on axis " + axis,
                        a.size(axis, lane), b.size(axis, lane));
            }
        }
        Grid reduced = a.restrictedTo(dot.contracted());
        Grid result = Grid.of(dot.type().axes(), axis -> (a.has(axis) ? a : b).rank(axis),
                (axis, lane) -> (a.has(axis) ? a : b).size(axis, lane));
        sum.enter(result, reduced);
        OperandAccess inLeft = new OperandAccess(a, result, reduced, (axis, lane) -> 1);
        OperandAccess inRight = new OperandAccess(b, result, reduced, (axis, lane) -> 1);
        int[] ofLeft = inLeft.moves();
        int[] ofRight = inRight.moves();
        return Tensor.tabulate(result, access -> {
            int a0 = inLeft.place(access);
            int b0 = inRight.place(access);
            return sum.of(ofLeft.length, i -> product.apply(left.at(a0 + ofLeft[i]), right.at(b0 + ofRight[i])));
        });
    }
}
