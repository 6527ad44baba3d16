package io.verifyrules.dsl.element;

import java.util.Set;

/** The sets of closed element types that operators are defined on. */
public final class ElementTypes {

    public static final Set<ElementType> TRUTHS = Set.of(ElementType.BOOL);
    public static final Set<ElementType> INTEGERS = Set.of(ElementType.INT);
    public static final Set<ElementType> REALS = Set.of(ElementType.REAL);
    public static final Set<ElementType> NUMBERS = Set.of(ElementType.INT, ElementType.REAL);
    public static final Set<ElementType> ALL = Set.of(ElementType.BOOL, ElementType.INT, ElementType.REAL);

    private ElementTypes() {
    }
}
