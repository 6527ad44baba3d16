package io.verifyrules.verifier.value;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BinaryOperator;

/**
 * The order in which a library combines floats. The result of a library is a function of the elements one after the
 * other, in row-major order, and of the initial value. Nothing else is told of it, so a right rule has to be right in
 * each of these. Of one element a combination is that element, and of none but an initial value that.
 */
public enum CombiningOrder {
    /** From the initial value on, the first element first. */
    FORWARDS,
    /** The same, and the initial value at last. */
    INITIAL_LAST,
    /** From the last element back to the first, and then the initial value. */
    BACKWARDS,
    /** From the initial value on, the last element first. */
    INITIAL_FIRST_BACKWARDS,
    /** Both halves by themselves, and both of them together; the initial value is the first of all. */
    TREE,
    /** The elements at even places and those at odd ones by themselves, and at last the initial value. */
    TWO_LANES,
    /** In some order that depends on how many there are, the initial value among them. */
    SHUFFLED;

    /** The elements combined, at least one with the initial value. */
    public ElementValue combined(List<ElementValue> elements, Optional<ElementValue> initial,
            BinaryOperator<ElementValue> operation) {
        List<ElementValue> first = new ArrayList<>(initial.stream().toList());
        first.addAll(elements);
        List<ElementValue> last = new ArrayList<>(elements);
        initial.ifPresent(last::add);
        return switch (this) {
            case FORWARDS -> inOrder(first, operation);
            case INITIAL_LAST -> inOrder(last, operation);
            case BACKWARDS -> {
                List<ElementValue> back = new ArrayList<>(elements.reversed());
                initial.ifPresent(back::add);
                yield inOrder(back, operation);
            }
            case INITIAL_FIRST_BACKWARDS -> {
                List<ElementValue> back = new ArrayList<>(initial.stream().toList());
                back.addAll(elements.reversed());
                yield inOrder(back, operation);
            }
            case TREE -> inHalves(first, operation);
            case TWO_LANES -> {
                List<ElementValue> lanes = new ArrayList<>();
                for (int lane = 0; lane < 2; lane++) {
                    List<ElementValue> those = everySecond(elements, lane);
                    if (!those.isEmpty()) {
                        lanes.add(inOrder(those, operation));
                    }
                }
                initial.ifPresent(lanes::add);
                yield inOrder(lanes, operation);
            }
            case SHUFFLED -> {
                Collections.shuffle(last, new Random(31L * elements.size() + (initial.isPresent() ? 1 : 0)));
                yield inOrder(last, operation);
            }
        };
    }

    private static ElementValue inOrder(List<ElementValue> elements, BinaryOperator<ElementValue> operation) {
        return elements.stream().reduce(operation).orElseThrow();
    }

    private static ElementValue inHalves(List<ElementValue> elements, BinaryOperator<ElementValue> operation) {
        int half = elements.size() / 2;
        return half == 0
                ? elements.getFirst()
                : operation.apply(inHalves(elements.subList(0, half), operation),
                        inHalves(elements.subList(half, elements.size()), operation));
    }

    private static List<ElementValue> everySecond(List<ElementValue> elements, int first) {
        List<ElementValue> some = new ArrayList<>();
        for (int i = first; i < elements.size(); i += 2) {
            some.add(elements.get(i));
        }
        return some;
    }
}
