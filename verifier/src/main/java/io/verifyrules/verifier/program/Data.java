package io.verifyrules.verifier.program;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The elements of a constant tensor, as they are written. */
public sealed interface Data {

    /** One element for all places. */
    record Splat(Literal element) implements Data {
        @Override
        public String toString() {
            return element.toString();
        }
    }

    /**
     * Lists inside of lists.
     *
     * @param shape    how many entries the lists of each level have
     * @param elements in row-major order
     */
    record Listed(List<Integer> shape, List<Literal> elements) implements Data {
        public Listed {
            shape = List.copyOf(shape);
            elements = List.copyOf(elements);
            if (elements.size() != shape.stream().mapToInt(Integer::intValue).reduce(1, Math::multiplyExact)) {
                throw new IllegalArgumentException(elements.size() + " elements in lists of " + shape);
            }
        }

        @Override
        public String toString() {
            return text(0, 0);
        }

        private String text(int level, int from) {
            if (level == shape.size()) {
                return elements.get(from).toString();
            }
            int each = shape.subList(level + 1, shape.size()).stream().reduce(1, Math::multiplyExact);
            return IntStream.range(0, shape.get(level))
                    .mapToObj(i -> text(level + 1, from + i * each))
                    .collect(Collectors.joining(", ", "[", "]"));
        }
    }

    /** Nothing between the brackets: a tensor without elements. */
    record Nothing() implements Data {
        @Override
        public String toString() {
            return "";
        }
    }

    /** The bytes of all elements in hexadecimal digits, each element with its lowest byte first. */
    record Blob(String digits) implements Data {
        @Override
        public String toString() {
            return "\"0x" + digits + "\"";
        }
    }

    /** Elements that the text leaves out, or keeps elsewhere under a name. */
    record Elsewhere(String name) implements Data {
        @Override
        public String toString() {
            return name;
        }
    }
}
