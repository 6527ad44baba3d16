package io.verifyrules.verifier.html;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.generalize.Finding;
import io.verifyrules.verifier.generalize.Generalization;
import io.verifyrules.verifier.generalize.GeneralizationText;
import io.verifyrules.verifier.generalize.InstanceLine;
import io.verifyrules.verifier.generalize.Needed;
import io.verifyrules.verifier.generalize.Plane;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.kotlin.KotlinText;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.verdict.Verdict;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.h4;
import static j2html.TagCreator.main;
import static j2html.TagCreator.p;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.section;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

/** The weakest conditions that were found, as one self-contained page with a section for each rule. */
public final class GeneralizationPage {

    private GeneralizationPage() {
    }

    /** The page. */
    public static String write(List<Generalization> all) {
        return new Frame("verify-rules generalize: " + all.size() + " rules", List.of("report.css"))
                .around(List.of(main(h1("The weakest conditions"), TensorPicture.legend(),
                        each(all.stream().map(GeneralizationPage::of))), TensorPicture.patterns()));
    }

    private static DomContent of(Generalization found) {
        List<DomContent> content = new ArrayList<>();
        content.add(h2(RuleTitle.of(found.rule())));
        content.add(p(RulePrinter.print(found.rule())));
        found.fillings().forEach(filling -> content.add(p("Hole " + filling.hole() + " = " + filling.kotlin())));
        content.add(conditions(found));
        content.add(p("Of " + found.counts().cases() + " small instances with a valid left side "
                + found.counts().right() + " are right; the rule admits " + found.counts().before()
                + ", what was found " + found.counts().after() + "."));
        switch (found.finding()) {
            case Finding.AlwaysRight always ->
                always.newlyAllowed().ifPresent(instance -> content.add(allowed(found.rule(), instance)));
            case Finding.NeverRight never -> content.addAll(wrong(found, "Never right", never.smallest()));
            case Finding.Nothing nothing -> content.add(p("No condition was found: " + nothing.reason()));
            case Finding.Found some -> {
                content.add(p(found.promise()));
                some.alternatives()
                        .forEach(other -> content.add(div(
                                h3(other.refused()
                                        .map(instance -> "Another condition, which admits others and refuses "
                                                + InstanceLine.of(instance))
                                        .orElse("Or, which admits others")),
                                pre(String.join("\n",
                                        other.conditions().stream().map(KotlinText::requires).toList())))));
                some.newlyAllowed().ifPresent(instance -> content.add(allowed(found.rule(), instance)));
                some.demands().forEach(needed -> content.addAll(without(found, needed)));
            }
        }
        found.lifts().forEach(lift -> content.add(p("As right with " + lift + " (proved).")));
        if (found.cutShort()) {
            content.add(p(GeneralizationText.CUT_SHORT));
        }
        found.plane().ifPresent(plane -> content.add(plane(plane)));
        return section(each(content.stream()));
    }

    /** Old and new side by side. */
    private static DomContent conditions(Generalization found) {
        String before = String.join("\n", found.before().stream().map(KotlinText::requires).toList());
        String after = String.join("\n", found.demands().stream().map(KotlinText::requires).toList());
        boolean none = found.finding() instanceof Finding.Nothing || found.finding() instanceof Finding.NeverRight;
        return table(thead(tr(th("The rule requires").attr("scope", "col"), th("Found").attr("scope", "col"))),
                tbody(tr(td(pre(before.isEmpty() ? "nothing" : before)),
                        td(pre(none ? "none" : after.isEmpty() ? "nothing is needed" : after)))));
    }

    private static DomContent allowed(Rule rule, RuleInstance instance) {
        return div(h3("Newly allowed"), p(InstanceLine.of(instance)),
                side("Left side", SidePictures.of(instance, rule.lhs(), "left side", Optional.empty())),
                side("Right side", SidePictures.of(instance, rule.rhs(), "right side", Optional.empty())));
    }

    private static DomContent side(String name, List<Picture> pictures) {
        return div(h4(name), div(each(pictures.stream().map(TensorPicture::of))).withClass("pictures"));
    }

    private static List<DomContent> without(Generalization found, Needed needed) {
        String heading = "Without " + KotlinText.requires(needed.demand());
        return needed.without()
                .map(instance -> wrong(found, heading, instance))
                .orElseGet(() -> List.of(h3(heading), p("Nothing shows that it is needed.")));
    }

    private static List<DomContent> wrong(Generalization found, String heading, RuleInstance instance) {
        Outcome outcome = Replay.replay(found.bare(), instance);
        return List.of(h3(heading),
                outcome.refutes()
                        ? CounterexampleSection.of(found.rule(), new Verdict.Refuted(instance, outcome))
                        : p(InstanceLine.of(instance)));
    }

    /** A table of the two maps: how many instances are right, and how many of all are admitted. */
    private static DomContent plane(Plane plane) {
        List<Integer> columns = plane.fields().stream().map(Plane.Field::across).distinct().sorted().toList();
        List<Integer> rows = plane.fields().stream().map(Plane.Field::down).distinct().sorted().toList();
        return div(
                h3("Right, wrong and admitted instances with one lane, by " + plane.across() + " and " + plane.down()),
                p("Each field says how many instances are right / wrong / admitted."),
                div(table(
                        thead(tr(th(plane.down() + " \\ " + plane.across()),
                                each(columns.stream().map(column -> th(column.toString()).attr("scope", "col"))))),
                        tbody(each(rows.stream()
                                .map(row -> tr(th(row.toString()).attr("scope", "row"),
                                        each(columns.stream().map(column -> field(plane, column, row))))))))
                        .attr("style", "width:auto")).withClass("scroll"));
    }

    private static DomContent field(Plane plane, int across, int down) {
        return plane.fields()
                .stream()
                .filter(field -> field.across() == across && field.down() == down)
                .findFirst()
                .map(field -> td(field.right() + " / " + field.wrong() + " / " + field.admitted()).withClass("number")
                        .attr("style", "background:" + colour(field)))
                .orElseGet(() -> td("").withClass("number"));
    }

    /** Green where all right ones are admitted, red where all are wrong, yellow where some right one is not admitted. */
    private static String colour(Plane.Field field) {
        return field.right() == 0 ? "#f6c6c6" : field.admitted() >= field.right() ? "#c6e8c6" : "#f3e6b0";
    }
}
