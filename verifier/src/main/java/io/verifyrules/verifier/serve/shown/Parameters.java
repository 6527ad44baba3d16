package io.verifyrules.verifier.serve.shown;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Demand;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.json.message.Message;
import io.verifyrules.verifier.kotlin.KotlinText;
import io.verifyrules.verifier.report.NeededDemands;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The parameters of a rule that can be moved: ranks, sizes, attributes, elements and demands. */
public final class Parameters {

    private static final int MOST_RANK = 3;
    private static final int MOST_SIZE = 8;
    private static final int LEAST_ATTRIBUTE = -4;

    private Parameters() {
    }

    /**
     * The sliders of a rule.
     *
     * @param types the element types in which it has verdicts
     */
    public static Message of(Rule rule, List<String> types) {
        RuleNames names = RuleNames.of(rule);
        Set<String> sizes = sizes(names);
        List<Message> maps = new ArrayList<>();
        names.perLane().forEach((name, map) -> maps.add(map(name, map, names, sizes.contains(name))));
        List<Message> elements = new ArrayList<>();
        names.parameters().forEach((name, type) -> elements.add(named(name, type)));
        List<Message> tensors = new ArrayList<>();
        names.tensors().forEach((name, input) -> tensors.add(named(name, input.type().element())));
        return Message.EMPTY.withTexts("elementTypes", types)
                .with("classes", names.rankClasses()
                        .stream()
                        .map(each -> Message.EMPTY.with("name", each.name()).with("least", 0).with("most", MOST_RANK))
                        .toList())
                .with("maps", maps)
                .with("integers",
                        names.integers()
                                .stream()
                                .map(name -> Message.EMPTY.with("name", name)
                                        .with("least", LEAST_ATTRIBUTE)
                                        .with("most", MOST_SIZE))
                                .toList())
                .with("tensors", tensors)
                .with("elements", elements);
    }

    /** The maps that are sizes of input tensors, or of which one is made. */
    private static Set<String> sizes(RuleNames names) {
        Set<String> sizes = new HashSet<>();
        for (Input input : names.tensors().values()) {
            for (Node node : Graph.of(List.copyOf(input.shape().sizes().values())).nodes()) {
                if (node instanceof AxisMap.Variable variable) {
                    sizes.add(variable.name());
                }
            }
        }
        return sizes;
    }

    private static Message map(String name, AxisMap.Variable map, RuleNames names, boolean isSize) {
        boolean isOrder = names.permutations().containsKey(name);
        return Message.EMPTY.with("name", name)
                .with("class", map.of().name())
                .with("kind", isOrder ? "order" : isSize ? "sizes" : "map")
                .with("least", isOrder || isSize ? 0 : LEAST_ATTRIBUTE)
                .with("most", isOrder ? MOST_RANK : MOST_SIZE);
    }

    private static Message named(String name, ElementType type) {
        return Message.EMPTY.with("name", name)
                .with("type", type instanceof ElementType.Open ? "any" : type.toString());
    }

    /** The demands of the rule, by number from 1. */
    public static List<Message> demands(Rule rule) {
        List<Message> demands = new ArrayList<>();
        for (Demand demand : rule.demands()) {
            Message numbered = Message.EMPTY.with("index", demands.size() + 1)
                    .with("text", new NeededDemands.Shown(demand, List.of(), List.of()).text());
            demands.add(switch (demand) {
                case Demand.Required(var condition) ->
                    numbered.with("kotlin", KotlinText.requires(condition)).with("kind", "required");
                case Demand.Assumed ignored -> numbered.with("kind", "assumed");
            });
        }
        return demands;
    }
}
