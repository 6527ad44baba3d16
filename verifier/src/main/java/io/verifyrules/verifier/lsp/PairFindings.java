package io.verifyrules.verifier.lsp;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.pair.PairDifference;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.lit.LitFunction;
import io.verifyrules.verifier.pair.report.Checked;
import io.verifyrules.verifier.pair.report.PairLines;
import io.verifyrules.verifier.pair.report.Posed;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticRelatedInformation;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Location;

/**
 * The findings in a document with programs, each at its place. They are programs that differ at the lines that spell
 * the second one, and mistakes and unreadable parts at the operation. A reason that only keeps a function from being
 * compared is a hint.
 */
final class PairFindings {

    private static final String SOURCE = "verify-rules";
    private static final String NOT_READ = "NOT READ";
    private static final String NOT_SPELLED = "NOT SPELLED";
    private static final String ERROR = "internal-error";

    private final String uri;
    private final String file;
    private final Places places;
    private final List<Diagnostic> found = new ArrayList<>();

    private PairFindings(String uri, Path file, Places places) {
        this.uri = uri;
        this.file = file.toString();
        this.places = places;
    }

    /** All that is known by now. */
    static List<Diagnostic> of(String uri, Path file, ProgramReading reading, PairVerdicts verdicts) {
        PairFindings findings = new PairFindings(uri, file, new Places(reading.text()));
        reading.mistake()
                .ifPresent(mistake -> findings.add(mistake.position(), mistake.message(), DiagnosticSeverity.Warning,
                        NOT_READ));
        reading.functions().forEach(each -> findings.add(each, verdicts.of(each)));
        // What is wrong in a function that goes in is so under each command.
        return findings.found.stream().distinct().toList();
    }

    private void add(ReadFunction function, Optional<PairOutcome> outcome) {
        switch (function.function()) {
            case LitFunction.Paired(var place, Posed posed) ->
                outcome.ifPresent(known -> outcome(known, posed.place(), posed.pair().name()));
            case LitFunction.Alone(var place, var part, boolean isBegun, Checked.NotPaired not) -> {
                if (isBegun) {
                    add(not.place(), NOT_SPELLED + ": " + not.reason() + "\n" + not.why().message(),
                            DiagnosticSeverity.Hint, NOT_SPELLED);
                }
                outcome.ifPresent(known -> outcome(known, place, not.name()));
            }
            case LitFunction.NotRead(var place, boolean isUnknown, Checked.NotPaired not) ->
                add(not.place(), NOT_READ + ": " + not.why().message(),
                        isUnknown ? DiagnosticSeverity.Information : DiagnosticSeverity.Error, NOT_READ);
        }
    }

    private void outcome(PairOutcome outcome, SourcePosition place, String name) {
        switch (outcome) {
            case PairOutcome.Decided(List<PairVerdict> verdicts, var time) -> {
                for (int i = 0; i < verdicts.size(); i++) {
                    verdict(verdicts.get(i), place, "@" + name + (verdicts.size() == 1 ? "" : " result " + i));
                }
            }
            case PairOutcome.Examined(var mistake) -> mistake
                    .ifPresent(each -> add(each.position(), PairVerdict.Kind.BEFORE_IS_INVALID + ": " + each.message(),
                            DiagnosticSeverity.Error, PairVerdict.Kind.BEFORE_IS_INVALID.toString()));
            case PairOutcome.Failed(Throwable mistake) ->
                add(place, "internal error: " + mistake, DiagnosticSeverity.Error, ERROR);
        }
    }

    private void verdict(PairVerdict verdict, SourcePosition place, String of) {
        switch (verdict) {
            case PairVerdict.Equal ignored -> {
            }
            case PairVerdict.EqualOverTheReals ignored -> {
            }
            case PairVerdict.EqualByParts ignored -> {
            }
            case PairVerdict.EqualAsKept ignored -> {
            }
            case PairVerdict.Refuted(var ignored, PairDifference difference) ->
                differing(verdict, difference, place, of, DiagnosticSeverity.Error);
            case PairVerdict.EqualIf(var ignored, PairDifference difference, var condition, boolean weakest) ->
                differing(verdict, difference, place, of, DiagnosticSeverity.Error);
            case PairVerdict.RefutedUnlessAssumed(var ignored, PairDifference difference, var assumption) ->
                differing(verdict, difference, place, of, DiagnosticSeverity.Information);
            case PairVerdict.Invalid(boolean before, var why) -> at(verdict, why, place, of, DiagnosticSeverity.Error);
            case PairVerdict.OtherSignature(var why) -> at(verdict, why, place, of, DiagnosticSeverity.Warning);
            case PairVerdict.NotRead(var what, var why) -> at(verdict, why, place, of, DiagnosticSeverity.Information);
            case PairVerdict.PartUnknown(var why) -> at(verdict, why, place, of, DiagnosticSeverity.Information);
            case PairVerdict.Unknown ignored ->
                add(place, message(verdict, of), DiagnosticSeverity.Information, verdict.kind().toString());
            case PairVerdict.AlwaysUndefined ignored ->
                add(place, message(verdict, of), DiagnosticSeverity.Error, verdict.kind().toString());
        }
    }

    /** With the places where the difference begins. */
    private void differing(PairVerdict verdict, PairDifference difference, SourcePosition place, String of,
            DiagnosticSeverity severity) {
        Diagnostic diagnostic = add(place, message(verdict, of), severity, verdict.kind().toString());
        diagnostic
                .setRelatedInformation(Stream
                        .of(difference.onlyBefore().map(each -> related(each, "before")),
                                difference.onlyAfter().map(each -> related(each, "after")))
                        .flatMap(Optional::stream)
                        .toList());
    }

    private DiagnosticRelatedInformation related(PairDifference.Elements value, String side) {
        return new DiagnosticRelatedInformation(new Location(uri, places.of(value.place())),
                "the difference begins " + side + " at " + value.name());
    }

    private static String message(PairVerdict verdict, String of) {
        List<String> details = PairLines.details(verdict);
        return of + ": " + PairText.brief(List.of(verdict))
                + (details.isEmpty() ? "" : "\n" + String.join("\n", details));
    }

    private void at(PairVerdict verdict, io.verifyrules.dsl.diagnostic.Diagnostic why, SourcePosition otherwise,
            String of, DiagnosticSeverity severity) {
        boolean here = why.position().file().equals(file) && why.position().line() > 0;
        add(here ? why.position() : otherwise, of + ": " + verdict.kind() + ": " + why.message(), severity,
                verdict.kind().toString());
    }

    private Diagnostic add(SourcePosition place, String message, DiagnosticSeverity severity, String code) {
        Diagnostic diagnostic = new Diagnostic(places.of(place), message, severity, SOURCE, code);
        found.add(diagnostic);
        return diagnostic;
    }
}
