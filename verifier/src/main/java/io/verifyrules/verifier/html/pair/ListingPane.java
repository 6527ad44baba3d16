package io.verifyrules.verifier.html.pair;

import io.verifyrules.verifier.program.Value;
import j2html.tags.DomContent;
import j2html.tags.specialized.SpanTag;
import java.util.List;

import static j2html.TagCreator.each;
import static j2html.TagCreator.i;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;

/** The lines of a program with their numbers. A sign says what the colour says. */
final class ListingPane {

    private ListingPane() {
    }

    /**
     * The lines.
     *
     * @param function the name of the section, of which the name of a line is made
     */
    static DomContent of(Side side, String function) {
        List<Listing.Line> lines = Listing.of(side);
        return pre(each(lines.stream().map(line -> line(line, side, function)))).withClass("listing")
                .attr("tabindex", "0")
                .attr("aria-label", "Program " + side.name());
    }

    private static DomContent line(Listing.Line line, Side side, String function) {
        SpanTag shown = span(i(line.number() == 0 ? "" : Integer.toString(line.number())),
                text(line.emphasis().sign() + " " + line.text() + "\n"));
        if (line.emphasis() == Emphasis.BEGINS) {
            side.begins().ifPresent(value -> shown.withId(anchor(function, side, value)).attr("tabindex", "-1"));
        }
        return line.emphasis() == Emphasis.PLAIN ? shown : shown.withClass(line.emphasis().style());
    }

    /** The name of the line on which a difference begins. */
    static String anchor(String function, Side side, Value value) {
        return function + "--" + side.style() + "-" + value.place().line();
    }
}
