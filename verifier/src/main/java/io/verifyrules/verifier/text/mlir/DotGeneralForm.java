package io.verifyrules.verifier.text.mlir;

import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** {@code stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [..] : ..}. */
record DotGeneralForm() implements PrettyForm {

    private static final Written BATCHING = pair("batching");
    private static final Written CONTRACTING = pair("contracting");
    private static final Keyed FORM = Keyed.of(Typing.FUNCTION)
            .optional("batching_dims", "", BATCHING)
            .with("contracting_dims", "", CONTRACTING)
            .optional("precision", "precision_config", Written.PRECISIONS)
            .optional("algorithm", "algorithm", (name, reader) -> Map.of(name,
                    new Attribute.Fields("stablehlo.dot_algorithm", reader.attributes().namedFields())));

    private static Written pair(String kind) {
        return (ignored, reader) -> {
            List<Literal> left = Written.list(reader);
            reader.cursor().expectWord("x");
            List<Literal> right = Written.list(reader);
            return Map.of("lhs_" + kind + "_dimensions", plain(left), "rhs_" + kind + "_dimensions", plain(right));
        };
    }

    private static Attribute plain(List<Literal> numbers) {
        return new Attribute.Several(numbers.stream().<Attribute>map(Attribute.Of::plain).toList());
    }

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Operation read = FORM.read(started, reader);
        SortedMap<String, Attribute> attributes = new TreeMap<>(read.attributes());
        SortedMap<String, Attribute> dimensions = new TreeMap<>();
        for (String name : List.of("lhs_batching_dimensions", "rhs_batching_dimensions", "lhs_contracting_dimensions",
                "rhs_contracting_dimensions")) {
            Optional.ofNullable(attributes.remove(name)).ifPresent(given -> dimensions.put(name, given));
        }
        attributes.putIfAbsent("dot_dimension_numbers", new Attribute.Fields("stablehlo.dot", dimensions));
        return new Operation(read.name(), read.operands(), read.results(), attributes, read.regions(), read.place());
    }
}
