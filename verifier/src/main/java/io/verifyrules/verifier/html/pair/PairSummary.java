package io.verifyrules.verifier.html.pair;

import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.report.Checked;
import io.verifyrules.verifier.report.FinishedRun;
import io.verifyrules.verifier.report.RunOrigin;
import j2html.TagCreator;
import j2html.tags.DomContent;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

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
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

/** The run in a few numbers, why functions are not compared, and what could not be read. */
final class PairSummary {

    private static final int LONGEST = 240;

    private final PairsInput input;
    private final FinishedRun run;

    PairSummary(PairsInput input) {
        this.input = input;
        this.run = input.run();
    }

    /** The number of functions, in words. */
    static String functions(int count) {
        return count == 1 ? "1 function" : count + " functions";
    }

    DomContent header() {
        String end = switch (run.exitCode()) {
            case 0 -> "nothing was found against the programs after";
            case 1 -> "something was found, or is not as expected";
            case 2 -> "some of the input could not be used";
            default -> "an internal error kept functions from their verdicts";
        };
        RunOrigin origin = run.origin();
        return TagCreator.header(h1("Verdicts on " + functions(input.functions().size())),
                p("verify-rules " + run.toolVersion() + "; exit code " + run.exitCode() + ": " + end)
                        .withClass("quiet"),
                command(origin), p((origin.commit().isEmpty() ? "" : "commit " + origin.commit() + "; ")
                        + String.join(", ", origin.solvers()) + "; " + origin.java()).withClasses("quiet", "origin"));
    }

    /** The command that was typed, folded where it is long: a shell may have named many files. */
    private static DomContent command(RunOrigin origin) {
        String started = DateTimeFormatter.ISO_INSTANT.format(origin.started().truncatedTo(ChronoUnit.SECONDS));
        return (origin.commandLine().length() <= LONGEST
                ? p(code(origin.commandLine()), text(", " + started))
                : details(TagCreator.summary(started + ", the command"), code(origin.commandLine())))
                .withClasses("quiet", "origin");
    }

    DomContent summary() {
        Map<PairVerdict.Kind, Integer> kinds = new TreeMap<>();
        decided().forEach(decided -> kinds.merge(decided.worst(), 1, Integer::sum));
        long notSpelled = input.functions().size() - decided().count();
        long unexpected = input.functions().stream().filter(each -> !each.judged().expected()).count();
        List<DomContent> figures = new ArrayList<>();
        figures.add(figure("functions", Integer.toString(input.functions().size()), "", "#results"));
        kinds.forEach((kind, count) -> figures.add(
                figure(kind.toString(), count.toString(), VerdictWord.colour(kind), selecting("", kind.toString()))));
        if (notSpelled > 0) {
            figures.add(figure(VerdictWord.NOT_SPELLED, Long.toString(notSpelled), "",
                    selecting("", VerdictWord.NOT_SPELLED)));
        }
        figures.add(
                figure("unexpected", Long.toString(unexpected), unexpected > 0 ? "bad" : "good", "#unexpected=only"));
        figures.add(figure("wall time", String.format(Locale.ROOT, "%.1f s", run.report().time().toMillis() / 1000.0),
                "", ""));
        return section(h2("Summary"), dl(each(figures.stream())).withClass("figures"), mistakes(), reasons())
                .withId("summary");
    }

    private Stream<Checked.Decided> decided() {
        return input.functions()
                .stream()
                .map(each -> each.judged().checked())
                .filter(Checked.Decided.class::isInstance)
                .map(Checked.Decided.class::cast);
    }

    private DomContent mistakes() {
        return iff(!run.report().diagnostics().isEmpty(), div(h3("Mistakes in the input").withClass("bad"),
                ul(each(run.report().diagnostics().stream().map(diagnostic -> li(code(diagnostic.toString())))))));
    }

    /** The reasons why functions have no verdict, the most frequent reason first. */
    private DomContent reasons() {
        Map<List<String>, Integer> counts = new TreeMap<>(Comparator.comparing(List::toString));
        for (ShownPair shown : input.functions()) {
            switch (shown.judged().checked()) {
                case Checked.NotPaired not ->
                    counts.merge(List.of(VerdictWord.NOT_SPELLED, not.reason()), 1, Integer::sum);
                case Checked.Decided decided -> decided.verdicts()
                        .stream()
                        .filter(PairVerdict.NotRead.class::isInstance)
                        .map(verdict -> ((PairVerdict.NotRead) verdict).what())
                        .distinct()
                        .forEach(what -> counts.merge(List.of(PairVerdict.Kind.NOT_READ.toString(), what), 1,
                                Integer::sum));
            }
        }
        List<DomContent> items = counts.entrySet()
                .stream()
                .sorted(Map.Entry.<List<String>, Integer>comparingByValue().reversed())
                .map(reason -> reason(reason.getKey(), reason.getValue()))
                .toList();
        int all = counts.values().stream().mapToInt(Integer::intValue).sum();
        return iff(!items.isEmpty(), details(TagCreator.summary("Why " + functions(all) + " could not be compared"),
                ul(each(items.stream()))).withId("reasons"));
    }

    private static DomContent reason(List<String> reason, int count) {
        return li(text(count + " "), a(reason.getFirst() + ": " + reason.getLast())
                .withHref(selecting(reason.getLast(), reason.getFirst())));
    }

    /** The address that selects functions by words and verdict. */
    private static String selecting(String words, String verdict) {
        return "#" + (words.isEmpty() ? "" : "search=" + encoded(words) + "&") + "verdict=" + encoded(verdict);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /** A number; where it links to, the lists show what it counts. */
    private static DomContent figure(String name, String value, String colour, String link) {
        return div(dt(name),
                dd(link.isEmpty() ? text(value) : a(value).withHref(link)).withCondClass(!colour.isEmpty(), colour));
    }
}
