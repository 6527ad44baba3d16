package io.verifyrules.verifier.program;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A part of an operation, function or module beside its operands. Its text is that of MLIR's generic form. */
public sealed interface Attribute {

    /** A number or a string, with its type if that is written. */
    record Of(Literal literal, Optional<Type> type) implements Attribute {

        /** A number or string without a type. */
        public static Of plain(Literal literal) {
            return new Of(literal, Optional.empty());
        }

        @Override
        public String toString() {
            return literal + type.map(given -> " : " + given).orElse("");
        }
    }

    /** The presence of the attribute says all. */
    record Flag() implements Attribute {
        @Override
        public String toString() {
            return "unit";
        }
    }

    /** The name of a function or of something inside of it. */
    record Symbol(List<String> path) implements Attribute {
        public Symbol {
            path = List.copyOf(path);
        }

        @Override
        public String toString() {
            return path.stream().map(SymbolText::of).collect(Collectors.joining("::"));
        }
    }

    /** A type. */
    record OfType(Type type) implements Attribute {
        @Override
        public String toString() {
            return type.toString();
        }
    }

    /** Several attributes in order. */
    record Several(List<Attribute> all) implements Attribute {
        public Several {
            all = List.copyOf(all);
        }

        @Override
        public String toString() {
            return all.stream().map(Attribute::toString).collect(Collectors.joining(", ", "[", "]"));
        }
    }

    /** Several attributes by name. */
    record Named(SortedMap<String, Attribute> all) implements Attribute {
        public Named {
            all = Collections.unmodifiableSortedMap(new TreeMap<>(all));
        }

        @Override
        public String toString() {
            return "{" + entries(all) + "}";
        }
    }

    /** A list of numbers of one type, such as {@code array<i64: 0, 1>}. */
    record Numbers(Type element, List<Literal> all) implements Attribute {
        public Numbers {
            all = List.copyOf(all);
        }

        @Override
        public String toString() {
            return "array<" + element
                    + (all.isEmpty()
                            ? ""
                            : all.stream().map(Literal::toString).collect(Collectors.joining(", ", ": ", "")))
                    + ">";
        }
    }

    /** A constant tensor. */
    record Dense(Data data, Type type) implements Attribute {
        @Override
        public String toString() {
            String kind = data instanceof Data.Elsewhere ? "dense_resource" : "dense";
            return kind + "<" + data + "> : " + type;
        }
    }

    /**
     * An attribute of a dialect that has fields, such as {@code #stablehlo.dot<lhs_contracting_dimensions = [1]>}.
     *
     * @param name without the sign in front
     */
    record Fields(String name, SortedMap<String, Attribute> fields) implements Attribute {
        public Fields {
            fields = Collections.unmodifiableSortedMap(new TreeMap<>(fields));
        }

        @Override
        public String toString() {
            return "#" + name + "<"
                    + fields.entrySet()
                            .stream()
                            .map(field -> field.getKey() + " = " + field.getValue())
                            .collect(Collectors.joining(", "))
                    + ">";
        }
    }

    /**
     * An attribute of a dialect in its own words, such as {@code #stablehlo<comparison_direction EQ>}.
     *
     * @param name  without the sign in front
     * @param words the words between the brackets, with one blank where words would run together; empty without
     *     brackets
     */
    record Words(String name, String words) implements Attribute {
        @Override
        public String toString() {
            return "#" + name + (words.isEmpty() ? "" : "<" + words + ">");
        }
    }

    /** An attribute of the builtin dialect that nobody here looks into, such as {@code affine_map<(d0) -> (d0)>}. */
    record Other(String text) implements Attribute {
        @Override
        public String toString() {
            return text;
        }
    }

    /** The entries of a dictionary, between commas. */
    static String entries(Map<String, Attribute> attributes) {
        return attributes.entrySet()
                .stream()
                .map(entry -> entry.getValue() instanceof Flag
                        ? entry.getKey()
                        : entry.getKey() + " = " + entry.getValue())
                .collect(Collectors.joining(", "));
    }
}
