/**
 * Laws: named facts about operations on elements, as far as proofs use them. A proof is made once for a rule and holds
 * in every element type that has the laws it used. A step that holds for every type (moving data, choosing, one
 * operation applied to equal operands) needs none.
 *
 * <ul>
 * <li>{@link Law}, {@link TypeLaw}: a law, and a law of the elements of one type.
 * <li>{@link Grants}: which laws a proof may use; an element type has some and lacks others.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.element.ElementType;
 *
 * Grants ofIntegers = law -> law.type().equals(ElementType.INT);
 * TypeLaw commutes = new TypeLaw(Law.ADD_COMMUTES, ElementType.INT);
 * assert ofIntegers.allow(commutes);
 * assert commutes.toString().equals("a + b = b + a (int)");
 * }
 *
 * <p>Stands below terms and element theories and imports neither: of the language {@code element}, and nothing else.
 * Used by {@code term}, {@code proof}, {@code denotation}, {@code theory}, {@code obligation}, {@code lane},
 * {@code reduction}, {@code study} and {@code verify}, which take steps or judge them. {@code verdict}, {@code report},
 * {@code json} and {@code html} tell of them.
 */
@NullMarked
package io.verifyrules.verifier.law;

import org.jspecify.annotations.NullMarked;
