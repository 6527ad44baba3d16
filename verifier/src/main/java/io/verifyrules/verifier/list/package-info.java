/**
 * Lists of operands of any length: the rule for some number of parts. Theorems say where one part is enough.
 * docs/theory/parts.md has the proofs.
 *
 * <ul>
 * <li>{@link Expansion}: the rule for so many parts.
 * <li>{@link Induction}: the theorem that applies to a list, with the rules that it asks for.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.axis.RankClass.RankBound;
 * import io.verifyrules.dsl.expr.*;
 * import io.verifyrules.dsl.rule.*;
 *
 * var rules = RuleCollector.forJava();
 * rules.rule("as it is", rule -> {
 *     var s = rule.rankClass("s", RankBound.SINGLETON);
 *     var p = rule.parts("p");
 *     var x = Concat.of(java.util.List.of(p.tensor("X", Shape.of(s, p.sizes("n", s)))), s.axis());
 *     rule.rewrite(x, x);
 * });
 * ListRule rule = (ListRule) rules.toFile().declarations().getFirst();
 * assert Expansion.of(rule, 3).lhs().operands().size() == 3;
 * assert Induction.of(rule, rule.lists().getFirst()) instanceof Induction.PartByPart;
 * }
 *
 * <p>Imports the language alone. Used by {@code verify} and {@code fuzz}.
 */
@NullMarked
package io.verifyrules.verifier.list;

import org.jspecify.annotations.NullMarked;
