/**
 * Reports for tools of continuous integration: rules as tests in JUnit's XML, annotations in GitHub's workflow
 * commands, and Markdown.
 *
 * <ul>
 * <li>{@link JUnitReport}: a test case for each rule and element type.
 * <li>{@link MarkdownReport}: the numbers and what is not as expected, for people.
 * <li>{@link GitHubAnnotations}: what went wrong, beside the line of the source that it is about.
 * <li>{@link PairTests}, {@link PairAnnotations}: the same of pairs of programs.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.diagnostic.*;
 * import io.verifyrules.verifier.report.*;
 * import java.nio.file.Path;
 * import java.time.Duration;
 * import java.util.List;
 *
 * var mistake = new Diagnostic(new SourcePosition("pads.rules.kts", 3, 7), "unresolved reference 'pdd'");
 * var report = new RunReport(List.of(mistake), List.of(), Duration.ZERO);
 * String commands = GitHubAnnotations.write(new FinishedRun(report, "1.0", 2, Path.of("")));
 * assert commands.equals("::error file=pads.rules.kts,line=3,col=7,title=verify-rules::unresolved reference 'pdd'\n");
 * }
 *
 * <p>Imports {@code report}, {@code verdict}, {@code pair.report}, and of the language {@code diagnostic}. Used by {@code cli} alone.
 */
@NullMarked
package io.verifyrules.verifier.ci;

import org.jspecify.annotations.NullMarked;
