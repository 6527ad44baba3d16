package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.expr.Component;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.TupleElement;
import io.verifyrules.dsl.expr.Zip;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Changes of tuples: another component, or operands in another order. */
final class TupleChanges {

    private TupleChanges() {
    }

    static Stream<Change<TensorExpr>> of(Zip zip) {
        return zip.operands().size() < 2
                ? Stream.empty()
                : Stream.of(new Change<>("operands reversed", () -> Zip.of(zip.operands().reversed())));
    }

    static Stream<Change<TensorExpr>> of(Component component) {
        ElementType type = component.operand().type().element();
        return others(component.index(), ElementTypes.parts(type).size())
                .map(other -> new Change<>("component " + other, () -> Component.of(component.operand(), other)));
    }

    static Stream<Change<TensorExpr>> of(TupleElement element) {
        return others(element.index(), element.operands().size())
                .map(other -> new Change<>("element " + other, () -> TupleElement.of(element.operands(), other)));
    }

    private static Stream<Integer> others(int index, int count) {
        return IntStream.range(0, count).filter(other -> other != index).boxed();
    }
}
