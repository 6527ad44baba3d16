/**
 * A journal of finished results, which outlives a crash, so that no run begins again from nothing.
 *
 * <ul>
 * <li>{@link Journal}: the file, which is there as long as the run is not over.
 * <li>{@link JournaledVerifier}: a verifier that keeps its results, and takes over those of an earlier run.
 * <li>{@link RuleKey}: by what a result is known: the rule, the options, and the build of this program.
 * <li>{@link CrashedBefore}: why a rule is passed over that ended the program twice.
 * </ul>
 *
 * {@snippet lang=java :
 * ?
 * }
 *
 * <p>Imports {@code verify}, whose verifiers it wraps, {@code json.journal}, {@code json.rule}, {@code verdict}, {@code
 * cache}, and of the language {@code rule}. Used by {@code cli} alone.
 */
@NullMarked
package io.verifyrules.verifier.journal;

import org.jspecify.annotations.NullMarked;
