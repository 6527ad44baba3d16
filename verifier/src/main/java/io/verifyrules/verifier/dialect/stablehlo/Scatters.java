package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Scatters. Where the body combines elements in any order, all updates of a place are combined with it. Any other body has a meaning
 * where each place is updated once at most: with one index, or indices that are known and apart. Otherwise the specification leaves
 * open which update comes last.
 *
 * @see <a href="https://github.com/openxla/stablehlo/blob/main/docs/spec.md#scatter">scatter</a>
 */
final class Scatters {

    private Scatters() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.of("stablehlo.scatter", Scatters::scatter);
    }

    private static List<Denoted> scatter(Operation operation, List<Denoted> operands, Denotations in) {
        int count = (operands.size() - 1) / 2;
        if (count < 1 || operands.size() != 2 * count + 1 || operation.results().size() != count) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C5)",
                    "it has " + operands.size() + " operands and " + operation.results().size() + " results");
        }
        Denoted indices = operands.get(count);
        List<Denoted> into = new ArrayList<>();
        List<Denoted> updates = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            ElementType element = in.stated().element(operation.results().get(i).type(), operation.place());
            into.add(Computed.converted(Conversion.CONVERT, operands.get(i), element));
            updates.add(Computed.converted(Conversion.CONVERT, operands.get(count + 1 + i), element));
            if (!into.get(i).sizes().equals(into.getFirst().sizes())
                    || !updates.get(i).sizes().equals(updates.getFirst().sizes())) {
                throw new InvalidProgram(operation.place(), operation.name() + " (C1, C3)",
                        "operand or update " + i + " has another shape than the first one");
            }
        }
        ScatterDimensions dimensions = ScatterDimensions.of(operation, into.getFirst(), indices, updates.getFirst());
        if (into.getFirst().count() == 0 || updates.getFirst().count() == 0) {
            return into;
        }
        ScatterTargets targets = ScatterTargets.of(dimensions, into.getFirst(), indices, updates.getFirst(), in);
        List<Denoted> results = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            results.add(new Body(operation, i, targets, into, updates, in).result());
        }
        return results;
    }

    /** The result that is made of one of several operands. */
    private record Body(Operation operation, int index, ScatterTargets targets, List<Denoted> into,
            List<Denoted> updates, Denotations in) {

        private Denoted result() {
            Denoted operand = into.get(index);
            Value result = Bodies.result(operation, index);
            List<Value> arguments = Bodies.arguments(operation, index);
            if (result.equals(arguments.getFirst())) {
                return operand;
            }
            Optional<Denoted> fixed = fixed(result);
            if (fixed.isPresent()) {
                return operand.with(Select.of(updated(), fixed.get().tensor(), operand.tensor()));
            }
            Optional<Monoid> monoid = Bodies.findMonoid(operation, index, operand.element());
            if (monoid.isPresent()) {
                return targets.combined(monoid.get(), operand, updates.get(index));
            }
            if (targets.areApart()) {
                return operand
                        .with(Select.of(updated(), once(result.equals(arguments.get(1))).tensor(), operand.tensor()));
            }
            throw new NotDenoted(operation.place(), operation.name(),
                    result.equals(arguments.get(1))
                            ? "which update of a place is the last one, where indices may be equal"
                            : "its body gives other results for other orders of the updates, and indices may be equal");
        }

        /** The result of the body whatever its arguments are. */
        private Optional<Denoted> fixed(Value result) {
            Block block = Bodies.block(operation);
            if (block.arguments().contains(result)) {
                return Optional.empty();
            }
            Optional<Operation> made = block.operations()
                    .stream()
                    .filter(each -> each.results().contains(result))
                    .findFirst();
            return made.isEmpty() || made.get().name().equals("stablehlo.constant")
                    ? Optional.of(ElementBodies.applied(operation, all(into, updates), into.getFirst().sizes(), in)
                            .get(index))
                    : Optional.empty();
        }

        private static List<Denoted> all(List<Denoted> some, List<Denoted> others) {
            List<Denoted> all = new ArrayList<>(some);
            all.addAll(others);
            return all;
        }

        /** Where any update is. */
        private TensorExpr updated() {
            Denoted none = in.number(0, ElementType.BOOL, into.getFirst().sizes());
            Denoted all = in.number(1, ElementType.BOOL, updates.getFirst().sizes());
            return targets.combined(Monoid.OR, none, all).tensor();
        }

        /** The body at each place with its one update. */
        private Denoted once(boolean isUpdate) {
            if (isUpdate) {
                return placed(updates.get(index));
            }
            return ElementBodies
                    .applied(operation, all(into, updates.stream().map(this::placed).toList()), into.getFirst().sizes(),
                            in)
                    .get(index);
        }

        /** At each place its one update: combined with what changes no element, minus zero included. */
        private Denoted placed(Denoted update) {
            ElementType element = update.element();
            List<Integer> sizes = into.getFirst().sizes();
            return switch (element) {
                case ElementType.Bool ignored -> targets.combined(Monoid.OR, in.number(0, element, sizes), update);
                case ElementType.Floating ignored -> targets.combined(Monoid.MAX,
                        new Denoted(Constant.of(new Element.Written(ElementTypes.end(element, false), element, true),
                                in.positions().shape(sizes)), sizes),
                        update);
                default -> targets.combined(Monoid.SUM, in.number(0, element, sizes), update);
            };
        }
    }
}
