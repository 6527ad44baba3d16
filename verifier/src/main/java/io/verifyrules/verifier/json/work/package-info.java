/**
 * The tasks for other processes and their results, as text: tasks are data, and so are results.
 *
 * <ul>
 * <li>{@link VerificationTask}: something to find out. {@link MutantAnswer}, {@link TrialAnswer}: what it came to, beside
 * the lines of a journal, which have the verdicts on rules.
 * <li>{@link WorkMessage}: what a run and its workers say to each other. {@link WorkerFacts}: what a worker says of itself.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.fuzz.RandomKind;
 * import io.verifyrules.verifier.verify.VerifyOptions;
 *
 * VerificationTask task = new VerificationTask.OfRandomRule(RandomKind.MIXED, 7, VerifyOptions.DEFAULT, 100);
 * assert VerificationTask.of(task.line()).equals(task);
 * var ask = new WorkMessage.Ask(1, task.line());
 * assert WorkMessage.of(ask.line()).orElseThrow().equals(ask);
 * }
 *
 * <p>Imports {@code json.journal}, {@code json.rule}, {@code json.text}, {@code fuzz}, {@code mutation}, {@code verdict},
 * {@code verify}, and of the language {@code rule}. Used by {@code work} and the engines that connect workers.
 */
@NullMarked
package io.verifyrules.verifier.json.work;

import org.jspecify.annotations.NullMarked;
