package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.expr.TensorExpr;

/**
 * The places at which a tensor of a program has no element of its own: poison, or contents that nothing specifies.
 *
 * @param where       a truth value for each place: whether there is none
 * @param unspecified whether some of them are not specified, rather than poison; nothing may be computed of these
 */
public record Gaps(TensorExpr where, boolean unspecified) {}
