package io.verifyrules.verifier.dialect.tensor;

import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.Leaves;
import io.verifyrules.verifier.dialect.Movement;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.dialect.Size;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.IntStream;

/** The same elements in other dimensions, and several tensors as one. */
final class Reshapes {

    private Reshapes() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.of("tensor.cast", OperationMeaning.withGaps(OperationMeaning.one(Reshapes::cast)),
                "tensor.collapse_shape", OperationMeaning.withGaps(OperationMeaning.one(Reshapes::collapse)),
                "tensor.expand_shape", OperationMeaning.withGaps(OperationMeaning.one(Reshapes::expand)),
                "tensor.concat", OperationMeaning.one(Reshapes::concat));
    }

    /** The known sizes change, and nothing else. Where a size is not the stated one, the program is undefined. */
    private static Denoted cast(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes.of(operation).only();
        Denoted operand = operands.getFirst();
        Type.Tensor stated = Leaves.tensor(operation.results().getFirst().type())
                .orElseThrow(() -> new NotDenoted(operation.place(), operation.name(), "its result has no known rank"));
        List<Size> own = operand.dimensions().all();
        boolean same = stated.dimensions().size() == operand.rank();
        List<Size> sizes = new ArrayList<>();
        for (int i = 0; same && i < operand.rank(); i++) {
            OptionalLong size = stated.dimensions().get(i).size();
            sizes.add(size.isEmpty() ? own.get(i) : new Size.Known(Math.toIntExact(size.getAsLong())));
            same = !sizes.getLast().differsFrom(own.get(i));
        }
        if (!same) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "it casts a tensor with the sizes " + operand.dimensions() + " to " + stated);
        }
        Dimensions result = new Dimensions(sizes);
        in.undefined().unlessSame(operand.dimensions(), result, operation);
        return new Denoted(operand.tensor(), result, operand.gaps());
    }

    /** Groups of dimensions: all of a tensor of this rank, in order. */
    private static List<List<Integer>> groups(Operation operation, int rank) {
        Attributes attributes = Attributes.of(operation).only("reassociation", "static_output_shape");
        if (!(attributes.find("reassociation")
                .orElseThrow(() -> attributes.missing("reassociation")) instanceof Attribute.Several several)) {
            throw new NotDenoted(operation.place(), operation.name(), "expected lists in 'reassociation'");
        }
        List<List<Integer>> groups = new ArrayList<>();
        List<Integer> all = new ArrayList<>();
        for (Attribute group : several.all()) {
            List<Integer> members = new ArrayList<>();
            if (!(group instanceof Attribute.Several entries)) {
                throw new NotDenoted(operation.place(), operation.name(), "expected lists in 'reassociation'");
            }
            for (Attribute entry : entries.all()) {
                if (!(entry instanceof Attribute.Of(Literal.Whole(BigInteger value), var type))) {
                    throw new NotDenoted(operation.place(), operation.name(), "expected integers in 'reassociation'");
                }
                members.add(value.intValueExact());
            }
            groups.add(members);
            all.addAll(members);
        }
        if (!all.equals(IntStream.range(0, rank).boxed().toList())
                || (!groups.isEmpty() && groups.stream().anyMatch(List::isEmpty))) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "reassociation is " + groups + " for " + rank + " dimensions");
        }
        return groups;
    }

    private static int product(List<Integer> group, List<Integer> sizes) {
        return group.stream().map(sizes::get).reduce(1, Math::multiplyExact);
    }

    private static Denoted collapse(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        List<List<Integer>> groups = groups(operation, operand.rank());
        if (!operand.dimensions().isKnown()) {
            return OpenGroups.collapsed(operation, operand, groups, in);
        }
        List<Integer> sizes = groups.stream().map(group -> product(group, operand.sizes())).toList();
        return shaped(operation, operand, sizes, in);
    }

    private static Denoted expand(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        Dimensions sizes = Makings.sizes(operation, operands.subList(1, operands.size()), in);
        List<List<Integer>> groups = groups(operation, sizes.rank());
        if (groups.size() != operand.rank()) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "it has " + groups.size() + " groups for " + operand.rank() + " dimensions");
        }
        if (sizes.isKnown() && operand.dimensions().isKnown()) {
            if (!groups.stream().map(group -> product(group, sizes.numbers())).toList().equals(operand.sizes())) {
                throw new InvalidProgram(operation.place(), operation.name(), "the groups " + groups + " of the sizes "
                        + sizes + " have not those of the operand, " + operand.dimensions());
            }
            return shaped(operation, operand, sizes.numbers(), in);
        }
        return OpenGroups.expanded(operation, operand, groups, sizes, in);
    }

    private static Denoted shaped(Operation operation, Denoted operand, List<Integer> sizes, Denotations in) {
        long count = sizes.stream().mapToLong(Integer::longValue).reduce(1, Math::multiplyExact);
        if (count != operand.count()) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "the operand has " + operand.count() + " elements, and the result " + count);
        }
        return Movement.withGaps(operand,
                each -> count == 0 ? in.number(0, each.element(), sizes) : in.movement().reshaped(each, sizes));
    }

    private static Denoted concat(Operation operation, List<Denoted> operands, Denotations in) {
        return joined(operation, operands, Attributes.of(operation).only("dim").number("dim"), in);
    }

    /** Tensors one behind the other along a dimension. */
    static Denoted joined(Operation operation, List<Denoted> operands, long dimension, Denotations in) {
        Denoted first = operands.getFirst();
        if (dimension < 0 || dimension >= first.rank()) {
            throw new InvalidProgram(operation.place(), operation.name(), "there is no dimension " + dimension);
        }
        int along = Math.toIntExact(dimension);
        List<Size> sizes = new ArrayList<>(first.dimensions().all());
        for (Denoted next : operands.subList(1, operands.size())) {
            List<Size> other = new ArrayList<>(next.dimensions().all());
            if (next.rank() == first.rank()) {
                other.set(along, first.dimensions().all().get(along));
            }
            Dimensions rest = new Dimensions(other);
            if (!rest.agreesWith(first.dimensions())) {
                throw new InvalidProgram(operation.place(), operation.name(), "operands with the sizes "
                        + first.dimensions() + " and " + next.dimensions() + " differ beyond dimension " + along);
            }
            in.undefined().unlessSame(first.dimensions(), rest, operation);
            sizes.set(along, sizes.get(along).plus(next.dimensions().all().get(along)));
        }
        return operands.size() == 1
                ? first
                : new Denoted(Concat.of(operands.stream().map(Denoted::tensor).toList(), in.positions().axis(along)),
                        new Dimensions(sizes));
    }
}
