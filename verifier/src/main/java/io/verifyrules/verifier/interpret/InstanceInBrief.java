package io.verifyrules.verifier.interpret;

import io.verifyrules.verifier.value.ElementValue;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** An instance and the difference on it in one line: {@code n = [1], A = [0]: 0 against 1}. */
public final class InstanceInBrief {

    private static final int MOST_ELEMENTS = 8;

    private InstanceInBrief() {
    }

    /** The numbers of the instance, its elements where these are few, and what both sides come to. */
    public static String of(RuleInstance instance, Outcome outcome) {
        List<String> parts = new ArrayList<>();
        instance.maps().forEach((name, lanes) -> {
            if (!lanes.isEmpty()) {
                parts.add(name + " = " + (lanes.size() == 1 ? lanes.getFirst() : lanes));
            }
        });
        instance.integers().forEach((name, value) -> parts.add(name + " = " + value));
        instance.parameters().forEach((name, value) -> parts.add(name + " = " + value));
        instance.tensors().forEach((name, tensor) -> parts.add(name + elements(tensor)));
        return (parts.isEmpty() ? "" : String.join(", ", parts) + ": ") + difference(outcome);
    }

    private static String elements(ConcreteTensor tensor) {
        if (tensor.count() == 0) {
            return " empty";
        }
        return tensor.count() > MOST_ELEMENTS
                ? " of " + tensor.count() + " elements"
                : " = " + IntStream.range(0, tensor.count())
                        .mapToObj(tensor::at)
                        .map(ElementValue::toString)
                        .collect(Collectors.joining(" "));
    }

    private static String shape(ConcreteTensor tensor) {
        return tensor.sizes().toString().replace("=", ": ");
    }

    private static String difference(Outcome outcome) {
        return switch (outcome) {
            case Outcome.ElementsDiffer differ -> differ.leftValue() + " against " + differ.rightValue();
            case Outcome.ShapesDiffer differ -> "shape " + shape(differ.left()) + " against " + shape(differ.right());
            case Outcome.RightInvalid invalid -> invalid.reason();
            case Outcome.RightUndefined undefined -> undefined.reason();
            case Outcome.Agree ignored -> "no difference";
            case Outcome.NotApplicable none -> none.reason();
        };
    }
}
