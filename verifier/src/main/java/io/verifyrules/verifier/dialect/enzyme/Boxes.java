package io.verifyrules.verifier.dialect.enzyme;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.dialect.Padding;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Choices by place: elements inside of boxes, and elements with padding on both sides. */
final class Boxes {

    private Boxes() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.of("enzymexla.piecewise_select", OperationMeaning.one(Boxes::piecewiseSelect), "enzymexla.multi_pad",
                Boxes::multiPad);
    }

    /** The first operand inside of any box, the second one elsewhere. */
    private static Denoted piecewiseSelect(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted inside = operands.get(0);
        Denoted outside = operands.get(1);
        if (!inside.sizes().equals(outside.sizes())) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "the operands have the sizes " + inside.sizes() + " and " + outside.sizes());
        }
        Optional<TensorExpr> within = Optional.empty();
        for (List<Long> box : boxes(operation, inside.rank())) {
            TensorExpr one = within(box, inside, in);
            within = Optional
                    .of(within.map(before -> (TensorExpr) Binary.of(BinaryOperator.OR, before, one)).orElse(one));
        }
        return within.map(any -> inside.with(Select.of(any, inside.tensor(), outside.tensor()))).orElse(outside);
    }

    private static TensorExpr within(List<Long> box, Denoted operand, Denotations in) {
        Shape shape = in.positions().shape(operand.sizes());
        TensorExpr all = in.number(1, ElementType.BOOL, operand.sizes()).tensor();
        for (int i = 0; i < operand.rank(); i++) {
            long from = box.get(2 * i);
            long to = box.get(2 * i + 1);
            TensorExpr place = Iota.of(shape, in.positions().axis(i));
            if (from > 0) {
                all = Binary.of(BinaryOperator.AND, all,
                        Compare.of(Relation.GE, place, in.number(from, ElementType.INT, operand.sizes()).tensor()));
            }
            if (to < operand.size(i)) {
                all = Binary.of(BinaryOperator.AND, all,
                        Compare.of(Relation.LT, place, in.number(to, ElementType.INT, operand.sizes()).tensor()));
            }
        }
        return all;
    }

    /** For each box the first place and that after the last one, in each dimension. */
    private static List<List<Long>> boxes(Operation operation, int rank) {
        Attributes attributes = Attributes.of(operation);
        if (!(attributes.find("boxes")
                .orElseThrow(() -> attributes.missing("boxes")) instanceof Attribute.Several all)) {
            throw new NotDenoted(operation.place(), operation.name(), "its boxes are no list");
        }
        List<List<Long>> boxes = new ArrayList<>();
        for (Attribute box : all.all()) {
            List<Long> numbers = box instanceof Attribute.Several several
                    ? several.all().stream().map(each -> number(operation, each)).toList()
                    : List.of();
            if (numbers.size() != 2 * rank) {
                throw new InvalidProgram(operation.place(), operation.name(),
                        "a box is " + box + "; expected two numbers for each of " + rank + " dimensions");
            }
            boxes.add(numbers);
        }
        return boxes;
    }

    private static long number(Operation operation, Attribute attribute) {
        if (attribute instanceof Attribute.Of(Literal.Whole(BigInteger value), var type)) {
            return value.longValueExact();
        }
        throw new NotDenoted(operation.place(), operation.name(), "expected an integer, found " + attribute);
    }

    /**
     * The operand with a number of places around it, first all of them before it and none after it. That is what recognizes and lowers
     * the operation; its description has the opposite order.
     */
    private static List<Denoted> multiPad(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        int dimension = Enzyme.dimension(operation, "dimension", operand);
        long amount = Attributes.of(operation).number("amount");
        if (amount < 0) {
            throw new InvalidProgram(operation.place(), operation.name(), "amount is " + amount);
        }
        List<Integer> sizes = new ArrayList<>(operand.sizes());
        sizes.set(dimension, Math.toIntExact(sizes.get(dimension) + amount));
        List<Denoted> results = new ArrayList<>();
        for (long after = 0; after <= amount; after++) {
            List<Long> low = new ArrayList<>(Collections.nCopies(operand.rank(), 0L));
            List<Long> high = new ArrayList<>(low);
            low.set(dimension, amount - after);
            high.set(dimension, after);
            results.add(new Padding(low, high, Collections.nCopies(operand.rank(), 0L)).around(operand, operands.get(1),
                    sizes, in));
        }
        return results;
    }
}
