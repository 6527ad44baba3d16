package io.verifyrules.verifier.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** A type as a program writes it down. Its text is that of MLIR's builtin dialect. */
public sealed interface Type {

    /** Whether an integer says that it has a sign. */
    enum Signedness {
        SIGNLESS("i"),
        SIGNED("si"),
        UNSIGNED("ui");

        private final String prefix;

        Signedness(String prefix) {
            this.prefix = prefix;
        }
    }

    /** The size of one dimension; empty for {@code ?}. */
    record Dimension(OptionalLong size) {

        /** A dimension of known size. */
        public static Dimension of(long size) {
            return new Dimension(OptionalLong.of(size));
        }

        @Override
        public String toString() {
            return size.isPresent() ? Long.toString(size.getAsLong()) : "?";
        }
    }

    /** A tensor of some rank. */
    record Tensor(List<Dimension> dimensions, Type element, Optional<Attribute> encoding) implements Type {
        public Tensor {
            dimensions = List.copyOf(dimensions);
        }

        /** A tensor whose sizes are all known. */
        public static Tensor of(Type element, long... sizes) {
            return new Tensor(LongStream.of(sizes).mapToObj(Dimension::of).toList(), element, Optional.empty());
        }

        @Override
        public String toString() {
            List<String> parts = new ArrayList<>();
            dimensions.forEach(dimension -> parts.add(dimension.toString()));
            parts.add(element.toString());
            return "tensor<" + String.join("x", parts) + encoding.map(given -> ", " + given).orElse("") + ">";
        }
    }

    /** A tensor whose rank is left open. */
    record UnrankedTensor(Type element) implements Type {
        @Override
        public String toString() {
            return "tensor<*x" + element + ">";
        }
    }

    /** An integer of so many bits. */
    record Whole(int bits, Signedness signedness) implements Type {
        @Override
        public String toString() {
            return signedness.prefix + bits;
        }
    }

    /** A floating-point number of a named format. */
    record Floating(String name) implements Type {
        @Override
        public String toString() {
            return name;
        }
    }

    /** An integer as wide as an address. */
    record Index() implements Type {
        @Override
        public String toString() {
            return "index";
        }
    }

    /** A complex number with such parts. */
    record Complex(Type part) implements Type {
        @Override
        public String toString() {
            return "complex<" + part + ">";
        }
    }

    /** Several values as one. */
    record Tuple(List<Type> components) implements Type {
        public Tuple {
            components = List.copyOf(components);
        }

        @Override
        public String toString() {
            return "tuple<" + joined(components) + ">";
        }
    }

    /** The type of a function, or of an operation in generic form. */
    record Function(List<Type> operands, List<Type> results) implements Type {
        public Function {
            operands = List.copyOf(operands);
            results = List.copyOf(results);
        }

        @Override
        public String toString() {
            String after = results.size() == 1 && !(results.getFirst() instanceof Function)
                    ? results.getFirst().toString()
                    : "(" + joined(results) + ")";
            return "(" + joined(operands) + ") -> " + after;
        }
    }

    /** A type of a dialect, which nobody here looks into. */
    record Other(String text) implements Type {
        @Override
        public String toString() {
            return text;
        }
    }

    private static String joined(List<Type> types) {
        return types.stream().map(Type::toString).collect(Collectors.joining(", "));
    }
}
