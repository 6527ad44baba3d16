package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Tolerance;
import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Demand;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.kotlin.LiteralCode.Place;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The content of a rule, statement by statement: declarations first, then demands, then both sides. */
final class RuleStatements {

    private final Rule rule;
    private final RuleNames mentioned;
    private final Terms terms;
    private final NamedTerms named;
    private final List<Statement> statements = new ArrayList<>();

    private RuleStatements(Rule rule, Terms terms, NamedTerms named) {
        this.rule = rule;
        this.mentioned = RuleNames.of(rule);
        this.terms = terms;
        this.named = named;
    }

    static List<Statement> of(Rule rule, Names names, NamedTerms named) {
        RuleStatements all = new RuleStatements(rule, new Terms(names, named, rule.calls()), named);
        all.write();
        return Collections.unmodifiableList(all.statements);
    }

    private void write() {
        statements.addAll(new ExpectationStatements(terms).of(rule));
        classes();
        List<Condition> bySizes = integers();
        elements();
        tensors();
        named.others().forEach(this::define);
        rule.claimedTypes().ifPresent(this::claim);
        if (!rule.upTo().isEmpty()) {
            statements.add(new Statement.Plain("", Code.call(terms.names().function("upTo"),
                    rule.upTo().all().stream().map(Tolerance::word).map(terms::word).toList())));
        }
        rule.preconditions()
                .subList(bySizes.size(), rule.preconditions().size())
                .forEach(condition -> statements.add(new Statement.Block(terms.names().function("requires"),
                        terms.conditions().demanded(condition))));
        rule.assumptions()
                .forEach(property -> statements
                        .add(new Statement.Block(terms.names().function("assume"), terms.of(property))));
        statements.add(new Statement.Plain(terms.names().function("lhs") + " = ", terms.of(rule.lhs())));
        statements.add(new Statement.Plain(terms.names().function("rhs") + " = ", terms.of(rule.rhs())));
        rule.hints()
                .forEach(hint -> statements.add(new Statement.Plain("",
                        terms.call("match", Code.words(terms.of(hint.index()), "to", terms.of(hint.value()))))));
    }

    private void declare(String name, Code code) {
        statements.add(Statement.declaration(name, code));
    }

    private void define(NamedTerms.Definition definition) {
        statements.add(definition.term() instanceof Freeze
                ? Statement.declaration(definition.name(), terms.written(definition.term()))
                : Statement.value(definition.name(), terms.written(definition.term())));
    }

    private void classes() {
        for (RankClass rankClass : rule.rankClasses()) {
            declare(rankClass.name(), terms.word(switch (rankClass.bound()) {
                case ANY -> "rankClass";
                case NON_EMPTY -> "nonEmptyRankClass";
                case SINGLETON -> "singleton";
            }));
        }
        terms.names().labels().forEach((axis, name) -> {
            Code rankClass = terms.names().local(axis.rankClass().name());
            statements.add(name.equals(axis.label())
                    ? Statement.declaration(name, new Code.Property(rankClass, "label"))
                    : Statement.value(name,
                            rankClass.then("axis", Code.Argument.of(Code.word(TextCode.quoted(axis.label()))))));
        });
    }

    /** Maps and integers; given are the conditions that sizes come with. */
    private List<Condition> integers() {
        rule.widths().declared().forEach(width -> declare(width, terms.word("width")));
        Set<AxisMap.Variable> sizes = new LinkedHashSet<>();
        List<Condition> bySizes = new ArrayList<>();
        for (Condition condition : rule.preconditions()) {
            Optional<AxisMap.Variable> size = size(condition);
            if (size.isEmpty() || !isBySizes(condition, size.get()) || !sizes.add(size.get())) {
                break;
            }
            bySizes.add(condition);
        }
        sizes.forEach(size -> declare(size.name(), of(size, "sizes")));
        mentioned.maps()
                .values()
                .stream()
                .filter(map -> !sizes.contains(map))
                .forEach(map -> declare(map.name(), of(map, "map")));
        mentioned.permutations()
                .values()
                .forEach(lanes -> declare(lanes.name(),
                        terms.call("permutation", terms.names().local(lanes.of().name()))));
        mentioned.indices().values().forEach(index -> declare(index.name(), of(index, "index")));
        mentioned.integers().forEach(name -> declare(name, terms.word("integer")));
        named.onLanes().forEach(this::define);
        return bySizes;
    }

    private Code of(AxisMap.Variable map, String kind) {
        return new Code.Property(terms.names().local(map.of().name()), kind);
    }

    /** The map that a condition demands not to be negative on any lane. */
    private static Optional<AxisMap.Variable> size(Condition condition) {
        return condition instanceof Condition.EveryLane(RankClass rankClass, LaneCondition.Comparison comparison)
                && comparison.relation() == Relation.GE && comparison.right().equals(AxisMap.of(0))
                && comparison.left() instanceof AxisMap.Variable map && map.of().equals(rankClass)
                        ? Optional.of(map)
                        : Optional.empty();
    }

    /** Whether the author did not state the condition; of a rule that says nothing of its author, whether the map is a size. */
    private boolean isBySizes(Condition condition, AxisMap.Variable map) {
        Set<Condition> stated = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Demand demand : rule.demands()) {
            if (demand instanceof Demand.Required(Condition one)) {
                stated.add(one);
            }
        }
        return !stated.contains(condition)
                || mentioned.tensors().values().stream().anyMatch(input -> input.shape().sizes().containsValue(map));
    }

    private void elements() {
        mentioned.parameters().forEach((name, type) -> declare(name, ofType("element", type, List.of())));
        mentioned.functions().forEach((name, function) -> declare(name, function(function)));
    }

    /** A declaration of a type, which is left out where it is the open one. */
    private Code ofType(String word, ElementType type, List<Code.Argument> more) {
        if (type instanceof ElementType.Open && more.isEmpty()) {
            return terms.word(word);
        }
        List<Code.Argument> arguments = new ArrayList<>(List.of(Code.Argument.of(terms.types().of(type))));
        arguments.addAll(more);
        return new Code.Call(Optional.empty(), terms.names().function(word), arguments);
    }

    private Code function(ElementFunction function) {
        if (function.laws().associative()) {
            return ofType("monoid", function.result(),
                    function.laws()
                            .identity()
                            .map(identity -> Code.Argument.named("identity", terms.of(identity, Place.ANY)))
                            .stream()
                            .toList());
        }
        ElementType first = function.operands().getFirst();
        List<Code.Argument> more = new ArrayList<>();
        function.operands()
                .subList(1, function.operands().size())
                .forEach(type -> more.add(Code.Argument.of(terms.types().of(type))));
        if (!function.result().equals(first)) {
            more.add(Code.Argument.named("to", terms.types().of(function.result())));
        }
        if (function.laws().commutative()) {
            more.add(Code.Argument.named("commutative", Code.word("true")));
        }
        return ofType("function", first, more);
    }

    private void tensors() {
        for (Map.Entry<String, Input> each : mentioned.tensors().entrySet()) {
            Input input = each.getValue();
            List<Code> arguments = new ArrayList<>();
            if (!(input.type().element() instanceof ElementType.Open)) {
                arguments.add(terms.types().of(input.type().element()));
            }
            arguments.addAll(terms.axes().sized(input.shape()));
            declare(each.getKey(), Code.call(terms.names().function("tensor"), arguments));
        }
    }

    private void claim(Collection<ElementType> types) {
        statements.add(new Statement.Plain("",
                terms.types().hasFamily(types)
                        ? terms.call("elements", terms.types().set(types))
                        : Code.call(terms.names().function("elements"), terms.types().all(types))));
    }

    /** The axes of all tensors of a rule. */
    static Collection<AggregatedAxis> axes(Collection<? extends Node> nodes) {
        Set<AggregatedAxis> axes = new LinkedHashSet<>();
        for (Node node : nodes) {
            if (node instanceof TensorExpr tensor) {
                axes.addAll(tensor.type().axes());
            }
        }
        return axes;
    }
}
