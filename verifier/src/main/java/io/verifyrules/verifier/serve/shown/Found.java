package io.verifyrules.verifier.serve.shown;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.generalize.Finding;
import io.verifyrules.verifier.generalize.Generalization;
import io.verifyrules.verifier.generalize.GeneralizationText;
import io.verifyrules.verifier.generalize.Needed;
import io.verifyrules.verifier.generalize.Plane;
import io.verifyrules.verifier.generalize.SmallPlane;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.json.message.Message;
import io.verifyrules.verifier.kotlin.KotlinText;
import io.verifyrules.verifier.report.Palette;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The findings about the demands of a rule, as the page shows them. */
public final class Found {

    private Found() {
    }

    /** One question of a search and its answer. */
    public static Message asked(Rule rule, List<RuleResult> results, int number) {
        List<String> demands = Generalization.demands(rule).stream().map(KotlinText::requires).toList();
        boolean right = !results.isEmpty()
                && results.stream().allMatch(result -> result.verdict().kind() == VerdictKind.VERIFIED);
        String kinds = results.stream()
                .map(result -> result.verdict().kind().name())
                .distinct()
                .collect(Collectors.joining(", "));
        return Message.of("progress")
                .with("asked", number)
                .with("right", right)
                .withTexts("demands", demands)
                .with("sentence", (right ? "right" : kinds)
                        + (demands.isEmpty() ? " without any condition" : " under " + String.join("; ", demands)));
    }

    /** The final finding. */
    public static Message of(Generalization found) {
        List<String> lines = new GeneralizationText(new Palette(false)).lines(found)
                .stream()
                .map(Palette::rendered)
                .toList();
        Message message = Message.of("found")
                .with("finding", word(found.finding()))
                .with("sentence", lines.stream().skip(1).findFirst().map(String::strip).orElse(""))
                .with("promise", found.promise())
                .with("wasRight", found.verified())
                .with("cutShort", found.cutShort())
                .withTexts("types", found.theories())
                .withTexts("before", found.before().stream().map(KotlinText::requires).toList())
                .with("demands", demands(found))
                .with("alternatives", alternatives(found))
                .withTexts("lifts", found.lifts())
                .withTexts("lines", lines);
        return message.withObject("newlyAllowed", newlyAllowed(found).map(instance -> shown(found.bare(), instance)))
                .withObject("plane", found.plane().map(Found::plane));
    }

    private static List<Message> demands(Generalization found) {
        return switch (found.finding()) {
            case Finding.Found some -> some.demands().stream().map(needed -> demand(found, needed)).toList();
            case Finding.AlwaysRight ignored -> List.of();
            case Finding.NeverRight ignored -> List.of();
            case Finding.Nothing ignored -> List.of();
        };
    }

    private static Message demand(Generalization found, Needed needed) {
        String kotlin = KotlinText.requires(needed.demand());
        return Message.EMPTY.with("kotlin", kotlin)
                .with("text", kotlin)
                .withObject("without", needed.without().map(instance -> shown(found.bare(), instance)));
    }

    private static List<Message> alternatives(Generalization found) {
        return found.finding() instanceof Finding.Found some
                ? some.alternatives()
                        .stream()
                        .map(other -> Message.EMPTY
                                .withTexts("demands", other.conditions().stream().map(KotlinText::requires).toList())
                                .withObject("refuses", other.refused().map(instance -> shown(found.bare(), instance))))
                        .toList()
                : List.of();
    }

    private static Optional<RuleInstance> newlyAllowed(Generalization found) {
        return switch (found.finding()) {
            case Finding.Found some -> some.newlyAllowed();
            case Finding.AlwaysRight always -> always.newlyAllowed();
            case Finding.NeverRight never -> Optional.of(never.smallest());
            case Finding.Nothing ignored -> Optional.empty();
        };
    }

    private static Message shown(Rule rule, RuleInstance instance) {
        return ShownInstance.of(rule, instance, Replay.replay(rule, instance));
    }

    private static String word(Finding finding) {
        return switch (finding) {
            case Finding.AlwaysRight ignored -> "alwaysRight";
            case Finding.NeverRight ignored -> "neverRight";
            case Finding.Found ignored -> "found";
            case Finding.Nothing ignored -> "nothing";
        };
    }

    private static Message plane(Plane plane) {
        return head(plane).with("fields", plane.fields().stream().map(Found::field).toList());
    }

    /** A plane with an instance for each pair of numbers. */
    public static Message plane(SmallPlane small, List<String> choices) {
        List<Message> fields = new ArrayList<>();
        IntStream.range(0, small.shown().size())
                .forEach(i -> fields.add(
                        field(small.plane().fields().get(i)).with("instance", Message.instance(small.shown().get(i)))));
        return head(small.plane()).withTexts("choices", choices).with("fields", fields);
    }

    private static Message head(Plane plane) {
        return Message.EMPTY.with("across", plane.across()).with("down", plane.down());
    }

    private static Message field(Plane.Field field) {
        return Message.EMPTY.with("across", field.across())
                .with("down", field.down())
                .with("right", field.right())
                .with("wrong", field.wrong())
                .with("admitted", field.admitted());
    }
}
