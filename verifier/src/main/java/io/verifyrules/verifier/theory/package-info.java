/**
 * Element theories: what the elements of each type are to a solver, and which laws they have. The denotation does not know
 * in which theory it runs; a new element type is one class here.
 *
 * <ul>
 * <li>{@link ElementTheory}: one theory; {@link ElementTheories} has them all, by name and by type.
 * <li>{@link Encoded}: an element as formulas, several where a type has infinities.
 * <li>{@link Definitions}: the facts that define symbols on the way, such as a quotient.
 * <li>{@link UndefinedOperations}, {@link Unspecified}: operations applied where a type may leave them undefined;
 *     {@link Reach}: which elements, infinities among them, a term may be.
 * <li>{@link Axioms}: what solvers are told of functions of reals, at the numbers that occur; {@link Axiom} is one, and a law.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.element.ElementType;
 * import io.verifyrules.verifier.law.Law;
 * import io.verifyrules.verifier.solver.Sort;
 *
 * ElementTheory integers = ElementTheories.of(ElementType.INT, false);
 * assert integers.sort() == Sort.INT && integers.laws().contains(Law.ADD_CANCELS);
 * ElementTheory withInfinities = ElementTheories.of(ElementType.INT, true);
 * assert !withInfinities.laws().contains(Law.ADD_CANCELS) : "inf + 1 = inf + 2";
 * assert !ElementTheories.named("any").orElseThrow().laws().contains(Law.ADD_COMMUTES) : "what is added there is open";
 * }
 *
 * <p>Imports {@code term}, {@code law}, {@code solver} for formulas, and of the language {@code axis} and {@code element}.
 * Used by {@code obligation}, {@code study}, {@code counterexample} and {@code verify}, and by {@code cli},
 * {@code mutation}, {@code generalize} and {@code fuzz}, which name theories.
 */
@NullMarked
package io.verifyrules.verifier.theory;

import org.jspecify.annotations.NullMarked;
