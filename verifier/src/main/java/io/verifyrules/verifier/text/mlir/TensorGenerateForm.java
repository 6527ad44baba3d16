package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;

/** {@code tensor.generate %n { .. } : tensor<?xf32>}: sizes, and a region that gives the element at each place. */
record TensorGenerateForm() implements PrettyForm {

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        List<Value> used = reader.operands().operands(started.scope());
        Region element = reader.region(started.scope(), List.of());
        SourcePosition typed = cursor.place();
        cursor.expect(":");
        Type result = reader.attributes().types().type();
        return reader.made(started, used, new TreeMap<>(), List.of(element),
                new Type.Function(Collections.nCopies(used.size(), new Type.Index()), List.of(result)), typed);
    }
}
