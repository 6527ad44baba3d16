package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Bodies of reductions that a text leaves to be understood. */
final class Bodies {

    private Bodies() {
    }

    /** A body that applies one operation to its two arguments. */
    static Region ofOne(String operation, Type type, SourcePosition place) {
        Value left = new Value("%left", type, place);
        Value right = new Value("%right", type, place);
        Value result = new Value("%result", type, place);
        SortedMap<String, Attribute> none = new TreeMap<>();
        return new Region(List.of(new Block(List.of(left, right),
                List.of(new Operation(operation, List.of(left, right), List.of(result), none, List.of(), place),
                        new Operation("stablehlo.return", List.of(result), List.of(), none, List.of(), place)),
                place)));
    }
}
