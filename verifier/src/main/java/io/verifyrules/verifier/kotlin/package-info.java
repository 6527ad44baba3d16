/**
 * Rules as rule files say them: Kotlin text that declares the very rule, written as a person would write it.
 *
 * <ul>
 * <li>{@link KotlinRule}: the text of a rule. {@link NotInKotlin}: what has no words in rule files, and why.
 * <li>{@link KotlinText}: single conditions, maps and elements, to be pasted into a rule.
 * <li>{@code RuleStatements}: a rule statement by statement. {@code NamedTerms}: which terms get a name of their own, by
 *     {@code val}. {@code Names}: how names are spelled, and the words of the notation where a rule has the same names.
 * <li>{@code Terms}: each kind of term by a writer of its own, such as {@code MapCode}, {@code ConditionCode}, {@code TensorCode}.
 * <li>{@code Code}: an expression as a tree; {@code Layout}: its brackets and line breaks.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.expr.Shape;
 * import io.verifyrules.dsl.rule.*;
 *
 * var rules = RuleCollector.forJava();
 * rules.rule("reversed twice", rule -> {
 *     var c = rule.rankClass("c");
 *     var a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
 *     rule.rewrite(a.reverse(c).reverse(c), a);
 * });
 * String text = KotlinRule.of((Rule) rules.toFile().declarations().getFirst());
 * assert text.contains("val n by c.sizes") && text.contains("lhs = A.reverse(c).reverse(c)");
 * }
 *
 * <p>Imports the language and nothing of the verifier. Used by {@code generalize}, {@code json.report}, {@code html} and {@code script},
 * which show conditions, and by {@code cli}.
 */
@NullMarked
package io.verifyrules.verifier.kotlin;

import org.jspecify.annotations.NullMarked;
