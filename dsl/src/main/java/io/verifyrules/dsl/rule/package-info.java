/**
 * Rules: two tensor expressions, the conditions under which one may replace the other, and how rules are declared.
 *
 * <ul>
 * <li>{@link Rule}: what is claimed; one that exists is well formed. {@link IllFormedRule} is the account of one that is
 *     not.
 * <li>{@link ListRule}: a rule about lists of operands of any length, each a {@link PartList}, declared by {@link Parts}.
 * <li>{@link RuleBuilder}: what the declaration of a rule can say. It checks the rule as a whole.
 * <li>{@link RuleCollector}: takes the rules of one source, and keeps a mistake to its own rule; {@link RuleFile} is what
 *     comes out.
 * <li>{@link RuleBook}: a collection that ships with the program, found as a service.
 * <li>{@link Condition}, {@link Demand}: truth values, and what is demanded; {@link Variant} is a rule with other demands
 *     or sides.
 * <li>{@link Expectation}: the verdicts that the author expects, each a {@link VerdictKind}.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.expr.Shape;
 *
 * RuleCollector rules = RuleCollector.forJava();
 * rules.rule("reversed twice", rule -> {
 *     var c = rule.rankClass("c");
 *     var a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
 *     rule.rewrite(a.reverse(c).reverse(c), a);
 * });
 * rules.rule("one side", rule -> rule.lhs(rule.tensor("A", Shape.scalar())));
 * RuleFile file = rules.toFile();
 * assert file.declarations().getFirst() instanceof Rule rule && rule.preconditions().size() == 1;
 * assert file.declarations().getLast() instanceof IllFormedRule : "and the other one is not affected";
 * }
 *
 * <p>The highest layer of the language in Java: imports all others. Used by the Kotlin notation {@code syntax}, and by all
 * of the verifier that begins with a rule or ends with a verdict on one.
 */
@NullMarked
package io.verifyrules.dsl.rule;

import org.jspecify.annotations.NullMarked;
