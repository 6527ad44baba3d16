package io.verifyrules.verifier.html;

import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The content of the picture of a tensor.
 *
 * @param name     how the tensor is called on the page: {@code t2 = slice(t1)}
 * @param tensor   its elements
 * @param origins  where each of them comes from
 * @param used     those that the result of the side is made of
 * @param replaced those that an update overwrites
 * @param traced   those that the differing element is made of
 * @param differs  the element at which the sides differ, in the result of a side
 */
public record Picture(String name, ConcreteTensor tensor, Map<Access, Region> origins, Set<Access> used,
        Set<Access> replaced, Set<Access> traced, Optional<Access> differs) {

    public Picture {
        origins = Map.copyOf(origins);
        used = Set.copyOf(used);
        replaced = Set.copyOf(replaced);
        traced = Set.copyOf(traced);
    }

    /** The region of the cell of an element, which says how it is drawn. */
    public Region region(Access access) {
        if (!used.contains(access)) {
            return replaced.contains(access) ? Region.OVERWRITTEN : Region.SLICED;
        }
        return origins.getOrDefault(access, Region.COMPUTED);
    }
}
