/**
 * The report of a run as one page that a browser shows without a network: tables, plots, and pictures of counterexamples.
 *
 * <ul>
 * <li>{@link HtmlReport}: the page. A class for each section makes its content. The facts of the rules are packed in
 * it, and its scripts draw them when somebody comes to it.
 * <li>{@link PageInput}: what it is made of.
 * <li>{@link GeneralizationPage}: the page on the weakest conditions of rules.
 * <li>{@link Frame}: what every page has around its content; {@link PackedSections}, {@link TensorPicture}: what other pages have, too.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.report.*;
 * import java.nio.file.Path;
 * import java.time.Duration;
 * import java.util.List;
 *
 * var run = new FinishedRun(new RunReport(List.of(), List.of(), Duration.ZERO), "1.0", 0, Path.of(""));
 * String page = HtmlReport.write(run);
 * assert page.startsWith("<!DOCTYPE html>") && page.contains("verify-rules: 0 rules");
 * assert page.contains("Content-Security-Policy") && !page.contains("src=\"http") : "the page loads nothing";
 * }
 *
 * <p>The only package that knows the library for HTML. Imports {@code report}, {@code diff}, {@code generalize}, {@code hlo}, {@code json},
 * {@code verdict}, {@code interpret}, {@code law}, and the language. Used by {@code html.pair} and {@code cli}.
 */
@NullMarked
package io.verifyrules.verifier.html;

import org.jspecify.annotations.NullMarked;
