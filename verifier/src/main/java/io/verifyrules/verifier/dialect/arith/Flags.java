package io.verifyrules.verifier.dialect.arith;

import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The promises of an operation about its operands and results, in attributes. */
final class Flags {

    private static final String OVERFLOW = "overflowFlags";
    private static final String EXACT = "isExact";

    private Flags() {
    }

    /** The flags {@code nsw} and {@code nuw} that an operation has, which may have no others. */
    static Set<String> overflow(Operation operation) {
        Set<String> flags = words(operation, Attributes.of(operation).only(OVERFLOW), OVERFLOW);
        if (!Set.of("nsw", "nuw").containsAll(flags)) {
            throw new NotDenoted(operation.place(), operation.name(), "of overflow it says " + flags);
        }
        return flags;
    }

    /** Whether an operation is exact, which may have no other flags. */
    static boolean exact(Operation operation) {
        return Attributes.of(operation).only(EXACT).find(EXACT).isPresent();
    }

    /** Checks that an operation has no attributes. */
    static void none(Operation operation) {
        Attributes.of(operation).only();
    }

    /** Checks that an operation on floats does what IEEE 754 says: other attributes permit or assume more. */
    static Attributes plain(Operation operation, String... others) {
        Attributes attributes = Attributes.of(operation)
                .only(Stream.concat(Stream.of("fastmath"), Stream.of(others)).toArray(String[]::new));
        Set<String> flags = words(operation, attributes, "fastmath");
        if (!flags.isEmpty()) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "what the flags " + flags + " permit is not known here");
        }
        return attributes;
    }

    /** Words between commas; {@code none} is no word. */
    private static Set<String> words(Operation operation, Attributes attributes, String name) {
        Set<String> all = new TreeSet<>(attributes.find(name).map(given -> switch (given) {
            case Attribute.Words(String ignored, String words) ->
                Stream.of(words.split(",")).map(String::strip).filter(word -> !word.isEmpty()).toList();
            default -> throw new NotDenoted(operation.place(), operation.name(),
                    "expected flags in '" + name + "', found " + given);
        }).orElse(List.of()));
        all.remove("none");
        return all;
    }
}
