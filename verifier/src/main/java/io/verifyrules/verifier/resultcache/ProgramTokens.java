package io.verifyrules.verifier.resultcache;

import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * A function as a list of words that no other function has, but for the names of its values, which say nothing, and for places. Each part is
 * told with its kind and with how many parts it has, so nothing is said by how words are put together.
 */
final class ProgramTokens {

    private final List<String> words = new ArrayList<>();
    private final IdentityHashMap<Value, Integer> values = new IdentityHashMap<>();
    private final boolean withPlaces;

    private ProgramTokens(boolean withPlaces) {
        this.withPlaces = withPlaces;
    }

    /**
     * The words of a function.
     *
     * @param withPlaces whether names of values and places are told, too
     */
    static List<String> of(Function function, boolean withPlaces) {
        ProgramTokens tokens = new ProgramTokens(withPlaces);
        tokens.function(function);
        return tokens.words;
    }

    private void say(Object first, Object... all) {
        words.add(first.toString());
        for (Object word : all) {
            words.add(word.toString());
        }
    }

    private void function(Function function) {
        say("function", function.name(), function.isPrivate());
        place(function.place());
        type(function.type());
        attributes(function.attributes());
        say(function.body().isPresent());
        function.body().ifPresent(this::region);
    }

    private void place(Object place) {
        if (withPlaces) {
            say("at", place);
        }
    }

    private void region(Region region) {
        say("region", region.blocks().size());
        for (Block block : region.blocks()) {
            say("block", block.arguments().size(), block.operations().size());
            block.arguments().forEach(this::defined);
            block.operations().forEach(this::operation);
        }
    }

    private void defined(Value value) {
        value(value);
        type(value.type());
        if (withPlaces) {
            say(value.name());
            place(value.place());
        }
    }

    private void value(Value value) {
        say(values.computeIfAbsent(value, ignored -> values.size()));
    }

    private void operation(Operation operation) {
        say("operation", operation.name(), operation.operands().size(), operation.results().size(),
                operation.regions().size());
        place(operation.place());
        operation.operands().forEach(operand -> {
            value(operand);
            type(operand.type());
        });
        operation.results().forEach(this::defined);
        attributes(operation.attributes());
        operation.regions().forEach(this::region);
    }

    private void types(List<Type> all) {
        say(all.size());
        all.forEach(this::type);
    }

    private void type(Type type) {
        switch (type) {
            case Type.Tensor tensor -> {
                say("tensor", tensor.dimensions().size());
                tensor.dimensions().forEach(this::say);
                type(tensor.element());
                say(tensor.encoding().isPresent());
                tensor.encoding().ifPresent(this::attribute);
            }
            case Type.UnrankedTensor tensor -> {
                say("unranked");
                type(tensor.element());
            }
            case Type.Complex complex -> {
                say("complex");
                type(complex.part());
            }
            case Type.Tuple tuple -> {
                say("tuple");
                types(tuple.components());
            }
            case Type.Function function -> {
                say("signature");
                types(function.operands());
                types(function.results());
            }
            case Type.Whole whole -> say("whole", whole.bits(), whole.signedness().name());
            case Type.Floating floating -> say("floating", floating.name());
            case Type.Index ignored -> say("index");
            case Type.Other other -> say("other type", other.text());
        }
    }

    private void attributes(Map<String, Attribute> all) {
        say("attributes", all.size());
        all.forEach((name, attribute) -> {
            say(name);
            attribute(attribute);
        });
    }

    private void attribute(Attribute attribute) {
        switch (attribute) {
            case Attribute.Of of -> {
                literal(of.literal());
                say(of.type().isPresent());
                of.type().ifPresent(this::type);
            }
            case Attribute.Flag ignored -> say("flag");
            case Attribute.Symbol symbol -> {
                say("symbol", symbol.path().size());
                symbol.path().forEach(this::say);
            }
            case Attribute.OfType ofType -> {
                say("of type");
                type(ofType.type());
            }
            case Attribute.Several several -> {
                say("several", several.all().size());
                several.all().forEach(this::attribute);
            }
            case Attribute.Named named -> attributes(named.all());
            case Attribute.Numbers numbers -> {
                say("numbers", numbers.all().size());
                type(numbers.element());
                numbers.all().forEach(this::literal);
            }
            case Attribute.Dense dense -> {
                data(dense.data());
                type(dense.type());
            }
            case Attribute.Fields fields -> {
                say("fields", fields.name());
                attributes(fields.fields());
            }
            case Attribute.Words given -> say("words", given.name(), given.words());
            case Attribute.Other other -> say("other", other.text());
        }
    }

    private void data(Data data) {
        switch (data) {
            case Data.Splat splat -> {
                say("splat");
                literal(splat.element());
            }
            case Data.Listed listed -> {
                say("listed", listed.shape(), listed.elements().size());
                listed.elements().forEach(this::literal);
            }
            case Data.Nothing ignored -> say("nothing");
            case Data.Blob blob -> say("blob", blob.digits());
            case Data.Elsewhere elsewhere -> say("elsewhere", elsewhere.name());
        }
    }

    private void literal(Literal literal) {
        switch (literal) {
            case Literal.Whole whole -> say("integer", whole.value());
            case Literal.Decimal decimal -> say("decimal", decimal.digits());
            case Literal.Bits bits -> say("bits", bits.digits());
            case Literal.Truth truth -> say("truth", truth.value());
            case Literal.Pair pair -> {
                say("pair");
                literal(pair.real());
                literal(pair.imaginary());
            }
            case Literal.Text text -> say("text", text.value());
        }
    }
}
