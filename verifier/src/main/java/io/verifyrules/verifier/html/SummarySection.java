package io.verifyrules.verifier.html;

import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.report.FinishedRun;
import io.verifyrules.verifier.report.RunOrigin;
import io.verifyrules.verifier.report.RunReport;
import j2html.TagCreator;
import j2html.tags.DomContent;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import static j2html.TagCreator.a;
import static j2html.TagCreator.code;
import static j2html.TagCreator.dd;
import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

/** The run in a few numbers, and what could not be read. */
final class SummarySection {

    private SummarySection() {
    }

    static DomContent header(FinishedRun run) {
        String end = switch (run.exitCode()) {
            case 0 -> "all rules got the verdicts they are expected to get";
            case 1 -> "some rules did not get the verdicts they are expected to get";
            case 2 -> "some of the input could not be used";
            default -> "an internal error kept rules from their verdicts";
        };
        RunOrigin origin = run.origin();
        return TagCreator.header(h1("Verdicts on " + rules(run.report())),
                p("verify-rules " + run.toolVersion() + "; exit code " + run.exitCode() + ": " + end)
                        .withClass("quiet"),
                iff(!origin.command().isEmpty(), p(code(origin.commandLine()), text(
                        ", " + DateTimeFormatter.ISO_INSTANT.format(origin.started().truncatedTo(ChronoUnit.SECONDS))))
                        .withClasses("quiet", "origin")),
                iff(!origin.java().isEmpty(),
                        p((origin.commit().isEmpty() ? "" : "commit " + origin.commit() + "; ")
                                + String.join(", ", origin.solvers()) + "; " + origin.java())
                                .withClasses("quiet", "origin")));
    }

    private static String rules(RunReport report) {
        int rules = report.outcomes().size();
        return rules == 1 ? "1 rule" : rules + " rules";
    }

    static DomContent of(FinishedRun run) {
        RunReport report = run.report();
        List<DomContent> figures = new ArrayList<>();
        figures.add(figure("rules", Integer.toString(report.outcomes().size()), "", "#results"));
        for (VerdictKind kind : VerdictKind.values()) {
            long count = report.results().filter(result -> result.verdict().kind() == kind).count();
            if (count > 0) {
                figures.add(figure(kind.name(), Long.toString(count), "", "#verdict=" + kind.name()));
            }
        }
        figures.add(figure("unexpected", Long.toString(report.unexpected()), report.unexpected() > 0 ? "bad" : "good",
                "#unexpected=only"));
        if (report.internalErrors() > 0) {
            figures.add(figure("internal errors", Long.toString(report.internalErrors()), "bad",
                    "#verdict=" + VerdictBadge.ERROR));
        }
        figures.add(figure("obligations", Long.toString(report.obligations()), "", ""));
        figures.add(
                figure("wall time", String.format(Locale.ROOT, "%.1f s", report.time().toMillis() / 1000.0), "", ""));
        return section(h2("Summary"), dl(each(figures.stream())).withClass("figures"),
                iff(!report.diagnostics().isEmpty(), div(h3("Mistakes in the input").withClass("bad"),
                        ul(each(report.diagnostics().stream().map(diagnostic -> li(code(diagnostic.toString()))))))),
                iff(!report.warnings().isEmpty(),
                        details(summary(report.warnings().size() == 1
                                ? "1 warning: something in a rule is hardly meant"
                                : report.warnings().size() + " warnings: something in rules is hardly meant"),
                                ul(each(report.warnings().stream().map(warning -> li(code(warning.toString()))))))))
                .withId("summary");
    }

    /** A number; where it links to, the lists show what it counts. */
    private static DomContent figure(String name, String value, String colour, String link) {
        return div(dt(name),
                dd(link.isEmpty() ? text(value) : a(value).withHref(link)).withCondClass(!colour.isEmpty(), colour));
    }
}
