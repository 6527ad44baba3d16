package io.verifyrules.verifier.dialect;

import java.util.Collection;
import java.util.List;

/** The sizes of the dimensions of a value, in their order. */
public record Dimensions(List<Size> all) {

    /** A meaning was asked of numbers where the program has none. */
    public static final class OpenSizeException extends RuntimeException {

        private static final long serialVersionUID = 1;

        /** The mistake. */
        public OpenSizeException() {
            super("a size is left open");
        }
    }

    public Dimensions {
        all = List.copyOf(all);
    }

    /** Sizes that are all known. */
    public static Dimensions known(Collection<Integer> sizes) {
        return new Dimensions(sizes.stream().<Size>map(Size.Known::new).toList());
    }

    /** The number of dimensions. */
    public int rank() {
        return all.size();
    }

    /** Whether no size is left open. */
    public boolean isKnown() {
        return all.stream().allMatch(Size.Known.class::isInstance);
    }

    /**
     * The size of one dimension as a number.
     *
     * @throws OpenSizeException where it is left open
     */
    public int number(int dimension) {
        if (all.get(dimension) instanceof Size.Known(int number)) {
            return number;
        }
        throw new OpenSizeException();
    }

    /**
     * All sizes as numbers.
     *
     * @throws OpenSizeException where one is left open
     */
    public List<Integer> numbers() {
        return all.stream().map(size -> {
            if (size instanceof Size.Known(int number)) {
                return number;
            }
            throw new OpenSizeException();
        }).toList();
    }

    /** Some of the dimensions, in this order. */
    public Dimensions at(List<Integer> dimensions) {
        return new Dimensions(dimensions.stream().map(all::get).toList());
    }

    /** Whether values with these sizes can have the same ones: as many dimensions, and no two known sizes that differ. */
    public boolean agreesWith(Dimensions other) {
        boolean agrees = rank() == other.rank();
        for (int i = 0; agrees && i < rank(); i++) {
            agrees = !all.get(i).differsFrom(other.all.get(i));
        }
        return agrees;
    }

    @Override
    public String toString() {
        return all.toString();
    }
}
