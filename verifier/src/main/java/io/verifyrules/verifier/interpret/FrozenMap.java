package io.verifyrules.verifier.interpret;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A map that nobody changes any more, in the order in which it was filled. Copying it costs nothing: an instance differs from the one
 * that it was made of in one map mostly, and very many are made. It has few entries, so that looking through them is fast.
 */
final class FrozenMap<V> extends AbstractMap<String, V> {

    private final String[] keys;
    private final Object[] values;

    private FrozenMap(Map<String, V> map) {
        this.keys = new String[map.size()];
        this.values = new Object[keys.length];
        int next = 0;
        for (Map.Entry<String, V> entry : map.entrySet()) {
            keys[next] = entry.getKey();
            values[next++] = entry.getValue();
        }
    }

    /** The values as they are now. */
    static <V> Map<String, V> of(Map<String, V> values) {
        return values instanceof FrozenMap<V> frozen ? frozen : new FrozenMap<>(values);
    }

    private FrozenMap(String[] keys, Object[] values) {
        this.keys = keys;
        this.values = values;
    }

    /** The same with another value of one key, which comes last if it is new. */
    static <V> Map<String, V> with(Map<String, V> map, String key, V value) {
        FrozenMap<V> before = map instanceof FrozenMap<V> frozen ? frozen : new FrozenMap<>(map);
        int position = before.position(key);
        int count = before.keys.length + (position < 0 ? 1 : 0);
        String[] keys = position < 0 ? Arrays.copyOf(before.keys, count) : before.keys;
        Object[] values = Arrays.copyOf(before.values, count);
        if (position < 0) {
            keys[count - 1] = key;
        }
        values[position < 0 ? count - 1 : position] = value;
        return new FrozenMap<>(keys, values);
    }

    @SuppressWarnings("unchecked") // only values of this type are put into the array
    private V value(int position) {
        return (V) values[position];
    }

    /** Names mostly come from the rule that the map is filled for, and are the same objects. */
    @SuppressWarnings("ReferenceEquality")
    private int position(@Nullable Object key) {
        for (int i = 0; i < keys.length; i++) {
            if (keys[i] == key) {
                return i;
            }
        }
        for (int i = 0; i < keys.length; i++) {
            if (keys[i].equals(key)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public int size() {
        return keys.length;
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
        return position(key) >= 0;
    }

    @Override
    public @Nullable V get(@Nullable Object key) {
        int position = position(key);
        return position < 0 ? null : value(position);
    }

    @Override
    public void forEach(BiConsumer<? super String, ? super V> action) {
        for (int i = 0; i < keys.length; i++) {
            action.accept(keys[i], value(i));
        }
    }

    @Override
    public Set<Entry<String, V>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return keys.length;
            }

            @Override
            public Iterator<Entry<String, V>> iterator() {
                return new Entries();
            }
        };
    }

    private final class Entries implements Iterator<Entry<String, V>> {

        private int next;

        @Override
        public boolean hasNext() {
            return next < keys.length;
        }

        @Override
        public Entry<String, V> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            int position = next++;
            return new SimpleImmutableEntry<>(keys[position], value(position));
        }
    }
}
