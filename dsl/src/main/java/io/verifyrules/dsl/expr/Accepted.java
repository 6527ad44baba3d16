package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import java.util.Set;

/**
 * The element types that an operator is defined on.
 *
 * @param what  the operator, as mistakes name it
 * @param types the types
 * @param found the type that it is applied to, which may be open
 */
public record Accepted(String what, Set<ElementType> types, ElementType found) {

    /** The types between which there is a conversion: of both at most one is open, or both are the same. */
    public static Accepted of(Conversion conversion, ElementType from, ElementType to) {
        return from instanceof ElementType.Open
                ? new Accepted(conversion.symbol() + " to " + to, conversion.sources(to), from)
                : new Accepted(conversion.symbol() + " from " + from, conversion.targets(from), to);
    }

    /** The types whose elements a reduction can combine. */
    static Accepted by(Monoid monoid, TensorExpr reduction) {
        return new Accepted("reduce " + monoid.symbol(), monoid.types(), reduction.type().element());
    }
}
