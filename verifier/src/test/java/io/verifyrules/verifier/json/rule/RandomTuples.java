package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FunctionLaws;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Component;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.TupleElement;
import io.verifyrules.dsl.expr.Zip;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Random tensors that come out of tuples, of given axes and type. */
final class RandomTuples {

    private final Random random;
    private final RuleBuilder rule;
    private final RandomTerms terms;
    private final RandomRules rules;
    private final Map<ElementType, Reducer> combining = new HashMap<>();

    RandomTuples(Random random, RuleBuilder rule, RandomTerms terms, RandomRules rules) {
        this.random = random;
        this.rule = rule;
        this.terms = terms;
        this.rules = rules;
    }

    /** One of two tensors, of which the other one has other axes. */
    TensorExpr element(List<AggregatedAxis> axes, ElementType type, int depth) {
        return TupleElement.of(
                List.of(rules.tensor(axes, type, depth), rules.tensor(rules.some(axes), ElementType.INT, depth)), 0);
    }

    /** A component of pairs that are combined. */
    TensorExpr component(List<AggregatedAxis> axes, ElementType type, int depth) {
        if (type.equals(ElementType.OPEN)) {
            return rules.tensor(axes, type, depth);
        }
        AggregatedAxis reduced = terms.any.axis("pairs" + depth);
        List<AggregatedAxis> before = new ArrayList<>(axes);
        before.add(reduced);
        TensorExpr pairs = Zip.of(List.of(rules.tensor(before, type, 0), rules.tensor(before, ElementType.INT, 0)));
        if (!pairs.type().element().equals(pairs(type))) {
            return rules.tensor(axes, type, depth);
        }
        Reducer by = random.nextBoolean()
                ? terms.pick(List.of(ArgExtreme.values()))
                : combining.computeIfAbsent(type, this::declared);
        Optional<Element> initial = random.nextBoolean()
                ? Optional.empty()
                : Optional.of(new Element.Tuple(List.of(terms.stated(type), terms.element(ElementType.INT))));
        return Component.of(Reduce.of(by, pairs, List.of(reduced), initial, BoundIndices.unnamed()), 0);
    }

    private static ElementType pairs(ElementType type) {
        return new ElementType.Tuple(List.of(type, ElementType.INT));
    }

    private Reducer declared(ElementType type) {
        ElementType pairs = pairs(type);
        Optional<Element> identity = random.nextBoolean()
                ? Optional.empty()
                : Optional.of(new Element.Tuple(List.of(rule.element("w" + type, type), Element.of(0))));
        return new DeclaredMonoid(
                rule.function("g" + type, List.of(pairs, pairs), pairs, FunctionLaws.ofMonoid(identity)));
    }
}
