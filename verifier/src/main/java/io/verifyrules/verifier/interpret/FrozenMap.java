package io.verifyrules.verifier.interpret;

import java.util.AbstractMap;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A map that nobody changes any more, in the order in which it was filled. Copying it costs nothing: an instance differs from the one
 * that it was made of in one map mostly, and very many are made.
 */
final class FrozenMap<V> extends AbstractMap<String, V> {

    private final Map<String, V> values;

    private FrozenMap(Map<String, V> values) {
        this.values = Collections.unmodifiableMap(values);
    }

    /** The values as they are now. */
    static <V> Map<String, V> of(Map<String, V> values) {
        return values instanceof FrozenMap<V> frozen ? frozen : new FrozenMap<>(new LinkedHashMap<>(values));
    }

    @Override
    public int size() {
        return values.size();
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
        return values.containsKey(key);
    }

    @Override
    public @Nullable V get(@Nullable Object key) {
        return values.get(key);
    }

    @Override
    public Set<String> keySet() {
        return values.keySet();
    }

    @Override
    public Collection<V> values() {
        return values.values();
    }

    @Override
    public Set<Entry<String, V>> entrySet() {
        return values.entrySet();
    }

    @Override
    public void forEach(BiConsumer<? super String, ? super V> action) {
        values.forEach(action);
    }
}
