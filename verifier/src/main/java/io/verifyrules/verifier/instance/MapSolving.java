package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.verifier.instance.InstanceEdit.Cell;
import io.verifyrules.verifier.interpret.Exact;
import io.verifyrules.verifier.interpret.LaneEvaluation;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Looks for the value of one map or scalar that gives a map expression a wanted value on one lane, the others unchanged. It
 * looks at a bounded number of places, as an expression may share its parts and lead to each on very many ways.
 */
final class MapSolving {

    /** An integer of the instance and the value to give to it. */
    record Solution(Cell cell, long value) {}

    private static final int MOST_STEPS = 100;

    private final LaneEvaluation lanes;
    private final int lane;
    private final Set<Cell> frozen;
    private final Random random;
    private int steps;

    MapSolving(LaneEvaluation lanes, int lane, Set<Cell> frozen, Random random) {
        this.lanes = lanes;
        this.lane = lane;
        this.frozen = frozen;
        this.random = random;
    }

    /** A change after which {@code map} probably has the value; the caller evaluates it again. */
    Optional<Solution> solve(AxisMap map, long wanted) {
        if (steps++ >= MOST_STEPS) {
            return Optional.empty();
        }
        return switch (map) {
            case AxisMap.Variable variable ->
                free(new Cell(variable.name(), Optional.of(variable.of().isSingleton() ? 0 : lane)), wanted);
            case AxisMap.Scalar scalar -> free(new Cell(scalar.name(), Optional.empty()), wanted);
            case AxisMap.Constant ignored -> Optional.empty();
            // Found by chance: another lane is another question.
            case AxisMap.Permuted ignored -> Optional.empty();
            case AxisMap.Choice choice ->
                solve(lanes.holds(choice.condition(), lane) ? choice.then() : choice.otherwise(), wanted);
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
            case PLUS -> solve(arithmetic.left(), Exact.sum(wanted, -right));
            case MINUS -> solve(arithmetic.left(), Exact.sum(wanted, right));
            case TIMES ->
                right == 0 || wanted % right != 0 ? Optional.empty() : solve(arithmetic.left(), wanted / right);
            case FLOOR_DIV -> solve(arithmetic.left(), Exact.sum(Exact.product(wanted, right), rest(right)));
            case FLOOR_MOD -> solve(arithmetic.left(), withRest(lanes.value(arithmetic.left(), lane), right, wanted));
            case MIN, MAX -> solve(arithmetic.left(), wanted);
        };
    }

    /** A number that is no multiple away, mostly 0. */
    private long rest(long divisor) {
        return divisor > 1 && random.nextInt(4) == 0 ? random.nextLong(divisor) : 0;
    }

    /** A dividend with the wanted rest: near the present one, below or above, or the rest itself. */
    private long withRest(long dividend, long divisor, long wanted) {
        if (divisor == 0) {
            return wanted;
        }
        long near = Exact.sum(dividend, wanted - Math.floorMod(dividend, divisor));
        return switch (random.nextInt(3)) {
            case 0 -> wanted;
            case 1 -> near;
            default -> Exact.sum(near, divisor);
        };
    }

    private Optional<Solution> solveRight(AxisMap.Arithmetic arithmetic, long wanted) {
        long left = lanes.value(arithmetic.left(), lane);
        return switch (arithmetic.operator()) {
            case PLUS -> solve(arithmetic.right(), Exact.sum(wanted, -left));
            case MINUS -> solve(arithmetic.right(), Exact.sum(left, -wanted));
            case TIMES -> left == 0 || wanted % left != 0 ? Optional.empty() : solve(arithmetic.right(), wanted / left);
            case FLOOR_DIV, FLOOR_MOD -> Optional.empty();
            case MIN, MAX -> solve(arithmetic.right(), wanted);
        };
    }
}
