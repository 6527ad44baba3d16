package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementCondition;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.verifier.json.text.JsonCursor;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads what stands around tensors, and lets the language check it. */
final class TermReader {

    private final Declarations declared;

    TermReader(Declarations declared) {
        this.declared = declared;
    }

    static ElementType elementType(JsonCursor json) {
        if (json.node().isObject()) {
            json.onlyFields("open");
            JsonCursor name = json.required("open");
            return name.checked(() -> new ElementType.Open(name.text()));
        }
        if (json.node().isArray()) {
            List<ElementType> components = json.items().stream().map(TermReader::elementType).toList();
            return json.checked(() -> new ElementType.Tuple(components));
        }
        Optional<ElementType> signless = json.node().isString()
                ? json.checked(() -> ElementTypes.signless(json.text())).map(type -> type)
                : Optional.empty();
        return signless.orElseGet(() -> json.named("element type", Symbols.CLOSED_TYPES));
    }

    static Width width(JsonCursor json) {
        return Width.parsed(json.text()).orElseThrow(() -> json.expected("a width, such as \"N\" or \"2N - 1\""));
    }

    RankClass rankClass(JsonCursor json) {
        return json.named("rank class", declared.classes());
    }

    AxisMap map(JsonCursor json) {
        if (json.node().isNumber()) {
            return AxisMap.of(json.integer());
        }
        if (json.node().isString()) {
            return json.named("map or integer", declared.maps());
        }
        if (Definitions.isUse(json)) {
            return Definitions.used(json, "map", declared.defined().maps());
        }
        if (!json.node().isObject()) {
            throw json.expected("a map: its name, an integer, or an operation");
        }
        JsonCursor op = json.required("op");
        if (op.text().equals("choose")) {
            json.onlyFields("op", "condition", "then", "otherwise");
            LaneCondition condition = laneCondition(json.required("condition"));
            AxisMap then = map(json.required("then"));
            AxisMap otherwise = map(json.required("otherwise"));
            return json.checked(() -> new AxisMap.Choice(condition, then, otherwise));
        }
        if (op.text().equals("permuted")) {
            json.onlyFields("op", "map", "by");
            AxisMap map = map(json.required("map"));
            Permutation by = permutation(json.required("by"));
            return json.checked(() -> map.permuted(by));
        }
        var operator = op.named("operation on maps", Symbols.MAP_OPERATORS);
        json.onlyFields("op", "left", "right");
        AxisMap left = map(json.required("left"));
        AxisMap right = map(json.required("right"));
        return json.checked(() -> new AxisMap.Arithmetic(operator, left, right));
    }

    /** A word of declared permutations, as {@code ["p", "q.inverse"]}. */
    Permutation permutation(JsonCursor json) {
        return json.items()
                .stream()
                .map(this::letter)
                .reduce((first, second) -> json.checked(() -> first.times(second)))
                .orElseThrow(() -> json.expected("the names of permutations"));
    }

    private Permutation letter(JsonCursor json) {
        Map<String, Permutation> known = new LinkedHashMap<>(declared.permutations());
        declared.permutations().forEach((name, each) -> known.put(each.inverted().toString(), each.inverted()));
        return json.named("permutation", known);
    }

    LaneCondition laneCondition(JsonCursor json) {
        if (Definitions.isUse(json)) {
            return Definitions.used(json, "laneCondition", declared.defined().laneConditions());
        }
        JsonCursor op = json.required("op");
        return switch (op.text()) {
            case "not" -> {
                json.onlyFields("op", "operand");
                yield new LaneCondition.Not(laneCondition(json.required("operand")));
            }
            case "and", "or" -> {
                json.onlyFields("op", "operands");
                List<LaneCondition> all = json.required("operands").items().stream().map(this::laneCondition).toList();
                yield json.checked(
                        () -> op.text().equals("and") ? new LaneCondition.AllOf(all) : new LaneCondition.AnyOf(all));
            }
            default -> {
                Relation relation = op.named("condition on lanes", Symbols.RELATIONS);
                json.onlyFields("op", "left", "right");
                AxisMap left = map(json.required("left"));
                AxisMap right = map(json.required("right"));
                yield json.checked(() -> left.compare(relation, right));
            }
        };
    }

    Condition condition(JsonCursor json) {
        if (Definitions.isUse(json)) {
            return Definitions.used(json, "condition", declared.defined().conditions());
        }
        JsonCursor op = json.required("op");
        return switch (op.text()) {
            case "everyLane" -> {
                json.onlyFields("op", "class", "condition");
                RankClass rankClass = rankClass(json.required("class"));
                LaneCondition condition = laneCondition(json.required("condition"));
                yield json.checked(() -> new Condition.EveryLane(rankClass, condition));
            }
            case "scalars" -> {
                json.onlyFields("op", "condition");
                LaneCondition condition = laneCondition(json.required("condition"));
                yield json.checked(() -> new Condition.OnScalars(condition));
            }
            case "elements" -> elements(json);
            case "widths" -> {
                json.onlyFields("op", "nonNegative");
                yield new Condition.OnWidths(width(json.required("nonNegative")));
            }
            case "not" -> {
                json.onlyFields("op", "operand");
                Condition operand = condition(json.required("operand"));
                yield json.checked(() -> new Condition.Not(operand));
            }
            case "and", "or" -> {
                json.onlyFields("op", "operands");
                List<Condition> all = json.required("operands").items().stream().map(this::condition).toList();
                yield json.checked(() -> op.text().equals("and") ? new Condition.AllOf(all) : new Condition.AnyOf(all));
            }
            default -> throw op.unknown("condition", op.text(),
                    List.of("everyLane", "scalars", "elements", "widths", "not", "and", "or"));
        };
    }

    private Condition elements(JsonCursor json) {
        json.onlyFields("op", "relation", "left", "right");
        Relation relation = json.required("relation").named("relation", Symbols.RELATIONS);
        Element left = element(json.required("left"));
        Element right = element(json.required("right"));
        return new Condition.OnElements(json.checked(() -> new ElementCondition(relation, left, right)));
    }

    private static BigInteger whole(JsonCursor value) {
        if (!value.node().isIntegralNumber()) {
            throw value.expected("an integer");
        }
        return value.node().bigIntegerValue();
    }

    Element element(JsonCursor json) {
        if (json.node().isBoolean()) {
            return Element.of(json.truth());
        }
        if (json.node().isIntegralNumber()) {
            return Element.of(new Literal.Whole(json.node().bigIntegerValue()));
        }
        if (json.node().isString()) {
            return json.named("element parameter", declared.parameters());
        }
        if (Definitions.isUse(json)) {
            return Definitions.used(json, "element", declared.defined().elements());
        }
        if (!json.node().isObject()) {
            throw json.expected("an element: a parameter's name, an integer, true or false, or an operation");
        }
        JsonCursor op = json.required("op");
        if (op.text().equals("infinity")) {
            json.onlyFields("op", "positive", "type");
            return literal(new Literal.Infinity(json.required("positive").truth()), json.optional("type"));
        }
        if (op.text().equals("bits")) {
            json.onlyFields("op", "width", "type");
            return literal(new Literal.Bits(width(json.required("width"))), json.optional("type"));
        }
        if (op.text().equals("extreme")) {
            json.onlyFields("op", "greatest", "type");
            return literal(new Literal.Extreme(json.required("greatest").truth()), json.optional("type"));
        }
        if (op.text().equals("poison")) {
            json.onlyFields("op", "type");
            return literal(new Literal.Poison(), json.optional("type"));
        }
        if (op.text().equals("fraction")) {
            json.onlyFields("op", "numerator", "denominator", "type");
            BigInteger numerator = whole(json.required("numerator"));
            BigInteger denominator = whole(json.required("denominator"));
            if (denominator.signum() == 0) {
                throw json.required("denominator").expected("an integer other than 0");
            }
            return literal(Literal.quotient(numerator, denominator), json.optional("type"));
        }
        if (op.text().equals("minusZero") || op.text().equals("nan")) {
            json.onlyFields("op", "type");
            return literal(op.text().equals("nan") ? new Literal.NotANumber() : new Literal.MinusZero(),
                    json.optional("type"));
        }
        if (op.text().equals("imaginaryUnit")) {
            json.onlyFields("op", "type");
            return literal(new Literal.ImaginaryUnit(), json.optional("type"));
        }
        if (op.text().equals("number")) {
            json.onlyFields("op", "value", "type");
            JsonCursor value = json.required("value");
            return literal(new Literal.Whole(whole(value)), Optional.of(json.required("type")));
        }
        if (op.text().equals("counted")) {
            json.onlyFields("op", "map");
            AxisMap map = map(json.required("map"));
            return json.checked(() -> new Element.Counted(map));
        }
        if (Symbols.UNARY.containsKey(op.text())) {
            json.onlyFields("op", "operand");
            Element operand = element(json.required("operand"));
            return json.checked(() -> new Element.Unary(op.named("operator", Symbols.UNARY), operand));
        }
        if (Symbols.CONVERSIONS.containsKey(op.text())) {
            json.onlyFields("op", "operand", "to");
            Element operand = element(json.required("operand"));
            ElementType to = elementType(json.required("to"));
            return json.checked(() -> new Element.Converted(op.named("conversion", Symbols.CONVERSIONS), operand, to));
        }
        if (op.text().equals("map")) {
            json.onlyFields("op", "function", "operands");
            ElementFunction function = function(json.required("function"));
            List<Element> operands = json.required("operands").items().stream().map(this::element).toList();
            return json.checked(() -> new Element.Applied(function, operands));
        }
        if (op.text().equals("tuple")) {
            json.onlyFields("op", "components");
            List<Element> components = json.required("components").items().stream().map(this::element).toList();
            return json.checked(() -> new Element.Tuple(components));
        }
        var operator = op.named("operation on elements", Symbols.BINARY);
        json.onlyFields("op", "left", "right");
        Element left = element(json.required("left"));
        Element right = element(json.required("right"));
        return json.checked(() -> new Element.Binary(operator, left, right));
    }

    /** An operator that combines, or a function of the rule; no function that combines is called like an operator. */
    Reducer reducer(JsonCursor name, String kind) {
        Map<String, Reducer> known = new LinkedHashMap<>();
        declared.functions()
                .values()
                .stream()
                .filter(function -> function.laws().associative() && function.laws().commutative())
                .forEach(function -> known.put(function.name(), new DeclaredMonoid(function)));
        Monoid.WORDS.forEach(monoid -> known.put(monoid.symbol(), monoid));
        List.of(ArgExtreme.values()).forEach(extreme -> known.put(extreme.symbol(), extreme));
        return name.named(kind, known);
    }

    ElementFunction function(JsonCursor name) {
        return name.named("function", declared.functions());
    }

    private static Element literal(Literal literal, Optional<JsonCursor> type) {
        return type.map(stated -> stated.checked(() -> Element.of(literal, elementType(stated))))
                .orElseGet(() -> Element.of(literal));
    }

    Shape shape(JsonCursor json) {
        TreeMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>();
        json.entries().forEach((label, value) -> {
            if (value.node().has("class")) {
                value.onlyFields("class", "size");
                sizes.put(rankClass(value.required("class")).axis(label), map(value.required("size")));
            } else {
                sizes.put(classNamed(label, value).axis(), map(value));
            }
        });
        return json.checked(() -> new Shape(sizes));
    }

    private RankClass classNamed(String label, JsonCursor at) {
        RankClass rankClass = declared.classes().get(label);
        if (rankClass == null) {
            throw at.unknown("rank class", label, declared.classes().keySet());
        }
        return rankClass;
    }

    /** The maps of an attribute by axis; the attribute may name some of the axes. */
    SortedMap<AggregatedAxis, AxisMap> maps(JsonCursor json, AxisLabels axes) {
        SortedMap<AggregatedAxis, AxisMap> maps = new TreeMap<>();
        json.entries().forEach((label, value) -> maps.put(axes.axis(label, value), map(value)));
        return maps;
    }
}
