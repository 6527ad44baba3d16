/**
 * A page on which rules are verified while they are written: what it shows is computed here, and drawn in the browser.
 *
 * <ul>
 * <li>{@link RulePage}: serves the page until it is closed.
 * <li>{@code http}: lets in what the own page asks, and sends lines as they are found. {@code protocol}: requests, answers, and which
 *     answers nobody wants any more.
 * <li>{@code text}: reads what is written. {@code service}: one class for each thing that can be asked. {@code shown}: what the page
 *     draws, as messages.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.resultcache.*;
 * import io.verifyrules.verifier.serve.service.Bench;
 * import io.verifyrules.verifier.serve.text.Documents;
 * import io.verifyrules.verifier.verify.*;
 * import java.time.Duration;
 * import java.util.*;
 *
 * var documents = new Documents(new Documents.Scripts(Optional.of("only data"), false), 1);
 * var pairs = new CachedPairCheck(new Pipeline(), PairSettings.DEFAULT, new KnownPairs(Optional.empty(), 10));
 * var bench = new Bench(documents, new Pipeline(), VerifyOptions.DEFAULT, Duration.ofSeconds(10), pairs, List::of, "1.0", false,
 *         List.of());
 * try (var page = RulePage.start(bench, 0, 1, Thread.ofPlatform().daemon().factory())) {
 *     assert page.link().startsWith("http://127.0.0.1:") && page.link().contains("?token=");
 * }
 * }
 *
 * <p>Imports its own packages. Used by {@code cli} alone.
 */
@NullMarked
package io.verifyrules.verifier.serve;

import org.jspecify.annotations.NullMarked;
