package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.rule.FloatReading;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.theory.ElementTheory;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The element type that a rule's open type stands for in one check.
 *
 * @param type a closed type, or an open one where elements are arbitrary
 * @param name the element theory's name, for people
 */
record ElementBinding(ElementType type, String name) {

    /** Narrower types come before wider ones, so that what is wrong is seen at the least width first. */
    private static final List<ElementType> ORDER = ElementTypes.claimable();

    /**
     * The checks that a rule asks for: one in the theory of arbitrary elements where it only moves data, one for each type
     * that it is about otherwise. A request for theories keeps those in which the rule can be read.
     */
    static List<ElementBinding> of(Rule rule, List<String> requested) {
        List<ElementBinding> bindings = rule.openType()
                .map(open -> ofOpen(rule, open, requested))
                .orElseGet(() -> List.of(closed(rule.principalType())));
        return bindings.stream().filter(binding -> requested.isEmpty() || requested.contains(binding.name())).toList();
    }

    private static List<ElementBinding> ofOpen(Rule rule, ElementType.Open open, List<String> requested) {
        Set<ElementType> accepted = rule.elements().get(open.name());
        List<ElementBinding> all = accepted == null
                ? moving(requested)
                : accepted.stream()
                        .sorted(Comparator.comparingInt(ORDER::indexOf))
                        .map(ElementBinding::closed)
                        .toList();
        ElementBinding complex = closed(ElementType.COMPLEX);
        if (accepted != null && requested.contains(complex.name()) && !all.contains(complex) && rule.isOfComplex()) {
            all = Stream.concat(all.stream(), Stream.of(complex)).toList();
        }
        ElementBinding everyFormat = closed(ElementType.FLOAT);
        boolean asked = requested.contains(everyFormat.name()) && rule.isOfEveryFormat();
        List<ElementBinding> others = all.stream().filter(binding -> !binding.equals(everyFormat)).toList();
        return asked || (requested.isEmpty() && others.size() < all.size())
                ? Stream.concat(others.stream(), Stream.of(everyFormat)).toList()
                : others;
    }

    /** What holds of arbitrary elements holds in every theory; one that is asked for by name is looked at by itself. */
    private static List<ElementBinding> moving(List<String> requested) {
        return requested.isEmpty()
                ? List.of(new ElementBinding(ElementType.OPEN, "any"))
                : requested.stream()
                        .distinct()
                        .flatMap(name -> ElementTheories.named(name).stream())
                        .map(theory -> new ElementBinding(theory.type(), theory.name()))
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
