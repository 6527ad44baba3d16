package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Elements of one rule in few words: integers over {@link #C}, and truth values, unless another type is asked for. */
public final class Elements {

    /** A class with exactly one lane, so that what contradicts itself there is false. */
    public static final RankClass C = new RankClass("c", RankBound.SINGLETON);

    private final ValueTerms terms = new ValueTerms();
    private final ElementType type;

    /** Integers. */
    public Elements() {
        this(ElementType.INT);
    }

    /** Elements of the type. */
    public Elements(ElementType type) {
        this.type = type;
    }

    /** The factory of all of them. */
    public ValueTerms terms() {
        return terms;
    }

    /** A scalar. */
    public ValueTerm scalar(String name) {
        return terms.parameter(name, type);
    }

    /** A scalar that is a truth value. */
    public ValueTerm truth(String name) {
        return terms.parameter(name, ElementType.BOOL);
    }

    /** A numeral. */
    public ValueTerm number(long value) {
        return terms.literal(new Literal.Whole(BigInteger.valueOf(value)), type);
    }

    /** A truth value written down. */
    public ValueTerm literal(boolean value) {
        return terms.literal(new Literal.Truth(value), ElementType.BOOL);
    }

    /** An infinity. */
    public ValueTerm infinity(boolean positive) {
        return terms.literal(new Literal.Infinity(positive), type);
    }

    /** The element of a vector. */
    public ValueTerm read(String tensor, LaneInt index) {
        return read(tensor, C, index);
    }

    /** The element of a tensor whose axes are those of the class. */
    public ValueTerm read(String tensor, RankClass rankClass, LaneInt index) {
        return terms.read(tensor, type, new TreeMap<>(Map.of(rankClass.axis(), index)));
    }

    /** The element of a tensor with two axes for each lane. */
    public ValueTerm read(String tensor, LaneInt row, LaneInt column) {
        return terms.read(tensor, type, new TreeMap<>(Map.of(C.axis("row"), row, C.axis("column"), column)));
    }

    /** An integer of the lane as an element. */
    public ValueTerm counted(LaneInt number) {
        return terms.counted(Optional.of(C), number);
    }

    /** One operand. */
    public ValueTerm unary(UnaryOperator operator, ValueTerm operand) {
        return terms.apply(new Operation.OfUnary(operator), operand.type(), List.of(operand));
    }

    /** Two operands. */
    public ValueTerm binary(BinaryOperator operator, ValueTerm left, ValueTerm right) {
        return terms.apply(new Operation.OfBinary(operator), left.type(), List.of(left, right));
    }

    /** A comparison. */
    public ValueTerm relation(Relation relation, ValueTerm left, ValueTerm right) {
        return terms.apply(new Operation.OfRelation(relation), ElementType.BOOL, List.of(left, right));
    }

    /** A choice by a truth value that is an element. */
    public ValueTerm select(ValueTerm condition, ValueTerm then, ValueTerm otherwise) {
        return terms.apply(new Operation.Select(), then.type(), List.of(condition, then, otherwise));
    }

    /** An index for a reduction to bind. */
    public LaneAtom.Fresh index(String name) {
        return terms.fresh().bound(C, name);
    }

    /** A free index of its own. */
    public LaneAtom.Fresh free(String name) {
        return terms.fresh().opened(index(name));
    }

    /** That {@code 0 <= index < size}. */
    public static Truth below(LaneInt size, LaneAtom.Fresh... indices) {
        return Truth.allOf(Arrays.stream(indices)
                .map(index -> Truth.fold(index.rankClass().orElseThrow(),
                        LaneBool.and(LaneBool.nonNegative(LaneInt.of(index)),
                                LaneBool.lessThan(LaneInt.of(index), size))))
                .toList());
    }

    /** The indices as a reduction lists them. */
    public static List<ValueTerm.BoundIndex> bound(LaneAtom.Fresh... indices) {
        return Arrays.stream(indices).map(index -> new ValueTerm.BoundIndex(index, Optional.empty())).toList();
    }

    /** The reduction of the body where the guard holds. */
    public ValueTerm reduce(ElementReducer monoid, Truth guard, ValueTerm body, LaneAtom.Fresh... indices) {
        return terms.reduction(monoid, body.type(), bound(indices), guard, body);
    }
}
