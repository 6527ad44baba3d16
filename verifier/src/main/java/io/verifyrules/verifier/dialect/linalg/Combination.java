package io.verifyrules.verifier.dialect.linalg;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.dialect.Pointwise;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A body that combines what was there with a term.
 *
 * @param body the operation with a body that yields the term alone
 */
record Combination(Monoid monoid, Operation body) {

    private static final Map<String, Monoid> MONOIDS = Map.ofEntries(Map.entry("arith.addf", Monoid.SUM),
            Map.entry("arith.addi", Monoid.SUM), Map.entry("arith.mulf", Monoid.PRODUCT),
            Map.entry("arith.muli", Monoid.PRODUCT), Map.entry("arith.maximumf", Monoid.MAX),
            Map.entry("arith.maxsi", Monoid.MAX), Map.entry("arith.minimumf", Monoid.MIN),
            Map.entry("arith.minsi", Monoid.MIN), Map.entry("arith.andi", Monoid.AND),
            Map.entry("arith.ori", Monoid.OR), Map.entry("arith.xori", Monoid.XOR));

    /**
     * The way in which the body makes one of its results. It is empty where that is not one operation of the previous
     * value and of a term that does not depend on it.
     *
     * @param argument the number of the argument that is what was there
     * @param result   the number of the result
     */
    static Optional<Combination> of(Operation operation, int argument, int result, ElementType element) {
        Block block = Pointwise.block(operation);
        if (block.arguments().size() <= argument || block.operations().isEmpty()) {
            return Optional.empty();
        }
        Value before = block.arguments().get(argument);
        Operation last = block.operations().getLast();
        if (last.operands().size() <= result) {
            return Optional.empty();
        }
        Value yielded = last.operands().get(result);
        return block.operations()
                .stream()
                .filter(step -> step.results().equals(List.of(yielded)))
                .findFirst()
                .filter(step -> isPlain(step) && uses(block, before) == 1 && uses(block, yielded) == 1)
                .flatMap(step -> term(step, before).flatMap(term -> monoid(step, element)
                        .map(monoid -> new Combination(monoid, yielding(operation, block, step, term, last)))));
    }

    private static Optional<Monoid> monoid(Operation step, ElementType element) {
        boolean truths = element instanceof ElementType.Bool;
        boolean ofBits = step.name().equals("arith.andi") || step.name().equals("arith.ori");
        return Optional.ofNullable(MONOIDS.get(step.name()))
                .filter(monoid -> (truths == ofBits || monoid == Monoid.XOR) && monoid.types().contains(element));
    }

    /** Whether no attribute permits or forbids anything. */
    private static boolean isPlain(Operation step) {
        return step.attributes()
                .values()
                .stream()
                .allMatch(value -> value instanceof Attribute.Words(String name, String words) && words.equals("none"));
    }

    private static long uses(Block block, Value value) {
        return block.operations().stream().flatMap(step -> step.operands().stream()).filter(value::equals).count()
                + block.operations().stream().filter(step -> !step.regions().isEmpty()).count() * 2;
    }

    private static Optional<Value> term(Operation step, Value before) {
        if (step.operands().size() != 2 || !step.operands().contains(before)) {
            return Optional.empty();
        }
        return Optional.of(step.operands().get(step.operands().getFirst().equals(before) ? 1 : 0));
    }

    private static Operation yielding(Operation operation, Block block, Operation combining, Value term,
            Operation last) {
        List<Operation> steps = new ArrayList<>(block.operations());
        steps.removeLast();
        steps.remove(combining);
        steps.add(new Operation(last.name(), List.of(term), List.of(), last.attributes(), List.of(), last.place()));
        return new Operation(operation.name(), operation.operands(), operation.results(), operation.attributes(),
                List.of(new Region(List.of(new Block(block.arguments(), steps, block.place())))), operation.place());
    }
}
