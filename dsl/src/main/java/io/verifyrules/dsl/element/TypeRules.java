package io.verifyrules.dsl.element;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.Set;
import java.util.stream.Collectors;

/** The checks that operators share: is the element type of the operands one that the operator is defined on? */
public final class TypeRules {

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
            case ElementType.Numeral ignored -> types.stream().anyMatch(ElementTypes.NUMBERS::contains);
            default -> types.contains(found);
        };
        if (!possible) {
            throw new IllFormedException(operator + ": expected elements of type "
                    + types.stream().map(ElementType::toString).sorted().collect(Collectors.joining(" or "))
                    + ", found "
                    + found);
        }
    }

    /** The types whose elements the relation compares. */
    public static Set<ElementType> comparable(Relation relation) {
        return relation.ordered() ? ElementTypes.NUMBERS : ElementTypes.ALL;
    }
}
