package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.value.ElementValue.Tuple;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Tuples of elements. A rule declares one element for each component, so none is drawn as a whole. */
record TupleKind(ElementType.Tuple type) implements ElementKind {

    @Override
    public List<ElementValue> small() {
        throw type.undeclared();
    }

    @Override
    public List<ElementValue> apart() {
        List<List<ElementValue>> all = type.components().stream().map(ElementKind::of).map(ElementKind::apart).toList();
        Function<Function<List<ElementValue>, ElementValue>, ElementValue> made = component -> Tuple
                .of(all.stream().map(component).toList());
        return List.of(made.apply(List::getFirst), made.apply(List::getLast));
    }

    @Override
    public ElementValue counted(BigInteger number) {
        throw type.undeclared();
    }

    @Override
    public Optional<ElementValue> nearest(BigInteger number) {
        throw type.undeclared();
    }

    @Override
    public Optional<ElementValue> typed(ElementValue value) {
        List<ElementType> types = type.components();
        if (!(value instanceof Tuple(List<ElementValue> parts)) || parts.size() != types.size()) {
            return Optional.empty();
        }
        List<ElementValue> typed = IntStream.range(0, types.size())
                .mapToObj(i -> TypedElement.of(parts.get(i), types.get(i)))
                .toList();
        return Optional.of(Tuple.of(typed));
    }

    @Override
    public boolean hasFunctions() {
        return type.components().stream().map(ElementKind::of).allMatch(ElementKind::hasFunctions);
    }

    @Override
    public boolean isOfNumbers() { return false; }
}
