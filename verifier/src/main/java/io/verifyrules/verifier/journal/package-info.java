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
 * import io.verifyrules.dsl.expr.Shape;
 * import io.verifyrules.dsl.rule.*;
 * import io.verifyrules.verifier.cache.*;
 * import io.verifyrules.verifier.verify.*;
 * import java.util.List;
 *
 * var rules = RuleCollector.forJava();
 * rules.rule("nothing changes", rule -> {
 *     var a = rule.tensor("A", Shape.scalar());
 *     rule.rewrite(a, a);
 * });
 * var kept = new SealedEntries(new CacheDirectory(folder), "journal", Seal.random()); // some empty folder
 * var journal = Journal.open(kept, "run", true).orElseThrow();
 * new JournaledVerifier((rule, options) -> List.of(), journal).verify(rules.toFile().declarations().getFirst(), VerifyOptions.DEFAULT);
 * assert journal.left() == 0 && journal.kept() == 1 : "for the next run, if this one does not come to its end";
 * journal.close();
 * }
 *
 * <p>Imports {@code verify}, whose verifiers it wraps, {@code json.journal}, {@code json.rule}, {@code verdict},
 * {@code cache}, and of the language {@code rule}. Used by {@code resultcache}, {@code lsp} and {@code cli}.
 */
@NullMarked
package io.verifyrules.verifier.journal;

import org.jspecify.annotations.NullMarked;
