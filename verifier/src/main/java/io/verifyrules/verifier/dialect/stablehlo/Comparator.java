package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The key that the body of a sort compares: one function of the elements at either place.
 *
 * @param keys          the key at each place
 * @param isItself      whether the key is the element of the first operand, so that equal keys cannot be told apart
 * @param greatestFirst whether the greatest key comes first
 * @param isTotal       whether floats are compared by their total order
 */
record Comparator(Denoted keys, boolean isItself, boolean greatestFirst, boolean isTotal) {

    static Comparator of(Operation sort, List<Denoted> operands, Denotations in) {
        Block block = Bodies.block(sort);
        if (block.arguments().size() != 2 * operands.size() || block.operations().size() < 2) {
            throw refused(sort);
        }
        Value returned = block.operations().getLast().operands().stream().findFirst().orElseThrow(() -> refused(sort));
        Operation compare = block.operations()
                .stream()
                .filter(each -> each.results().equals(List.of(returned)))
                .filter(each -> each.name().equals("stablehlo.compare") && each.operands().size() == 2)
                .findFirst()
                .orElseThrow(() -> refused(sort));
        Attributes attributes = Attributes.of(compare);
        String direction = attributes.word("comparison_direction").orElse("");
        boolean total = attributes.word("compare_type").filter("TOTALORDER"::equals).isPresent();
        boolean inOrder = dependsOnly(compare.operands().get(0), block, 0)
                && dependsOnly(compare.operands().get(1), block, 1);
        boolean turned = dependsOnly(compare.operands().get(0), block, 1)
                && dependsOnly(compare.operands().get(1), block, 0);
        if (!(inOrder || turned) || !List.of("LT", "LE", "GT", "GE").contains(direction)) {
            throw refused(sort);
        }
        List<Denoted> keys = keys(sort, block, compare, operands, in);
        Denoted key = keys.getFirst();
        if (!Graph.same(key.tensor(), keys.getLast().tensor())) {
            throw new NotDenoted(sort.place(), sort.name(), "its comparator compares two different functions");
        }
        boolean itself = Graph.same(key.tensor(), operands.getFirst().tensor());
        boolean floats = key.element() instanceof ElementType.Floating && !total;
        if (floats) {
            throw new NotDenoted(sort.place(), sort.name(),
                    "floats are sorted by TOTALORDER only, as the others leave NaN open");
        }
        if (direction.endsWith("E") && !(itself && operands.size() == 1)) {
            throw new NotDenoted(sort.place(), sort.name(),
                    "by " + direction + " neither of two equal keys comes last; LT and GT are orders");
        }
        return new Comparator(key, itself, direction.startsWith("G") == inOrder, total);
    }

    private static NotDenoted refused(Operation sort) {
        return new NotDenoted(sort.place(), sort.name(),
                "expected a comparator that compares a function of either element by LT or GT");
    }

    /** Whether a value of the body is computed of the elements at one place: of the even arguments, or of the odd ones. */
    private static boolean dependsOnly(Value value, Block block, int parity) {
        Set<Value> reached = new HashSet<>();
        List<Value> open = new ArrayList<>(List.of(value));
        while (!open.isEmpty()) {
            Value next = open.removeLast();
            if (reached.add(next)) {
                block.operations()
                        .stream()
                        .filter(each -> each.results().contains(next))
                        .forEach(each -> open.addAll(each.operands()));
            }
        }
        List<Value> arguments = block.arguments();
        return IntStream.range(0, arguments.size())
                .noneMatch(i -> i % 2 != parity && reached.contains(arguments.get(i)))
                && IntStream.range(0, arguments.size())
                        .anyMatch(i -> i % 2 == parity && reached.contains(arguments.get(i)));
    }

    /** The compared keys, at each place, where both places are the same one. */
    private static List<Denoted> keys(Operation sort, Block block, Operation compare, List<Denoted> operands,
            Denotations in) {
        List<Operation> operations = new ArrayList<>();
        for (Operation each : block.operations()) {
            if (each.equals(compare)) {
                break;
            }
            operations.add(each);
        }
        Operation end = block.operations().getLast();
        operations.add(
                new Operation(end.name(), compare.operands(), List.of(), end.attributes(), List.of(), end.place()));
        Operation of = new Operation(sort.name(), sort.operands(), sort.results(), sort.attributes(),
                List.of(new Region(List.of(new Block(block.arguments(), operations, block.place())))), sort.place());
        List<Denoted> twice = operands.stream().flatMap(each -> List.of(each, each).stream()).toList();
        return ElementBodies.applied(of, twice, operands.getFirst().sizes(), in);
    }
}
