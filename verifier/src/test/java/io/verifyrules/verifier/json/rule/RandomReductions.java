package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Window;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Random reductions with a result of given axes and type. */
final class RandomReductions {

    private final Random random;
    private final RuleBuilder rule;
    private final RandomTerms terms;
    private final RandomRules rules;
    private int indices;

    RandomReductions(Random random, RuleBuilder rule, RandomTerms terms, RandomRules rules) {
        this.random = random;
        this.rule = rule;
        this.terms = terms;
        this.rules = rules;
    }

    /** Two sides with a reduction each, and a hint that says how their indices correspond. */
    void hinted(List<AggregatedAxis> axes, ElementType type) {
        AggregatedAxis reduced = terms.any.axis("reduced");
        AxisMap left = index(reduced);
        AxisMap right = index(reduced);
        rule.hint(left, right.plus(random.nextInt(3)));
        rule.rewrite(reduce(axes, type, 2, reduced, BoundIndices.unnamed().and(reduced, left)),
                reduce(axes, type, 2, reduced, BoundIndices.unnamed().and(reduced, right)));
    }

    private AxisMap index(AggregatedAxis axis) {
        return rule.index("index" + indices++, axis.rankClass());
    }

    TensorExpr tensor(List<AggregatedAxis> axes, ElementType type, int depth) {
        AggregatedAxis reduced = (random.nextBoolean() ? terms.any : terms.nonEmpty).axis("reduced" + depth);
        BoundIndices named = random.nextBoolean()
                ? BoundIndices.unnamed()
                : BoundIndices.unnamed().and(reduced, index(reduced));
        int choice = random.nextInt(type.equals(ElementType.BOOL) ? 2 : 4);
        return switch (choice) {
            case 0 -> reduce(axes, type, depth, reduced, named);
            case 1 -> reduceWindow(axes, type, depth);
            case 2 -> dot(axes, type, depth, reduced, named);
            default -> convolution(axes, type, depth, reduced, named);
        };
    }

    private Monoid monoid(ElementType type) {
        return terms.pick(type.equals(ElementType.BOOL)
                ? List.of(Monoid.AND, Monoid.OR, Monoid.XOR)
                : List.of(Monoid.SUM, Monoid.PRODUCT, Monoid.MIN, Monoid.MAX));
    }

    private TensorExpr reduce(List<AggregatedAxis> axes, ElementType type, int depth, AggregatedAxis reduced,
            BoundIndices named) {
        return Reduce.of(monoid(type), rules.tensor(and(axes, reduced), type, depth), List.of(reduced),
                random.nextBoolean() ? Optional.empty() : Optional.of(terms.element(type)), named);
    }

    private TensorExpr reduceWindow(List<AggregatedAxis> axes, ElementType type, int depth) {
        List<AggregatedAxis> windowed = rules.some(axes);
        Monoid monoid = monoid(type);
        Optional<Element> initial = monoid.hasIdentity() && random.nextBoolean()
                ? Optional.empty()
                : Optional.of(terms.element(type));
        return ReduceWindow.of(monoid, rules.tensor(axes, type, depth), initial, rules.maps(windowed), window(windowed),
                BoundIndices.unnamed());
    }

    private Window.Written window(List<AggregatedAxis> axes) {
        return new Window.Written(rules.maps(rules.some(axes)), rules.maps(rules.some(axes)),
                rules.maps(rules.some(axes)), rules.maps(rules.some(axes)), rules.maps(rules.some(axes)));
    }

    private TensorExpr dot(List<AggregatedAxis> axes, ElementType type, int depth, AggregatedAxis contracted,
            BoundIndices named) {
        List<AggregatedAxis> onlyLeft = rules.some(axes);
        List<AggregatedAxis> onlyRight = rules.some(RandomRules.without(axes, onlyLeft));
        List<AggregatedAxis> batch = RandomRules.without(RandomRules.without(axes, onlyLeft), onlyRight);
        return Dot.of(rules.tensor(and(RandomRules.without(axes, onlyRight), contracted), type, depth),
                rules.tensor(and(RandomRules.without(axes, onlyLeft), contracted), type, depth), List.of(contracted),
                batch, named);
    }

    private TensorExpr convolution(List<AggregatedAxis> axes, ElementType type, int depth, AggregatedAxis feature,
            BoundIndices named) {
        List<AggregatedAxis> batch = rules.some(axes);
        List<AggregatedAxis> output = rules.some(RandomRules.without(axes, batch));
        List<AggregatedAxis> spatial = RandomRules.without(RandomRules.without(axes, batch), output);
        boolean ofFeatures = random.nextBoolean();
        return Convolution.of(rules.tensor(and(RandomRules.without(axes, output), feature), type, depth),
                rules.tensor(and(RandomRules.without(axes, batch), feature), type, depth), batch, List.of(feature),
                output,
                new Convolution.Options(window(spatial), rules.some(spatial),
                        ofFeatures ? groups(List.of(feature), output) : AxisMaps.none(),
                        ofFeatures ? AxisMaps.none() : groups(batch, output), named));
    }

    /** Groups of the first axis that has one output feature axis to share them with. */
    private AxisMaps groups(List<AggregatedAxis> axes, List<AggregatedAxis> output) {
        return axes.stream()
                .filter(axis -> output.stream()
                        .filter(other -> other.rankClass().equals(axis.rankClass()))
                        .count() == 1)
                .findFirst()
                .map(axis -> rules.maps(List.of(axis)))
                .orElse(AxisMaps.none());
    }

    private static List<AggregatedAxis> and(List<AggregatedAxis> axes, AggregatedAxis more) {
        List<AggregatedAxis> all = new ArrayList<>(axes);
        all.add(more);
        return all;
    }
}
