package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.List;
import java.util.function.Function;

/**
 * An element that is an integer, as a number on lanes: one number, or one of several as truth values decide. Elements of inputs
 * are numbers, indices along singletons are, and so are sums, differences, products, extrema and choices of numbers. Of others, such as a quotient, which
 * rounds otherwise than one of indices, or a sum over an axis, nothing is known as an index.
 */
sealed interface IndexNumber {

    /** The same number however anything is decided. */
    record Of(LaneInt number) implements IndexNumber {}

    /** One of two, as a truth value decides. */
    record Choice(Truth condition, IndexNumber then, IndexNumber otherwise) implements IndexNumber {

        /**
         * A sum of choices has as many cases as their product.
         *
         * @throws MeaningTooLarge if there are too many
         */
        public Choice {
            if (then.cases() + otherwise.cases() > Allowance.INDEX_CASES.most()) {
                throw new MeaningTooLarge(Allowance.INDEX_CASES,
                        "an index that is computed from fewer choices may be provable");
            }
        }
    }

    /** The number of values that it may have. */
    default int cases() {
        return switch (this) {
            case Of ignored -> 1;
            case Choice(Truth ignored, IndexNumber then, IndexNumber otherwise) -> then.cases() + otherwise.cases();
        };
    }

    /**
     * The element as a number.
     *
     * @throws IndexUnknown    if nothing is known of it as a number
     * @throws MeaningTooLarge if it may be too many numbers
     */
    static IndexNumber of(ValueTerm element) {
        return switch (element) {
            case ValueTerm.Literal(int ignored, ElementType type, var value) when type.equals(ElementType.INT)
                    && value instanceof io.verifyrules.dsl.element.Literal.Whole whole ->
                new Of(LaneInt.of(whole.value()));
            case ValueTerm.Read read when read.type().equals(ElementType.INT) ->
                new Of(LaneInt.of(new CompoundAtom.Entry(read.origin(), read.index())));
            case ValueTerm.Counted counted -> new Of(counted.number());
            case ValueTerm.If choice -> new Choice(choice.condition(), of(choice.then()), of(choice.otherwise()));
            case ValueTerm.Apply apply when apply.type().equals(ElementType.INT) -> applied(apply);
            default -> throw new IndexUnknown(element);
        };
    }

    private static IndexNumber applied(ValueTerm.Apply apply) {
        List<ValueTerm> operands = apply.operands();
        return switch (apply.operation()) {
            case Operation.Select ignored ->
                new Choice(new Truth.OnElement(operands.get(0)), of(operands.get(1)), of(operands.get(2)));
            case Operation.OfUnary(UnaryOperator operator) when operator == UnaryOperator.NEG ->
                of(operands.getFirst()).map(LaneInt::negate);
            case Operation.OfUnary(UnaryOperator operator) when operator == UnaryOperator.ABS ->
                of(operands.getFirst()).map(number -> LaneInt.max(number, number.negate()));
            case Operation.OfBinary(BinaryOperator operator) -> {
                IndexNumber right = of(operands.get(1));
                yield of(operands.get(0)).then(left -> right.map(other -> combined(operator, left, other, apply)));
            }
            default -> throw new IndexUnknown(apply);
        };
    }

    private static LaneInt combined(BinaryOperator operator, LaneInt left, LaneInt right, ValueTerm element) {
        return switch (operator) {
            case ADD -> left.plus(right);
            case SUB -> left.minus(right);
            case MUL -> left.times(right);
            case MIN -> LaneInt.min(left, right);
            case MAX -> LaneInt.max(left, right);
            default -> throw new IndexUnknown(element);
        };
    }

    /** A number computed from this one, whichever it is. */
    private IndexNumber map(Function<LaneInt, LaneInt> change) {
        return then(number -> new Of(change.apply(number)));
    }

    private IndexNumber then(Function<LaneInt, IndexNumber> next) {
        return switch (this) {
            case Of(LaneInt number) -> next.apply(number);
            case Choice(Truth condition, IndexNumber then, IndexNumber otherwise) ->
                new Choice(condition, then.then(next), otherwise.then(next));
        };
    }

    /** An element that depends on the number. */
    default ValueTerm element(Function<LaneInt, ValueTerm> at, ValueTerms terms) {
        return switch (this) {
            case Of(LaneInt number) -> at.apply(number);
            case Choice(Truth condition, IndexNumber then, IndexNumber otherwise) ->
                terms.choose(condition, then.element(at, terms), otherwise.element(at, terms));
        };
    }

    /** A truth value that depends on the number. */
    default Truth truth(Function<LaneInt, Truth> of) {
        return switch (this) {
            case Of(LaneInt number) -> of.apply(number);
            case Choice(Truth condition, IndexNumber then, IndexNumber otherwise) ->
                Truth.anyOf(List.of(Truth.allOf(List.of(condition, then.truth(of))),
                        Truth.allOf(List.of(Truth.not(condition), otherwise.truth(of)))));
        };
    }
}
