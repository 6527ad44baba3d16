package io.verifyrules.verifier.generalize;

import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The numbers of an instance in one line. */
public final class InstanceLine {

    private InstanceLine() {
    }

    /** Such as {@code c rank 1; n = 2, low = -1}; ranks of 1 are left out where there are lanes to see. */
    public static String of(RuleInstance instance) {
        String ranks = instance.ranks()
                .entrySet()
                .stream()
                .filter(rank -> rank.getValue() != 1)
                .map(rank -> rank.getKey() + " rank " + rank.getValue())
                .collect(Collectors.joining(", "));
        List<String> numbers = new ArrayList<>();
        instance.maps().forEach((name, lanes) -> text(lanes).ifPresent(text -> numbers.add(name + " = " + text)));
        instance.integers().forEach((name, value) -> numbers.add(name + " = " + value));
        instance.parameters().forEach((name, value) -> numbers.add(name + " = " + value));
        String all = String.join(", ", numbers);
        return ranks.isEmpty() ? all : all.isEmpty() ? ranks : ranks + "; " + all;
    }

    private static Optional<String> text(List<Integer> lanes) {
        return switch (lanes.size()) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(lanes.getFirst().toString());
            default -> Optional.of(lanes.toString());
        };
    }
}
