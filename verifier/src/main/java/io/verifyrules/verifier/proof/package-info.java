/**
 * Proofs as data: what each step concludes, by which laws, from which premises, under which side conditions, and the query that
 * settled each. The search records them; the command shows and writes them; a checker in the tests checks them apart.
 *
 * <ul>
 * <li>{@link Proof}: the proofs of the claims of a rule in one element type.
 * <li>{@link ProofStep}, {@link StepKind}: a step with its premises, and the kinds of steps.
 * <li>{@link Judgement}, {@link Conclusion}, {@link Summand}: what is concluded, and where it holds.
 * <li>{@link SideCondition}, {@link RankBound}, {@link Asked}: side conditions, why ranks suffice, and queries with their answers.
 * <li>{@link Ledger}: what one attempt at a proof used; a step that is right for some element types only asks it for leave.
 * <li>{@link Permission}: the leave, without which such a step cannot be taken.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.element.ElementType;
 * import io.verifyrules.verifier.law.Law;
 * import io.verifyrules.verifier.term.Hypotheses;
 * import io.verifyrules.verifier.term.Truth;
 * import java.util.List;
 *
 * Ledger ledger = new Ledger(law -> law.type().equals(ElementType.INT));
 * assert ledger.ask(ElementType.INT, Law.ADD_COMMUTES, Law.ADD_ASSOCIATES).isPresent();
 * assert ledger.ask(ElementType.REAL, Law.MUL_COMMUTES).isEmpty();
 * assert ledger.used().toString().equals("[a + b = b + a (int), (a + b) + c = a + (b + c) (int)]");
 * Judgement claim = Judgement.on(Hypotheses.of(List.of()), new Conclusion.Holds(Truth.TRUE));
 * assert ledger.step(StepKind.CLAIM, claim, List.of()).laws().equals(ledger.used());
 * }
 *
 * <p>Imports {@code law}, {@code term}, {@code solver}, and of the language {@code axis} and {@code element}. Used by
 * {@code verdict}, {@code obligation}, {@code lane}, {@code reduction}, {@code bound}, {@code study} and {@code verify}, which make
 * proofs, and by {@code report} and {@code json}, which tell of them.
 */
@NullMarked
package io.verifyrules.verifier.proof;

import org.jspecify.annotations.NullMarked;
