package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Makes value terms, each once, and simplifies while building. One factory per rule; not for use by several threads. */
public final class ValueTerms {

    private final Map<List<Object>, ValueTerm> made = new HashMap<>();
    private final FreshVariables fresh = new FreshVariables();
    private final Symmetries symmetries = new Symmetries();

    /** The source of the variables of these terms that the rule does not declare. */
    public FreshVariables fresh() {
        return fresh;
    }

    private ValueTerm intern(List<Object> key, IntFunction<ValueTerm> make) {
        ValueTerm known = made.get(key);
        if (known != null) {
            return known;
        }
        ValueTerm term = make.apply(made.size());
        made.put(key, term);
        return term;
    }

    public ValueTerm literal(io.verifyrules.dsl.element.Literal value, ElementType type) {
        return intern(List.of("literal", value, type), id -> new ValueTerm.Literal(id, type, value));
    }

    /** The scalar that the rule declares under the name. */
    public ValueTerm parameter(String name, ElementType type) {
        return intern(List.of("parameter", name, type),
                id -> new ValueTerm.Parameter(id, type, new Origin.Scalar(name)));
    }

    /** An arbitrary element that is no other; the name is for people. */
    public ValueTerm newParameter(String name, ElementType type) {
        return intern(List.of("new parameter", made.size()),
                id -> new ValueTerm.Parameter(id, type, new Origin.Substitute(id, name)));
    }

    /**
     * Says that an input stays as it is when the indices of two axes are exchanged, all lanes at once. Both are of one class
     * and of equal sizes. From here on its elements are read at one of the indices that exchanges lead to.
     */
    public void symmetric(String input, AggregatedAxis first, AggregatedAxis second) {
        symmetries.add(new Origin.Input(input), first, second);
    }

    /** The element of the input that is declared under the name. */
    public ValueTerm read(String input, ElementType type, SortedMap<AggregatedAxis, LaneInt> index) {
        return read(new Origin.Input(input), type, index);
    }

    /** The element of a tensor. */
    public ValueTerm read(Origin tensor, ElementType type, SortedMap<AggregatedAxis, LaneInt> index) {
        SortedMap<AggregatedAxis, LaneInt> copy = Collections
                .unmodifiableSortedMap(new TreeMap<>(symmetries.inOrder(tensor, index)));
        return intern(List.of("read", tensor, type, copy), id -> new ValueTerm.Read(id, type, tensor, copy));
    }

    public ValueTerm counted(Optional<RankClass> rankClass, LaneInt number) {
        return intern(List.of("counted", rankClass, number), id -> new ValueTerm.Counted(id, rankClass, number));
    }

    /**
     * A choice between equal elements is the element, and a component of a tuple is the element that it was made of.
     * All else is left to laws and to theories.
     */
    public ValueTerm apply(Operation operation, ElementType type, List<ValueTerm> operands) {
        if (operation instanceof Operation.Select && operands.get(1).equals(operands.get(2))) {
            return operands.get(1);
        }
        if (operation instanceof Operation.OfComponent component) {
            Optional<ValueTerm> known = component(component, type, operands.getFirst());
            if (known.isPresent()) {
                return known.get();
            }
        }
        if (operation instanceof Operation.OfTuple) {
            Optional<ValueTerm> whole = takenApart(operands, type);
            if (whole.isPresent()) {
                return whole.get();
            }
        }
        return intern(List.of("apply", operation, type, operands),
                id -> new ValueTerm.Apply(id, type, operation, List.copyOf(operands)));
    }

    /** The tuple of these elements. */
    public ValueTerm tuple(List<ValueTerm> components) {
        return apply(new Operation.OfTuple(), new ElementType.Tuple(components.stream().map(ValueTerm::type).toList()),
                components);
    }

    /** A component of an element that is a tuple. */
    public ValueTerm component(ValueTerm tuple, int index) {
        return apply(new Operation.OfComponent(index), componentType(tuple, index), List.of(tuple));
    }

    private static ElementType componentType(ValueTerm tuple, int index) {
        if (tuple.type() instanceof ElementType.Tuple type) {
            return type.component(index);
        }
        throw new IllegalArgumentException("component " + index + " of " + tuple);
    }

    /** The tuple of which these are all the components, in their order. */
    private static Optional<ValueTerm> takenApart(List<ValueTerm> components, ElementType type) {
        return components
                .getFirst() instanceof ValueTerm.Apply(int id, ElementType of, Operation.OfComponent first, List<ValueTerm> from)
                && from.getFirst().type().equals(type)
                && IntStream.range(0, components.size())
                        .allMatch(i -> components.get(i) instanceof ValueTerm.Apply apply
                                && apply.operation().equals(new Operation.OfComponent(i))
                                && apply.operands().equals(from)) ? Optional.of(from.getFirst()) : Optional.empty();
    }

    /** The component of a tuple that is made of elements, or that is one of two such tuples; of others nothing is known. */
    private Optional<ValueTerm> component(Operation.OfComponent component, ElementType type, ValueTerm tuple) {
        return switch (tuple) {
            case ValueTerm.Apply(int id, ElementType of, Operation.OfTuple made, List<ValueTerm> elements) ->
                Optional.of(elements.get(component.index()));
            case ValueTerm.Apply(int id, ElementType of, Operation.Select select, List<ValueTerm> parts) ->
                Optional.of(apply(select, type, List.of(parts.get(0), apply(component, type, List.of(parts.get(1))),
                        apply(component, type, List.of(parts.get(2))))));
            case ValueTerm.If choice ->
                Optional.of(choose(choice.condition(), apply(component, type, List.of(choice.then())),
                        apply(component, type, List.of(choice.otherwise()))));
            default -> Optional.empty();
        };
    }

    /** Chooses by a truth value; nested choices with a branch in common become one. */
    public ValueTerm choose(Truth condition, ValueTerm then, ValueTerm otherwise) {
        if (then.equals(otherwise)) {
            return then;
        }
        if (condition instanceof Truth.Constant constant) {
            return constant.value() ? then : otherwise;
        }
        if (condition instanceof Truth.Not not) {
            return choose(not.operand(), otherwise, then);
        }
        if (then instanceof ValueTerm.If inner && inner.otherwise().equals(otherwise)) {
            return choose(Truth.allOf(List.of(condition, inner.condition())), inner.then(), otherwise);
        }
        return intern(List.of("if", condition, then, otherwise),
                id -> new ValueTerm.If(id, condition, then, otherwise));
    }

    /**
     * Combines the values of {@code body} where the guard holds; without index variables, body or identity alone.
     *
     * @throws IllegalStateException if an index is bound twice, or not bounded by the guard
     */
    public ValueTerm reduction(ElementReducer monoid, ElementType type, List<ValueTerm.BoundIndex> indices, Truth guard,
            ValueTerm body) {
        if (indices.isEmpty() && guard.equals(Truth.TRUE)) {
            return body;
        }
        return intern(List.of("reduction", monoid, type, List.copyOf(indices), guard, body),
                id -> new ValueTerm.Reduction(id, type, monoid, indices, guard, body));
    }
}
