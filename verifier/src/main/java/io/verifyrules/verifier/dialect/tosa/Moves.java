package io.verifyrules.verifier.dialect.tosa;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.Gaps;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.Movement;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.dialect.Padding;
import io.verifyrules.verifier.dialect.Places;
import io.verifyrules.verifier.dialect.Size;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Elements given and moved. */
final class Moves {

    private Moves() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        Map<String, OperationMeaning> all = new HashMap<>();
        all.put("tosa.const", OperationMeaning.one(Moves::constant));
        all.put("tosa.identity", OperationMeaning.one(Moves::identity));
        all.put("tosa.concat", OperationMeaning.one(Moves::concat));
        all.put("tosa.gather", OperationMeaning.withGaps(OperationMeaning.one(Moves::gather)));
        all.put("tosa.pad", OperationMeaning.one(Moves::pad));
        all.put("tosa.reshape", OperationMeaning.one(Moves::reshape));
        all.put("tosa.reverse", OperationMeaning.one(Moves::reverse));
        all.put("tosa.slice", OperationMeaning.one(Moves::slice));
        all.put("tosa.tile", OperationMeaning.one(Moves::tile));
        all.put("tosa.transpose", OperationMeaning.one(Moves::transpose));
        return all;
    }

    private static Denoted constant(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes attributes = Attributes.of(operation).only("value", "values");
        Attribute value = attributes.find("value")
                .or(() -> attributes.find("values"))
                .orElseThrow(() -> attributes.missing("values"));
        if (value instanceof Attribute.Dense dense) {
            return in.constant(dense, operation.place());
        }
        throw new NotDenoted(operation.place(), operation.name(), "its value is no dense<..>");
    }

    private static Denoted identity(Operation operation, List<Denoted> operands, Denotations in) {
        Operands.count(operation, operands, 1);
        Attributes.of(operation).only();
        return operands.getFirst();
    }

    private static InvalidProgram sizes(Operation operation, List<Denoted> operands, Object found) {
        return new InvalidProgram(operation.place(), operation.name(), "the operands have the sizes "
                + operands.stream().map(Denoted::dimensions).toList() + "; found " + found);
    }

    private static Denoted concat(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes.of(operation).only("axis");
        Denoted first = operands.getFirst();
        int along = Operands.axis(operation, first);
        List<Size> all = new ArrayList<>(first.dimensions().all());
        for (Denoted next : operands.subList(1, operands.size())) {
            List<Size> other = new ArrayList<>(next.dimensions().all());
            if (next.rank() == first.rank()) {
                other.set(along, first.dimensions().all().get(along));
            }
            Dimensions rest = new Dimensions(other);
            if (!rest.agreesWith(first.dimensions())) {
                throw sizes(operation, operands, "axis " + along);
            }
            in.undefined().unlessSame(first.dimensions(), rest, operation);
            all.set(along, all.get(along).plus(next.dimensions().all().get(along)));
        }
        return operands.size() == 1
                ? first
                : new Denoted(Concat.of(operands.stream().map(Denoted::tensor).toList(), in.positions().axis(along)),
                        new Dimensions(all));
    }

    /** Of {@code [batch, place, channel]} the places that {@code [batch, which]} names. */
    private static Denoted gather(Operation operation, List<Denoted> operands, Denotations in) {
        Operands.count(operation, operands, 2);
        Attributes.of(operation).only();
        Denoted values = operands.get(0);
        Denoted indices = operands.get(1);
        if (values.rank() != 3 || indices.rank() != 2
                || values.dimensions().all().get(0).differsFrom(indices.dimensions().all().get(0))) {
            throw sizes(operation, operands, "no batch that both have");
        }
        in.undefined().unlessSame(values.dimensions().all().get(0), indices.dimensions().all().get(0), operation);
        Places.within(operation, indices, values.dimensions().all().get(1), in);
        Denoted gathered = gathered(values.with(Optional.<Gaps>empty()), indices, in);
        Optional<Gaps> gaps = values.gaps()
                .flatMap(missing -> in.poison(gathered(values.with(missing.where()), indices, in)));
        if (gaps.isPresent() && values.gaps().filter(Gaps::unspecified).isPresent()) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "it may give elements that nothing specifies several times");
        }
        return gathered.with(gaps);
    }

    private static Denoted gathered(Denoted values, Denoted indices, Denotations in) {
        List<Integer> sizes = List.of(values.size(0), indices.size(1), values.size(2));
        if (values.count() == 0) {
            return in.number(0, values.element(), sizes);
        }
        AggregatedAxis batch = in.positions().aside("b", 0);
        AggregatedAxis place = in.positions().aside("k", 0);
        AggregatedAxis which = in.positions().aside("g", 0);
        AggregatedAxis channel = in.positions().aside("f", 0);
        TensorExpr named = in.movement().named(values, List.of(batch, place, channel));
        TensorExpr looked = in.movement().named(indices.with(in.indices(indices)), List.of(batch, which));
        return in.movement()
                .numbered(Gather.of(named, looked, place, AxisMaps.none()), List.of(batch, which, channel), sizes);
    }

    private static Denoted pad(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes.of(operation).only();
        Denoted operand = operands.getFirst();
        if (operands.size() != 2 && operands.size() != 3) {
            throw new InvalidProgram(operation.place(), operation.name(), "it has " + operands.size() + " operands");
        }
        List<Long> amounts = Operands.known(operation, operands.get(1), in);
        Denoted value = operands.size() == 2
                ? in.number(0, operand.element(), List.of())
                : operands.get(2).count() == 1
                        ? in.movement().reshaped(operands.get(2), List.of())
                        : in.number(0, operand.element(), List.of());
        if (amounts.size() != 2 * operand.rank() || amounts.stream().anyMatch(each -> each < 0)
                || (operands.size() == 3 && operands.get(2).count() != 1)
                || !value.element().equals(operand.element())) {
            throw sizes(operation, operands, "the amounts " + amounts);
        }
        List<Long> low = Movement.longs(operand.rank(), i -> amounts.get(2 * i));
        List<Long> high = Movement.longs(operand.rank(), i -> amounts.get(2 * i + 1));
        List<Integer> all = IntStream.range(0, operand.rank())
                .mapToObj(i -> Math.toIntExact(operand.size(i) + low.get(i) + high.get(i)))
                .toList();
        return new Padding(low, high, Movement.longs(operand.rank(), i -> 0)).around(operand, value, all, in);
    }

    /** One size may be left to be found, as -1. */
    private static Denoted reshape(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes.of(operation).only("new_shape");
        Denoted operand = operands.getFirst();
        List<Long> shape = Operands.numbers(operation, "new_shape", operands, 1, in);
        List<Integer> sizes = in.stated().resultSizes(operation);
        boolean fits = shape.size() == sizes.size() && shape.stream().filter(each -> each == -1).count() <= 1;
        for (int i = 0; fits && i < sizes.size(); i++) {
            fits = shape.get(i) == -1 || shape.get(i) == (long) sizes.get(i);
        }
        long count = sizes.stream().mapToLong(Integer::longValue).reduce(1, Math::multiplyExact);
        if (!fits || count != operand.count()) {
            throw sizes(operation, operands, "the new shape " + shape + " and the result " + sizes);
        }
        return count == 0 ? in.number(0, operand.element(), sizes) : in.movement().reshaped(operand, sizes);
    }

    private static Denoted reverse(Operation operation, List<Denoted> operands, Denotations in) {
        Operands.count(operation, operands, 1);
        Attributes.of(operation).only("axis");
        Denoted operand = operands.getFirst();
        return operand
                .with(Reverse.of(operand.tensor(), in.positions().axes(List.of(Operands.axis(operation, operand)))));
    }

    private static Denoted slice(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes attributes = Attributes.of(operation).only("start", "size");
        Denoted operand = operands.getFirst();
        boolean stated = operation.attributes().containsKey("start");
        Operands.count(operation, operands, stated ? 1 : 3);
        List<Long> start = stated ? attributes.numbers("start") : Operands.known(operation, operands.get(1), in);
        List<Long> size = stated ? attributes.numbers("size") : Operands.known(operation, operands.get(2), in);
        boolean fits = start.size() == operand.rank() && size.size() == operand.rank();
        for (int i = 0; fits && i < operand.rank(); i++) {
            fits = start.get(i) >= 0 && size.get(i) >= 0 && size.get(i) <= operand.size(i) - start.get(i);
        }
        if (!fits) {
            throw sizes(operation, operands, "the starts " + start + " and sizes " + size);
        }
        return in.movement()
                .slice(operand, start, Movement.longs(operand.rank(), i -> start.get(i) + size.get(i)),
                        Collections.nCopies(operand.rank(), 1L));
    }

    /** Several copies, one behind the other, along each dimension. */
    private static Denoted tile(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes.of(operation).only("multiples");
        Denoted operand = operands.getFirst();
        List<Long> multiples = Operands.numbers(operation, "multiples", operands, 1, in);
        if (multiples.size() != operand.rank() || multiples.stream().anyMatch(each -> each < 1)) {
            throw sizes(operation, operands, "the multiples " + multiples);
        }
        List<Integer> sizes = IntStream.range(0, operand.rank())
                .mapToObj(i -> Math.toIntExact(Math.multiplyExact(operand.size(i), multiples.get(i))))
                .toList();
        if (operand.count() == 0) {
            return in.number(0, operand.element(), sizes);
        }
        List<Integer> between = new ArrayList<>();
        List<Integer> to = new ArrayList<>();
        for (int i = 0; i < operand.rank(); i++) {
            between.add(Math.toIntExact(multiples.get(i)));
            to.add(between.size());
            between.add(operand.size(i));
        }
        return in.movement().reshaped(in.movement().broadcast(operand, to, between), sizes);
    }

    private static Denoted transpose(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes.of(operation).only("perms");
        Denoted operand = operands.getFirst();
        List<Integer> order = Operands.numbers(operation, "perms", operands, 1, in)
                .stream()
                .map(Math::toIntExact)
                .toList();
        if (!order.stream().sorted().toList().equals(IntStream.range(0, operand.rank()).boxed().toList())) {
            throw sizes(operation, operands, "the permutation " + order);
        }
        return in.movement().transposed(operand, order);
    }
}
