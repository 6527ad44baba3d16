/**
 * Tensor expressions: one record per operator, checked when built, so that an expression that exists is well typed. The
 * meaning of an operator is not defined here.
 *
 * <ul>
 * <li>{@link TensorExpr}: the sealed interface of all operators, with {@link TensorOperations} for writing them one after
 *     the other.
 * <li>{@link Shape}, {@link AxisMaps}: a size for each axis, and a map for each axis, as operators take them.
 * <li>{@link TensorType}, {@link ShapeTerms}: what is known of an expression: its axes and element type; its sizes as
 *     terms.
 * <li>{@link Form}, {@link Part}, {@link Operator}, {@link Operators}: what each operator is made of, for those who treat
 *     all alike, such as a printer.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.axis.AxisMap;
 * import io.verifyrules.dsl.axis.RankClass;
 * import io.verifyrules.dsl.element.ElementType;
 *
 * RankClass c = new RankClass("c", RankClass.RankBound.ANY);
 * AxisMap n = new AxisMap.Variable("n", c);
 * AxisMap start = new AxisMap.Variable("start", c);
 * TensorExpr a = Input.of("A", ElementType.INT, Shape.of(c, n));
 * TensorExpr slice = a.slice(start, n, AxisMap.of(1)).reverse(c);
 * assert slice.type().equals(a.type()) : "other sizes, the same axes";
 * assert new ShapeTerms().of(slice).equals(Shape.of(c, n.minus(start)));
 * }
 *
 * <p>Imports {@code axis}, {@code element}, {@code diagnostic} and {@code graph}. Used by {@code rule} and
 * {@code syntax}. In the verifier the meaning is in {@code interpret} and {@code denotation}. Other users there are
 * {@code instance}, {@code counterexample}, {@code mutation}, {@code fuzz}, {@code script}, and the writers of rules
 * ({@code report}, {@code json}, {@code html}). The benchmarks use it, too.
 */
@NullMarked
package io.verifyrules.dsl.expr;

import org.jspecify.annotations.NullMarked;
