/**
 * Work for other processes: tasks are handed out, answers come back, and what a lost worker was checking is given to another one.
 *
 * <ul>
 * <li>{@link Workforce}: hands out tasks under {@link WorkLimits}, to workers that pass its {@link Admission}.
 * <li>{@link Crew}: workers that come and go. {@link LocalProcesses} are those of this machine, a {@link ClusterEngine} has others.
 * <li>{@link WorkforceVerifier}, {@link WorkforceTrials}, {@link WorkforceMutants}, {@link LitFunctions}: what commands have done.
 * <li>{@link WorkerServer}, {@link TaskThreads}, {@link Verification}: the other side.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.expr.Shape;
 * import io.verifyrules.dsl.rule.*;
 * import io.verifyrules.verifier.verify.*;
 *
 * var rules = RuleCollector.forJava();
 * rules.rule("nothing changes", rule -> {
 *     var a = rule.tensor("A", Shape.scalar());
 *     rule.rewrite(a, a);
 * });
 * var crew = new LocalProcesses(1, new WorkerJvm("there.is.no.such.Program"));
 * try (var work = Workforce.of(crew, WorkLimits.USUAL, new Admission(Admission.factsHere()), remark -> { })) {
 *     RuleVerifier verifier = new WorkforceVerifier(work, new Pipeline());
 *     assert !verifier.verify(rules.toFile().declarations().getFirst(), VerifyOptions.DEFAULT).isEmpty();
 * }
 * }
 *
 * <p>Imports {@code json.work}, {@code json.journal}, {@code journal} for the digest of the build, {@code solver.process} for pipes,
 * {@code resultcache}, {@code lit}, {@code pair}, {@code fuzz}, {@code mutation}, {@code verdict}, {@code verify}, and of the language
 * {@code rule}. Used by {@code cli}, and by the engine of a cluster.
 */
@NullMarked
package io.verifyrules.verifier.work;

import org.jspecify.annotations.NullMarked;
