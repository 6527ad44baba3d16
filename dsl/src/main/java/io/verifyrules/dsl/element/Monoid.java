package io.verifyrules.dsl.element;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The operations that a reduction can combine elements by: associative and commutative ones, most with an identity. */
public enum Monoid implements ElementReducer {
    SUM("sum", BinaryOperator.ADD),
    PRODUCT("product", BinaryOperator.MUL),
    MIN("min", BinaryOperator.MIN),
    MAX("max", BinaryOperator.MAX),
    AND("and", BinaryOperator.AND),
    OR("or", BinaryOperator.OR),
    /** Whether an odd number of elements is true; of integers, bit by bit. */
    XOR("xor", BinaryOperator.XOR);

    /** All of them. */
    public static final List<Monoid> WORDS = List.of(values());

    private static final Literal ZERO = new Literal.Whole(BigInteger.ZERO);
    private static final Literal FALSE = new Literal.Truth(false);

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
            case XOR -> ElementTypes.BITS;
        };
    }

    @Override
    public boolean isIdempotent() { return this != SUM && this != PRODUCT && this != XOR; }

    /**
     * The initial value of a reduction for which none is written, and so what the reduction of nothing is. Empty for {@code min} and
     * {@code max}, which have no identity among finite numbers: they combine the elements alone, and at least one. The value is combined
     * with the elements, which matters for floats only: {@code 0.0 + -0.0} is {@code 0.0}.
     *
     * @param type of the elements. Of {@code xor} the identity is false or 0; none is written down in an open type, which may be both.
     */
    public Optional<Literal> identity(ElementType type) {
        return switch (this) {
            case SUM -> Optional.of(ZERO);
            case PRODUCT -> Optional.of(new Literal.Whole(BigInteger.ONE));
            case AND -> Optional.of(new Literal.Truth(true));
            case OR -> Optional.of(FALSE);
            case XOR -> Stream.of(FALSE, ZERO).filter(nothing -> !isOpen(type) && nothing.isOf(type)).findFirst();
            case MIN, MAX -> Optional.empty();
        };
    }

    /** Whether the literal changes no other element of its type, and does so in every type that has it. */
    public boolean isIdentity(Literal literal) {
        return switch (this) {
            case XOR -> literal.equals(FALSE) || literal.equals(ZERO);
            default -> identity(ElementType.OPEN).filter(literal::equals).isPresent();
        };
    }

    private static boolean isOpen(ElementType type) {
        return type instanceof ElementType.Open;
    }

    @Override
    public boolean hasIdentity() {
        return this != MIN && this != MAX;
    }

    /** As a rule file spells it, so that the names of a family of rules can be made of it. */
    @Override
    public String toString() {
        return symbol;
    }
}
