package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.InvalidProgram;
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

    /** The block of the one region of an operation. */
    static Block block(Operation operation) {
        if (operation.regions().size() != 1 || operation.regions().getFirst().blocks().size() != 1) {
            throw new InvalidProgram(operation.place(), operation.name(), "expected a region with one block");
        }
        return operation.regions().getFirst().blocks().getFirst();
    }

    /**
     * The monoid that the body combines the elements of one operand by.
     *
     * @param index the operand, counted from 0
     * @throws NotDenoted where it is none, or depends on other operands
     */
    static Monoid monoid(Operation operation, int index, ElementType element) {
        return findMonoid(operation, index, element).orElseThrow(() -> refused(operation));
    }

    /** An operation of the body that has no meaning for a reason of its own is the reason. */
    private static NotDenoted refused(Operation operation) {
        return block(operation).operations()
                .stream()
                .flatMap(each -> Attributes.of(each)
                        .word(NotDenoted.REASON)
                        .map(reason -> new NotDenoted(each.place(), each.name(), reason))
                        .stream())
                .findFirst()
                .orElseGet(() -> new NotDenoted(operation.place(), operation.name(),
                        "expected a body of one add, multiply, minimum, maximum, and, or, xor of its arguments"));
    }

    /** The monoid that the body combines the elements of one operand by; empty where it is none. */
    static Optional<Monoid> findMonoid(Operation operation, int index, ElementType element) {
        return combined(operation, index).flatMap(
                name -> Stream.of(BinaryOperator.values()).filter(each -> Names.of(each).equals(name)).findFirst())
                .map(operator -> Computed.amongTruths(operator, element))
                .flatMap(operator -> Stream.of(Monoid.values())
                        .filter(monoid -> monoid.operator() == operator && monoid.types().contains(element))
                        .findFirst());
    }

    /** The value that the body gives for one operand. */
    static Value result(Operation operation, int index) {
        List<Operation> operations = block(operation).operations();
        if (operations.isEmpty() || operations.getLast().operands().size() <= index) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "its body returns no value for operand " + index);
        }
        return operations.getLast().operands().get(index);
    }

    /** Both arguments of the body that belong to one operand: what there is so far, and what is combined with it. */
    static List<Value> arguments(Operation operation, int index) {
        List<Value> all = block(operation).arguments();
        int count = all.size() / 2;
        if (all.size() % 2 != 0 || index >= count) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "its body has " + all.size() + " arguments, two for each operand");
        }
        return List.of(all.get(index), all.get(count + index));
    }

    /** The name of the one operation that combines both arguments. */
    private static Optional<String> combined(Operation operation, int index) {
        Value result = result(operation, index);
        List<Value> arguments = arguments(operation, index);
        return block(operation).operations()
                .stream()
                .filter(each -> each.results().equals(List.of(result)))
                .filter(each -> each.operands().equals(arguments) || each.operands().equals(arguments.reversed()))
                .map(Operation::name)
                .findFirst();
    }
}
