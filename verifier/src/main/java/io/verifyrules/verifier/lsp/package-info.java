/**
 * A language server for rule files and for programs in MLIR's text: verdicts where these are written. Its verdict on a
 * text is that of the command on a file.
 *
 * <ul>
 * <li>{@link RuleLanguageServer}: serves one editor over two streams; {@link Workbench} is what it works with.
 * <li>{@code Checking}: reads documents while they are edited; {@code OpenDocument} is one, and {@code DocumentKind} says of which kind.
 *     {@code Wanted} finds what documents need, and stops what they do not need any more.
 * <li>Rules: {@code RuleDocument}, {@code Reading} of one text, {@code Verdicts}; {@code Surprises} and {@code VerdictText} are what is
 *     shown, {@code Conditions} what can be done.
 * <li>Programs: {@code ProgramDocument}, {@code ProgramReading} of one text, {@code PairVerdicts}; {@code PairFindings} and
 *     {@code PairText} are what is shown, {@code Lifts} what can be done.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.script.RuleScripts;
 * import io.verifyrules.verifier.verify.*;
 * import java.io.*;
 * import java.nio.charset.StandardCharsets;
 * import java.time.Duration;
 * import java.util.Optional;
 *
 * var workbench = new Workbench(new RuleScripts()::loadEdited, new Pipeline(), new Pipeline(),
 *         VerifyOptions.DEFAULT, 1, Duration.ofSeconds(10), Thread.ofPlatform().daemon().factory(), "1.0",
 *         Workbench.PairBench.of(Optional.empty()));
 * String exit = "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}";
 * var said = new ByteArrayInputStream(
 *         ("Content-Length: " + exit.length() + "\r\n\r\n" + exit).getBytes(StandardCharsets.UTF_8));
 * assert !RuleLanguageServer.serve(workbench, said, new ByteArrayOutputStream()) : "it was not told to shut down before";
 * }
 *
 * <p>Imports {@code script}, {@code verify}, {@code generalize}, {@code journal} for the keys of rules, {@code report} for what is
 * shown, {@code verdict}, and of the language {@code rule} and {@code diagnostic}. For programs it imports {@code lit}, {@code pair},
 * {@code lift} and {@code resultcache}. The only package that knows the protocol's library. Used by {@code cli} alone.
 */
@NullMarked
package io.verifyrules.verifier.lsp;

import org.jspecify.annotations.NullMarked;
