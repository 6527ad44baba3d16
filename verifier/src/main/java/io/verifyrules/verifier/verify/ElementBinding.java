package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Tolerance;
import io.verifyrules.dsl.element.Tolerances;
import io.verifyrules.dsl.rule.FloatReading;
import io.verifyrules.verifier.conjecture.Conjecture;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.theory.ReorderedTheory;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * The element type that the open type of a conjecture stands for in one check.
 *
 * @param type a closed type, or an open one where elements are arbitrary
 * @param name the element theory's name, for people
 * @param upTo the differences between floats that do not matter
 */
record ElementBinding(ElementType type, String name, Tolerances upTo) {

    /** A check in which every difference matters. */
    ElementBinding(ElementType type, String name) {
        this(type, name, Tolerances.NONE);
    }

    /** The checks that a conjecture asks for, or those of them that are requested by name. */
    static List<ElementBinding> of(Conjecture conjecture, List<String> requested) {
        return conjecture.types(requested)
                .stream()
                .map(type -> closed(type, conjecture))
                .filter(binding -> requested.isEmpty() || requested.contains(binding.name()))
                .toList();
    }

    /** One for each floating-point format that has a name, narrow ones first. */
    static List<ElementBinding> ofFormats(Conjecture conjecture) {
        return ElementTypes.FLOATS.stream().map(type -> closed(type, conjecture)).toList();
    }

    /** The type of the elements that are computed with: up to rounding, floats are real numbers. */
    ElementType elements() {
        return upTo.in(type).have(Tolerance.ROUNDING) ? ElementType.REAL : type;
    }

    /** The closed type of which instances have elements, which of every format at once is the narrowest. */
    ElementType ofInstances() {
        return elements().equals(ElementType.FLOAT) ? new ElementType.Floating(FloatFormat.F16) : elements();
    }

    /** Whether the order of sums and products does not matter. */
    boolean isReordered() {
        return upTo.in(elements()).have(Tolerance.ORDER);
    }

    /** The same check where it does. */
    ElementBinding asWritten() {
        Set<Tolerance> others = new HashSet<>(upTo.all());
        others.remove(Tolerance.ORDER);
        return new ElementBinding(type, name, Tolerances.of(others));
    }

    /** The family of the elements that are computed with. */
    ElementFamily family() {
        return ElementFamily.of(elements());
    }

    /** The differences that do not matter between elements of the result, whose type is this one or stands for it. */
    Tolerances tolerated(ElementType result) {
        return upTo.in(ElementTypes.resolved(result, elements()));
    }

    private static ElementBinding closed(ElementType type, Conjecture conjecture) {
        return new ElementBinding(type, ElementTheories.of(type, false).name(), conjecture.symbolic().upTo());
    }

    /**
     * The theory of each type that occurs in the rule.
     *
     * @param infinities whether the rule mentions infinities, so that its numbers are taken together with them
     * @param floats     how the rule reads floats
     */
    Theories theories(boolean infinities, FloatReading floats) {
        return new Theories(elements(), infinities, floats, upTo.have(Tolerance.ORDER));
    }

    /**
     * The theories of one check; equal where they are the same.
     *
     * @param reordered whether the order of sums and products of floats does not matter
     */
    record Theories(ElementType open, boolean infinities, FloatReading floats,
            boolean reordered) implements Function<ElementType, ElementTheory> {
        @Override
        public ElementTheory apply(ElementType declared) {
            ElementType type = ElementTypes.resolved(declared, open);
            ElementTheory theory = ElementTheories.of(type, infinities, floats);
            return reordered && Tolerances.isFloat(type) ? new ReorderedTheory(theory) : theory;
        }
    }
}
