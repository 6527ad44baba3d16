/**
 * Reports as JSON: of a run, of a comparison of runs, of mutants, and as SARIF for code hosts; and a report read back.
 *
 * <ul>
 * <li>{@link JsonReport}, {@link SarifReport}: a run.
 * <li>{@link ReportReader}: the verdicts of a report, to compare them with those of another run.
 * <li>{@link DiffReport}, {@link MutationJson}: a comparison, and what became of mutants.
 * <li>{@link InstanceJson}: an instance, which can be read and computed again.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.report.*;
 * import java.nio.file.Path;
 * import java.time.Duration;
 * import java.util.List;
 *
 * var run = new FinishedRun(new RunReport(List.of(), List.of(), Duration.ofSeconds(2)), "1.0", 0, Path.of(""));
 * var read = ReportReader.read("report.json", JsonReport.write(run));
 * assert read instanceof ReportReader.Content.Verdicts known && known.verdicts().isEmpty();
 * assert ReportReader.read("report.json", "[1, 2") instanceof ReportReader.Content.Unusable;
 * }
 *
 * <p>Imports {@code json.text}, {@code json.rule}, {@code report}, {@code verdict}, {@code interpret}, {@code value},
 * {@code diff},
 * {@code mutation}, {@code generalize}, and the language but for {@code expr} and {@code graph}. Used by {@code json.journal} and {@code cli}.
 */
@NullMarked
package io.verifyrules.verifier.json.report;

import org.jspecify.annotations.NullMarked;
