package io.verifyrules.verifier.pair;

import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Attributes by which a program says more of its values than their types do. Their effect is not known here, so an
 * input that refutes may be one that they forbid.
 */
final class Assumptions {

    private static final Set<String> NAMES = Set.of("enzymexla.finite", "enzymexla.no_nan", "enzymexla.non_negative",
            "enzymexla.symmetric_matrix", "enzymexla.partial_symmetry", "enzymexla.bounds",
            "enzymexla.complex_is_purely_real", "enzymexla.complex_is_purely_imaginary");

    private Assumptions() {
    }

    /** Attributes of lookups that promise something of indices, where they are true. */
    private static final Set<String> PROMISES = Set.of("unique_indices", "indices_are_sorted");

    /** The first such attribute of a function, of its arguments or of its operations. */
    static Optional<String> of(Function function) {
        Stream<Map<String, Attribute>> arguments = function.attributes()
                .get("arg_attrs") instanceof Attribute.Several all
                        ? all.all()
                                .stream()
                                .filter(Attribute.Named.class::isInstance)
                                .map(each -> ((Attribute.Named) each).all())
                        : Stream.of();
        Stream<Map<String, Attribute>> operations = function.body()
                .stream()
                .flatMap(Assumptions::inside)
                .map(Operation::attributes);
        return Stream.concat(arguments, operations)
                .flatMap(attributes -> attributes.entrySet().stream())
                .filter(attribute -> NAMES.contains(attribute.getKey())
                        || (PROMISES.contains(attribute.getKey()) && isTrue(attribute.getValue())))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** The operations of a region, and those inside of these. */
    private static Stream<Operation> inside(Region region) {
        return region.blocks()
                .stream()
                .flatMap(block -> block.operations().stream())
                .flatMap(operation -> Stream.concat(Stream.of(operation),
                        operation.regions().stream().flatMap(Assumptions::inside)));
    }

    private static boolean isTrue(Attribute attribute) {
        return attribute instanceof Attribute.Of(Literal.Truth(boolean value), var type) && value;
    }
}
