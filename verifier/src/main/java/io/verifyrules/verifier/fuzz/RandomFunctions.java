package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FunctionLaws;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;

/** The functions that a random rule declares, of one element and of two, and what it does with them. */
final class RandomFunctions {

    private final Random random;
    private final ElementFunction ofOne;
    private final ElementFunction ofTwo;
    private final List<DeclaredMonoid> monoids;
    private final List<DeclaredMonoid> ofPairs;

    RandomFunctions(Random random, RuleBuilder rule, ElementType type) {
        this.random = random;
        this.ofOne = rule.function("f", List.of(type), type);
        this.ofTwo = rule.function("g", List.of(type, type), type);
        Element neutral = rule.element("e", type);
        this.monoids = monoids(rule, type, "m", neutral, "h");
        this.ofPairs = monoids(rule, new ElementType.Tuple(List.of(type, type)), "j",
                new Element.Tuple(List.of(neutral, neutral)), "w");
    }

    /** A function with an identity, and one without. */
    private static List<DeclaredMonoid> monoids(RuleBuilder rule, ElementType type, String with, Element neutral,
            String without) {
        return Map.of(with, Optional.of(neutral), without, Optional.<Element>empty())
                .entrySet()
                .stream()
                .sorted(Map.Entry.comparingByKey())
                .map(named -> new DeclaredMonoid(rule.function(named.getKey(), List.of(type, type), type,
                        FunctionLaws.ofMonoid(named.getValue()))))
                .toList();
    }

    /** One of them of tensors of one shape. */
    TensorExpr tensor(Supplier<TensorExpr> operand) {
        return switch (random.nextInt(3)) {
            case 0 -> Mapped.of(ofOne, List.of(operand.get()));
            case 1 -> Mapped.of(ofTwo, List.of(operand.get(), operand.get()));
            default -> Combined.of(monoid(), operand.get(), operand.get());
        };
    }

    /** One that combines elements in any order. */
    DeclaredMonoid monoid() {
        return monoids.get(random.nextInt(monoids.size()));
    }

    /** One that combines pairs of elements in any order. */
    DeclaredMonoid ofPairs() {
        return ofPairs.get(random.nextInt(ofPairs.size()));
    }

    /** The one of one operand, of any tensor. */
    TensorExpr of(TensorExpr operand) {
        return Mapped.of(ofOne, List.of(operand));
    }

    /** One of them of an element. */
    Element element(Element operand) {
        return random.nextBoolean()
                ? new Element.Applied(ofOne, List.of(operand))
                : new Element.Applied(ofTwo, List.of(operand, operand));
    }
}
