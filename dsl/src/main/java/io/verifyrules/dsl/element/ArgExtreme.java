package io.verifyrules.dsl.element;

import io.verifyrules.dsl.diagnostic.IllFormedException;

/**
 * The pair of a value and an index with the greatest value, or the least. Of several with that value it is the one with
 * the least index. This is the body by which XLA knows a reduction for the place of the greatest element:
 * {@code (a, i), (b, j) -> (max(a, b), a == b ? min(i, j) : a > b ? i : j)}.
 *
 * <p>It is associative and commutative where values are totally ordered. Of floats it is not: 0.0 and -0.0 are equal, and what is not a
 * number is neither greater nor less than any. So there is none of floats.
 */
public enum ArgExtreme implements Reducer {
    MAX("argmax", Monoid.MAX),
    MIN("argmin", Monoid.MIN);

    private final String symbol;
    private final Monoid ofValues;

    ArgExtreme(String symbol, Monoid ofValues) {
        this.symbol = symbol;
        this.ofValues = ofValues;
    }

    /** The reduction as a rule file spells it. */
    @Override
    public String symbol() {
        return symbol;
    }

    /** The monoid that combines the values of several pairs. */
    public Monoid ofValues() {
        return ofValues;
    }

    @Override
    public boolean isIdempotent() { return true; }

    @Override
    public boolean hasIdentity() {
        return false;
    }

    /**
     * The type of the values of such pairs.
     *
     * @throws IllFormedException if the elements are no pairs of a value of a totally ordered type and an integer
     */
    public ElementType values(ElementType pairs) {
        if (!(pairs instanceof ElementType.Tuple tuple) || tuple.components().size() != 2) {
            throw new IllFormedException(
                    symbol + ": expected pairs of a value and an index, such as zip(A, iota(..)), found "
                            + "elements of type " + pairs);
        }
        TypeRules.require(symbol + ": values", ElementTypes.TOTALLY_ORDERED, tuple.component(0));
        ElementType indices = tuple.component(1);
        if (indices instanceof ElementType.Open || !ElementTypes.INTEGERS.contains(indices)) {
            throw new IllFormedException(symbol + ": indices: expected elements of type "
                    + ElementTypes.text(ElementTypes.INTEGERS, " or ") + ", found " + indices);
        }
        return tuple.component(0);
    }

    @Override
    public String toString() {
        return symbol;
    }
}
