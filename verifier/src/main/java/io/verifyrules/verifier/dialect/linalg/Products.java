package io.verifyrules.verifier.dialect.linalg;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Contracted;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.Folded;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Products of matrices and vectors, added to what was there. */
final class Products {

    private Products() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.ofEntries(named("matmul", pairs(List.of(), 1, 0), 2, 2),
                named("matmul_transpose_a", pairs(List.of(), 0, 0), 2, 2),
                named("matmul_transpose_b", pairs(List.of(), 1, 1), 2, 2),
                named("batch_matmul", pairs(List.of(0), 2, 1), 3, 3),
                named("batch_matmul_transpose_a", pairs(List.of(0), 1, 1), 3, 3),
                named("batch_matmul_transpose_b", pairs(List.of(0), 2, 2), 3, 3),
                named("batch_matvec", pairs(List.of(0), 2, 1), 3, 2),
                named("batch_vecmat", pairs(List.of(0), 1, 1), 2, 3), named("matvec", pairs(List.of(), 1, 0), 2, 1),
                named("vecmat", pairs(List.of(), 0, 0), 1, 2), named("dot", pairs(List.of(), 0, 0), 1, 1));
    }

    private static Contracted.Pairs pairs(List<Integer> batch, int left, int right) {
        return new Contracted.Pairs(batch, batch, List.of(left), List.of(right));
    }

    private static Map.Entry<String, OperationMeaning> named(String name, Contracted.Pairs pairs, int left, int right) {
        return Map.entry("linalg." + name, OperationMeaning.withGaps(OperationMeaning
                .one((operation, operands, in) -> product(operation, operands, pairs, left, right, in))));
    }

    private static Denoted product(Operation operation, List<Denoted> operands, Contracted.Pairs pairs, int ofLeft,
            int ofRight, Denotations in) {
        Attributes.of(operation).only("operandSegmentSizes");
        Segments.require(operation, operands.size(), 2);
        Denoted left = operands.get(0);
        Denoted right = operands.get(1);
        requireElements(operation, operands);
        Denoted before = Accumulated.before(operation, Monoid.SUM, operands.get(2), in);
        if (left.rank() != ofLeft || right.rank() != ofRight) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "the operands have " + left.rank() + " and " + right.rank() + " dimensions");
        }
        Dimensions some = left.dimensions().at(pairs.left());
        Dimensions others = right.dimensions().at(pairs.right());
        Dimensions sizes = new Dimensions(
                Stream.of(left.dimensions().at(pairs.leftBatch()), free(left, pairs.left()), free(right, pairs.right()))
                        .flatMap(each -> each.all().stream())
                        .toList());
        if (!some.agreesWith(others) || !before.dimensions().agreesWith(sizes)) {
            throw new InvalidProgram(operation.place(), operation.name(), "the operands have the sizes "
                    + left.dimensions() + " and " + right.dimensions() + ", and the result " + before.dimensions());
        }
        in.undefined().unlessSame(some, others, operation);
        in.undefined().unlessSame(before.dimensions(), sizes, operation);
        return isNothing(before) || !(before.element() instanceof ElementType.Floating)
                ? accumulated(operation, Contracted.of(left, right, pairs, in), before)
                : termByTerm(left, right, pairs, before, in);
    }

    /** The sum of what was there and of products, each of which is rounded. */
    private static Denoted termByTerm(Denoted left, Denoted right, Contracted.Pairs pairs, Denoted before,
            Denotations in) {
        int last = before.rank();
        List<Integer> sizes = new ArrayList<>(before.sizes());
        sizes.add(left.size(pairs.leftContracted().getFirst()));
        int ofLeft = left.rank() - pairs.left().size();
        Denoted terms = Computed.binary(BinaryOperator.MUL,
                in.movement().broadcast(left, to(left, pairs.leftBatch(), pairs.left(), 0, last), sizes),
                in.movement().broadcast(right, to(right, pairs.rightBatch(), pairs.right(), ofLeft, last), sizes));
        return Accumulated.of(Monoid.SUM, terms, List.of(last), before, in);
    }

    /** For each dimension of an operand that of the products: batch first, then what is left, and last what is summed over. */
    private static List<Integer> to(Denoted operand, List<Integer> batch, List<Integer> named, int before, int last) {
        List<Integer> all = new ArrayList<>();
        int next = batch.size() + before;
        for (int i = 0; i < operand.rank(); i++) {
            if (batch.contains(i)) {
                all.add(batch.indexOf(i));
            } else {
                all.add(named.contains(i) ? last : next++);
            }
        }
        return all;
    }

    private static boolean isNothing(Denoted before) {
        return Denotations.written(before)
                .filter(value -> Folded.isNeutral(Monoid.SUM, value, before.element()))
                .isPresent();
    }

    private static Dimensions free(Denoted operand, List<Integer> named) {
        return operand.dimensions()
                .at(IntStream.range(0, operand.rank()).boxed().filter(i -> !named.contains(i)).toList());
    }

    /** Checks that all operands have numbers of one type, and that those of the first two are given. */
    static void requireElements(Operation operation, List<Denoted> operands) {
        ElementType element = operands.getFirst().element();
        if (operands.subList(0, 2).stream().anyMatch(each -> each.gaps().isPresent())) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "it is given elements that may be poison, or that nothing specifies");
        }
        if (operands.stream().anyMatch(each -> !each.element().equals(element))) {
            throw new NotDenoted(operation.place(), operation.name(), "its operands have several element types");
        }
        if (element instanceof ElementType.Bool) {
            throw new NotDenoted(operation.place(), operation.name(), "sums of truth values");
        }
    }

    /** A sum of products and what was there, which floats round one by one, so it has to be zeros. */
    static Denoted accumulated(Operation operation, Denoted sum, Denoted before) {
        if (isNothing(before)) {
            return sum;
        }
        if (before.element() instanceof ElementType.Floating) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "what it adds to is not 0, and floats show in which order they are added");
        }
        return Computed.binary(BinaryOperator.ADD, before, sum);
    }
}
