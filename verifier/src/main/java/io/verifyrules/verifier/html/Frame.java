package io.verifyrules.verifier.html;

import j2html.tags.DomContent;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import static j2html.TagCreator.body;
import static j2html.TagCreator.each;
import static j2html.TagCreator.head;
import static j2html.TagCreator.html;
import static j2html.TagCreator.link;
import static j2html.TagCreator.meta;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.script;
import static j2html.TagCreator.style;
import static j2html.TagCreator.title;

/**
 * The frame of every page around its content. Nothing is ever loaded: what a page needs is in it.
 *
 * @param caption the title of the window
 * @param styles  names of style sheets that ship with the program
 * @param again   the time after which the page is read again, if it changes
 */
public record Frame(String caption, List<String> styles, Optional<Duration> again) {

    private static final String POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:";

    public Frame {
        styles = List.copyOf(styles);
    }

    /** The frame of a page that does not change. */
    public Frame(String caption, List<String> styles) {
        this(caption, styles, Optional.empty());
    }

    /** The page with the given content. */
    public String around(List<DomContent> content) {
        return "<!DOCTYPE html>\n" + html(
                head(meta().withCharset("utf-8"),
                        meta().withName("viewport").withContent("width=device-width, initial-scale=1"),
                        meta().attr("http-equiv", "Content-Security-Policy").withContent(POLICY), title(caption),
                        each(again.stream()
                                .map(time -> meta().attr("http-equiv", "refresh")
                                        .withContent(Long.toString(time.toSeconds())))),
                        link().withRel("icon").withHref("data:,"),
                        style(rawHtml(
                                styles.stream().map(name -> new Resource(name).text()).collect(Collectors.joining())))),
                body(each(content.stream()))).withLang("en").render() + "\n";
    }

    /** Scripts that ship with the program as one function: none of its parts is of use without the others. */
    public static DomContent code(List<String> scripts) {
        return script(rawHtml(scripts.stream()
                .map(name -> new Resource(name).text())
                .collect(Collectors.joining("\n", "(async () => {\n'use strict';\n", "})();\n"))));
    }
}
