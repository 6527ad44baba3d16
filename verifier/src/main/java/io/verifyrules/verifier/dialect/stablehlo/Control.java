package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Calls and branches. A branch computes and changes nothing, so both are computed and one is chosen.
 * A loop with a known number of turns is unrolled.
 *
 * @see <a href="https://github.com/openxla/stablehlo/blob/main/docs/spec.md">the specification of StableHLO</a>
 */
final class Control {

    private static final int MOST_TURNS = 64;

    private Control() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.of("func.call", OperationMeaning.withGaps(Control::call), "stablehlo.optimization_barrier",
                (operation, operands, in) -> operands, "stablehlo.if", Control::branch, "stablehlo.case",
                Control::branches, "stablehlo.while", Control::loop, "stablehlo.map", Control::map,
                "stablehlo.composite", Control::composite);
    }

    /** The body at each place, of all dimensions in order. */
    private static List<Denoted> map(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted first = operands.getFirst();
        if (operands.stream().anyMatch(each -> !each.sizes().equals(first.sizes()))) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C1)",
                    "the operands have the sizes " + operands.stream().map(Denoted::sizes).toList());
        }
        List<Integer> dimensions = Attributes.of(operation).dimensions("dimensions");
        if (!dimensions.equals(IntStream.range(0, first.rank()).boxed().toList())) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C3)",
                    "dimensions is " + dimensions + " for " + first.rank() + " dimensions");
        }
        return ElementBodies.applied(operation, operands, first.sizes(), in);
    }

    /** The results of the function that it is made of. */
    private static List<Denoted> composite(Operation operation, List<Denoted> operands, Denotations in) {
        if (Attributes.of(operation)
                .find("decomposition")
                .orElse(new Attribute.Flag()) instanceof Attribute.Symbol symbol) {
            return in.call(symbol.path().getLast(), operands, operation.place());
        }
        throw new NotDenoted(operation.place(), operation.name(), "the function that it is made of is not named");
    }

    private static List<Denoted> call(Operation operation, List<Denoted> operands, Denotations in) {
        if (Attributes.of(operation).find("callee").orElse(new Attribute.Flag()) instanceof Attribute.Symbol symbol) {
            return in.call(symbol.path().getLast(), operands, operation.place());
        }
        throw new NotDenoted(operation.place(), operation.name(), "the function that is called is not named");
    }

    private static List<Denoted> branch(Operation operation, List<Denoted> operands, Denotations in) {
        List<Denoted> then = in.region(operation, 0, List.of());
        List<Denoted> otherwise = in.region(operation, 1, List.of());
        requireAlike(operation, "C2", then, otherwise);
        return chosen(scalar(operation, operands), then, otherwise, in);
    }

    /** The one operand, which has no dimensions. */
    private static Denoted scalar(Operation operation, List<Denoted> operands) {
        if (operands.size() != 1 || operands.getFirst().rank() > 0) {
            throw new InvalidProgram(operation.place(), operation.name() + " (I1)",
                    "expected one operand without dimensions, found " + operands.size() + " with the sizes "
                            + operands.stream().map(Denoted::sizes).toList());
        }
        return operands.getFirst();
    }

    private static void requireAlike(Operation operation, String constraint, List<Denoted> one, List<Denoted> other) {
        String first = types(one);
        String second = types(other);
        if (!first.equals(second)) {
            throw new InvalidProgram(operation.place(), operation.name() + " (" + constraint + ")",
                    "one branch gives " + first + ", and another one " + second);
        }
    }

    private static String types(List<Denoted> values) {
        return values.stream()
                .map(each -> each.element() + " with sizes " + each.sizes())
                .collect(Collectors.joining("; ", "(", ")"));
    }

    private static List<Denoted> chosen(Denoted predicate, List<Denoted> then, List<Denoted> otherwise,
            Denotations in) {
        List<Denoted> results = new ArrayList<>();
        for (int i = 0; i < then.size(); i++) {
            Denoted one = then.get(i);
            results.add(one.with(Select.of(in.movement().repeated(predicate, one.sizes()).tensor(), one.tensor(),
                    otherwise.get(i).tensor())));
        }
        return results;
    }

    /** The last branch stands for all indices that are out of bounds. */
    private static List<Denoted> branches(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted index = scalar(operation, operands);
        int last = operation.regions().size() - 1;
        if (last < 0) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C1)", "it has no branches");
        }
        List<Denoted> results = in.region(operation, last, List.of());
        for (int i = last - 1; i >= 0; i--) {
            List<Denoted> branch = in.region(operation, i, List.of());
            requireAlike(operation, "C3", branch, results);
            Denoted same = index
                    .with(Compare.of(Relation.EQ, index.tensor(), in.number(i, index.element(), List.of()).tensor()));
            results = chosen(same, branch, results, in);
        }
        return results;
    }

    /** A loop whose condition depends on no input, turn by turn. */
    private static List<Denoted> loop(Operation operation, List<Denoted> operands, Denotations in) {
        List<Denoted> carried = operands;
        for (int turn = 0; turn <= MOST_TURNS; turn++) {
            Denoted goesOn = in.region(operation, 0, carried).getFirst();
            boolean again = in.truth(goesOn)
                    .orElseThrow(() -> new NotDenoted(operation.place(), operation.name(),
                            "the number of its turns depends on an input"));
            if (!again) {
                return carried;
            }
            carried = in.region(operation, 1, carried);
        }
        throw new NotDenoted(operation.place(), operation.name(), "it has more than " + MOST_TURNS + " turns");
    }
}
