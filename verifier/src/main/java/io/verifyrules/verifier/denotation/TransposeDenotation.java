package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Transpose;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.PermutedTerms;
import java.util.SortedMap;

/**
 * Transpose by p: the size on lane l of a transposed axis is that of the operand on lane p(l). It is valid where the
 * operand is. The element is e[A'] with A'[x] on lane p(l) the index on lane l. So on lane l it is the one on the lane
 * that p takes to l.
 */
final class TransposeDenotation {

    private TransposeDenotation() {
    }

    static TensorMeaning of(Transpose transpose, TensorMeaning operand) {
        PermutedTerms forth = new PermutedTerms(transpose.permutation());
        PermutedTerms back = new PermutedTerms(transpose.permutation().inverted());
        return new TensorMeaning(permuted(operand.sizes(), transpose, forth), operand.validity(),
                access -> operand.at(permuted(access, transpose, back)));
    }

    private static SortedMap<AggregatedAxis, LaneInt> permuted(SortedMap<AggregatedAxis, LaneInt> byAxis,
            Transpose transpose, PermutedTerms by) {
        return Accesses.map(byAxis, (axis, term) -> transpose.axes().contains(axis) ? by.of(term) : term);
    }
}
