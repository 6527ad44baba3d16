package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementCondition;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;

/** Conditions of one rule as conditions of another, which calls by the same names what is the same. */
final class SameNames {

    private final Map<String, RankClass> classes = new HashMap<>();
    private final RuleNames names;
    private final Mentioned mentioned;

    /** @param rule of which the conditions are to be */
    SameNames(Rule rule) {
        this.names = RuleNames.of(rule);
        this.mentioned = Mentioned.of(rule);
        rule.rankClasses().forEach(rankClass -> classes.put(rankClass.name(), rankClass));
    }

    /** The conditions; empty where they speak of what this rule does not mention. */
    Optional<List<Condition>> of(List<Condition> conditions) {
        try {
            return Optional.of(conditions.stream().map(this::of).toList());
        } catch (NoSuchElementException unknown) {
            return Optional.empty();
        }
    }

    private Condition of(Condition condition) {
        return switch (condition) {
            case Condition.EveryLane every -> new Condition.EveryLane(of(every.rankClass()), of(every.condition()));
            case Condition.OnScalars scalars -> new Condition.OnScalars(of(scalars.condition()));
            case Condition.OnElements(ElementCondition compared) -> new Condition.OnElements(
                    new ElementCondition(compared.relation(), of(compared.left()), of(compared.right())));
            case Condition.OnWidths widths -> widths;
            case Condition.Not not -> new Condition.Not(of(not.operand()));
            case Condition.AllOf all -> new Condition.AllOf(all.operands().stream().map(this::of).toList());
            case Condition.AnyOf any -> new Condition.AnyOf(any.operands().stream().map(this::of).toList());
        };
    }

    private LaneCondition of(LaneCondition condition) {
        return switch (condition) {
            case LaneCondition.Comparison compared ->
                new LaneCondition.Comparison(compared.relation(), of(compared.left()), of(compared.right()));
            case LaneCondition.Not not -> new LaneCondition.Not(of(not.operand()));
            case LaneCondition.AllOf all -> new LaneCondition.AllOf(all.operands().stream().map(this::of).toList());
            case LaneCondition.AnyOf any -> new LaneCondition.AnyOf(any.operands().stream().map(this::of).toList());
        };
    }

    private AxisMap of(AxisMap map) {
        return switch (map) {
            case AxisMap.Variable variable -> named(names.maps(), variable.name());
            case AxisMap.Scalar scalar -> named(mentioned.scalars(), scalar.name());
            case AxisMap.Constant constant -> constant;
            case AxisMap.Arithmetic a -> new AxisMap.Arithmetic(a.operator(), of(a.left()), of(a.right()));
            case AxisMap.Choice choice ->
                new AxisMap.Choice(of(choice.condition()), of(choice.then()), of(choice.otherwise()));
        };
    }

    private Element of(Element element) {
        return switch (element) {
            case Element.Written written -> written;
            case Element.Parameter parameter -> named(mentioned.parameters(), parameter.name());
            case Element.Counted counted -> new Element.Counted(of(counted.map()));
            case Element.Unary unary -> new Element.Unary(unary.operator(), of(unary.operand()));
            case Element.Binary binary -> new Element.Binary(binary.operator(), of(binary.left()), of(binary.right()));
            case Element.Converted converted ->
                new Element.Converted(converted.conversion(), of(converted.operand()), converted.type());
        };
    }

    private RankClass of(RankClass rankClass) {
        return named(classes, rankClass.name());
    }

    private static <T> T named(Map<String, T> things, String name) {
        return Optional.ofNullable(things.get(name)).orElseThrow(() -> new NoSuchElementException(name));
    }
}
