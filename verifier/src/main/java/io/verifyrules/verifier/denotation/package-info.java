/**
 * The meaning of tensor expressions at every rank at once: shape, validity, and the element at a symbolic access. Each
 * operator's meaning stands here, in one file, and nowhere else but in the interpreter, which shares no code with it.
 *
 * <ul>
 * <li>{@link Denotation}: from expressions and conditions to terms.
 * <li>{@link TensorMeaning}: sizes, validity, and the element at an access; {@link RuleMeaning}: all that a rule claims.
 * <li>{@link AssumedAtOrigin}: what assumptions on tensor values come to whether or not anything is read.
 * <li>{@link MeaningTooLarge}: where a rule is given up, since no proof would come to an end.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.axis.*;
 * import io.verifyrules.dsl.element.ElementType;
 * import io.verifyrules.dsl.expr.*;
 * import io.verifyrules.verifier.term.*;
 * import java.util.*;
 *
 * RankClass c = new RankClass("c", RankClass.RankBound.ANY);
 * TensorExpr a = Input.of("A", ElementType.OPEN, Shape.of(c, new AxisMap.Variable("n", c)));
 * TensorMeaning reversed = new Denotation(new ValueTerms()).of(a.reverse(c));
 * LaneInt index = LaneInt.of(new LaneAtom.AccessIndex(c.axis()));
 * ValueTerm element = reversed.at(new TreeMap<>(Map.of(c.axis(), index)));
 * assert element.toString().equals("A[c: -@c + n - 1]") : "@c is the index on each lane of c";
 * }
 *
 * <p>Imports {@code term}, {@code limit}, {@code law}, for what holds for some element types only, and the language. It
 * knows no theory and no solver. Used by {@code normal}, {@code reduction}, {@code study} and {@code verify}, and by
 * {@code instance}, for hints.
 */
@NullMarked
package io.verifyrules.verifier.denotation;

import org.jspecify.annotations.NullMarked;
