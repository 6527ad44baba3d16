package io.verifyrules.verifier.html;

import io.verifyrules.verifier.report.RunReport;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.figcaption;
import static j2html.TagCreator.figure;
import static j2html.TagCreator.section;
import static j2html.TagCreator.summary;

/** Times and instances: the places of the plots, which the page draws, and what they show in words; nothing without verdicts. */
final class PlotSection {

    private PlotSection() {
    }

    static DomContent of(RunReport report) {
        if (report.results().findAny().isEmpty()) {
            return each();
        }
        List<Long> times = report.results().map(result -> result.time().toMillis()).sorted().toList();
        Map<Long, Long> instances = report.results()
                .collect(Collectors.groupingBy(Instances::count, TreeMap::new, Collectors.counting()));
        return section(details(summary("Times and instances"),
                div(plot("times", "Share of the verdicts reached within a time. " + times(times)),
                        plot("instances",
                                "Verdicts by the number of instances (combinations of ranks) they " + "needed: "
                                        + instances.entrySet()
                                                .stream()
                                                .map(entry -> entry.getValue() + " with " + entry.getKey())
                                                .collect(Collectors.joining(", "))
                                        + ". With 0 it was reached for all ranks at once, lane by lane."))
                        .withClass("plots")))
                .withId("plots");
    }

    /**
     * The data of the plots: times with the share of the verdicts that took no longer, and verdicts by their number of
     * instances.
     */
    static Map<String, Object> points(RunReport report) {
        List<Long> times = report.results().map(result -> result.time().toMillis()).sorted().toList();
        List<List<Number>> shares = new ArrayList<>();
        for (int i = 0; i < times.size(); i++) {
            if (i + 1 == times.size() || !times.get(i + 1).equals(times.get(i))) {
                shares.add(List.of(times.get(i), Math.round(1e4 * (i + 1) / times.size()) / 100.0));
            }
        }
        Map<Long, Long> instances = report.results()
                .collect(Collectors.groupingBy(Instances::count, TreeMap::new, Collectors.counting()));
        return Map.of("times", shares, "instances",
                instances.entrySet().stream().map(entry -> List.of(entry.getKey(), entry.getValue())).toList());
    }

    private static String times(List<Long> times) {
        return "Half took at most " + quantile(times, 50) + " ms, 90 % at most " + quantile(times, 90)
                + " ms, all at most " + times.getLast() + " ms.";
    }

    private static long quantile(List<Long> sorted, int percent) {
        return sorted.get(Math.max(0, (sorted.size() * percent + 99) / 100 - 1));
    }

    private static DomContent plot(String id, String words) {
        return figure(each(div().withId(id).withClass("chart").attr("aria-hidden", "true"), figcaption(words)));
    }
}
