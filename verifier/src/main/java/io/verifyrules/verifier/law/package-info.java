/**
 * Laws: named facts about operations on elements, as far as proofs use them. A proof is made once for a rule and holds in
 * every element type that has the laws it used. What holds for every type (moving data, choosing, one operation applied to
 * equal operands) needs none.
 *
 * <ul>
 * <li>{@link Law}, {@link TypeLaw}: a law, and a law of the elements of one type.
 * <li>{@link Grants}: which laws a proof may use; an element type has some and lacks others.
 * <li>{@link Ledger}: a step of a proof that is right for some element types only asks it for leave, and it notes the laws.
 * <li>{@link Permission}: the leave, without which such a step cannot be taken.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.element.ElementType;
 *
 * Ledger ledger = new Ledger(law -> law.type().equals(ElementType.INT));
 * assert ledger.ask(ElementType.INT, Law.ADD_COMMUTES, Law.ADD_ASSOCIATES).isPresent();
 * assert ledger.ask(ElementType.REAL, Law.MUL_COMMUTES).isEmpty();
 * assert ledger.used().toString().equals("[a + b = b + a (int), (a + b) + c = a + (b + c) (int)]");
 * }
 *
 * <p>Stands below terms and element theories and imports neither: of the language {@code element}, and nothing else. Used
 * by {@code term}, {@code denotation}, {@code theory}, {@code obligation}, {@code lane}, {@code reduction}, {@code study}
 * and {@code verify}, which take steps or judge them, and by {@code verdict}, {@code report}, {@code json} and
 * {@code html}, which tell of them.
 */
@NullMarked
package io.verifyrules.verifier.law;

import org.jspecify.annotations.NullMarked;
