package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementCondition;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Conditions, maps and elements of one rule as those of another.
 *
 * @param classes the class there for a class
 * @param maps the map there for a map of the rule, or an index
 * @param permutations the permutation there for a declared permutation
 * @param scalars the number there for an integer
 * @param parameters the element there for an element parameter
 * @param functions the function there for a declared function
 * @param types the type there of a number that is written down
 */
public record Translation(UnaryOperator<RankClass> classes, Function<AxisMap.Variable, AxisMap> maps,
        Function<AxisMap.Variable, Permutation> permutations, Function<AxisMap.Scalar, AxisMap> scalars,
        Function<Element.Parameter, Element> parameters, UnaryOperator<ElementFunction> functions,
        UnaryOperator<ElementType> types) {

    /** The condition there. */
    public Condition of(Condition condition) {
        return switch (condition) {
            case Condition.EveryLane every ->
                new Condition.EveryLane(classes.apply(every.rankClass()), of(every.condition()));
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

    /** The permutation there. */
    public Permutation of(Permutation permutation) {
        return permutation.letters()
                .stream()
                .map(letter -> letter.inverse()
                        ? permutations.apply(letter.lanes()).inverted()
                        : permutations.apply(letter.lanes()))
                .reduce(Permutation::times)
                .orElseThrow();
    }

    /** The map there. */
    public AxisMap of(AxisMap map) {
        return switch (map) {
            case AxisMap.Variable variable -> maps.apply(variable);
            case AxisMap.Scalar scalar -> scalars.apply(scalar);
            case AxisMap.Constant constant -> constant;
            case AxisMap.Arithmetic a -> new AxisMap.Arithmetic(a.operator(), of(a.left()), of(a.right()));
            case AxisMap.Permuted permuted -> of(permuted.map()).permuted(of(permuted.by()));
            case AxisMap.Choice choice ->
                new AxisMap.Choice(of(choice.condition()), of(choice.then()), of(choice.otherwise()));
        };
    }

    /** The element there. */
    public Element of(Element element) {
        return switch (element) {
            case Element.Written written ->
                new Element.Written(written.literal(), types.apply(written.type()), written.stated());
            case Element.Parameter parameter -> parameters.apply(parameter);
            case Element.Counted counted -> new Element.Counted(of(counted.map()));
            case Element.Unary unary -> new Element.Unary(unary.operator(), of(unary.operand()));
            case Element.Binary binary -> new Element.Binary(binary.operator(), of(binary.left()), of(binary.right()));
            case Element.Converted converted ->
                new Element.Converted(converted.conversion(), of(converted.operand()), types.apply(converted.type()));
            case Element.Tuple tuple -> new Element.Tuple(tuple.components().stream().map(this::of).toList());
            case Element.Applied applied -> new Element.Applied(functions.apply(applied.function()),
                    applied.operands().stream().map(this::of).toList());
        };
    }
}
