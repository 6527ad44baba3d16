package io.verifyrules.verifier.html;

import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.Tracer;
import io.verifyrules.verifier.report.Evidence;
import io.verifyrules.verifier.report.InstanceTable;
import io.verifyrules.verifier.report.TraceText;
import io.verifyrules.verifier.verdict.Verdict;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h4;
import static j2html.TagCreator.p;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

/** A counterexample: the instance as tables, what differs, and both sides drawn operator by operator. */
final class CounterexampleSection {

    private CounterexampleSection() {
    }

    static DomContent of(RuleDeclaration declaration, Verdict.Refuted refuted) {
        List<DomContent> content = new ArrayList<>();
        content.add(p(Evidence.line(refuted)));
        content.addAll(instance(declaration, refuted.instance()));
        if (declaration instanceof Rule rule) {
            content.addAll(sides(rule, refuted));
        }
        return div(each(content.stream()));
    }

    private static List<DomContent> instance(RuleDeclaration declaration, RuleInstance instance) {
        List<DomContent> content = new ArrayList<>();
        for (InstanceTable.OfClass of : InstanceTable.of(declaration, instance).classes()) {
            if (of.rank() > 0 && !of.maps().isEmpty()) {
                content.add(
                        div(table(
                                thead(tr(th(of.name() + ", rank " + of.rank()).attr("scope", "col"),
                                        each(IntStream.range(0, of.rank())
                                                .mapToObj(lane -> th("lane " + lane).attr("scope", "col")
                                                        .withClass("number"))))),
                                tbody(each(of.maps()
                                        .entrySet()
                                        .stream()
                                        .map(map -> tr(th(map.getKey()).attr("scope", "row"),
                                                each(map.getValue()
                                                        .stream()
                                                        .map(value -> td(value.toString()).withClass("number"))))))))
                                .attr("style", "width:auto")).withClass("scroll"));
            } else {
                content.add(p(of.name() + ", rank " + of.rank()));
            }
        }
        instance.tensors()
                .forEach((name, tensor) -> Evidence.abbreviated(tensor)
                        .ifPresent(text -> content.add(p(name + " " + text))));
        named("Integers", instance.integers()).ifPresent(content::add);
        named("Parameters", instance.parameters()).ifPresent(content::add);
        named("Functions", instance.undefined().ofFunctions()).ifPresent(content::add);
        instance.undefined().models().forEach((name, model) -> content.add(p(name + "(a, b) = " + model.text())));
        named("Taken for what nothing defines", instance.undefined().ofOperations()).ifPresent(content::add);
        return content;
    }

    private static Optional<DomContent> named(String what, Map<?, ?> values) {
        return values.isEmpty()
                ? Optional.empty()
                : Optional.of(p(what + ": "
                        + values.entrySet()
                                .stream()
                                .map(entry -> entry.getKey() + " = " + entry.getValue())
                                .collect(Collectors.joining(", "))));
    }

    private static List<DomContent> sides(Rule rule, Verdict.Refuted refuted) {
        Optional<Access> differs = refuted.outcome() instanceof Outcome.ElementsDiffer differ
                ? Optional.of(differ.access())
                : Optional.empty();
        List<DomContent> sides = new ArrayList<>();
        sides.add(side(rule, "Left side", rule.lhs(), "left side", refuted.instance(), differs));
        boolean none = refuted.outcome() instanceof Outcome.RightInvalid
                || refuted.outcome() instanceof Outcome.RightUndefined;
        if (!none) {
            sides.add(side(rule, "Right side", rule.rhs(), "right side", refuted.instance(), differs));
        }
        return List.of(div(each(sides.stream())).withClass("sides"));
    }

    private static DomContent side(Rule rule, String title, TensorExpr side, String name, RuleInstance instance,
            Optional<Access> differs) {
        List<Picture> pictures = SidePictures.of(instance, side, name, differs);
        return div(h4(title), div(each(pictures.stream().map(TensorPicture::of))).withClass("pictures"),
                each(differs.stream()
                        .map(access -> pre(
                                String.join("\n", TraceText.lines(rule, new Tracer(instance).trace(side, access)))))));
    }
}
