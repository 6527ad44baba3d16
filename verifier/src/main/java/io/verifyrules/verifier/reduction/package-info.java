/**
 * Equality of reductions at every rank and every size: both sides as combinations of guarded terms, which are matched by
 * index functions that go both ways. All questions that arise are free of quantifiers.
 */
@NullMarked
package io.verifyrules.verifier.reduction;

import org.jspecify.annotations.NullMarked;
