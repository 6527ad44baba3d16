/**
 * The meaning of programs: values as expressions of the language, one for each result of an operation.
 *
 * <ul>
 * <li>{@link Denotations}: the values of a function; calls and regions go through it.
 * <li>{@link OperationMeaning}: the meaning of the operations of one name; each dialect has a table of them.
 * <li>{@link Denoted}, {@link Positions}: a tensor whose dimensions are axes of one class, with their sizes.
 * <li>{@link Size}, {@link SizeCondition}: sizes that programs leave open, and what has to hold of them; {@link ShapeTensors} are made of them.
 * <li>{@link Unspecified}: elements that a program reads where nothing specifies them.
 * <li>{@link Gaps}: where a tensor has no element: poison, or what nothing specifies.
 * <li>{@link Movement}: dimensions moved, dropped, repeated and cut; {@link Places}: elements read and written at indices.
 * <li>{@link Computed}, {@link Pointwise}: elements computed of elements, and bodies that do so.
 * <li>{@link Folded}, {@link Contracted}, {@link Convolved}, {@link Windowed}: elements combined to one.
 * <li>{@link Tables}: constants with many elements, as tensors of their own.
 * <li>{@link NotDenoted}, {@link InvalidProgram}: a part without a meaning here, and one that its specification forbids.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.axis.RankClass;
 * import io.verifyrules.dsl.element.ElementType;
 * import io.verifyrules.dsl.expr.Input;
 * import java.util.List;
 *
 * var positions = new Positions(new RankClass("d", RankClass.RankBound.SINGLETON));
 * var a = new Denoted(Input.of("A", ElementType.INT, positions.shape(List.of(2, 3))), List.of(2, 3));
 * var moved = new Movement(positions).transposed(a, List.of(1, 0));
 * assert moved.sizes().equals(List.of(3, 2)) && moved.count() == 6;
 * }
 *
 * <p>Imports the language, {@code program}, {@code value} and the instances of {@code interpret}.
 */
@NullMarked
package io.verifyrules.verifier.dialect;

import org.jspecify.annotations.NullMarked;
