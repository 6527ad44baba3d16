/**
 * The services that can be asked: one class for each.
 *
 * <ul>
 * <li>{@link Services}: all of them by name. {@link Bench}: what they work with. {@code KnownVerdicts}: what was verified already.
 * <li>Rules: {@code VerifyService}, {@code EvaluateService} with {@code Chosen} instances, {@code NextService} for further counterexamples,
 *     {@code DemandService}, {@code GeneralizeService}, {@code PlaneService}, {@code EditService}, {@code ExportService}.
 * <li>Programs: {@code PairService}.
 * <li>The editor: {@code CompleteService}, {@code HoverService}; what it opens with: {@code HelloService}, {@code GalleryService},
 *     {@code ExampleService}.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.resultcache.*;
 * import io.verifyrules.verifier.serve.text.Documents;
 * import io.verifyrules.verifier.verify.*;
 * import java.time.Duration;
 * import java.util.*;
 *
 * var documents = new Documents(new Documents.Scripts(Optional.of("only data"), false), 1);
 * var pairs = new CachedPairCheck(new Pipeline(), PairSettings.DEFAULT, new KnownPairs(Optional.empty(), 10));
 * var bench = new Bench(documents, new Pipeline(), VerifyOptions.DEFAULT, Duration.ofSeconds(10), pairs, List::of, "1.0", false,
 *         List.of());
 * assert Services.of(bench, 1000).keySet().containsAll(Set.of("verify", "evaluate", "generalize"));
 * }
 *
 * <p>Imports {@code serve.protocol}, {@code serve.text}, {@code serve.shown}, and whatever computes the answers. Used by {@code serve} and,
 * to make a bench, {@code cli}.
 */
@NullMarked
package io.verifyrules.verifier.serve.service;

import org.jspecify.annotations.NullMarked;
