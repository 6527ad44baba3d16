package io.verifyrules.dsl.element;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The checks that operators share: is the element type of the operands one that the operator is defined on? */
public final class TypeRules {

    private static final String ORDERED = "; say cmpi(slt, x, y) or cmpi(ult, x, y), with the sign or without";
    private static final String EQUAL = "; say cmpi(eq, x, y) or cmpi(ne, x, y)";

    /** The names of an operator for MLIR's integers, which have several where others have one. */
    private static final Map<String, String> ADVICE = Map.of("'<'", ORDERED, "'<='", ORDERED, "'>'", ORDERED, "'>='",
            ORDERED, "'=='", EQUAL, "'!='", EQUAL, "div", "; say divsi or divui, with the sign or without", "rem",
            "; say remsi or remui, with the sign or without", "min", "; say minsi or minui, with the sign or without",
            "max", "; say maxsi or maxui, with the sign or without");

    private static final String UNORDERED = "; complex numbers have no order, compare real(x), imag(x) or modulus(x)";

    /** The words for complex numbers instead. */
    private static final Map<String, String> OF_COMPLEX = Map.ofEntries(Map.entry("'<'", UNORDERED),
            Map.entry("'<='", UNORDERED), Map.entry("'>'", UNORDERED), Map.entry("'>='", UNORDERED),
            Map.entry("min", UNORDERED), Map.entry("max", UNORDERED), Map.entry("clamp", UNORDERED),
            Map.entry("sign", UNORDERED), Map.entry("abs", "; say modulus(x), which is real"));

    private TypeRules() {
    }

    /**
     * Checks a closed type against the types of an operator. An open type passes here; the rule as a whole then takes
     * only those types for it that all its operators accept.
     *
     * @throws IllFormedException if the operator is not defined on the type
     */
    public static void require(String operator, Set<ElementType> types, ElementType found) {
        boolean possible = switch (found) {
            case ElementType.Open ignored -> true;
            case ElementType.Undecided literal -> types.stream().anyMatch(type -> CommonType.takes(literal, type));
            default -> types.contains(ElementTypes.representative(found));
        };
        if (!possible) {
            throw new IllFormedException(operator + ": expected elements of type " + ElementTypes.text(types, " or ")
                    + ", found " + found + advice(operator, found));
        }
    }

    private static String advice(String operator, ElementType found) {
        return switch (found) {
            case ElementType.Signless ignored -> ADVICE.getOrDefault(operator, "");
            case ElementType.Complex ignored -> OF_COMPLEX.getOrDefault(operator, "");
            default -> "";
        };
    }

    /**
     * The type of what an operator is applied to. Numbers of which nothing else is known have the one type of numbers
     * on which the operator is defined, if there is only one. Thus {@code exp} makes them reals.
     *
     * @throws IllFormedException if the operator is not defined on the type
     */
    public static ElementType narrowed(String operator, Set<ElementType> types, ElementType found) {
        require(operator, types, found);
        List<ElementType> numbers = types.stream().filter(ElementTypes.UNBOUNDED::contains).toList();
        return found.equals(ElementType.NUMERAL) && numbers.size() == 1 ? numbers.get(0) : found;
    }

    /**
     * Checks that a type can be given to a tensor or a parameter.
     *
     * @throws IllFormedException if it is the type of numbers that have not met anything yet, or of floats of every format
     */
    public static void requireDeclarable(String name, ElementType type) {
        if (type instanceof ElementType.Undecided) {
            throw new IllFormedException(
                    "'" + name + "': elements are declared as " + ElementTypes.text(ElementTypes.EQUATED, ", ")
                            + " or with an open type; '" + type + "' is the type of what is written down");
        }
        if (type instanceof ElementType.Tuple) {
            throw new IllFormedException("'" + name + "': found the type " + type
                    + "; declare a tensor or an element for each component, and say zip(A, B)");
        }
        if (type instanceof ElementType.AnyFormat) {
            throw new IllFormedException(
                    "'" + name + "': float is every format at once, so nothing is declared with it; "
                            + "leave the type open and say elements(float)");
        }
    }

    /**
     * The type of two elements or tensors that are compared. A comparison tells nothing outside of what its operands are, so
     * one of them has to have a type.
     *
     * @throws IllFormedException if they have no type in common, or nothing decides it
     */
    public static ElementType compared(Relation relation, ElementType left, ElementType right) {
        String name = "'" + relation.symbol() + "'";
        ElementType type = CommonType.of(name, left, right);
        require(name, comparable(relation), type);
        if (type.equals(ElementType.NUMERAL)) {
            throw new IllFormedException(
                    name + ": both operands are made of numbers only, and nothing decides whether these "
                            + "are int or real; give one of them a type, such as number(1, int) or number(1, real)");
        }
        return type.equals(ElementType.TRUTH) ? ElementType.BOOL : type;
    }

    /** The types whose elements the relation compares. */
    public static Set<ElementType> comparable(Relation relation) {
        return relation.ordered() ? ElementTypes.ORDERED : ElementTypes.EQUATED;
    }
}
