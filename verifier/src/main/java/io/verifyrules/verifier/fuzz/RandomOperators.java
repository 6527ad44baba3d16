package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Random operators that an element type has. */
record RandomOperators(Random random, ElementType type, RandomElements elements) {

    private static final List<BinaryOperator> BITWISE = Stream.of(BinaryOperator.values())
            .filter(operator -> operator.types().stream().anyMatch(ElementType.Machine.class::isInstance)
                    && !operator.types().contains(ElementType.INT))
            .toList();

    /** A relation that elements may have. */
    Relation relation() {
        return elements.relations().get(random.nextInt(elements.relations().size()));
    }

    /** One that rules are mostly about. */
    BinaryOperator usual() {
        if (elements.complex()) {
            return List.of(BinaryOperator.ADD, BinaryOperator.MUL, BinaryOperator.SUB).get(random.nextInt(3));
        }
        return List
                .of(BinaryOperator.ADD, BinaryOperator.ADD, BinaryOperator.MUL, BinaryOperator.SUB, BinaryOperator.MAX)
                .get(random.nextInt(5));
    }

    /** Operators that solvers find hard, seldom. */
    BinaryOperator rare() {
        if (elements.wraps() && random.nextBoolean()) {
            return BITWISE.get(random.nextInt(BITWISE.size()));
        }
        if (elements.complex()) {
            return random.nextBoolean() ? BinaryOperator.DIV : BinaryOperator.SUB;
        }
        return switch (random.nextInt(4)) {
            case 0 -> BinaryOperator.DIV;
            case 1 -> type.equals(ElementType.INT) ? BinaryOperator.REM : BinaryOperator.MIN;
            default -> BinaryOperator.MIN;
        };
    }

    /** One of the operators with one operand that the type has, but for the opposite. */
    UnaryOperator rareUnary() {
        List<UnaryOperator> all = Stream.of(UnaryOperator.values())
                .filter(operator -> operator.types().contains(type) && operator != UnaryOperator.NEG)
                .toList();
        return type instanceof ElementType.Open || random.nextInt(5) > 2
                ? UnaryOperator.ABS
                : all.get(random.nextInt(all.size()));
    }
}
