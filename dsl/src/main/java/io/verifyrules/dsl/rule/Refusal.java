package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.Literal;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/** The reason why the type that a rule leaves open does not stand for a closed one. */
sealed interface Refusal {

    /** An operator is not defined on it. */
    record ByOperator(String operator, Set<ElementType> accepted) implements Refusal {
        public ByOperator {
            accepted = Collections.unmodifiableSet(new LinkedHashSet<>(accepted));
        }
    }

    /** A number of the rule is no element of it. */
    record ByNumber(Literal number) implements Refusal {}

    /** The mistake of a rule that claims the type by name. */
    default String of(ElementType type) {
        return "the rule claims " + type + " by name, but " + switch (this) {
            case ByOperator(String operator, Set<ElementType> accepted) -> operator + " accepts only ["
                    + ElementTypes.text(accepted, ", ") + "]; leave " + type + " out of elements(..)";
            case ByNumber(Literal number) -> "the number " + number + " is no element of " + type + ends(type)
                    + "; leave " + type + " out of elements(..), or write a number that is one";
        };
    }

    private static String ends(ElementType type) {
        return type instanceof ElementType.Machine machine
                ? ", whose elements are " + machine.least() + " to " + machine.greatest()
                : "";
    }
}
