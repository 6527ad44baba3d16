/**
 * The meaning of programs: values as expressions of the language, one for each result of an operation.
 *
 * <ul>
 * <li>{@link Denotations}: the values of a function; calls and regions go through it.
 * <li>{@link OperationMeaning}: the meaning of the operations of one name; each dialect has a table of them.
 * <li>{@link Denoted}, {@link Positions}: a tensor whose dimensions are axes of one class, with their sizes.
 * <li>{@link Movement}: dimensions moved, dropped, repeated and cut.
 * <li>{@link Tables}: constants with many elements, as tensors of their own.
 * <li>{@link NotDenoted}, {@link InvalidProgram}: a part without a meaning here, and one that its specification forbids.
 * </ul>
 *
 * <p>Imports the language, {@code program}, {@code value} and the instances of {@code interpret}.
 */
@NullMarked
package io.verifyrules.verifier.dialect;

import org.jspecify.annotations.NullMarked;
