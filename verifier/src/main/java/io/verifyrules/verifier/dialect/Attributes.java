package io.verifyrules.verifier.dialect;

import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The attributes of an operation, or the fields of one of them, asked for by name and kind.
 *
 * @param operation whose attributes they are
 * @param byName    by name
 */
public record Attributes(Operation operation, Map<String, Attribute> byName) {

    public Attributes {
        byName = Map.copyOf(byName);
    }

    /** The attributes of an operation. */
    public static Attributes of(Operation operation) {
        return new Attributes(operation, operation.attributes());
    }

    /** The attribute of a name, if it is there. */
    public Optional<Attribute> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** The fields of an attribute such as {@code #stablehlo.dot<..>}; none where it is left out. */
    public Attributes fields(String name) {
        return new Attributes(operation, find(name).map(given -> switch (given) {
            case Attribute.Fields fields -> fields.fields();
            case Attribute.Named named -> named.all();
            default -> throw unexpected(name, "fields, #name<field = ..>", given);
        }).orElse(Collections.emptySortedMap()));
    }

    /** Checks that no others say more of the operation; those of other dialects, which have a dot, do not. */
    public Attributes only(String... names) {
        List<String> allowed = List.of(names);
        byName.keySet()
                .stream()
                .filter(name -> !name.contains(".") && !allowed.contains(name))
                .sorted()
                .findFirst()
                .ifPresent(name -> {
                    throw new NotDenoted(operation.place(), operation.name(),
                            "what its attribute '" + name + "' says is not known here");
                });
        return this;
    }

    /** A list of integers. */
    public List<Long> numbers(String name) {
        return find(name).map(given -> numbers(name, given)).orElseThrow(() -> missing(name));
    }

    /** A list of integers, or so many copies of one where it is left out. */
    public List<Long> numbers(String name, int count, long otherwise) {
        return find(name).map(given -> numbers(name, given, count))
                .orElseGet(() -> Collections.nCopies(count, otherwise));
    }

    /** A list of dimension numbers; the empty one where it is left out. */
    public List<Integer> dimensions(String name) {
        return find(name).map(given -> numbers(name, given)).orElse(List.of()).stream().map(Math::toIntExact).toList();
    }

    /** An integer. */
    public long number(String name) {
        return find(name).map(given -> {
            if (given instanceof Attribute.Of(Literal.Whole(BigInteger value), var type)) {
                return value.longValueExact();
            }
            throw unexpected(name, "an integer", given);
        }).orElseThrow(() -> missing(name));
    }

    /** An integer, or another one where it is left out. */
    public long number(String name, long otherwise) {
        return byName.containsKey(name) ? number(name) : otherwise;
    }

    /** The last word of an attribute such as {@code #stablehlo<comparison_direction GE>}; empty where it is left out. */
    public Optional<String> word(String name) {
        return find(name).map(given -> switch (given) {
            case Attribute.Words(String ignored, String words) -> words.substring(words.lastIndexOf(' ') + 1);
            case Attribute.Of(Literal.Text(String text), var type) -> text;
            default -> throw unexpected(name, "a word", given);
        });
    }

    private List<Long> numbers(String name, Attribute given, int count) {
        return given instanceof Attribute.Dense(Data.Splat(Literal.Whole(BigInteger value)), var type)
                ? Collections.nCopies(count, value.longValueExact())
                : numbers(name, given);
    }

    private List<Long> numbers(String name, Attribute given) {
        return switch (given) {
            case Attribute.Numbers numbers -> numbers.all().stream().map(each -> whole(name, each)).toList();
            case Attribute.Several several -> several.all()
                    .stream()
                    .map(each -> each instanceof Attribute.Of of
                            ? whole(name, of.literal())
                            : whole(name, new Literal.Text(each.toString())))
                    .toList();
            case Attribute.Dense(Data.Listed listed, var type) ->
                listed.elements().stream().map(each -> whole(name, each)).toList();
            case Attribute.Dense(Data.Splat(Literal element), Type.Tensor type) -> {
                long count = type.dimensions()
                        .stream()
                        .mapToLong(each -> each.size().orElse(1))
                        .reduce(1, (a, b) -> a * b);
                yield Collections.nCopies(Math.toIntExact(count), whole(name, element));
            }
            case Attribute.Dense(Data.Nothing(), var type) -> List.of();
            default -> throw unexpected(name, "a list of integers", given);
        };
    }

    private long whole(String name, Literal literal) {
        return switch (literal) {
            case Literal.Whole(BigInteger value) when value.bitLength() < Long.SIZE -> value.longValueExact();
            case Literal.Truth(boolean value) -> value ? 1 : 0;
            default -> throw new NotDenoted(operation.place(), operation.name(),
                    "expected integers in '" + name + "', found " + literal);
        };
    }

    /** The mistake that an attribute is left out. */
    public InvalidProgram missing(String name) {
        return new InvalidProgram(operation.place(), operation.name(), "the attribute '" + name + "' is missing");
    }

    private NotDenoted unexpected(String name, String expected, Attribute found) {
        return new NotDenoted(operation.place(), operation.name(),
                "expected " + expected + " in '" + name + "', found " + found);
    }
}
