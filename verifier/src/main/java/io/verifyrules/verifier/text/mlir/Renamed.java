package io.verifyrules.verifier.text.mlir;

import io.verifyrules.verifier.program.Operation;

/** The form of an operation that may be written without its dialect. */
record Renamed(String name, PrettyForm form) implements PrettyForm {

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        return form.read(new OperationReader.Started(name, started.place(), started.results(), started.scope()),
                reader);
    }
}
