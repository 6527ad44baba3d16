package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.Component;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.InsertSlice;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.ReducePrecision;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Transpose;
import io.verifyrules.dsl.expr.TupleElement;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.expr.Zip;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.graph.SharedNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The changes of a tensor expression: of each of its operators, in its attributes and in what it is. */
final class TensorChanges {

    private TensorChanges() {
    }

    /** Up to this size, what is used in several places is changed in each of them; beyond, in the first of them. */
    private static final long MOST_WRITTEN_OUT = 1_000;

    /** Every change of one operator of the expression, the outermost first. */
    static Stream<Change<TensorExpr>> of(TensorExpr tensor) {
        if (Graph.of(List.of(tensor)).writtenOut() <= MOST_WRITTEN_OUT) {
            return of(tensor, ignored -> true);
        }
        return of(tensor, Collections.newSetFromMap(new IdentityHashMap<TensorExpr, Boolean>())::add);
    }

    /** Whether a term is so large when written out that its outermost operators alone are changed. */
    static boolean isLarge(Node term) {
        return term instanceof SharedNode shared && shared.writtenOut() > MOST_WRITTEN_OUT;
    }

    private static Stream<Change<TensorExpr>> of(TensorExpr tensor, Predicate<TensorExpr> wanted) {
        List<TensorExpr> operands = tensor.operands();
        Stream<Change<TensorExpr>> inner = IntStream.range(0, operands.size())
                .boxed()
                .filter(i -> wanted.test(operands.get(i)))
                .flatMap(i -> of(operands.get(i), wanted).map(change -> change.in(operand -> {
                    List<TensorExpr> changed = new ArrayList<>(operands);
                    changed.set(i, operand);
                    return tensor.withOperands(changed);
                })));
        Stream<Change<TensorExpr>> own = Stream.concat(AttributeChanges.of(tensor), own(tensor))
                .map(change -> change.of(name(tensor) + ":"));
        return Stream.concat(own, inner);
    }

    private static String name(TensorExpr tensor) {
        return tensor instanceof Compare ? "compare" : tensor.form().name();
    }

    private static Change<TensorExpr> made(String name, Supplier<TensorExpr> result) {
        return new Change<>(name, result);
    }

    private static Stream<Change<TensorExpr>> own(TensorExpr tensor) {
        return switch (tensor) {
            case Iota iota -> iota.shape()
                    .sizes()
                    .keySet()
                    .stream()
                    .filter(axis -> !axis.equals(iota.along()))
                    .map(axis -> made("along " + axis, () -> Iota.of(iota.shape(), axis)));
            case Transpose transpose -> Stream.of(made("dropped", transpose::operand), made("by the inverse",
                    () -> Transpose.of(transpose.operand(), transpose.permutation().inverted(), transpose.axes())));
            case Relabel relabel -> Stream.of(made("dropped", relabel::operand));
            case Unary unary ->
                Stream.concat(Stream.of(made("dropped", unary::operand)), ElementChanges.neighbours(unary.operator())
                        .map(other -> made("replaced by " + other.symbol(), () -> Unary.of(other, unary.operand()))));
            case Binary binary -> binary(binary);
            case Compare compare -> compare(compare);
            case Convert convert -> ConversionChanges.of(convert);
            case ComplexApplied applied -> ComplexChanges.of(applied);
            case Zip zip -> TupleChanges.of(zip);
            case Component component -> TupleChanges.of(component);
            case TupleElement element -> TupleChanges.of(element);
            case ReducePrecision reduced -> Stream.of(made("dropped", reduced::operand),
                    made("one bit of mantissa less",
                            () -> ReducePrecision.of(reduced.operand(), reduced.exponentBits(),
                                    reduced.mantissaBits() - 1)),
                    made("one bit of exponent less", () -> ReducePrecision.of(reduced.operand(),
                            reduced.exponentBits() - 1, reduced.mantissaBits())));
            case Select select -> Stream.of(
                    made("branches swapped",
                            () -> Select.of(select.predicate(), /* then= */ select.otherwise(),
                                    /* otherwise= */ select.then())),
                    made("replaced by its first branch", select::then));
            case Mapped mapped -> mapped(mapped);
            case Clamp clamp -> Stream.of(
                    made("low and high swapped",
                            () -> Clamp.of(/* low= */ clamp.high(), clamp.operand(), /* high= */ clamp.low())),
                    made("dropped", clamp::operand));
            case Pad pad -> Stream.concat(Stream.of(made("dropped", pad::operand)), PartChanges.of(pad));
            case Slice slice -> Stream.of(made("dropped", slice::operand));
            case DynamicUpdateSlice update -> Stream.concat(PartChanges.of(update),
                    Stream.of(made("operands swapped", () -> update.withOperands(update.operands().reversed())),
                            made("dropped", update::operand)));
            case InsertSlice insertion -> Stream.concat(PartChanges.of(insertion),
                    Stream.of(made("operands swapped", () -> insertion.withOperands(insertion.operands().reversed())),
                            made("dropped", insertion::operand)));
            case Concat concat -> concat(concat);
            case Reverse reverse -> without(reverse.axes()).map(change -> change
                    .in(axes -> axes.isEmpty() ? reverse.operand() : Reverse.of(reverse.operand(), axes)));
            case Dot dot -> ProductChanges.of(dot);
            case Convolution convolution -> ProductChanges.of(convolution);
            default -> PartChanges.of(tensor);
        };
    }

    /** A set of axes with one of them left out. */
    static Stream<Change<SortedSet<AggregatedAxis>>> without(SortedSet<AggregatedAxis> axes) {
        return axes.stream().map(axis -> {
            SortedSet<AggregatedAxis> rest = new TreeSet<>(axes);
            rest.remove(axis);
            return Change.to("without axis " + axis, rest);
        });
    }

    private static Stream<Change<TensorExpr>> binary(Binary binary) {
        Stream<Change<TensorExpr>> other = ElementChanges.neighbours(binary.operator())
                .map(operator -> made("replaced by " + operator.symbol(),
                        () -> Binary.of(operator, binary.left(), binary.right())));
        Stream<Change<TensorExpr>> terms = switch (binary.operator()) {
            case SUB, DIV, REM -> Stream.of(made("operands swapped",
                    () -> Binary.of(binary.operator(), /* left= */ binary.right(), /* right= */ binary.left())));
            default ->
                Stream.of(made("second operand dropped", binary::left), made("first operand dropped", binary::right));
        };
        return Stream.concat(other, terms);
    }

    /** A change that does not fit the types of the function is no rule, and is left out. */
    private static Stream<Change<TensorExpr>> mapped(Mapped mapped) {
        Stream<Change<TensorExpr>> dropped = mapped.operands()
                .stream()
                .limit(1)
                .map(operand -> made("dropped", () -> operand));
        return mapped.operands().size() == 1
                ? dropped
                : Stream.concat(dropped, Stream.of(
                        made("operands reversed", () -> Mapped.of(mapped.function(), mapped.operands().reversed()))));
    }

    private static Stream<Change<TensorExpr>> compare(Compare compare) {
        Relation neighbour = switch (compare.relation()) {
            case EQ -> Relation.NE;
            case NE -> Relation.EQ;
            case LT -> Relation.LE;
            case LE -> Relation.LT;
            case GT -> Relation.GE;
            case GE -> Relation.GT;
        };
        Change<TensorExpr> replaced = made("'" + neighbour.symbol() + "' for '" + compare.relation().symbol() + "'",
                () -> Compare.of(neighbour, compare.left(), compare.right()));
        return compare.relation().ordered()
                ? Stream.of(replaced, made("operands swapped",
                        () -> Compare.of(compare.relation(), /* left= */ compare.right(), /* right= */ compare.left())))
                : Stream.of(replaced);
    }

    private static Stream<Change<TensorExpr>> concat(Concat concat) {
        List<TensorExpr> operands = concat.operands();
        return IntStream.range(1, operands.size()).boxed().flatMap(i -> {
            List<TensorExpr> swapped = new ArrayList<>(operands);
            swapped.set(i - 1, operands.get(i));
            swapped.set(i, operands.get(i - 1));
            List<TensorExpr> shorter = new ArrayList<>(operands);
            shorter.remove((int) i);
            return Stream.of(
                    made("operands " + i + " and " + (i + 1) + " swapped", () -> Concat.of(swapped, concat.along())),
                    made("operand " + (i + 1) + " dropped", () -> Concat.of(shorter, concat.along())));
        });
    }
}
