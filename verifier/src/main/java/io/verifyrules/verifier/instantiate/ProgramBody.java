package io.verifyrules.verifier.instantiate;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Operations that are made one after the other, all of them at one place. */
final class ProgramBody {

    private static final Type I64 = new Type.Whole(64, Type.Signedness.SIGNLESS);

    private final SourcePosition place;
    private final List<Operation> operations = new ArrayList<>();

    ProgramBody(SourcePosition place) {
        this.place = place;
    }

    /** A value whose dimensions are lanes. */
    record Placed(Value value, List<Dimension> positions) {

        Placed {
            positions = List.copyOf(positions);
        }

        Type element() {
            return ((Type.Tensor) value.type()).element();
        }
    }

    List<Operation> operations() {
        return operations;
    }

    /** The type of a tensor with these dimensions. */
    static Type type(Type element, Collection<Dimension> at) {
        return Type.Tensor.of(element, at.stream().mapToLong(Dimension::size).toArray());
    }

    /** A value that nothing here computes. */
    Value argument(String name, Type type) {
        return new Value(name, type, place);
    }

    Placed operation(String name, List<Dimension> at, Type element, List<Placed> operands,
            Map<String, Attribute> attributes) {
        return operation(name, at, element, operands, attributes, List.of());
    }

    Placed operation(String name, List<Dimension> at, Type element, List<Placed> operands,
            Map<String, Attribute> attributes, List<Region> regions) {
        return new Placed(several(name, List.of(type(element, at)), operands, attributes, regions).getFirst(), at);
    }

    /** The results of an operation that may have several. */
    List<Value> several(String name, List<Type> types, List<Placed> operands, Map<String, Attribute> attributes,
            List<Region> regions) {
        List<Value> results = types.stream().map(type -> new Value("%" + operations.size(), type, place)).toList();
        operations.add(new Operation(name, operands.stream().map(Placed::value).toList(), results,
                new TreeMap<>(attributes), regions, place));
        return results;
    }

    Placed constant(Data data, Type element, List<Dimension> at) {
        return operation("stablehlo.constant", at, element, List.of(),
                Map.of("value", new Attribute.Dense(data, type(element, at))));
    }

    /** An index without axes. */
    Placed index(long number) {
        return constant(new Data.Splat(whole(number)), I64, List.of());
    }

    /** The operand, whose dimensions are called as given, in the order of the result. */
    Placed transposed(List<Dimension> called, Placed operand, List<Dimension> at) {
        List<Integer> order = at.stream()
                .map(dimension -> Dimension.index(called, dimension.axis(), dimension.lane()))
                .toList();
        return order.equals(IntStream.range(0, order.size()).boxed().toList())
                ? operation("stablehlo.reshape", at, operand.element(), List.of(operand), Map.of())
                : operation("stablehlo.transpose", at, operand.element(), List.of(operand),
                        Map.of("permutation", numbers(order)));
    }

    /** A region that applies one operation to two elements. */
    Region reducer(String name, Type element) {
        Type scalar = Type.Tensor.of(element);
        Value a = argument("%a", scalar);
        Value b = argument("%b", scalar);
        return region(List.of(a, b), body -> List.of(body.applied(name, scalar, Map.of(), a, b)));
    }

    /** A region with these arguments that returns what is computed of them. */
    Region region(List<Value> arguments, Results results) {
        ProgramBody inside = new ProgramBody(place);
        List<Value> returned = results.in(inside);
        inside.operations
                .add(new Operation("stablehlo.return", returned, List.of(), new TreeMap<>(), List.of(), place));
        return new Region(List.of(new Block(arguments, inside.operations, place)));
    }

    /** Computes the results of a region inside of it. */
    @FunctionalInterface
    interface Results {
        List<Value> in(ProgramBody body);
    }

    /** An operation on elements, of a result without axes. */
    Value applied(String name, Type type, Map<String, Attribute> attributes, Value... operands) {
        Value result = argument("%r", type);
        operations.add(
                new Operation(name, List.of(operands), List.of(result), new TreeMap<>(attributes), List.of(), place));
        return result;
    }

    static Literal whole(long number) {
        return new Literal.Whole(BigInteger.valueOf(number));
    }

    /** Numbers as {@code array<i64: ..>}. */
    static Attribute numbers(Collection<? extends Number> numbers) {
        return new Attribute.Numbers(I64, numbers.stream().map(number -> whole(number.longValue())).toList());
    }

    /** Numbers between brackets, as the fields of attributes have them. */
    static Attribute list(Collection<Integer> numbers) {
        return new Attribute.Several(
                numbers.stream().<Attribute>map(number -> Attribute.Of.plain(whole(number))).toList());
    }

    /** A number of 32 bits, as some attributes are. */
    static Attribute int32(int number) {
        return new Attribute.Of(whole(number), Optional.of(new Type.Whole(32, Type.Signedness.SIGNLESS)));
    }

    /** A number of 64 bits. */
    static Attribute number(long number) {
        return new Attribute.Of(whole(number), Optional.of(I64));
    }
}
