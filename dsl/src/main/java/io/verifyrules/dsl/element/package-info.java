/**
 * Element types, the operators on elements, and elements that a rule writes down.
 *
 * <ul>
 * <li>{@link ElementType}: truth values, integers, reals, complex numbers, or a type that the rule leaves open.
 * <li>{@link Element}: a literal, a parameter, an integer of the rule, or an operator applied to such.
 * <li>{@link UnaryOperator}, {@link BinaryOperator}: the operators, with the types on which they are defined.
 * <li>{@link ComplexFunction}: what leads from reals to complex numbers and back.
 * <li>{@link ElementFunction}, {@link FunctionLaws}: a function that a rule declares, and what it declares of it.
 * <li>{@link Reducer}: what reductions combine by: a {@link Monoid}, which is an operator, or a {@link DeclaredMonoid}.
 * <li>{@link TypeRules}: the checks that everything with elements shares.
 * </ul>
 *
 * {@snippet lang=java :
 * Element v = new Element.Parameter("v", ElementType.REAL);
 * assert Element.of(1).type().equals(ElementType.NUMERAL) : "nothing tells yet what number it is";
 * assert Element.of(1).plus(v).type().equals(ElementType.REAL) : "it takes the type of what it meets";
 * assert Monoid.MAX.identity(ElementType.INT).isEmpty() : "no number is the maximum of nothing";
 * }
 *
 * <p>Imports {@code axis}, whose relations and counts it has, {@code diagnostic} and {@code graph}. Used by {@code expr},
 * {@code rule} and {@code syntax}, and throughout the verifier: {@code law} at its bottom imports nothing else.
 */
@NullMarked
package io.verifyrules.dsl.element;

import org.jspecify.annotations.NullMarked;
