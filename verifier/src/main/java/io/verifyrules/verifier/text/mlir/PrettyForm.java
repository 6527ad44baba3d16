package io.verifyrules.verifier.text.mlir;

import io.verifyrules.verifier.program.Operation;

/** The form of an operation beside the generic one. */
@FunctionalInterface
interface PrettyForm {

    /** Reads what stands behind the operation's name; the record is the one that the generic form gives. */
    Operation read(OperationReader.Started started, OperationReader reader);
}
