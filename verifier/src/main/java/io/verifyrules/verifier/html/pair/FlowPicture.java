package io.verifyrules.verifier.html.pair;

import j2html.tags.ContainerTag;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

import static j2html.TagCreator.div;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.p;
import static j2html.TagCreator.tag;

/** The graph of what one program computes of its own, drawn from the top to what is returned. */
final class FlowPicture {

    private static final int LETTER = 7;
    private static final int LONGEST = 28;
    private static final int HEIGHT = 24;
    private static final int STEP = 46;
    private static final int MARGIN = 4;

    private FlowPicture() {
    }

    static DomContent of(Flow flow, String program) {
        if (flow.nodes().isEmpty()) {
            return p("Nothing that the other program does not compute.").withClass("quiet");
        }
        List<String> labels = flow.nodes().stream().map(node -> shortened(node.label())).toList();
        List<Double> widths = labels.stream().map(label -> (double) LETTER * label.length() + 16).toList();
        FlowLayout.Placed placed = FlowLayout.of(flow, widths);
        List<DomContent> content = new ArrayList<>();
        content.add(ways("edge", flow, placed));
        content.add(ways("follows", flow, placed));
        for (int i = 0; i < labels.size(); i++) {
            FlowLayout.Place place = placed.nodes().get(i);
            Flow.Node node = flow.nodes().get(i);
            ContainerTag<?> group = tag("g").withClasses(node.emphasis().style(), node.leaf() ? "leaf" : "")
                    .attr("transform", "translate(" + number(MARGIN + place.x()) + " " + top(place) + ")");
            content.add(
                    group.with(tag("rect").attr("x", number(-widths.get(i) / 2)).attr("width", number(widths.get(i))),
                            tag("text").withText(labels.get(i))));
        }
        String size = number(placed.width() + 2 * MARGIN);
        int height = (placed.layers() - 1) * STEP + HEIGHT + 2 * MARGIN;
        long operations = flow.nodes().stream().filter(node -> !node.leaf()).count();
        return div(
                div(tag("svg").withClass("flow")
                        .attr("width", size)
                        .attr("height", height)
                        .attr("viewBox", "0 0 " + size + " " + height)
                        .attr("role", "img")
                        .attr("aria-label",
                                "Graph of " + operations + " operations of the program "
                                        + program.toLowerCase(Locale.ROOT) + ", as the lines above list them")
                        .with(content)).withClass("scroll").attr("tabindex", "0"),
                p(flow.omitted() > 0 ? flow.omitted() + " more operations are not drawn." : "").withClass("quiet"));
    }

    /** All edges of one kind as one line: there are many, and each as an element of its own would make the page larger. */
    private static DomContent ways(String kind, Flow flow, FlowLayout.Placed placed) {
        Pen pen = new Pen();
        IntStream.range(0, flow.edges().size())
                .filter(i -> flow.edges().get(i).follows() == kind.equals("follows"))
                .forEach(i -> way(placed.ways().get(i), pen));
        return iff(!pen.drawn.isEmpty(), tag("path").withClass(kind).attr("d", pen.drawn.toString()));
    }

    /**
     * A line in the words of SVG, each place relative to the one before. So lines that are alike are the same text, and
     * pack well.
     */
    private static final class Pen {

        private final StringBuilder drawn = new StringBuilder();
        private long x;
        private long y;

        void move(long toX, long toY) {
            drawn.append('m').append(toX - x).append(' ').append(toY - y);
            x = toX;
            y = toY;
        }

        /** A bend that leaves and ends upright. */
        void bend(long toX, long toY) {
            long middle = (toY - y) / 2;
            drawn.append("c0 ")
                    .append(middle)
                    .append(' ')
                    .append(toX - x)
                    .append(' ')
                    .append(middle)
                    .append(' ')
                    .append(toX - x)
                    .append(' ')
                    .append(toY - y);
            x = toX;
            y = toY;
        }

        void down(long toY) {
            drawn.append('v').append(toY - y);
            y = toY;
        }
    }

    private static String shortened(String label) {
        return label.length() <= LONGEST ? label : label.substring(0, LONGEST - 1) + "…";
    }

    private static int top(FlowLayout.Place place) {
        return MARGIN + place.layer() * STEP;
    }

    /** A line that leaves and enters each place from above. */
    private static void way(List<FlowLayout.Place> places, Pen pen) {
        pen.move(Math.round(MARGIN + places.getFirst().x()), top(places.getFirst()) + HEIGHT);
        for (int i = 1; i < places.size(); i++) {
            FlowLayout.Place to = places.get(i);
            pen.bend(Math.round(MARGIN + to.x()), top(to));
            if (i + 1 < places.size()) {
                pen.down(top(to) + HEIGHT);
            }
        }
    }

    private static String number(double value) {
        return Long.toString(Math.round(value));
    }
}
