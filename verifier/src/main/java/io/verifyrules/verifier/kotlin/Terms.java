package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.OperatorCall;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/** Writes the terms of one rule, each in the same way wherever it stands; one that has a name is written by its name. */
final class Terms {

    private final Names names;
    private final NamedTerms named;
    private final TypeCode types;
    private final MapCode maps;
    private final ConditionCode conditions;
    private final ElementCode elements;
    private final AxisCode axes;
    private final TensorCode tensors;
    private final IdentityHashMap<TensorExpr, OperatorCall> calls = new IdentityHashMap<>();

    Terms(Names names, NamedTerms named, List<OperatorCall> calls) {
        calls.forEach(call -> this.calls.put(call.value(), call));
        this.names = names;
        this.named = named;
        this.types = new TypeCode(names);
        this.maps = new MapCode(this);
        this.conditions = new ConditionCode(this);
        this.elements = new ElementCode(this);
        this.axes = new AxisCode(this);
        this.tensors = new TensorCode(this);
    }

    /** Terms of no particular rule, written out. */
    static Terms plain() {
        return new Terms(Names.none(), NamedTerms.none(), List.of());
    }

    Names names() {
        return names;
    }

    TypeCode types() {
        return types;
    }

    MapCode maps() {
        return maps;
    }

    ConditionCode conditions() {
        return conditions;
    }

    ElementCode elements() {
        return elements;
    }

    AxisCode axes() {
        return axes;
    }

    /** A word of the notation. */
    Code word(String word) {
        return names.word(word);
    }

    /** A call of a function of the notation. */
    Code call(String function, Code... arguments) {
        return Code.call(names.function(function), arguments);
    }

    Code of(AxisMap map) {
        return named.of(map, () -> maps.written(map));
    }

    Code of(LaneCondition condition) {
        return named.of(condition, () -> conditions.written(condition));
    }

    Code of(Condition condition) {
        return named.of(condition, () -> conditions.written(condition));
    }

    Code of(Element element) {
        return of(element, LiteralCode.Place.ELEMENT);
    }

    Code of(Element element, LiteralCode.Place place) {
        return ElementCode.isShort(element)
                ? elements.written(element, place)
                : named.of(element, () -> elements.written(element, LiteralCode.Place.ELEMENT));
    }

    Code of(TensorExpr tensor) {
        return named.of(tensor, () -> written(tensor));
    }

    /** What an operator of the author unfolds to says that it is one. */
    private Code written(TensorExpr tensor) {
        Code value = tensors.written(tensor);
        OperatorCall call = calls.get(tensor);
        if (call == null) {
            return value;
        }
        List<Code> all = new ArrayList<>(List.of(TextCode.of(call.name()), value));
        call.arguments().forEach(argument -> all.add(argument(argument)));
        return Code.call(names.function("called"), all);
    }

    private Code argument(OperatorCall.Argument argument) {
        return switch (argument) {
            case OperatorCall.Argument.Word(String text) -> TextCode.of(text);
            case OperatorCall.Argument.Term(Node node) -> switch (node) {
                case AxisMap map -> of(map);
                case LaneCondition condition -> of(condition);
                case Condition condition -> of(condition);
                case Element element -> of(element);
                case TensorExpr tensor -> of(tensor);
                default -> throw new IllegalStateException("a term of another kind: " + node.getClass());
            };
        };
    }

    /** A term of any kind as the value of a {@code val}. */
    Code written(Node node) {
        return switch (node) {
            case AxisMap map -> maps.written(map);
            case LaneCondition condition -> conditions.written(condition);
            case Condition condition -> conditions.written(condition);
            case Element element -> elements.written(element, LiteralCode.Place.ELEMENT);
            case TensorExpr tensor -> written(tensor);
            default -> throw new IllegalStateException("a term of another kind: " + node.getClass());
        };
    }
}
