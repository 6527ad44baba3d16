package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.dsl.element.ElementType;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The closed element types of which the author of a rule says something.
 *
 * @param types all of them
 * @param named those that are meant one by one: a rule that cannot be about one of them is a mistake. The others stand for a
 *              family, of which the rule is about those members that it can be about
 */
record TypeClaim(Set<ElementType> types, Set<ElementType> named) {

    TypeClaim {
        types = Collections.unmodifiableSet(new LinkedHashSet<>(types));
        named = Collections.unmodifiableSet(new LinkedHashSet<>(named));
    }

    /** Each of the types is meant. */
    static TypeClaim byName(Set<ElementType> types) {
        return new TypeClaim(types, types);
    }

    /** A family of several types that is there as a whole is meant as one; each other type is meant by itself. */
    static TypeClaim byFamily(Set<ElementType> types) {
        Set<ElementType> named = new LinkedHashSet<>(types);
        ElementFamily.ofSeveral()
                .stream()
                .filter(family -> types.containsAll(family.types()))
                .forEach(family -> named.removeAll(family.types()));
        return new TypeClaim(types, named);
    }

    /** As many of the types as the rule can be about, for a rule that is made from another one. */
    static TypeClaim atMost(Set<ElementType> types) {
        return new TypeClaim(types, Set.of());
    }
}
