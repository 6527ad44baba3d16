package io.verifyrules.verifier.dialect.tensor;

import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.Pointwise;
import io.verifyrules.verifier.dialect.affine.Affine;
import io.verifyrules.verifier.dialect.arith.Arith;
import io.verifyrules.verifier.program.Operation;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Bodies that compute an element, of elements or of indices, and may read elements of tensors. */
public final class IndexBodies {

    private static final Set<String> STEPS = steps();
    private static final Pointwise BODIES = of(Set.of("tensor.yield"), Pointwise.Further.NONE);

    private IndexBodies() {
    }

    private static Set<String> steps() {
        Set<String> all = new TreeSet<>(Arith.elementwise());
        all.addAll(Affine.operations().keySet());
        return all;
    }

    /** Bodies that end with one of these operations. */
    public static Pointwise of(Set<String> terminators, Pointwise.Further further) {
        return new Pointwise(STEPS, Arith.constants(), terminators,
                (step, inside) -> further.of(step, inside).or(() -> read(step, inside)));
    }

    /** Elements of a tensor from around the body. */
    private static Optional<Denoted> read(Operation step, Pointwise.Inside inside) {
        if (!step.name().equals("tensor.extract") || step.operands().isEmpty()) {
            return Optional.empty();
        }
        List<Denoted> indices = step.operands().subList(1, step.operands().size()).stream().map(inside::at).toList();
        return inside.around(step.operands().getFirst())
                .map(tensor -> ElementPlaces.at(step, tensor, indices, inside.sizes(), inside.in()));
    }

    /** The elements that the one region of an operation yields at each place of its arguments; some of them may be missing. */
    static List<Denoted> applied(Operation operation, List<Denoted> arguments, Dimensions sizes, Denotations in) {
        return BODIES.appliedWithGaps(operation, arguments, sizes, in);
    }
}
