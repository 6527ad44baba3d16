/**
 * What the left side of a rule finds in a program, whatever language the program is in.
 *
 * <ul>
 * <li>{@link LeftSide}: the operators of a left side and the {@link Slot}s in them that hold numbers.
 * <li>{@link Told}: the maps of the rule as terms over these numbers, and the conditions on them. A map that nothing in the program
 * tells, such as one that only the right side mentions, keeps the rule from being exported.
 * <li>{@link Proved}: the rule and the element types for which it is proved.
 * <li>{@link Examples}: instances that an exported rule has to rewrite, and others that it must not.
 * <li>{@link Inexpressible}: why a rule is not exported.
 * </ul>
 *
 * <p>Imports {@code instance}, {@code interpret}, {@code mutation} and {@code report} for examples, {@code verdict}, and the language.
 * Used by the other packages of {@code export}.
 */
@NullMarked
package io.verifyrules.verifier.export.match;

import org.jspecify.annotations.NullMarked;
