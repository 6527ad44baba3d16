package io.verifyrules.verifier.html;

import j2html.tags.DomContent;
import java.util.stream.Stream;

import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

/** Tables that scroll on their own where the window is narrow. */
final class Rows {

    private Rows() {
    }

    static DomContent grid(Stream<String> headings, Stream<DomContent> rows) {
        return div(table(thead(tr(each(headings.map(heading -> th(heading).attr("scope", "col"))))), tbody(each(rows))))
                .withClass("scroll");
    }
}
