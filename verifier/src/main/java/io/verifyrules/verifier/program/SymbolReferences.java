package io.verifyrules.verifier.program;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** The operations of a function with those inside of their regions, and the names that they refer to. */
public final class SymbolReferences {

    private static final List<String> CALLS = List.of("callee", "decomposition");

    private SymbolReferences() {
    }

    /** The operation, and all inside of its regions, in the order of the text. */
    public static Stream<Operation> nested(Operation operation) {
        return Stream.concat(Stream.of(operation), operation.regions().stream().flatMap(SymbolReferences::nested));
    }

    /** All operations of a region, at any depth. */
    public static Stream<Operation> nested(Region region) {
        return region.blocks()
                .stream()
                .map(Block::operations)
                .flatMap(Collection::stream)
                .flatMap(SymbolReferences::nested);
    }

    /** The names in an attribute, each without those around it. */
    public static Stream<String> symbols(Attribute attribute) {
        return switch (attribute) {
            case Attribute.Symbol symbol -> Stream.of(symbol.path().getLast());
            case Attribute.Several several -> several.all().stream().flatMap(SymbolReferences::symbols);
            case Attribute.Named named -> named.all().values().stream().flatMap(SymbolReferences::symbols);
            case Attribute.Fields fields -> fields.fields().values().stream().flatMap(SymbolReferences::symbols);
            case Attribute.Of ignored -> Stream.empty();
            case Attribute.Flag ignored -> Stream.empty();
            case Attribute.OfType ignored -> Stream.empty();
            case Attribute.Numbers ignored -> Stream.empty();
            case Attribute.Dense ignored -> Stream.empty();
            case Attribute.Words ignored -> Stream.empty();
            case Attribute.Other ignored -> Stream.empty();
        };
    }

    /** The functions whose bodies an operation stands for: that of a call, and that of a composite. */
    public static Stream<String> called(Operation operation) {
        return CALLS.stream()
                .flatMap(name -> Stream.ofNullable(operation.attributes().get(name)))
                .flatMap(SymbolReferences::symbols);
    }
}
