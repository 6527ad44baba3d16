package io.verifyrules.verifier.html;

import j2html.tags.DomContent;
import java.util.List;
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
 */
public record Frame(String caption, List<String> styles) {

    private static final String POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:";

    public Frame {
        styles = List.copyOf(styles);
    }

    /** The page with the given content. */
    public String around(List<DomContent> content) {
        return "<!DOCTYPE html>\n" + html(
                head(meta().withCharset("utf-8"),
                        meta().withName("viewport").withContent("width=device-width, initial-scale=1"),
                        meta().attr("http-equiv", "Content-Security-Policy").withContent(POLICY), title(caption),
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
