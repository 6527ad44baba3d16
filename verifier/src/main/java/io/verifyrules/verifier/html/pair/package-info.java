/**
 * The report of a run over pairs of programs as one page that a browser shows without a network.
 *
 * <ul>
 * <li>{@link PairsPage}: the page; {@link PairsInput} is what it is made of, with a {@link ShownPair} for each function.
 * <li>{@code PairSection}: what is shown of one function, with a {@code Listing} of each program and a {@code Flow} of what differs.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.diagnostic.*;
 * import io.verifyrules.verifier.pair.report.*;
 * import io.verifyrules.verifier.report.*;
 * import java.nio.file.Path;
 * import java.time.Duration;
 * import java.util.*;
 *
 * var why = new Diagnostic(new SourcePosition("f.mlir", 3, 1), "expected lines up to the return of @f");
 * var not = new ShownPair(new Judged(new Checked.NotPaired("f", "missing lines", why), true), Optional.empty(), "");
 * var run = new FinishedRun(new RunReport(List.of(), List.of(), Duration.ZERO), "1.0", 0, Path.of(""));
 * String page = PairsPage.write(new PairsInput(List.of(not), run));
 * assert page.startsWith("<!DOCTYPE html>") && page.contains("verify-rules: 1 function");
 * assert page.contains("NOT SPELLED: missing lines") && !page.contains("src=\"http") : "the page loads nothing";
 * }
 *
 * <p>Imports {@code html}, {@code pair}, {@code program}, {@code report}, {@code json}, and {@code interpret}. Used by {@code cli} alone.
 */
@NullMarked
package io.verifyrules.verifier.html.pair;

import org.jspecify.annotations.NullMarked;
