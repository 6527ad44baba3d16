package io.verifyrules.verifier.program;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.util.List;

/**
 * Operations in order.
 *
 * @param arguments the values that whoever enters gives
 * @param place     where it begins
 */
public record Block(List<Value> arguments, List<Operation> operations, SourcePosition place) {

    public Block {
        arguments = List.copyOf(arguments);
        operations = List.copyOf(operations);
    }
}
