/**
 * Rules broken on purpose: every small change of a rule, what the verifier says of it, and whether the interpreter
 * agrees. A survivor is either the same rule in other words, a rule that holds more generally, or a mistake of the
 * verifier.
 *
 * <ul>
 * <li>{@link Mutants}: all mutants of a rule; a {@link Mutant} knows what was changed.
 * <li>{@link MutantCheck}: asks the verifier about a mutant, and the interpreter about the answer, on all instances of a
 *     {@link SmallScope}.
 * <li>{@link MutantOutcome}, {@link MutantResult}: what became of a mutant.
 * <li>{@link MutationReport}, {@link MutationText}: what became of all, and how it is printed.
 * <li>{@link RuleParts}: what of a rule can be changed; {@code fuzz} makes rules of it, too.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.element.ElementType;
 * import io.verifyrules.dsl.expr.Shape;
 * import io.verifyrules.dsl.rule.*;
 * import io.verifyrules.verifier.verify.*;
 *
 * var rules = RuleCollector.forJava();
 * rules.rule("twice the opposite", rule -> {
 *     var a = rule.tensor("A", ElementType.INT, Shape.scalar());
 *     rule.rewrite(a.unaryMinus().unaryMinus(), a);
 * });
 * Mutant mutant = Mutants.of((Rule) rules.toFile().declarations().getFirst()).mutants().getFirst();
 * assert mutant.change().equals("left side, neg: dropped");
 * var check = new MutantCheck(new Pipeline(), VerifyOptions.DEFAULT, SmallScope.DEFAULT);
 * assert check.check(mutant).getFirst().outcome() instanceof MutantOutcome.Refuted;
 * }
 *
 * <p>Imports {@code verify}, whose verdicts it tests, {@code interpret} and {@code instance}, {@code theory},
 * {@code verdict}, {@code report}, and the language. Used by {@code generalize}, {@code fuzz}, {@code json.report} and {@code cli}.
 */
@NullMarked
package io.verifyrules.verifier.mutation;

import org.jspecify.annotations.NullMarked;
