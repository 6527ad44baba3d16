package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.instantiate.Names;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Bodies of reductions: one operation on both arguments, which is one of those that combine elements in any order. */
final class Bodies {

    private Bodies() {
    }

    /**
     * The monoid that the one region of an operation combines elements by.
     *
     * @throws NotDenoted where it is none
     */
    static Monoid monoid(Operation operation, ElementType element) {
        return body(operation).flatMap(
                name -> Stream.of(BinaryOperator.values()).filter(each -> Names.of(each).equals(name)).findFirst())
                .map(operator -> Elementwise.amongTruths(operator, element))
                .flatMap(operator -> Stream.of(Monoid.values())
                        .filter(monoid -> monoid.operator() == operator && monoid.types().contains(element))
                        .findFirst())
                .orElseThrow(() -> new NotDenoted(operation.place(), operation.name(),
                        "expected a body of one add, multiply, minimum, maximum, and, or of its arguments"));
    }

    /** Whether the body gives its second argument alone. */
    static boolean givesSecond(Operation operation) {
        if (operation.regions().size() != 1 || operation.regions().getFirst().blocks().size() != 1) {
            return false;
        }
        Block block = operation.regions().getFirst().blocks().getFirst();
        return block.arguments().size() == 2 && block.operations().size() == 1
                && same(block.operations().getFirst().operands(), List.of(block.arguments().get(1)));
    }

    private static Optional<String> body(Operation operation) {
        if (operation.regions().size() != 1 || operation.regions().getFirst().blocks().size() != 1) {
            return Optional.empty();
        }
        Block block = operation.regions().getFirst().blocks().getFirst();
        if (block.arguments().size() != 2 || block.operations().size() != 2) {
            return Optional.empty();
        }
        Operation applied = block.operations().getFirst();
        List<Value> arguments = block.arguments();
        boolean onBoth = same(applied.operands(), arguments) || same(applied.operands(), arguments.reversed());
        return onBoth && same(block.operations().getLast().operands(), applied.results())
                ? Optional.of(applied.name())
                : Optional.empty();
    }

    private static boolean same(List<Value> some, List<Value> others) {
        return some.equals(others);
    }
}
