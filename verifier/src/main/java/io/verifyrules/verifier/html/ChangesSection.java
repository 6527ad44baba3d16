package io.verifyrules.verifier.html;

import io.verifyrules.verifier.diff.Baseline;
import io.verifyrules.verifier.diff.DiffText;
import io.verifyrules.verifier.diff.VerdictChange;
import j2html.tags.DomContent;
import java.util.List;

import static j2html.TagCreator.a;
import static j2html.TagCreator.details;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

/**
 * The changes since an earlier run: how much, and which rules are not there any more. Others are marked in the lists.
 */
final class ChangesSection {

    private ChangesSection() {
    }

    static DomContent of(Baseline since) {
        List<VerdictChange> removed = since.removed();
        return section(h2("Since " + since.name()),
                p(text(DiffText.summary(since.diff()) + ". "),
                        iff(since.diff().changes().size() > removed.size(),
                                a("Show what changed").withHref("#changed=only")))
                        .withCondClass(since.diff().worse() > 0, "bad"),
                iff(!removed.isEmpty(),
                        details(summary("No verdicts any more (" + removed.size() + ")"),
                                ul(each(removed.stream()
                                        .map(gone -> li(gone.known().rule() + " (" + gone.known().elementType() + "): "
                                                + gone.known().outcome())))))))
                .withId("since");
    }
}
