package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;

/**
 * The check that no function that combines elements has an operand that it cannot give. A declared function gives
 * elements that an input may have, which are finite. A monoid that has an infinity for an operand may have to give it
 * again.
 */
final class FunctionsOfFiniteElements {

    private FunctionsOfFiniteElements() {
    }

    static void check(Rule rule) {
        RuleNames names = RuleNames.of(rule);
        if (!names.infinities()) {
            return;
        }
        for (ElementFunction function : names.functions().values()) {
            boolean finite = ElementTypes.parts(function.result())
                    .stream()
                    .anyMatch(type -> !(type instanceof ElementType.Floating || type.equals(ElementType.BOOL)
                            || type instanceof ElementType.Machine));
            if (finite && function.laws().associative()) {
                throw new IllFormedException("'" + function + "' combines elements in a "
                        + "rule that mentions an infinity: what declared functions give is finite; leave the infinity out");
            }
        }
    }
}
