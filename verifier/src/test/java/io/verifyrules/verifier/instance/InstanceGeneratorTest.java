package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Window;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleFixture;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class InstanceGeneratorTest {

    private static final long SEED = 20_240_917;

    /** A dynamic slice whose start is in range is a slice; three equalities tie its five maps. */
    private static final Rule TIED = RuleFixture.rule("dynamic slice is slice", r -> {
        RankClass c = r.rankClass("c");
        AxisMap size = r.sizes("size", c);
        AxisMap start = r.map("start", c);
        AxisMap begin = r.map("begin", c);
        AxisMap length = r.map("length", c);
        AxisMap end = r.map("end", c);
        AxisMap stride = r.map("stride", c);
        r.require(begin.compare(Relation.EQ, start));
        r.require(end.minus(begin).compare(Relation.EQ, length));
        r.require(stride.compare(Relation.EQ, AxisMap.of(1)));
        TensorExpr x = r.tensor("X", Shape.of(c, size));
        r.rewrite(x.dynamicSliceInRange(start, length), x.slice(begin, end, stride));
    });

    /** A pad of a pad is one pad, as long as the inner edges are not negative. */
    private static final Rule PAD_OF_PAD = RuleFixture.rule("pad of pad", r -> {
        RankClass c = r.rankClass("c");
        AxisMap n = r.sizes("n", c);
        AxisMap low = r.sizes("low", c);
        AxisMap lower = r.sizes("lower", c);
        AxisMap interior = r.sizes("interior", c);
        Element value = r.element("v", ElementType.OPEN);
        TensorExpr x = r.tensor("X", Shape.of(c, n));
        TensorExpr inner = x.pad(value, AxisMaps.of(low), AxisMaps.none(), AxisMaps.of(interior));
        r.rewrite(inner.pad(value, AxisMaps.of(lower), AxisMaps.none(), AxisMaps.none()),
                x.pad(value, AxisMaps.of(low.plus(lower)), AxisMaps.none(), AxisMaps.of(interior)));
    });

    /** A convolution with everything there is, twice. */
    private static final Rule CONVOLUTION = RuleFixture.rule("convolution", r -> {
        RankClass f = r.rankClass("f");
        RankClass x = r.rankClass("x");
        TensorExpr image = r.tensor("I", ElementType.INT, Shape.of(f, r.map("n", f)).with(x, r.map("m", x)));
        TensorExpr kernel = r.tensor("K", ElementType.INT,
                Shape.of(f, r.map("nk", f)).with(f.axis("o"), r.map("no", f)).with(x, r.map("mk", x)));
        Window.Written window = new Window.Written(AxisMaps.of(r.map("stride", x)), AxisMaps.of(r.map("low", x)),
                AxisMaps.of(r.map("high", x)), AxisMaps.of(r.map("base", x)), AxisMaps.of(r.map("window", x)));
        TensorExpr convolution = Convolution.of(image, kernel, List.of(), List.of(f.axis()), List.of(f.axis("o")),
                new Convolution.Options(window, List.of(x.axis()), AxisMaps.of(r.map("groups", f)), AxisMaps.none(),
                        BoundIndices.unnamed()));
        r.rewrite(convolution, convolution);
    });

    /** The greatest of the greatest in a window, and a product of tensors. */
    private static final Rule WINDOWS = RuleFixture.rule("windows", r -> {
        RankClass c = r.rankClass("c");
        TensorExpr a = r.tensor("A", ElementType.INT, Shape.of(c, r.map("n", c)));
        TensorExpr b = r.tensor("B", ElementType.INT, Shape.of(c, r.map("m", c)));
        TensorExpr windows = ReduceWindow
                .of(Monoid.MAX, a, Optional.of(Element.of(0)), AxisMaps.of(r.map("size", c)),
                        new Window.Written(AxisMaps.of(r.map("stride", c)), AxisMaps.of(r.map("low", c)),
                                AxisMaps.none(), AxisMaps.of(r.map("base", c)), AxisMaps.none()),
                        BoundIndices.unnamed());
        TensorExpr both = windows.reduce(Monoid.MAX, c.axis()).plus(a.dot(b, List.of(c.axis()), List.of()));
        r.rewrite(both, both);
    });

    private static List<RuleInstance> instances(Rule rule, ElementType type, int count) {
        InstanceGenerator generator = new InstanceGenerator(rule, type, SEED);
        return IntStream.range(0, count).mapToObj(i -> generator.next()).toList();
    }

    @Test
    void nearlyAllInstancesAreOnesToWhichTheRuleApplies() {
        for (Rule rule : List.of(TIED, PAD_OF_PAD)) {
            long applicable = instances(rule, ElementType.OPEN, 300).stream()
                    .filter(instance -> !(Replay.replay(rule, instance) instanceof Outcome.NotApplicable))
                    .count();
            assertThat(applicable).as("%s, seed %d", rule.name(), SEED).isGreaterThan(270);
        }
    }

    @Test
    void mostInstancesOfReductionsAreValidAndManyHaveElements() {
        for (Rule rule : List.of(CONVOLUTION, WINDOWS)) {
            List<Outcome> outcomes = instances(rule, ElementType.INT, 100).stream()
                    .map(instance -> Replay.replay(rule, instance))
                    .toList();
            assertThat(outcomes).as("%s, seed %d", rule.name(), SEED)
                    .filteredOn(outcome -> outcome instanceof Outcome.Agree)
                    .hasSizeGreaterThan(90);
            assertThat(outcomes).as("%s, seed %d", rule.name(), SEED)
                    .filteredOn(Outcome::comparesElements)
                    .hasSizeGreaterThan(25);
        }
    }

    @Test
    void rightRulesAreRefutedByNoInstance() {
        for (Rule rule : List.of(TIED, PAD_OF_PAD)) {
            for (ElementType type : List.of(ElementType.OPEN, ElementType.INT, ElementType.REAL, ElementType.BOOL)) {
                assertThat(instances(rule, type, 200)).as("%s over %s, seed %d", rule.name(), type, SEED)
                        .noneMatch(instance -> Replay.replay(rule, instance).refutes());
            }
        }
    }

    @Test
    void allRanksUpToTwoOccurAndSomeResultsHaveElements() {
        Set<Integer> ranks = new HashSet<>();
        int withElements = 0;
        for (RuleInstance instance : instances(TIED, ElementType.INT, 300)) {
            if (Replay.replay(TIED, instance) instanceof Outcome.Agree agree) {
                ranks.add(instance.ranks().getOrDefault("c", -1));
                withElements += agree.left().elements().isEmpty() ? 0 : 1;
            }
        }
        assertThat(ranks).as("seed %d", SEED).containsExactlyInAnyOrder(0, 1, 2);
        assertThat(withElements).as("seed %d", SEED).isGreaterThan(100);
    }

    @Test
    void theSameSeedGivesTheSameInstances() {
        assertThat(instances(TIED, ElementType.INT, 20)).isEqualTo(instances(TIED, ElementType.INT, 20));
    }
}
