package io.verifyrules.dsl.element;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The operations that a reduction can combine elements by: associative and commutative ones, most with an identity. */
public enum Monoid implements ElementReducer {
    SUM("sum", BinaryOperator.ADD),
    PRODUCT("product", BinaryOperator.MUL),
    MIN("min", BinaryOperator.MIN),
    MAX("max", BinaryOperator.MAX),
    AND("and", BinaryOperator.AND),
    OR("or", BinaryOperator.OR);

    /** All of them. */
    public static final List<Monoid> WORDS = List.of(values());

    private final String symbol;
    private final BinaryOperator operator;

    Monoid(String symbol, BinaryOperator operator) {
        this.symbol = symbol;
        this.operator = operator;
    }

    /** The reduction as a rule file spells it. */
    @Override
    public String symbol() {
        return symbol;
    }

    /** The operation on two elements. */
    public BinaryOperator operator() {
        return operator;
    }

    /** The element types in which it combines elements. */
    public Set<ElementType> types() {
        return switch (this) {
            case SUM, PRODUCT, MIN, MAX -> operator.types();
            case AND, OR -> ElementTypes.TRUTHS;
        };
    }

    @Override
    public boolean isIdempotent() { return this != SUM && this != PRODUCT; }

    /**
     * The initial value of a reduction for which none is written, and so what the reduction of nothing is. Empty for {@code min} and
     * {@code max}, which have no identity among finite numbers: they combine the elements alone, and at least one. The value is combined
     * with the elements, which matters for floats only: {@code 0.0 + -0.0} is {@code 0.0}.
     */
    public Optional<Literal> identity() {
        return switch (this) {
            case SUM -> Optional.of(new Literal.Whole(BigInteger.ZERO));
            case PRODUCT -> Optional.of(new Literal.Whole(BigInteger.ONE));
            case AND -> Optional.of(new Literal.Truth(true));
            case OR -> Optional.of(new Literal.Truth(false));
            case MIN, MAX -> Optional.empty();
        };
    }

    @Override
    public boolean hasIdentity() {
        return identity().isPresent();
    }

    /** As a rule file spells it, so that the names of a family of rules can be made of it. */
    @Override
    public String toString() {
        return symbol;
    }
}
