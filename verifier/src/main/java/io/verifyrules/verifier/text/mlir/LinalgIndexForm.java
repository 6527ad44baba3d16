package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** {@code linalg.index 0 : index}: the place on a dimension. */
record LinalgIndexForm() implements PrettyForm {

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        SortedMap<String, Attribute> attributes = new TreeMap<>(Written.LONG.read("dim", reader));
        SourcePosition typed = reader.cursor().place();
        reader.cursor().expect(":");
        return reader.made(started, List.of(), attributes, List.of(),
                new Type.Function(List.of(), List.of(reader.attributes().types().type())), typed);
    }
}
