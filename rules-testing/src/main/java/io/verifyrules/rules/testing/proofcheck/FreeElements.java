package io.verifyrules.rules.testing.proofcheck;

import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.term.Operation;
import java.util.ArrayList;
import java.util.List;

/** Elements of which no law holds: what an operation gives depends on its operands and their order. */
record FreeElements(Assignment in) implements Domain {

    @Override
    public Object element(ElementType type, long random) {
        return switch (type) {
            case ElementType.Bool ignored -> (random & 1) == 0;
            case ElementType.Int ignored -> number(Math.floorMod(random, 5) - 1L);
            case ElementType.Tuple(List<ElementType> components) -> {
                List<Object> all = new ArrayList<>();
                components
                        .forEach(component -> all.add(element(component, in.random("component", all.size(), random))));
                yield List.copyOf(all);
            }
            default -> random;
        };
    }

    @Override
    public Object number(long number) {
        return in.random("number", number);
    }

    @Override
    public Object literal(ElementType type, Literal literal) {
        return literal instanceof Literal.Truth(boolean value) && type instanceof ElementType.Bool
                ? value
                : unknown(type, "literal", literal.toString());
    }

    private Object unknown(ElementType type, Object... parts) {
        long random = in.random(parts);
        return type instanceof ElementType.Int ? Long.valueOf(random) : element(type, random);
    }

    @Override
    public Object apply(Operation operation, ElementType type, List<Object> operands, List<ElementType> types) {
        return switch (operation) {
            case Operation.OfTuple ignored -> List.copyOf(operands);
            case Operation.OfComponent(int index) when operands.getFirst() instanceof List<?> tuple ->
                Numbers.element(tuple, index);
            case Operation.Select ignored when operands.getFirst() instanceof Boolean condition ->
                operands.get(condition ? 1 : 2);
            // A rule that declares a commutative function says so of elements of which no law holds, too.
            case Operation.OfFunction(ElementFunction function) when function.laws().commutative() ->
                unknown(type, function.name(), operands.stream().mapToInt(Object::hashCode).sorted().boxed().toList());
            default -> unknown(type, operation.toString(), operands, types.toString());
        };
    }

    @Override
    public Object combined(ElementReducer reducer, ElementType type, List<Object> elements) {
        if (elements.size() == 1) {
            return elements.getFirst();
        }
        return elements.isEmpty() && reducer instanceof Monoid monoid && monoid.identity(type).isPresent()
                ? literal(type, monoid.identity(type).get())
                : unknown(type, "combined by " + reducer, elements);
    }
}
