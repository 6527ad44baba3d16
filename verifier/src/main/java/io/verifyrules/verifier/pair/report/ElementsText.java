package io.verifyrules.verifier.pair.report;

import io.verifyrules.verifier.pair.PairDifference.Elements;
import io.verifyrules.verifier.value.ElementValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Tensors of programs as text: lists inside of lists, or one element and the exceptions where there are many. */
public final class ElementsText {

    private static final int MOST_ELEMENTS = 64;
    private static final int MOST_EXCEPTIONS = 8;

    private ElementsText() {
    }

    /** Such as {@code %arg0 = [[0.0, 1.0], [0.0, 0.0]] : tensor<2x2xf32>}. */
    public static String of(Elements tensor) {
        return tensor.name() + " = " + values(tensor) + " : " + tensor.type();
    }

    /** The elements alone. */
    static String values(Elements tensor) {
        if (tensor.elements().isEmpty()) {
            return "[]";
        }
        return tensor.elements().size() <= MOST_ELEMENTS
                ? nested(tensor.sizes(), tensor.elements())
                : exceptions(tensor);
    }

    private static String nested(List<Integer> sizes, List<ElementValue> elements) {
        if (sizes.isEmpty()) {
            return elements.getFirst().toString();
        }
        int each = elements.size() / sizes.getFirst();
        List<Integer> rest = sizes.subList(1, sizes.size());
        return IntStream.range(0, sizes.getFirst())
                .mapToObj(i -> nested(rest, elements.subList(i * each, (i + 1) * each)))
                .collect(Collectors.joining(", ", "[", "]"));
    }

    private static String exceptions(Elements tensor) {
        Map<ElementValue, Integer> counts = new LinkedHashMap<>();
        tensor.elements().forEach(each -> counts.merge(each, 1, Integer::sum));
        ElementValue usual = counts.entrySet()
                .stream()
                .max(Comparator.comparing(Map.Entry::getValue))
                .orElseThrow()
                .getKey();
        List<String> others = new ArrayList<>();
        int more = 0;
        for (int i = 0; i < tensor.elements().size(); i++) {
            if (!tensor.elements().get(i).equals(usual)) {
                if (others.size() < MOST_EXCEPTIONS) {
                    others.add(tensor.elements().get(i) + " at " + index(i, tensor.sizes()));
                } else {
                    more++;
                }
            }
        }
        return usual + " everywhere" + (others.isEmpty() ? "" : ", but " + String.join(", ", others))
                + (more > 0 ? ", and " + more + " others" : "");
    }

    private static List<Integer> index(int place, List<Integer> sizes) {
        List<Integer> index = new ArrayList<>();
        int rest = place;
        for (int size : sizes.reversed()) {
            index.addFirst(rest % size);
            rest /= size;
        }
        return index;
    }
}
