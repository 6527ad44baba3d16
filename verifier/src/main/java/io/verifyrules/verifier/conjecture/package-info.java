/**
 * Two things that are claimed to agree, as the pipeline takes them: between the language and everybody who proves or refutes.
 *
 * <ul>
 * <li>{@link Conjecture}: a name, the element types, and two sides; a rule is one.
 * <li>{@link SymbolicSide}: the meaning at every rank and size, for {@code study}; {@link RuleTerms} is that of a rule.
 * <li>{@link ConcreteSide}: instances and both sides computed on them, for {@code counterexample}; {@link InstanceDraw} draws some.
 * <li>{@link Names}: the names that an instance gives values to.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.expr.Shape;
 * import io.verifyrules.dsl.rule.*;
 * import io.verifyrules.verifier.term.ValueTerms;
 *
 * var rules = RuleCollector.forJava();
 * rules.rule("reversed twice", rule -> {
 *     var c = rule.rankClass("c");
 *     var a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
 *     rule.rewrite(a.reverse(c).reverse(c), a);
 * });
 * var rule = (Rule) rules.toFile().declarations().getFirst();
 * SymbolicSide side = new RuleTerms(rule);
 * assert side.meaning(new ValueTerms(), law -> true).right().toString().equals("A[c: @c]");
 * assert Names.of(rule).tensors().keySet().toString().equals("[A]");
 * }
 *
 * <p>Imports {@code denotation}, {@code term}, {@code law}, {@code interpret}, {@code value}, and of the language
 * {@code axis}, {@code element},
 * {@code expr} and {@code rule}. Used by {@code counterexample}, {@code study} and {@code verify}, and by {@code report} for
 * instances.
 */
@NullMarked
package io.verifyrules.verifier.conjecture;

import org.jspecify.annotations.NullMarked;
