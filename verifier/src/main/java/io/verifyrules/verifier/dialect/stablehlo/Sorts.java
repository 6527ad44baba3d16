package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Sort;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Operation;
import java.util.List;
import java.util.Map;

/**
 * Sorts of one tensor of numbers by their order, the least or the greatest first. Equal numbers cannot be told apart, so stability
 * does not matter; floats have equal ones that can.
 */
final class Sorts {

    private Sorts() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.of("stablehlo.sort", OperationMeaning.one(Sorts::sort));
    }

    private static Denoted sort(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        if (operands.size() != 1) {
            throw new NotDenoted(operation.place(), operation.name(), "several operands are sorted at once");
        }
        if (operand.element() instanceof ElementType.Floating) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "the order of signed zeros and of what is no number");
        }
        long stated = Attributes.of(operation).number("dimension", -1);
        int along = Math.toIntExact(stated < 0 ? stated + operand.rank() : stated);
        var axis = in.positions().axis(along);
        Sort sorted = Sort.of(operand.tensor(), axis);
        return operand.with(greatestFirst(operation) ? Reverse.of(sorted, List.of(axis)) : sorted);
    }

    private static boolean greatestFirst(Operation operation) {
        if (operation.regions().size() == 1 && operation.regions().getFirst().blocks().size() == 1) {
            Block block = operation.regions().getFirst().blocks().getFirst();
            Operation compare = block.operations().getFirst();
            boolean one = block.operations().size() == 2 && compare.name().equals("stablehlo.compare")
                    && block.operations().getLast().operands().equals(compare.results());
            boolean inOrder = compare.operands().equals(block.arguments());
            boolean turned = compare.operands().equals(block.arguments().reversed());
            String direction = Attributes.of(compare).word("comparison_direction").orElse("");
            if (one && (inOrder || turned) && List.of("LT", "LE", "GT", "GE").contains(direction)) {
                return direction.startsWith("G") == inOrder;
            }
        }
        throw new NotDenoted(operation.place(), operation.name(),
                "expected a comparator that compares both arguments by LT or GT");
    }
}
