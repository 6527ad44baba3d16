package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Random chains of two to four conversions, and sums of their results. The right side goes through one more type now and
 * then, which has all elements that come to it. So both sides are the same by construction.
 */
final class RandomConversions {

    private static final ElementType S4 = new ElementType.Machine(true, 4);
    private static final ElementType U4 = new ElementType.Machine(false, 4);
    private static final ElementType S8 = new ElementType.Machine(true, 8);
    private static final ElementType U8 = new ElementType.Machine(false, 8);
    private static final ElementType S16 = new ElementType.Machine(true, 16);
    private static final ElementType S32 = new ElementType.Machine(true, 32);
    private static final ElementType F16 = new ElementType.Floating(FloatFormat.F16);
    private static final ElementType BF16 = new ElementType.Floating(FloatFormat.BF16);
    private static final ElementType F32 = new ElementType.Floating(FloatFormat.F32);
    private static final ElementType F64 = new ElementType.Floating(FloatFormat.F64);
    private static final List<ElementType> TYPES = Stream
            .concat(Stream.of(ElementType.BOOL, ElementType.INT, ElementType.REAL, ElementType.COMPLEX, S4, U4, S8, U8,
                    S16, S32), FloatFormat.ALL.stream().map(ElementType.Floating::new))
            .toList();
    /** Those with at most 256 elements, all of which are integers. */
    private static final List<ElementType> SHORT = List.of(ElementType.BOOL, S4, U4, S8, U8);
    /** The types that have all integers from -128 to 255. */
    private static final List<ElementType> LONG = List.of(ElementType.INT, ElementType.REAL, S16, S32, F16, BF16, F32,
            F64);
    private static final List<ElementType> LONG_INTEGERS = List.of(ElementType.INT, S16, S32);
    private static final List<ElementType> WIDE_FLOATS = List.of(F32, F64);
    private static final int MOST_STEPS = 4;
    private static final int TRIES = 8;

    private final Random random;
    private final TensorExpr input;

    RandomConversions(Random random, RuleBuilder rule) {
        this.random = random;
        RankClass rankClass = rule.rankClass("c");
        Shape shape = Shape.of(rankClass, rule.sizes("n", rankClass));
        this.input = rule.tensor("x", one(TYPES.stream().filter(type -> !type.equals(ElementType.COMPLEX)).toList()),
                shape);
    }

    /** Declares both sides. */
    void declare(RuleBuilder rule) {
        List<ElementType> chain = chain();
        List<ElementType> longer = chain;
        for (int i = 1 + random.nextInt(2); i > 0; i--) {
            longer = longer(longer);
        }
        boolean shortens = random.nextBoolean();
        boolean doubles = random.nextBoolean() && !chain.getLast().equals(ElementType.BOOL);
        rule.rewrite(result(shortens ? longer : chain, doubles), result(shortens ? chain : longer, doubles));
    }

    /** The result of a chain, or twice that. A conversion that a solver takes for 0 shows where one side lost its sum. */
    private TensorExpr result(List<ElementType> chain, boolean doubles) {
        TensorExpr tensor = converted(chain);
        return doubles ? Binary.of(BinaryOperator.ADD, tensor, tensor) : tensor;
    }

    private <T> T one(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    private List<ElementType> chain() {
        List<ElementType> chain = new ArrayList<>(List.of(input.type().element()));
        for (int steps = 2 + random.nextInt(MOST_STEPS - 1); steps > 0; steps--) {
            ElementType last = chain.getLast();
            List<ElementType> next = TYPES.stream()
                    .filter(type -> !type.equals(last) && Conversion.CONVERT.isDefined(last, type))
                    .toList();
            if (next.isEmpty()) {
                return chain;
            }
            chain.add(one(next));
        }
        return chain;
    }

    private TensorExpr converted(List<ElementType> chain) {
        TensorExpr tensor = input;
        for (ElementType type : chain.subList(1, chain.size())) {
            tensor = Convert.of(Conversion.CONVERT, tensor, type);
        }
        return tensor;
    }

    /** The chain through one more type, if one is found soon. */
    private List<ElementType> longer(List<ElementType> chain) {
        return Stream.generate(() -> 1 + random.nextInt(chain.size() - 1)).limit(TRIES).flatMap(place -> {
            Optional<ElementType> between = between(chain.get(place - 1), chain.get(place));
            return between.map(type -> {
                List<ElementType> longer = new ArrayList<>(chain);
                longer.add(place, type);
                return longer;
            }).stream();
        }).findFirst().orElse(chain);
    }

    /** The floats that have all of a format, and more. */
    private static List<ElementType> longer(FloatFormat format) {
        return FloatFormat.ALL.stream()
                .filter(other -> other.bits() > format.bits() && format.isWithin(other))
                .<ElementType>map(ElementType.Floating::new)
                .toList();
    }

    /** A type through which a conversion may go without a difference: not all of them, only such as are plain. */
    private Optional<ElementType> between(ElementType from, ElementType to) {
        if (from instanceof ElementType.Floating(FloatFormat format) && format.bits() == 16) {
            return to instanceof ElementType.Floating || to.equals(ElementType.BOOL)
                    ? Optional.of(one(WIDE_FLOATS))
                    : Optional.empty();
        }
        if (from instanceof ElementType.Floating(FloatFormat format) && format.bits() < 16) {
            return to instanceof ElementType.Floating || to.equals(ElementType.BOOL)
                    ? Optional.of(one(longer(format))).filter(type -> !type.equals(to))
                    : Optional.empty();
        }
        if (SHORT.contains(from)) {
            boolean wraps = to instanceof ElementType.Machine machine && machine.bits() <= 8;
            List<ElementType> possible = wraps
                    ? LONG_INTEGERS
                    : to.equals(ElementType.COMPLEX) ? List.of(ElementType.INT, ElementType.REAL) : LONG;
            return Optional.of(one(possible)).filter(type -> !type.equals(to));
        }
        return Optional.of(ElementType.REAL)
                .filter(real -> from.equals(ElementType.INT) && to instanceof ElementType.Floating);
    }
}
