package io.verifyrules.verifier.pair.cut;

import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.SymbolReferences;
import io.verifyrules.verifier.text.mlir.MlirWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The functions that operations of one program call, by name. Two programs may have two functions of one name, so an operation that names
 * one says what that function is.
 */
record Callees(Map<String, Function> module) {

    Callees {
        module = Map.copyOf(module);
    }

    /** The text of all functions that an operation names, and of those that these name, in the order in which they are named. */
    List<List<String>> texts(Operation operation) {
        Map<String, List<String>> texts = new LinkedHashMap<>();
        reached(operation).forEach((name, function) -> texts.put(name, MlirWriter.write(function)));
        return List.copyOf(texts.values());
    }

    /** Whether an operation, with all that it calls, gives the same results whenever it has the same operands. */
    boolean isRepeatable(Operation operation, PureOperations pure) {
        return Stream
                .concat(SymbolReferences.nested(operation),
                        reached(operation).values()
                                .stream()
                                .flatMap(function -> function.body().stream())
                                .flatMap(SymbolReferences::nested))
                .allMatch(pure::contains);
    }

    /** Whether all operations of a program do, be they needed for its results or not. */
    static boolean areRepeatable(ProgramPair.Part part, PureOperations pure) {
        Callees callees = new Callees(part.module());
        return part.function()
                .body()
                .stream()
                .flatMap(SymbolReferences::nested)
                .allMatch(operation -> callees.isRepeatable(operation, pure));
    }

    private Map<String, Function> reached(Operation operation) {
        Map<String, Function> reached = new LinkedHashMap<>();
        SymbolReferences.nested(operation).forEach(each -> reach(each, reached));
        return reached;
    }

    private void reach(Operation operation, Map<String, Function> reached) {
        operation.attributes().values().stream().flatMap(SymbolReferences::symbols).forEach(name -> {
            Function function = module.get(name);
            if (function != null && reached.putIfAbsent(name, function) == null) {
                function.body().stream().flatMap(SymbolReferences::nested).forEach(each -> reach(each, reached));
            }
        });
    }
}
