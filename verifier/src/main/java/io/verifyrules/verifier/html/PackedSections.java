package io.verifyrules.verifier.html;

import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.json.text.JsonText;
import io.verifyrules.verifier.report.NeededDemands;
import io.verifyrules.verifier.report.RuleFamilies;
import io.verifyrules.verifier.report.RuleOutcome;
import j2html.tags.DomContent;
import j2html.tags.specialized.ScriptTag;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import static j2html.TagCreator.each;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.script;

/**
 * The contents of the sections of rules, unpacked when one of them is unfolded. Several are packed together, as they
 * have much in common; not all, as unpacking takes time.
 */
public final class PackedSections {

    /** So many characters are unpacked within a few milliseconds. */
    private static final int LARGE = 1_000_000;

    private final List<DomContent> packs = new ArrayList<>();
    private final List<String> sections = new ArrayList<>();
    private CopyTexts copies = new CopyTexts();
    private int first;
    private int size;

    /** The sections of all rules in scripts that are data; each says which sections it has. */
    static DomContent of(PageInput input) {
        List<RuleOutcome> outcomes = input.run().report().outcomes();
        Map<Rule, NeededDemands> shown = RuleFamilies.shown(outcomes);
        PackedSections packed = new PackedSections();
        outcomes.forEach(outcome -> packed.add(copies -> RuleBody.of(outcome, input, shown, copies)));
        return packed.scripts();
    }

    /** Adds a section, which may have texts to be copied. */
    public void add(Function<CopyTexts, DomContent> content) {
        String section = VisibleText.ofLines(content.apply(copies).render());
        sections.add(section);
        size += section.length();
        if (size > LARGE) {
            pack();
        }
    }

    /** All sections in scripts that are data; each says which sections it has. */
    public DomContent scripts() {
        pack();
        return each(packs.stream());
    }

    private void pack() {
        Map<String, Object> content = new LinkedHashMap<>();
        content.put("sections", sections);
        content.put("copies", copies.texts());
        packs.add(data(JsonText.line(content)).withClass("sections")
                .attr("data-first", Integer.toString(first))
                .attr("data-count", Integer.toString(sections.size())));
        first += sections.size();
        sections.clear();
        copies = new CopyTexts();
        size = 0;
    }

    /** A text that the page unpacks. */
    public static ScriptTag data(String text) {
        return script(rawHtml(new PackedText(text).packed())).withType("application/octet-stream");
    }
}
