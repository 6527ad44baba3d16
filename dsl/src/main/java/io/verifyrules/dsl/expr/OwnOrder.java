package io.verifyrules.dsl.expr;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Unmodifiable copies in the natural order of what they hold. They are made entry by entry. Copied as it is, a sorted
 * collection brings its comparator along, and one that takes two axes for one, or finds none, would be believed.
 */
final class OwnOrder {

    private OwnOrder() {
    }

    static <E extends Comparable<E>> SortedSet<E> of(Iterable<E> elements) {
        TreeSet<E> own = new TreeSet<>();
        elements.forEach(own::add);
        return Collections.unmodifiableSortedSet(own);
    }

    static <K extends Comparable<K>, V> SortedMap<K, V> of(Map<K, V> entries) {
        TreeMap<K, V> own = new TreeMap<>();
        entries.entrySet().forEach(entry -> own.put(entry.getKey(), entry.getValue()));
        return Collections.unmodifiableSortedMap(own);
    }
}
