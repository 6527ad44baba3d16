/**
 * Rules about operations of MLIR's {@code arith} as patterns of MLIR in C++.
 *
 * <ul>
 * <li>{@link ArithRule}: the text of one rule.
 * <li>{@code ArithOperations}: the operations and their flags, as C++ has them.
 * <li>{@code ArithMatch} and {@code ArithReplacement}: the operations of both sides.
 * <li>{@code ArithWidths} and {@code ArithElements}: numbers of bits, and elements that are known when a program is compiled.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.element.*;
 * import io.verifyrules.dsl.expr.*;
 * import io.verifyrules.dsl.rule.*;
 * import io.verifyrules.verifier.export.match.Proved;
 * import io.verifyrules.verifier.verify.*;
 * import java.util.List;
 *
 * var rules = RuleCollector.forJava();
 * rules.rule("the greater of two that are one", rule -> {
 *     var c = rule.rankClass("c");
 *     var n = rule.sizes("n", c);
 *     var a = rule.tensor("A", new ElementType.Signless(Width.of(8)), Shape.of(c, n));
 *     rule.rewrite(Arith.of(ArithOperator.MAXSI, ArithFlags.NONE, List.of(a, a)), a);
 * });
 * var rule = (Rule) rules.toFile().declarations().getFirst();
 * String text = ArithRule.write("Same", Proved.of(rule, new Pipeline().verify(rule, VerifyOptions.DEFAULT)));
 * assert text.contains("OpRewritePattern<arith::MaxSIOp>");
 * }
 *
 * <p>Imports {@code export.cpp}, {@code export.match} and {@code export.pdll}, and the language.
 */
@NullMarked
package io.verifyrules.verifier.export.arith;

import org.jspecify.annotations.NullMarked;
