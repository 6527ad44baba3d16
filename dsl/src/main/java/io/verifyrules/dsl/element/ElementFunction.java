package io.verifyrules.dsl.element;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A function on elements that a rule declares and of which it knows nothing else. It stands for any function that is
 * defined everywhere and has the laws that the rule declares with it. It is the same wherever the rule applies it, and
 * what it gives is an element that an input may have. A rule is right if it is so for each.
 *
 * @param operands the types of its operands, at least one
 * @param result the type of what it gives
 * @param laws the other laws declared of it, if it has two operands of one type, and gives another of that type
 */
public record ElementFunction(String name, List<ElementType> operands, ElementType result, FunctionLaws laws) {

    public ElementFunction {
        laws = laws.on(name, result);
        if (laws.associative()) {
            DeclaredMonoid.requireOwnName(name);
        }
        operands = List.copyOf(operands);
        if (operands.isEmpty()) {
            throw new IllFormedException("the function '" + name
                    + "': expected at least one operand, found none; what has none is an element: val v by element");
        }
        operands.forEach(type -> requireDeclarable(name, type));
        requireDeclarable(name, result);
        if (!laws.associative()
                && Stream.concat(operands.stream(), Stream.of(result)).anyMatch(ElementType.Tuple.class::isInstance)) {
            throw new IllFormedException("the function '" + name
                    + "': of tuples only what combines them is declared, by monoid; declare a function of the components");
        }
        boolean ofTwo = operands.size() == 2 && operands.get(0).equals(operands.get(1));
        boolean closed = ofTwo && operands.get(0).equals(result);
        if (laws.commutative() && !ofTwo) {
            throw new IllFormedException(
                    "the function '" + name + "': operands that change places are two of one type, found " + operands);
        }
        if ((laws.associative() || laws.identity().isPresent()) && !closed) {
            throw new IllFormedException("the function '" + name
                    + "': what is associative or has an identity takes two elements of one type and gives one of that "
                    + "type, found " + operands + " and " + result);
        }
    }

    /** A function of which nothing else is declared. */
    public ElementFunction(String name, List<ElementType> operands, ElementType result) {
        this(name, operands, result, FunctionLaws.NONE);
    }

    private static void requireDeclarable(String name, ElementType type) {
        if (type instanceof ElementType.Tuple tuple) {
            tuple.components().forEach(component -> requireDeclarable(name, component));
            return;
        }
        TypeRules.requireDeclarable(name, type);
        if (type instanceof ElementType.Complex) {
            throw new IllFormedException("the function '" + name + "': found the type " + type
                    + ", of which none is declared; declare one of reals for each part");
        }
        if (type instanceof ElementType.Signless) {
            throw new IllFormedException("the function '" + name + "': found the type " + type
                    + ", whose elements may be poison; functions are declared on those of XLA, such as s8, or on the "
                    + "type that the rule leaves open");
        }
    }

    /**
     * Checks that the function can be applied to elements of these types; a literal may be of the type that it meets.
     *
     * @throws IllFormedException if it cannot
     */
    public void requireOperands(List<ElementType> found) {
        if (found.size() != operands.size()) {
            throw new IllFormedException(name + ": expected " + operands.size()
                    + (operands.size() == 1 ? " operand" : " operands") + ", found " + found.size());
        }
        for (int place = 0; place < found.size(); place++) {
            ElementType expected = operands.get(place);
            if (!isOf(found.get(place), expected)) {
                throw new IllFormedException(name + ": operand " + (place + 1) + " has elements of type " + expected
                        + ", found " + found.get(place));
            }
        }
    }

    private static boolean isOf(ElementType found, ElementType expected) {
        return found.equals(expected)
                || (found instanceof ElementType.Undecided literal && CommonType.takes(literal, expected))
                || (found instanceof ElementType.Tuple(var some) && expected instanceof ElementType.Tuple(var others)
                        && some.size() == others.size()
                        && IntStream.range(0, some.size()).allMatch(i -> isOf(some.get(i), others.get(i))));
    }

    @Override
    public String toString() {
        return name;
    }
}
