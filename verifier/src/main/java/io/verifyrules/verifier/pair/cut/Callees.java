package io.verifyrules.verifier.pair.cut;

import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.text.mlir.MlirWriter;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The functions that operations of one program call, by name. Two programs may have two functions of one name, so an operation that names
 * one says what that function is.
 */
record Callees(Map<String, Function> module) {

    /**
     * Operations that may give other results each time; those of one name are two. Where HLO's text has such an instruction, or one that
     * nothing is known of, the operation has the attribute of a side effect.
     */
    private static final Set<String> UNREPEATABLE = Set.of("stablehlo.rng", "stablehlo.infeed", "stablehlo.recv",
            "stablehlo.outfeed", "stablehlo.send");
    /** What stands for elements that a text leaves out: two of these may be any two constants. */
    private static final Set<Data> LEFT_OUT = Set.of(new Data.Elsewhere("..."), new Data.Elsewhere("__elided__"));

    Callees {
        module = Map.copyOf(module);
    }

    /** The text of all functions that an operation names, and of those that these name, in the order in which they are named. */
    List<List<String>> texts(Operation operation) {
        Map<String, List<String>> texts = new LinkedHashMap<>();
        reached(operation).forEach((name, function) -> texts.put(name, MlirWriter.write(function)));
        return List.copyOf(texts.values());
    }

    /** Whether an operation gives the same results whenever it has the same operands. */
    boolean isRepeatable(Operation operation) {
        return Stream
                .concat(nested(operation),
                        reached(operation).values()
                                .stream()
                                .flatMap(function -> function.body().stream())
                                .flatMap(Callees::nested))
                .noneMatch(each -> UNREPEATABLE.contains(each.name()) || hasEffect(each) || leavesOut(each));
    }

    /** Whether all operations of a program do, be they needed for its results or not. */
    static boolean areRepeatable(ProgramPair.Part part) {
        Callees callees = new Callees(part.module());
        return part.function().body().stream().flatMap(Callees::nested).allMatch(callees::isRepeatable);
    }

    private static boolean leavesOut(Operation operation) {
        return operation.attributes()
                .values()
                .stream()
                .anyMatch(each -> each instanceof Attribute.Dense dense && LEFT_OUT.contains(dense.data()));
    }

    private static boolean hasEffect(Operation operation) {
        return Optional.ofNullable(operation.attributes().get("has_side_effect"))
                .filter(effect -> !(effect instanceof Attribute.Of(Literal.Truth(boolean value), var type) && !value))
                .isPresent();
    }

    private static Stream<Operation> nested(Operation operation) {
        return Stream.concat(Stream.of(operation), operation.regions().stream().flatMap(Callees::nested));
    }

    private static Stream<Operation> nested(Region region) {
        return region.blocks().stream().map(Block::operations).flatMap(Collection::stream).flatMap(Callees::nested);
    }

    private Map<String, Function> reached(Operation operation) {
        Map<String, Function> reached = new LinkedHashMap<>();
        nested(operation).forEach(each -> reach(each, reached));
        return reached;
    }

    private void reach(Operation operation, Map<String, Function> reached) {
        operation.attributes().values().stream().flatMap(Callees::symbols).forEach(name -> {
            Function function = module.get(name);
            if (function != null && reached.putIfAbsent(name, function) == null) {
                function.body().stream().flatMap(Callees::nested).forEach(each -> reach(each, reached));
            }
        });
    }

    private static Stream<String> symbols(Attribute attribute) {
        return switch (attribute) {
            case Attribute.Symbol symbol -> Stream.of(symbol.path().getLast());
            case Attribute.Several several -> several.all().stream().flatMap(Callees::symbols);
            case Attribute.Named named -> named.all().values().stream().flatMap(Callees::symbols);
            case Attribute.Fields fields -> fields.fields().values().stream().flatMap(Callees::symbols);
            case Attribute.Of ignored -> Stream.empty();
            case Attribute.Flag ignored -> Stream.empty();
            case Attribute.OfType ignored -> Stream.empty();
            case Attribute.Numbers ignored -> Stream.empty();
            case Attribute.Dense ignored -> Stream.empty();
            case Attribute.Words ignored -> Stream.empty();
            case Attribute.Other ignored -> Stream.empty();
        };
    }
}
