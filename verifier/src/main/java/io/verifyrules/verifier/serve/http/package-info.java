/**
 * The page and its services over HTTP.
 *
 * <ul>
 * <li>{@link PageServer}: listens. {@code Gate}: lets in the own page only. {@code PageFiles}: the page. {@code Api}: its requests.
 * <li>{@link Limits}: what pages may cost; {@code Rates} and {@code Workers} keep them.
 * </ul>
 *
 * {@snippet lang=java :
 * import java.util.Map;
 *
 * var place = new PageServer.Place(0, false);
 * try (var server = PageServer.start(place, Map.of(), Limits.OF_USER, 1, Thread.ofPlatform().daemon().factory())) {
 *     assert server.link().startsWith("http://127.0.0.1:" + server.port() + "/?token=");
 * }
 * }
 *
 * <p>The only package that knows the platform's HTTP server. Imports {@code serve.protocol} and {@code json.message}. Used by
 * {@code serve}.
 */
@NullMarked
package io.verifyrules.verifier.serve.http;

import org.jspecify.annotations.NullMarked;
