package io.verifyrules.verifier.html;

import j2html.tags.DomContent;

import static j2html.TagCreator.code;
import static j2html.TagCreator.dd;
import static j2html.TagCreator.details;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.text;

/** The meaning of the words and signs in claims and predicates, folded up until somebody wants to know. */
final class Glossary {

    private Glossary() {
    }

    static DomContent of() {
        return details(summary("How to read claims, predicates and pictures"), TensorPicture.legend(),
                dl(dt("ranks checked"), dd("""
                        k predicates at most can fail each on a lane of its own, so that what holds at these ranks holds at \
                        every rank"""), dt("lane-wise, simplified"),
                        dd("settled by claims about one lane; settled without a solver"),
                        dt("reductions matched, random instances"), dd("""
                        proved by pairing the terms of both sides; settled by one of the instances that are tried before: \
                        the sides differ on it, or the rule applies to it"""),
                        dt(code("@c"), text(", "), code("@c#1"), text(", "), code("^c#1")), dd("""
                        the index on axis c; one that a reduction binds; one of a reduction inside of another"""),
                        dt(code("div"), text(", "), code("pos")), dd("""
                        the quotient rounded down; the larger of its argument and 0"""),
                        dt(code("quot#2"), text(", "), code("rem#3"), text(", "), code("step_p#1")), dd("""
                        names with a number take the place of a name of the rule: a quotient, its remainder, a map with a \
                        constant added""")))
                .withClass("glossary");
    }
}
