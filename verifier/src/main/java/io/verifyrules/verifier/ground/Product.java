package io.verifyrules.verifier.ground;

import java.util.Arrays;
import java.util.Optional;

/** A product of elements, which are told by their numbers; in ascending order. */
final class Product {

    static final Product NONE = new Product(new int[0]);

    private final int[] elements;
    private final int hash;

    private Product(int[] elements) {
        this.elements = elements;
        this.hash = Key.mixed(elements.length, Arrays.stream(elements).asLongStream().toArray());
    }

    static Product of(int element) {
        return new Product(new int[]{element});
    }

    /** The one element that it is a product of, if it is. */
    Optional<Integer> single() {
        return elements.length == 1 ? Optional.of(elements[0]) : Optional.empty();
    }

    Product times(Product other, Steps steps) {
        if (elements.length == 0 || other.elements.length == 0) {
            return elements.length == 0 ? other : this;
        }
        steps.take(elements.length + other.elements.length);
        int[] all = Arrays.copyOf(elements, elements.length + other.elements.length);
        System.arraycopy(other.elements, 0, all, elements.length, other.elements.length);
        Arrays.sort(all);
        return new Product(all);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Product product && hash == product.hash && Arrays.equals(elements, product.elements);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
