package io.verifyrules.verifier.ground;

import java.util.Arrays;
import java.util.Collection;

/** Something with numbers; its hash tells near numbers apart, as indices are. */
final class Key {

    private final Object of;
    private final long[] numbers;
    private final int hash;

    private Key(Object of, long[] numbers) {
        this.of = of;
        this.numbers = numbers;
        this.hash = mixed(of.hashCode(), numbers);
    }

    static Key of(Object of, long... numbers) {
        return new Key(of, numbers);
    }

    static Key of(Object of, Collection<? extends Number> numbers) {
        return new Key(of, numbers.stream().mapToLong(Number::longValue).toArray());
    }

    /** A hash in which each bit depends on all numbers. */
    static int mixed(int of, long... numbers) {
        long mixed = of;
        for (long number : numbers) {
            mixed = (mixed ^ number) * 0x9E3779B97F4A7C15L;
            mixed ^= mixed >>> 32;
        }
        return (int) mixed;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Key key && hash == key.hash && of.equals(key.of) && Arrays.equals(numbers, key.numbers);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
