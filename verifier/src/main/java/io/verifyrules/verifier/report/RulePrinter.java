package io.verifyrules.verifier.report;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Form;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Part;
import io.verifyrules.dsl.expr.Slot.Shown;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Demand;
import io.verifyrules.dsl.rule.OperatorCall;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static io.verifyrules.verifier.report.TermPrinter.byAxis;

/** Rules and tensor expressions in mathematical notation: {@code slice(pad(X, v, low={c: l}), start={c: s})}. */
public final class RulePrinter {

    private RulePrinter() {
    }

    /** {@code lhs => rhs}, with the names of the operators that its author made. */
    public static String print(Rule rule) {
        return print(rule, rule.lhs()) + " => " + print(rule, rule.rhs());
    }

    /** The same where the operators that its author made are what they unfold to. */
    public static String unfolded(Rule rule) {
        return print(rule.lhs()) + " => " + print(rule.rhs());
    }

    /** An expression of the rule, with the names of the operators that its author made. */
    public static String print(Rule rule, TensorExpr tensor) {
        OwnOperators operators = OwnOperators.of(rule);
        return Abbreviation.of(tensor, levels -> print(tensor, levels, operators));
    }

    /** The preconditions and the assumptions, one string each. */
    public static Stream<String> conditions(Rule rule) {
        return Stream
                .of(rule.preconditions().stream().map(TermPrinter::print),
                        rule.assumptions().stream().map(property -> "everywhere: " + print(property)), laws(rule))
                .flatMap(some -> some);
    }

    /** The same without those that sizes come with. */
    static Stream<String> statedConditions(Rule rule) {
        Set<String> stated = rule.demands()
                .stream()
                .filter(Demand.Required.class::isInstance)
                .map(Demand::node)
                .map(node -> TermPrinter.print((Condition) node))
                .collect(Collectors.toSet());
        Set<String> implied = rule.preconditions()
                .stream()
                .filter(RulePrinter::isOfSizes)
                .map(TermPrinter::print)
                .filter(condition -> !stated.contains(condition))
                .collect(Collectors.toSet());
        return conditions(rule).filter(condition -> !implied.contains(condition));
    }

    private static boolean isOfSizes(Condition condition) {
        return condition instanceof Condition.EveryLane(var ignored, LaneCondition.Comparison comparison)
                && comparison.relation() == Relation.GE && comparison.left() instanceof AxisMap.Variable
                && comparison.right().equals(AxisMap.of(0));
    }

    /** The laws that the rule declares of its functions, one string for each that has laws. */
    private static Stream<String> laws(Rule rule) {
        return RuleNames.of(rule)
                .functions()
                .values()
                .stream()
                .filter(function -> function.laws().saySomething())
                .map(function -> "for all elements: " + String.join(", ", function.laws()
                        .equations(function.name(), function.laws().identity().map(TermPrinter::print).orElse(""))));
    }

    /** A condition as text. */
    public static String print(Condition condition) {
        return TermPrinter.print(condition);
    }

    /** The rule's hints on the indices of its reductions, one string each. */
    public static Stream<String> hints(Rule rule) {
        return rule.hints().stream().map(hint -> hint.index().name() + " = " + TermPrinter.print(hint.value()));
    }

    /** The expression; attributes that are neutral on an axis leave it out. */
    public static String print(TensorExpr tensor) {
        return Abbreviation.of(tensor, levels -> print(tensor, levels));
    }

    static String print(TensorExpr tensor, int levels) {
        return print(tensor, levels, OwnOperators.none());
    }

    static String print(TensorExpr tensor, int levels, OwnOperators operators) {
        if (levels <= 0) {
            return Abbreviation.LEFT_OUT;
        }
        int below = levels - 1;
        if (tensor instanceof Input input) {
            return input.name();
        }
        Optional<OperatorCall> call = operators.call(tensor);
        if (call.isPresent()) {
            return operators.print(call.get(), below);
        }
        Form form = tensor.form();
        Optional<String> sign = tensor instanceof Binary binary
                ? TermPrinter.infix(binary.operator())
                : Optional.of(form.notation()).filter(ignored -> form.infix());
        if (sign.isPresent()) {
            return tensor.operands()
                    .stream()
                    .map(operand -> print(operand, below, operators))
                    .collect(Collectors.joining(" " + sign.get() + " ", "(", ")"));
        }
        return Stream.of(Shown.FIRST, Shown.PLAIN)
                .flatMap(shown -> form.parts()
                        .stream()
                        .filter(part -> (shown == Shown.FIRST) == (part.slot().shown() == Shown.FIRST))
                        .flatMap(part -> argument(part, below, operators)))
                .collect(Collectors.joining(", ", form.notation() + "(", ")"));
    }

    private static Stream<String> argument(Part part, int levels, OwnOperators operators) {
        return switch (part.slot().shown()) {
            case FIRST, PLAIN -> values(part, levels, operators);
            case NAMED -> part.tells()
                    ? values(part, levels, operators).map(value -> part.slot().title() + "=" + value)
                    : Stream.empty();
            case IN_NAME -> Stream.empty();
        };
    }

    private static Stream<String> values(Part part, int levels, OwnOperators operators) {
        return switch (part) {
            case Part.Operand operand -> Stream.of(print(operand.tensor(), levels, operators));
            case Part.Operands operands ->
                operands.tensors().stream().map(operand -> print(operand, levels, operators));
            case Part.Value value -> Stream.of(TermPrinter.print(value.element(), levels));
            case Part.MaybeValue value -> value.element().stream().map(element -> TermPrinter.print(element, levels));
            case Part.Sizes sizes -> Stream.of(byAxis(sizes.shape().sizes(), levels));
            case Part.Maps maps -> Stream.of(byAxis(maps.telling(), levels));
            case Part.Axis axis -> Stream.of(axis.axis().toString());
            case Part.Axes axes -> Stream.of(axes(axes.axes()));
            case Part.NewAxes axes -> Stream.of(axes(axes.axes()));
            case Part.Renaming renaming -> Stream.of(renaming.renaming()
                    .entrySet()
                    .stream()
                    .map(entry -> entry.getKey() + ": " + entry.getValue())
                    .collect(Collectors.joining(", ", "{", "}")));
            case Part.Order order -> Stream.of(order.permutation().toString());
            case Part.Name name -> Stream.of(name.name());
            case Part.Count count -> Stream.of(Integer.toString(count.number()));
            case Part.By by -> Stream.of(by.reducer().symbol());
            case Part.Applied applied -> Stream.of(applied.function().name());
            case Part.Type type -> Stream.of(type.type().toString());
            case Part.Said said -> Stream.of(said.word().symbol());
            case Part.Indices indices -> Stream
                    .of(byAxis(new TreeMap<AggregatedAxis, AxisMap>(indices.indices().byAxis()), Math.max(1, levels)));
        };
    }

    private static String axes(Collection<AggregatedAxis> axes) {
        return axes.stream().map(AggregatedAxis::toString).collect(Collectors.joining(", ", "{", "}"));
    }
}
