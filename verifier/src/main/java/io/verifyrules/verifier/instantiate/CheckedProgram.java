package io.verifyrules.verifier.instantiate;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A side of a rule at an instance as StableHLO's interpreter checks it: a function of its inputs, and a test of it. The
 * test calls it with the inputs of the instance and compares the result with the value that it must have.
 */
public final class CheckedProgram {

    private CheckedProgram() {
    }

    /**
     * The function of the name, and its test, which is the function that an interpreter begins with.
     *
     * @throws NotExpressible where StableHLO has no such operation or type, or the instance no value
     */
    public static List<Function> of(String name, TensorExpr side, RuleInstance instance, ConcreteTensor expected) {
        Instantiation.Applied applied = Instantiation.applied(name, side, instance);
        return List.of(applied.function(),
                test(applied, Instantiation.constant(side, expected, instance), SourcePosition.ofFile(name)));
    }

    private static Function test(Instantiation.Applied applied, Attribute.Dense expected, SourcePosition place) {
        Function function = applied.function();
        List<Value> inputs = IntStream.range(0, applied.inputs().size())
                .mapToObj(i -> new Value("%" + i, applied.inputs().get(i).type(), place))
                .toList();
        List<Operation> operations = new ArrayList<>();
        for (int i = 0; i < inputs.size(); i++) {
            operations.add(operation("stablehlo.constant", List.of(), List.of(inputs.get(i)),
                    Map.of("value", applied.inputs().get(i)), place));
        }
        Value result = new Value("%" + inputs.size(), function.type().results().getFirst(), place);
        operations.add(operation("func.call", inputs, List.of(result),
                Map.of("callee", new Attribute.Symbol(List.of(function.name()))), place));
        operations.add(operation(check(expected), List.of(result), List.of(), Map.of("value", expected), place));
        operations.add(operation("func.return", List.of(), List.of(), Map.of(), place));
        return new Function("main", false, new Type.Function(List.of(), List.of()),
                Optional.of(new Region(List.of(new Block(List.of(), operations, place)))), new TreeMap<>(), place);
    }

    private static Operation operation(String name, List<Value> operands, List<Value> results,
            Map<String, Attribute> attributes, SourcePosition place) {
        return new Operation(name, operands, results, new TreeMap<>(attributes), List.of(), place);
    }

    /** NaN equals nothing, so that it is compared as the interpreter compares results that are rounded. */
    private static String check(Attribute.Dense expected) {
        return expected.toString().contains("nan") ? "check.expect_almost_eq_const" : "check.expect_eq_const";
    }
}
