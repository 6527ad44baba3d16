/**
 * From models and guesses to instances that the interpreter confirms to refute a conjecture.
 *
 * <ul>
 * <li>{@link CounterexampleSearch}: tries what a model describes, what chance gives, and what the solver makes of the
 *     hypotheses.
 * <li>{@link SolvedNumbers}: numbers that meet the conditions of a rule, where chance hardly finds any.
 * <li>{@link RuleInstances}: the concrete side of a rule.
 * <li>{@code Presentation}: the steps that make a counterexample easier to read, each result replayed.
 * <li>{@link SearchEffort}: how much a search may cost.
 * <li>{@link OtherCounterexamples}: further ones, for a reader who asks for more than one.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.element.ElementType;
 * import io.verifyrules.dsl.expr.Shape;
 * import io.verifyrules.dsl.rule.*;
 * import io.verifyrules.verifier.normal.ReplaceVariables;
 * import io.verifyrules.verifier.solver.*;
 * import io.verifyrules.verifier.solver.z3.Z3Solver;
 * import io.verifyrules.verifier.term.Hypotheses;
 * import io.verifyrules.verifier.theory.ElementTheories;
 * import java.time.Duration;
 * import java.util.*;
 *
 * var rules = RuleCollector.forJava();
 * rules.rule("twice", rule -> {
 *     var a = rule.tensor("A", ElementType.INT, Shape.scalar());
 *     rule.rewrite(a.plus(a), a);
 * });
 * var rule = (Rule) rules.toFile().declarations().getFirst();
 * var numbers = new SolvedNumbers(Set.of(), List.of(), List.of(), Hypotheses.of(List.of()), new ReplaceVariables(Map.of()),
 *         type -> ElementTheories.of(type, false), new Z3Solver(), new Budget(100_000, Duration.ofSeconds(10), true));
 * var search = new CounterexampleSearch(new RuleInstances(rule), ElementType.INT, numbers);
 * assert search.amongInstances(SearchEffort.EARLY).orElseThrow().outcome().refutes();
 * }
 *
 * <p>Imports {@code conjecture}, {@code instance}, {@code interpret} and {@code value}, {@code normal},
 * {@code obligation}, {@code term}, {@code theory},
 * {@code solver}, {@code verdict}, and the language. Used by {@code verify}, and by {@code cli} for further ones.
 */
@NullMarked
package io.verifyrules.verifier.counterexample;

import org.jspecify.annotations.NullMarked;
