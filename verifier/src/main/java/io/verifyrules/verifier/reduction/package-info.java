/**
 * Equality of reductions at every rank and every size: both sides as combinations of guarded terms, which are matched by
 * index functions that go both ways. All questions that arise are free of quantifiers.
 *
 * <ul>
 * <li>{@link ReductionMatching}: two elements with reductions are equal, if their terms can be matched.
 * <li>{@link SideConditions}: what it asks of others: proofs of claims on the way.
 * <li>{@link PointReductions}: takes away the indices that can have one value only.
 * <li>{@link ReductionAbstraction}: puts parameters in the place of reductions, equal ones for equal ones.
 * <li>{@link MatchingAccount}, {@link UnmatchedTerms}: what was tried, and what is left where it is not enough.
 * </ul>
 *
 * {@snippet lang=java :
 * ?
 * }
 *
 * <p>Imports {@code lane}, {@code normal}, {@code denotation}, {@code obligation}, {@code term}, {@code law}, {@code
 * limit}, and of the language {@code axis}, {@code element} and {@code rule}, for hints. Used by {@code study}, which
 * proves side conditions, and {@code verify}.
 */
@NullMarked
package io.verifyrules.verifier.reduction;

import org.jspecify.annotations.NullMarked;
