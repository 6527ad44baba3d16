package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementCondition;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.Literal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Random elements of a rule's type. Some rules mention infinities; their other elements are finite all the same. */
final class RandomElements {

    private static final List<Relation> RELATIONS = List.of(Relation.values());

    /** The literals that only floats have, or that are theirs among others. */
    private static final List<Literal> SPECIAL = List.of(new Literal.MinusZero(), new Literal.NotANumber(),
            new Literal.Infinity(true), new Literal.Infinity(false), Literal.quotient(BigInteger.ONE, BigInteger.TWO));

    /** The type of numbers that are converted. */
    private static final ElementType WORD = new ElementType.Machine(true, 4);

    private final Random random;
    private final ElementType type;
    private final Optional<RandomFunctions> functions;
    private final boolean infinities;

    RandomElements(Random random, ElementType type) {
        this(random, type, Optional.empty());
    }

    /** The same in a rule with declared functions. */
    RandomElements(Random random, ElementType type, Optional<RandomFunctions> functions) {
        this.random = random;
        this.type = type;
        this.functions = functions;
        this.infinities = ElementTypes.UNBOUNDED.contains(type) && random.nextInt(5) == 0 && functions.isEmpty();
    }

    ElementType type() {
        return type;
    }

    boolean numbers() {
        return ElementTypes.NUMBERS.contains(type) || complex();
    }

    boolean truths() {
        return type.equals(ElementType.BOOL);
    }

    /** Whether they are numbers without an order. */
    boolean complex() {
        return type.equals(ElementType.COMPLEX);
    }

    /** The relations between them. */
    List<Relation> relations() {
        return complex() ? List.of(Relation.EQ, Relation.NE) : RELATIONS;
    }

    /** Whether the rule mentions infinities, so that only some rewrites are right. */
    boolean infinities() {
        return infinities;
    }

    /** The functions that the rule declares, if it does. */
    Optional<RandomFunctions> functions() {
        return functions;
    }

    /** The parameter, one of the rule's functions of it, a literal of the type, or the rule's integer where these are integers. */
    Element any(Element parameter, AxisMap integer) {
        if (functions.isPresent() && random.nextInt(3) == 0) {
            return functions.get().element(parameter);
        }
        if (truths()) {
            return random.nextBoolean() ? parameter : Element.of(random.nextBoolean());
        }
        if (!numbers()) {
            return parameter;
        }
        if (infinities && random.nextBoolean()) {
            return Element.infinity(random.nextBoolean());
        }
        if (rounds() && random.nextBoolean()) {
            List<Literal> special = SPECIAL.stream().filter(literal -> literal.isOf(type)).toList();
            return Element.of(special.get(random.nextInt(special.size())));
        }
        return switch (random.nextInt(9)) {
            case 0, 1 -> Element.of(random.nextInt(3));
            case 2, 3 -> wraps() ? atTheEnd() : Element.of(random.nextInt(3) - 1);
            case 4 -> type.equals(ElementType.INT) ? new Element.Counted(integer) : parameter;
            case 5 -> complex() && random.nextBoolean()
                    ? Element.of(new Literal.ImaginaryUnit(), type)
                    : parameter.plus(Element.of(1));
            case 6 -> parameter.unaryMinus();
            case 7 -> type instanceof ElementType.Open
                    ? parameter
                    : new Element.Converted(Conversion.CONVERT, Element.of(random.nextInt(6) - 3L, WORD), type);
            default -> parameter;
        };
    }

    /** Whether numbers are rounded and may be none, so that only some rewrites are right. */
    boolean rounds() {
        return type instanceof ElementType.Floating;
    }

    /** Whether numbers wrap, so that only some rewrites are right. */
    boolean wraps() {
        return type instanceof ElementType.Machine;
    }

    private Element atTheEnd() {
        ElementType.Machine machine = (ElementType.Machine) type;
        return Element.of((random.nextBoolean() ? machine.greatest() : machine.least()).longValueExact());
    }

    /** A condition on the parameter. */
    ElementCondition condition(Element parameter) {
        if (truths()) {
            return parameter.compare(Relation.EQ, Element.of(random.nextBoolean()));
        }
        return numbers()
                ? parameter.compare(relations().get(random.nextInt(relations().size())), Element.of(random.nextInt(2)))
                : parameter.compare(Relation.EQ, parameter);
    }
}
