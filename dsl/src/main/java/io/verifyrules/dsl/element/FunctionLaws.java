package io.verifyrules.dsl.element;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The laws that a rule declares of a function of two elements.
 *
 * @param commutative whether {@code g(a, b)} is {@code g(b, a)} for all elements
 * @param associative whether {@code g(g(a, b), c)} is {@code g(a, g(b, c))} for all elements
 * @param identity the element that changes no other, neither as the first operand nor as the second; a literal or a
 *     parameter of the rule
 */
public record FunctionLaws(boolean commutative, boolean associative, Optional<Element> identity) {

    /** Nothing is declared. */
    public static final FunctionLaws NONE = new FunctionLaws(false, false, Optional.empty());

    public FunctionLaws {
        if (associative && !commutative) {
            throw new IllFormedException("a function that is declared to be associative is to be commutative as well: "
                    + "reductions combine elements in any order");
        }
        if (identity.isPresent() && !associative) {
            throw new IllFormedException(
                    "a function with an identity is to be associative and commutative; declare it by monoid");
        }
        identity.ifPresent(element -> {
            List<Element> scalars = element instanceof Element.Tuple tuple ? tuple.components() : List.of(element);
            if (!scalars.stream()
                    .allMatch(scalar -> scalar instanceof Element.Written || scalar instanceof Element.Parameter)) {
                throw new IllFormedException(
                        "the identity of a function: expected a number, a truth value, an element that the rule declares, "
                                + "or a tuple of them");
            }
        });
    }

    /** Any order of the operands, and of their brackets. */
    public static FunctionLaws ofMonoid(Optional<Element> identity) {
        return new FunctionLaws(true, true, identity);
    }

    /** Whether more is declared than that there is such a function. */
    public boolean saySomething() {
        return !equals(NONE);
    }

    /** The same, of a function of elements of the type, which a literal takes. */
    FunctionLaws on(String name, ElementType type) {
        if (!saySomething()) {
            return this;
        }
        return new FunctionLaws(commutative, associative, identity.map(element -> {
            Element met = met(element, type);
            if (!met.type().equals(type)) {
                throw new IllFormedException("the identity of '" + name + "': expected an element of type " + type
                        + ", found one of type " + met.type());
            }
            return met;
        }));
    }

    private static Element met(Element element, ElementType type) {
        return switch (element) {
            case Element.Written written -> written.met(type);
            case Element.Tuple tuple when type instanceof ElementType.Tuple(var types)
                    && types.size() == tuple.components().size() ->
                new Element.Tuple(IntStream.range(0, types.size())
                        .mapToObj(i -> met(tuple.components().get(i), types.get(i)))
                        .toList());
            default -> element;
        };
    }

    /** The equations that are declared, of a function of the given name; the identity is written as given. */
    public List<String> equations(String name, String written) {
        List<String> equations = new ArrayList<>();
        if (commutative) {
            equations.add(name + "(a, b) = " + name + "(b, a)");
        }
        if (associative) {
            equations.add(name + "(" + name + "(a, b), c) = " + name + "(a, " + name + "(b, c))");
        }
        if (identity.isPresent()) {
            equations.add(name + "(" + written + ", a) = a");
        }
        return equations;
    }
}
