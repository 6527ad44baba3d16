/**
 * Results that an earlier run of the same build has found, so that only rules are checked that have changed.
 *
 * <ul>
 * <li>{@link CachedVerifier}: a verifier that takes results from the cache, and keeps those that it has to make.
 * <li>{@link ResultCache}: the files, each with a seal, without which none is believed.
 * <li>{@link CachedPairCheck}: decides pairs of programs under {@link PairSettings}.
 * <li>{@link KnownPairs}: pairs of programs, of which only that they are equal is kept; {@link PairKey} has all that this depends on.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.expr.Shape;
 * import io.verifyrules.dsl.rule.*;
 * import io.verifyrules.verifier.cache.*;
 * import io.verifyrules.verifier.verify.*;
 *
 * var rules = RuleCollector.forJava();
 * rules.rule("nothing changes", rule -> {
 *     var a = rule.tensor("A", Shape.scalar());
 *     rule.rewrite(a, a);
 * });
 * var results = new SealedEntries(new CacheDirectory(folder), "results", Seal.random()); // some empty folder
 * RuleVerifier first = new CachedVerifier(Pipeline::new, results);
 * var found = first.verify(rules.toFile().declarations().getFirst(), VerifyOptions.DEFAULT);
 *
 * RuleVerifier second = new CachedVerifier(() -> { throw new AssertionError("nothing is left to check"); }, results);
 * assert second.verify(rules.toFile().declarations().getFirst(), VerifyOptions.DEFAULT).size() == found.size();
 * }
 *
 * <p>Imports {@code cache}, {@code journal} for the keys, {@code json.journal} for the text of results, {@code pair},
 * {@code generalize}, {@code program}, {@code verdict} and {@code verify}. Used by {@code lsp} and {@code cli}.
 */
@NullMarked
package io.verifyrules.verifier.resultcache;

import org.jspecify.annotations.NullMarked;
