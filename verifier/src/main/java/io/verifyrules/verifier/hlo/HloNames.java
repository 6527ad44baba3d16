package io.verifyrules.verifier.hlo;

import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.hlo.HloWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The names of instructions, each once in a computation, and of computations. */
final class HloNames {

    private static final Pattern NO_NAME = Pattern.compile("[^A-Za-z0-9_-]");
    private static final Pattern SHAPE = Pattern.compile("\\[.*");

    private final Map<String, Integer> taken = new HashMap<>();

    /** The wanted name; a number follows where it is taken. */
    String of(String wanted) {
        String base = NO_NAME.matcher(wanted).replaceAll("_");
        int number = taken.merge(base, 1, Integer::sum);
        return number == 1 ? base : base + "." + number;
    }

    /** The wanted name of a computation: its one instruction, or what it is for, and the types of its parameters. */
    static String ofComputation(String opcode, List<Operation> operations, List<Value> parameters) {
        String what = operations.size() == 1
                ? operations.getFirst().name().substring(HloInstructions.PREFIX.length())
                : opcode.equals("sort") ? "before" : "better";
        return what + parameters.stream()
                .map(parameter -> SHAPE.matcher(HloWriter.text(parameter.type())).replaceAll(""))
                .distinct()
                .collect(Collectors.joining("_", "_", ""));
    }

    /** The lines of a computation. */
    static List<String> text(Function computation) {
        return HloWriter.write(computation);
    }
}
