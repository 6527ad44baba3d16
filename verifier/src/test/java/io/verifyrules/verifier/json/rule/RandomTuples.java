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
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Random tensors that come out of tuples, of given axes and type. */
final class RandomTuples {

    private final Random random;
    private final RuleBuilder rule;
    private final RandomTerms terms;
    private final RandomRules rules;
    private Optional<Reducer> declared = Optional.empty();

    RandomTuples(Random random, RuleBuilder rule, RandomTerms terms, RandomRules rules) {
        this.random = random;
        this.rule = rule;
        this.terms = terms;
        this.rules = rules;
    }

    /** One of two tensors, of which the other one has other axes. */
    TensorExpr element(List<AggregatedAxis> axes, ElementType type, int depth) {
        TensorExpr other = rules.tensor(rules.some(axes), ElementType.INT, depth);
        TensorExpr taken = rules.tensor(axes, type, depth);
        return other.type().element().equals(ElementType.INT) ? TupleElement.of(List.of(taken, other), 0) : taken;
    }

    /** A component of pairs that are combined: of truth values by a declared function, of others by what their order says. */
    TensorExpr component(List<AggregatedAxis> axes, ElementType type, int depth) {
        boolean truths = type.equals(ElementType.BOOL);
        ElementType second = truths ? ElementType.BOOL : ElementType.INT;
        AggregatedAxis reduced = terms.any.axis("pairs" + depth);
        List<AggregatedAxis> before = new ArrayList<>(axes);
        before.add(reduced);
        TensorExpr pairs = Zip.of(List.of(rules.tensor(before, type, 0), rules.tensor(before, second, 0)));
        if (type.equals(ElementType.OPEN)
                || !pairs.type().element().equals(new ElementType.Tuple(List.of(type, second)))) {
            return rules.tensor(axes, type, depth);
        }
        Reducer by = truths ? declared(pairs.type().element()) : terms.pick(List.of(ArgExtreme.values()));
        Optional<Element> initial = random.nextBoolean()
                ? Optional.empty()
                : Optional.of(new Element.Tuple(List.of(terms.element(type), terms.element(second))));
        return Component.of(Reduce.of(by, pairs, List.of(reduced), initial, BoundIndices.unnamed()), 0);
    }

    private Reducer declared(ElementType pairs) {
        if (declared.isEmpty()) {
            Optional<Element> identity = random.nextBoolean()
                    ? Optional.empty()
                    : Optional.of(
                            new Element.Tuple(List.of(rule.element("neutral", ElementType.BOOL), Element.of(true))));
            declared = Optional.of(new DeclaredMonoid(
                    rule.function("pairing", List.of(pairs, pairs), pairs, FunctionLaws.ofMonoid(identity))));
        }
        return declared.get();
    }
}
