package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.AxisMap;

/** The size of one dimension of a value. */
public sealed interface Size {

    /** A size that the program states. */
    record Known(int number) implements Size {
        @Override
        public AxisMap map() {
            return AxisMap.of(number);
        }

        @Override
        public String toString() {
            return Integer.toString(number);
        }
    }

    /**
     * A size that the program leaves open, {@code ?} in its text.
     *
     * @param map one number, which depends on the sizes of arguments
     */
    record Open(AxisMap map) implements Size {
        @Override
        public String toString() {
            return map.toString();
        }
    }

    /** The size as a number of the rule. */
    AxisMap map();

    /** The size that a number of the rule is. */
    static Size of(AxisMap map) {
        return map instanceof AxisMap.Constant(long value) && value >= 0 && value <= Integer.MAX_VALUE
                ? new Known(Math.toIntExact(value))
                : new Open(map);
    }

    /** Whether both are known and different, whatever the open sizes are. */
    default boolean differsFrom(Size other) {
        return this instanceof Known(int one) && other instanceof Known(int another) && one != another;
    }

    /** The sum of both. */
    default Size plus(Size other) {
        return this instanceof Known(int one) && other instanceof Known(int another)
                ? new Known(Math.addExact(one, another))
                : new Open(map().plus(other.map()));
    }
}
