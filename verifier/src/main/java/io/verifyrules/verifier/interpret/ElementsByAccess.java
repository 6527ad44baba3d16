package io.verifyrules.verifier.interpret;

import io.verifyrules.verifier.value.ElementValue;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The elements of a tensor as a map that makes its accesses when it is asked for them. */
final class ElementsByAccess extends AbstractMap<Access, ElementValue> {

    private final DenseTensor<ElementValue> tensor;

    ElementsByAccess(DenseTensor<ElementValue> tensor) {
        this.tensor = tensor;
    }

    @Override
    public int size() {
        return tensor.grid().count();
    }

    private Optional<ElementValue> find(@Nullable Object key) {
        int ordinal = key instanceof Access access ? tensor.grid().ordinal(access) : -1;
        return ordinal < 0 ? Optional.empty() : Optional.of(tensor.at(ordinal));
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
        return find(key).isPresent();
    }

    @Override
    public @Nullable ElementValue get(@Nullable Object key) {
        return find(key).orElse(null);
    }

    @Override
    public Set<Entry<Access, ElementValue>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return tensor.grid().count();
            }

            @Override
            public Iterator<Entry<Access, ElementValue>> iterator() {
                return new Entries();
            }
        };
    }

    private final class Entries implements Iterator<Entry<Access, ElementValue>> {

        private int next;

        @Override
        public boolean hasNext() {
            return next < size();
        }

        @Override
        public Entry<Access, ElementValue> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            Entry<Access, ElementValue> entry = Map.entry(tensor.grid().accessAt(next), tensor.at(next));
            next++;
            return entry;
        }
    }
}
