package io.verifyrules.verifier.hlo;

import io.verifyrules.verifier.instantiate.Dimension;
import java.util.List;

/** A value that is computed: its name, and where it has elements. */
record HloValue(String name, List<Dimension> positions, HloType type) {

    HloValue {
        positions = List.copyOf(positions);
    }

    /** The type with its sizes, such as {@code s32[2,3]}. */
    String shape() {
        return type.of(positions.stream().map(Dimension::size).toList());
    }
}
