package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.verifier.interpret.InstanceEdit.Cell;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Looks for the value of one map or scalar that gives a map expression a wanted value on one lane, the others unchanged. */
final class MapSolving {

    /** An integer of the instance and the value to give to it. */
    record Solution(Cell cell, long value) {}

    private final LaneEvaluation lanes;
    private final int lane;
    private final Set<Cell> frozen;
    private final Random random;

    MapSolving(RuleInstance instance, int lane, Set<Cell> frozen, Random random) {
        this.lanes = new LaneEvaluation(instance);
        this.lane = lane;
        this.frozen = frozen;
        this.random = random;
    }

    /** A change after which {@code map} probably has the value; the caller evaluates it again. */
    Optional<Solution> solve(AxisMap map, long wanted) {
        return switch (map) {
            case AxisMap.Variable variable -> free(new Cell(variable.name(), Optional.of(lane)), wanted);
            case AxisMap.Scalar scalar -> free(new Cell(scalar.name(), Optional.empty()), wanted);
            case AxisMap.Constant ignored -> Optional.empty();
            case AxisMap.Choice choice -> solve(lanes.holds(choice.condition(), lane)
                    ? choice.then()
                    : choice
                            .otherwise(), wanted);
            case AxisMap.Arithmetic arithmetic -> random.nextBoolean()
                    ? solveLeft(arithmetic, wanted).or(() -> solveRight(arithmetic, wanted))
                    : solveRight(arithmetic, wanted).or(() -> solveLeft(arithmetic, wanted));
        };
    }

    private Optional<Solution> free(Cell cell, long wanted) {
        return frozen.contains(cell) ? Optional.empty() : Optional.of(new Solution(cell, wanted));
    }

    private Optional<Solution> solveLeft(AxisMap.Arithmetic arithmetic, long wanted) {
        long right = lanes.value(arithmetic.right(), lane);
        return switch (arithmetic.operator()) {
            case PLUS -> solve(arithmetic.left(), wanted - right);
            case MINUS -> solve(arithmetic.left(), wanted + right);
            case TIMES -> right == 0 || wanted % right != 0
                    ? Optional.empty()
                    : solve(arithmetic.left(), wanted / right);
            case FLOOR_DIV -> solve(arithmetic.left(), wanted * right);
            case FLOOR_MOD, MIN, MAX -> solve(arithmetic.left(), wanted);
        };
    }

    private Optional<Solution> solveRight(AxisMap.Arithmetic arithmetic, long wanted) {
        long left = lanes.value(arithmetic.left(), lane);
        return switch (arithmetic.operator()) {
            case PLUS -> solve(arithmetic.right(), wanted - left);
            case MINUS -> solve(arithmetic.right(), left - wanted);
            case TIMES -> left == 0 || wanted % left != 0 ? Optional.empty() : solve(arithmetic.right(), wanted / left);
            case FLOOR_DIV, FLOOR_MOD -> Optional.empty();
            case MIN, MAX -> solve(arithmetic.right(), wanted);
        };
    }
}
