package io.verifyrules.verifier.html;

import io.verifyrules.verifier.work.Standing;
import j2html.tags.DomContent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.main;
import static j2html.TagCreator.p;
import static j2html.TagCreator.progress;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

/**
 * The page of a run: how much is done, how fast, and what each worker checks. A browser reads it again as long as the run goes on.
 *
 * @param done  how many tasks are done
 * @param all   how many there are
 * @param since how long they are worked on
 * @param ended whether no more will be done
 * @param work  who does them, where others than this process do
 */
public record RunPage(int done, int all, Duration since, boolean ended, Optional<Standing> work) {

    private static final Duration AGAIN = Duration.ofSeconds(2);

    /** So many workers have a line of their own, those first that check a task the longest. */
    private static final int MOST_MEMBERS = 200;

    /** The page. */
    public String write() {
        return new Frame("verify-rules: " + done + " of " + all, List.of("report.css"),
                ended ? Optional.empty() : Optional.of(AGAIN))
                .around(List.of(main(content().toArray(DomContent[]::new))));
    }

    private List<DomContent> content() {
        List<DomContent> content = new ArrayList<>();
        content.add(
                h1(ended && done < all ? "The run ended early" : ended ? "The run is done" : "The run is under way"));
        content.add(progress().withMax(Integer.toString(Math.max(1, all)))
                .withValue(Integer.toString(done))
                .attr("aria-label", "tasks done")
                .withStyle("width: 100%"));
        content.add(p(soFar()));
        work.filter(standing -> !ended && !standing.members().isEmpty()).ifPresent(standing -> {
            content.add(h2(standing.members().size() + (standing.members().size() == 1 ? " process" : " processes")));
            content.add(members(standing));
        });
        return content;
    }

    /** The count of what is done, the rate, and the time that the rest takes at that rate. */
    public String soFar() {
        double rate = done / (since.toNanos() / 1e9);
        String speed = done == 0 ? "" : String.format(Locale.ROOT, ", %.1f a second", rate);
        String rest = done == 0 || ended ? "" : ", " + Math.round((all - done) / rate) + " s to go";
        return done + " of " + all + " done" + speed + rest;
    }

    private static DomContent members(Standing standing) {
        List<Standing.Member> longest = standing.members()
                .stream()
                .sorted(Comparator.comparing((Standing.Member member) -> longest(member)).reversed())
                .limit(MOST_MEMBERS)
                .toList();
        return table(attrs(".results"),
                thead(tr(Stream.of("process", "tasks at a time", "checks now", "since")
                        .map(name -> th(name))
                        .toArray(DomContent[]::new))),
                tbody(each(longest, RunPage::row)));
    }

    private static DomContent row(Standing.Member member) {
        String titles = String.join(", ", member.tasks().stream().map(Standing.Running::title).toList());
        return tr(td(member.name()), td(Integer.toString(member.slots())), td(titles.isEmpty() ? "nothing" : titles),
                td(member.tasks().isEmpty() ? "" : longest(member).toSeconds() + " s"));
    }

    private static Duration longest(Standing.Member member) {
        return member.tasks()
                .stream()
                .map(Standing.Running::since)
                .max(Comparator.naturalOrder())
                .orElse(Duration.ZERO);
    }
}
