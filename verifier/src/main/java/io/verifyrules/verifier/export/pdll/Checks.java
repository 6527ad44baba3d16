package io.verifyrules.verifier.export.pdll;

import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * The lines that FileCheck finds in a function. They are about each operation but constants, from its operands, and
 * about the value that it returns.
 */
final class Checks {

    private static final String RETURN = "func.return";

    private Checks() {
    }

    /**
     * The lines for a function that computes what another one does.
     *
     * @param given  the function whose arguments it has
     * @param wanted what it computes of those of its arguments that are called alike
     */
    static List<String> of(Function given, Function wanted) {
        Map<String, String> arguments = new HashMap<>();
        List<String> heads = new ArrayList<>();
        for (Value argument : MatchedProgram.block(given).arguments()) {
            String own = "A" + heads.size();
            arguments.put(argument.name(), "%[[" + own + "]]");
            heads.add("%[[" + own + ":.*]]: " + argument.type());
        }
        List<String> lines = new ArrayList<>();
        if (!heads.isEmpty()) {
            lines.add("// CHECK: ^bb0(" + String.join(", ", heads) + "):");
        }
        Block block = MatchedProgram.block(wanted);
        IdentityHashMap<Value, String> patterns = new IdentityHashMap<>();
        block.arguments()
                .forEach(argument -> patterns.put(argument, Objects.requireNonNull(arguments.get(argument.name()))));
        Value result = block.operations().getLast().operands().getFirst();
        int number = 0;
        for (Operation operation : block.operations()) {
            String operands = operation.operands().stream().map(patterns::get).collect(Collectors.joining(", "));
            if (operation.name().equals(RETURN)) {
                lines.add("// CHECK: \"" + RETURN + "\"(" + operands + ")");
                continue;
            }
            Value own = operation.results().getFirst();
            if (MatchedProgram.isConstant(operation) && own != result) {
                patterns.put(own, "%{{.*}}");
                continue;
            }
            String captured = "R" + number++;
            lines.add("// CHECK-DAG: %[[" + captured + ":.*]] = \"" + operation.name() + "\"(" + operands + ")"
                    + (operation.attributes().isEmpty() ? "" : "{{.*}}" + attributes(operation)));
            patterns.put(own, "%[[" + captured + "]]");
        }
        return lines;
    }

    /** The attributes of an operation; how many places of a float are printed is left open. */
    private static String attributes(Operation operation) {
        String text = Attribute.entries(operation.attributes());
        return MatchedProgram.isConstant(operation) && text.contains(".")
                ? "value = dense<{{[^>]*}}> : " + operation.results().getFirst().type()
                : text;
    }
}
