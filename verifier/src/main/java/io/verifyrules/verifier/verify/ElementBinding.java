package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.rule.FloatReading;
import io.verifyrules.verifier.conjecture.Conjecture;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.theory.ElementTheory;
import java.util.List;
import java.util.function.Function;

/**
 * The element type that the open type of a conjecture stands for in one check.
 *
 * @param type a closed type, or an open one where elements are arbitrary
 * @param name the element theory's name, for people
 */
record ElementBinding(ElementType type, String name) {

    /** The checks that a conjecture asks for, or those of them that are requested by name. */
    static List<ElementBinding> of(Conjecture conjecture, List<String> requested) {
        return conjecture.types(requested)
                .stream()
                .map(ElementBinding::closed)
                .filter(binding -> requested.isEmpty() || requested.contains(binding.name()))
                .toList();
    }

    /** One for each floating-point format that has a name, narrow ones first. */
    static List<ElementBinding> ofFormats() {
        return ElementTypes.FLOATS.stream().map(ElementBinding::closed).toList();
    }

    /** The closed type of which instances have elements, which of every format at once is the narrowest. */
    ElementType ofInstances() {
        return type.equals(ElementType.FLOAT) ? new ElementType.Floating(FloatFormat.F16) : type;
    }

    /** The family of the type. */
    ElementFamily family() {
        return ElementFamily.of(type);
    }

    private static ElementBinding closed(ElementType type) {
        return new ElementBinding(type, ElementTheories.of(type, false).name());
    }

    /**
     * The theory of each type that occurs in the rule.
     *
     * @param infinities whether the rule mentions infinities, so that its numbers are taken together with them
     * @param floats     how the rule reads floats
     */
    Theories theories(boolean infinities, FloatReading floats) {
        return new Theories(type, infinities, floats);
    }

    /** The theories of one check; equal where they are the same. */
    record Theories(ElementType open, boolean infinities,
            FloatReading floats) implements Function<ElementType, ElementTheory> {
        @Override
        public ElementTheory apply(ElementType declared) {
            return ElementTheories.of(ElementType.resolved(declared, open), infinities, floats);
        }
    }
}
