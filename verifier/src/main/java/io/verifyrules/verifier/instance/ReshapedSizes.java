package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.expr.Reshape;
import io.verifyrules.dsl.expr.ShapeTerms;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.verifier.interpret.Exact;
import io.verifyrules.verifier.interpret.LaneEvaluation;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.RefusedInstance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Gives each reshape of an expression as many places as its operand has. No condition on single lanes says this, and numbers that are
 * drawn seldom meet it. A heuristic: what it returns has to be looked at as any other instance.
 */
final class ReshapedSizes {

    /** Tensors with more elements take too long to look at. */
    private static final long MOST_PLACES = 5_000;

    private record Sizes(RankClass from, AxisMap before, RankClass to, AxisMap after) {}

    private final List<Sizes> all = new ArrayList<>();
    private final Random random;

    ReshapedSizes(TensorExpr expression, Random random) {
        this.random = random;
        ShapeTerms shapes = new ShapeTerms();
        // Operands come first, so that the sizes of an inner reshape are known to an outer one.
        Graph.of(List.of(expression)).nodes().forEach(node -> {
            if (node instanceof Reshape reshape) {
                all.add(new Sizes(reshape.axis().rankClass(), shapes.of(reshape.operand(), reshape.axis()),
                        reshape.result().rankClass(), reshape.size()));
            }
        });
    }

    /** The instance with other sizes behind reshapes, where these can be set. */
    RuleInstance fitted(RuleInstance instance) {
        RuleInstance fitted = instance;
        try {
            for (Sizes sizes : all) {
                fitted = fitted(fitted, sizes);
            }
            return fitted;
        } catch (RefusedInstance tooLarge) {
            return fitted;
        }
    }

    private RuleInstance fitted(RuleInstance instance, Sizes sizes) {
        LaneEvaluation lanes = new LaneEvaluation(instance);
        long places = places(lanes, sizes.from(), sizes.before());
        int rank = lanes.rank(sizes.to());
        if (places > MOST_PLACES || places(lanes, sizes.to(), sizes.after()) == places) {
            return instance;
        }
        RuleInstance changed = instance;
        List<Long> wanted = factors(places, rank);
        for (int lane = 0; lane < rank; lane++) {
            Optional<MapSolving.Solution> solution = new MapSolving(new LaneEvaluation(changed), lane, Set.of(), random)
                    .solve(sizes.after(), wanted.get(lane));
            if (solution.filter(found -> Math.abs(found.value()) <= MOST_PLACES).isPresent()) {
                changed = InstanceEdit.with(changed, solution.get().cell(), (int) solution.get().value());
            }
        }
        return changed;
    }

    private static long places(LaneEvaluation lanes, RankClass rankClass, AxisMap size) {
        long places = 1;
        for (int lane = 0; lane < lanes.rank(rankClass); lane++) {
            places = Exact.product(places, Math.max(0, lanes.value(size, lane)));
        }
        return places;
    }

    /** So many numbers whose product is that of all places. */
    private List<Long> factors(long places, int rank) {
        List<Long> factors = new ArrayList<>();
        long rest = places;
        for (int lane = 1; lane < rank; lane++) {
            long factor = places == 0 ? random.nextInt(3) : divisor(rest);
            factors.add(factor);
            rest = places == 0 ? 0 : rest / factor;
        }
        factors.add(rest);
        return factors;
    }

    private long divisor(long number) {
        List<Long> divisors = new ArrayList<>();
        for (long divisor = 1; divisor <= number; divisor++) {
            if (number % divisor == 0) {
                divisors.add(divisor);
            }
        }
        return divisors.get(random.nextInt(divisors.size()));
    }
}
