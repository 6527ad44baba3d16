package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;

/**
 * What the author says of an index of a reduction where the verifier cannot find it: a term of one side in which the index
 * is bound as {@code index} is matched with a term of the other side where the index equals {@code value}. It is a
 * suggestion: whatever follows from it is proved.
 *
 * @param value over the indices of the other side, maps and scalars
 */
public record IndexHint(AxisMap.Variable index, AxisMap value) {}
