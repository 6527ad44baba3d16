package io.verifyrules.verifier.html;

import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.value.ElementValue;
import j2html.tags.ContainerTag;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import static j2html.TagCreator.each;
import static j2html.TagCreator.figcaption;
import static j2html.TagCreator.figure;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.tag;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

/** Pictures of tensors: grids whose cells are coloured by where their elements come from. */
public final class TensorPicture {

    private static final int HEIGHT = 26;
    private static final int LABEL = 16;
    private static final int GAP = 8;
    private static final int LETTER = 8;
    private static final int LONGEST = 12;

    private final Picture picture;
    private final TensorLayout layout;
    private final int width;

    private TensorPicture(Picture picture) {
        this.picture = picture;
        this.layout = TensorLayout.of(picture.tensor());
        int longest = picture.tensor()
                .elements()
                .values()
                .stream()
                .mapToInt(value -> shown(value).length())
                .max()
                .orElse(1);
        this.width = Math.max(HEIGHT, LETTER * longest + 10);
    }

    /** The tensor with its name. */
    public static DomContent of(Picture picture) {
        return figure(figcaption(picture.name()),
                picture.tensor().elements().isEmpty()
                        ? p("no elements").withClass("quiet")
                        : new TensorPicture(picture).svg());
    }

    /** The meaning of the colours and lines. */
    static DomContent legend() {
        Stream<DomContent> regions = Stream.of(Region.values()).map(region -> entry(region.style(), region.meaning()));
        Stream<DomContent> marks = Stream.of(entry("traced", "the differing element comes from here"),
                entry("differs", "the sides differ here"));
        return ul(each(Stream.concat(regions, marks))).withClass("legend");
    }

    private static DomContent entry(String style, String meaning) {
        return li(each(svg(26, 20).attr("aria-hidden", "true")
                .with(tag("g").withClass(style)
                        .with(rect(3, 3, 20, 14),
                                rect(3, 3, 20, 14).withClass("hatch").withCondClass(!style.equals("padded"), "edge"))),
                text(meaning)));
    }

    /** The patterns that cells refer to; once in a page. */
    public static DomContent patterns() {
        ContainerTag<?> line = tag("path").attr("d", "M0 8L8 0")
                .attr("stroke", "currentColor")
                .attr("stroke-width", "1")
                .attr("opacity", "0.45");
        return svg(0, 0).attr("aria-hidden", "true")
                .with(tag("defs").with(tag("pattern").withId("hatch")
                        .attr("width", "8")
                        .attr("height", "8")
                        .attr("patternUnits", "userSpaceOnUse")
                        .with(line)));
    }

    private DomContent svg() {
        List<DomContent> content = new ArrayList<>();
        int y = 2;
        for (TensorLayout.Slice slice : layout.slices()) {
            if (!slice.label().isEmpty()) {
                content.add(
                        tag("text").withClass("label").attr("x", 2).attr("y", y + LABEL - 4).withText(slice.label()));
                y += LABEL;
            }
            for (List<Access> row : slice.rows()) {
                for (int column = 0; column < row.size(); column++) {
                    content.add(cell(row.get(column), 2 + column * width, y));
                }
                y += HEIGHT;
            }
            y += GAP;
        }
        int label = layout.slices().stream().mapToInt(slice -> LETTER * slice.label().length()).max().orElse(0);
        return svg(4 + Math.max(label, layout.columns() * width), y).withClasses("cells", "grid")
                .attr("style", "--w:" + width + "px")
                .attr("role", "img")
                .attr("aria-label", picture.name())
                .with(content);
    }

    private DomContent cell(Access access, int x, int y) {
        Region region = picture.region(access);
        boolean differs = picture.differs().filter(access::equals).isPresent();
        boolean traced = picture.traced().contains(access);
        ElementValue value = picture.tensor().elements().get(access);
        String text = value == null ? "?" : value.toString();
        ContainerTag<?> group = tag("g").withClasses(region.style(), differs ? "differs" : traced ? "traced" : "");
        // Of the others the colour says as much; each of thousands would make the page larger.
        if (differs || traced || text.length() > LONGEST) {
            group.with(tag("title")
                    .withText(access + " = " + text + ", " + region.meaning() + (differs ? ", the sides differ" : "")));
        }
        // All cells of a picture have one size, which the style sheet knows: there are thousands of them in a page.
        group.attr("transform", "translate(" + x + " " + y + ")").with(tag("rect"));
        if (region == Region.PADDED) {
            group.with(tag("rect").withClass("hatch"));
        }
        if (differs || traced) {
            group.with(tag("rect").withClass("edge"));
        }
        return group.with(tag("text").withText(text.length() > LONGEST ? text.substring(0, LONGEST - 1) + "…" : text));
    }

    private static String shown(ElementValue value) {
        String text = value.toString();
        return text.length() > LONGEST ? text.substring(0, LONGEST) : text;
    }

    private static ContainerTag<?> svg(int width, int height) {
        return tag("svg").withClass("cells")
                .attr("width", width)
                .attr("height", height)
                .attr("viewBox", "0 0 " + width + " " + height);
    }

    private static ContainerTag<?> rect(int x, int y, int width, int height) {
        return tag("rect").attr("x", x).attr("y", y).attr("width", width).attr("height", height);
    }
}
