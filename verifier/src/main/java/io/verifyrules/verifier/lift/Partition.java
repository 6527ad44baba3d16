package io.verifyrules.verifier.lift;

import java.util.HashMap;
import java.util.Map;

/** The things that are one, as it becomes known: the first of them stands for all. */
final class Partition<T> {

    private final Map<T, T> parents = new HashMap<>();

    /** The representative of the thing and of all that are one with it. */
    T of(T thing) {
        T root = thing;
        for (T next = parents.getOrDefault(root, root); !next.equals(root); next = parents.getOrDefault(root, root)) {
            root = next;
        }
        T walked = thing;
        while (!walked.equals(root)) {
            T next = parents.getOrDefault(walked, walked);
            parents.put(walked, root);
            walked = next;
        }
        return root;
    }

    /** Both are one from now on. */
    void join(T one, T other) {
        T first = of(one);
        T second = of(other);
        if (!first.equals(second)) {
            parents.put(second, first);
        }
    }
}
