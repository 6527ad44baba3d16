package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FunctionLaws;
import io.verifyrules.dsl.element.Tolerance;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Expectation;
import io.verifyrules.dsl.rule.IndexHint;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.OperatorCall;
import io.verifyrules.dsl.rule.PartList;
import io.verifyrules.dsl.rule.Provenance;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.json.text.JsonText;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes a rule: what it declares in a header, then its conditions and sides, which refer to the header by name. */
final class RuleWriter {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final TermWriter terms;
    private final TensorWriter tensors;

    private RuleWriter(SharedTerms shared) {
        this.terms = new TermWriter(shared);
        this.tensors = new TensorWriter(shared);
    }

    /** A rule about lists is its pattern, with what belongs to each list. */
    static ObjectNode write(ListRule rule) {
        return write(rule.pattern()).set("lists",
                JsonText.array(rule.lists(), list -> write(list, RuleNames.of(rule.pattern()))));
    }

    private static JsonNode write(PartList list, RuleNames used) {
        ObjectNode json = JSON.objectNode().put("name", list.name());
        json.set("sizes", maps(list.sizes(), used));
        json.set("maps", maps(list.maps(), used));
        json.set("parameters", JsonText.array(
                list.elements().stream().map(Element.Parameter::name).filter(used.parameters()::containsKey).toList(),
                JSON::stringNode));
        json.set("tensors",
                JsonText.array(list.tensors().stream().map(Input::name).filter(used.tensors()::containsKey).toList(),
                        JSON::stringNode));
        json.set("starts", sums(list.starts(), used));
        return json.set("totals", sums(list.totals(), used));
    }

    private static JsonNode maps(List<AxisMap.Variable> maps, RuleNames used) {
        return JsonText.array(maps.stream().map(AxisMap.Variable::name).filter(used.maps()::containsKey).toList(),
                JSON::stringNode);
    }

    private static JsonNode sums(Map<AxisMap.Variable, AxisMap.Variable> sums, RuleNames used) {
        ObjectNode json = JSON.objectNode();
        sums.forEach((sum, size) -> {
            if (used.maps().containsKey(sum.name())) {
                json.put(sum.name(), size.name());
            }
        });
        return json;
    }

    static ObjectNode write(Rule rule) {
        SharedTerms shared = SharedTerms.of(rule);
        return new RuleWriter(shared).write(rule, shared);
    }

    private ObjectNode write(Rule rule, SharedTerms shared) {
        ObjectNode json = JSON.objectNode().put("name", rule.name());
        if (!rule.provenance().equals(Provenance.NONE)) {
            json.set("source", write(rule.provenance()));
        }
        if (!rule.expectation().equals(Expectation.VERIFIED)) {
            json.set("expect", write(rule.expectation()));
        }
        header(json, rule);
        if (!shared.isEmpty()) {
            json.set("let", shared.definitions(terms, tensors));
        }
        json.set("requires", JsonText.array(rule.preconditions(), terms::write));
        json.set("assumes", JsonText.array(rule.assumptions(), tensors::tensor));
        ObjectNode elements = JSON.objectNode();
        rule.elements()
                .forEach((open, types) -> elements.set(open,
                        JsonText.array(types.stream().map(ElementType::toString).sorted().toList(), JSON::stringNode)));
        if (!elements.isEmpty()) {
            json.set("elements", elements);
        }
        if (!rule.upTo().isEmpty()) {
            json.set("upTo",
                    JsonText.array(rule.upTo().all().stream().map(Tolerance::word).toList(), JSON::stringNode));
        }
        json.set("lhs", tensors.tensor(rule.lhs())).set("rhs", tensors.tensor(rule.rhs()));
        if (!rule.calls().isEmpty()) {
            json.set("operators", JsonText.array(rule.calls(), this::write));
        }
        if (!rule.hints().isEmpty()) {
            json.set("match", JsonText.array(rule.hints(), this::write));
        }
        return json;
    }

    private void header(ObjectNode json, Rule rule) {
        RuleNames names = RuleNames.of(rule);
        json.set("classes", JsonText.array(rule.rankClasses(), RuleWriter::write));
        List<String> widths = rule.widths().declared();
        if (!widths.isEmpty()) {
            json.set("widths", JsonText.array(widths, JSON::stringNode));
        }
        ObjectNode maps = JSON.objectNode();
        names.maps().forEach((name, map) -> maps.put(name, map.of().name()));
        json.set("maps", maps);
        if (!names.permutations().isEmpty()) {
            ObjectNode permutations = JSON.objectNode();
            names.permutations().forEach((name, lanes) -> permutations.put(name, lanes.of().name()));
            json.set("permutations", permutations);
        }
        if (!names.indices().isEmpty()) {
            ObjectNode indices = JSON.objectNode();
            names.indices().forEach((name, index) -> indices.put(name, index.of().name()));
            json.set("indices", indices);
        }
        json.set("integers", JsonText.array(List.copyOf(names.integers()), JSON::stringNode));
        ObjectNode parameters = JSON.objectNode();
        names.parameters().forEach((name, type) -> parameters.set(name, TermWriter.write(type)));
        json.set("parameters", parameters);
        if (!names.functions().isEmpty()) {
            ObjectNode functions = JSON.objectNode();
            names.functions().forEach((name, function) -> functions.set(name, write(function)));
            json.set("functions", functions);
        }
        ObjectNode inputs = JSON.objectNode();
        names.tensors()
                .forEach((name, tensor) -> inputs.set(name,
                        JSON.objectNode()
                                .set("element", TermWriter.write(tensor.type().element()))
                                .set("shape", terms.write(tensor.shape()))));
        json.set("tensors", inputs);
    }

    private JsonNode write(ElementFunction function) {
        ObjectNode json = JSON.objectNode()
                .set("operands", JsonText.array(function.operands(), TermWriter::write))
                .set("result", TermWriter.write(function.result()));
        FunctionLaws laws = function.laws();
        if (laws.commutative()) {
            json.put("commutative", true);
        }
        if (laws.associative()) {
            json.put("associative", true);
        }
        laws.identity().ifPresent(identity -> json.set("identity", terms.write(identity)));
        return json;
    }

    private JsonNode write(OperatorCall call) {
        return JSON.objectNode()
                .put("name", call.name())
                .set("arguments", JsonText.array(call.arguments(), argument -> switch (argument) {
                    case OperatorCall.Argument.Word(String text) -> JSON.objectNode().put("word", text);
                    case OperatorCall.Argument.Term(Node node) -> switch (node) {
                        case TensorExpr tensor -> JSON.objectNode().set("tensor", tensors.tensor(tensor));
                        case AxisMap map -> JSON.objectNode().set("map", terms.write(map));
                        case Element element -> JSON.objectNode().set("element", terms.write(element));
                        case LaneCondition condition -> JSON.objectNode().set("laneCondition", terms.write(condition));
                        case Condition condition -> JSON.objectNode().set("condition", terms.write(condition));
                        default -> throw new IllegalStateException("a term of another kind: " + node.getClass());
                    };
                }))
                .set("tensor", tensors.tensor(call.value()));
    }

    private JsonNode write(IndexHint hint) {
        return JSON.objectNode().put("index", hint.index().name()).set("equals", terms.write(hint.value()));
    }

    private static JsonNode write(RankClass rankClass) {
        return JSON.objectNode().put("name", rankClass.name()).put("ranks", name(rankClass.bound()));
    }

    /** The name of a bound on ranks in the JSON form. */
    static String name(RankClass.RankBound bound) {
        return switch (bound) {
            case ANY -> "any";
            case NON_EMPTY -> "nonEmpty";
            case SINGLETON -> "singleton";
        };
    }

    private static JsonNode write(Provenance source) {
        return JSON.objectNode()
                .put("id", source.id())
                .set("handlers", JsonText.array(source.handlers(), JSON::stringNode))
                .put("note", source.note());
    }

    static JsonNode write(Expectation expectation) {
        ObjectNode byElement = JSON.objectNode();
        expectation.byElement().forEach((type, verdict) -> byElement.put(type.toString(), verdict.name()));
        ObjectNode json = JSON.objectNode()
                .put("verdict", expectation.verdict().name())
                .set("byElement", byElement)
                .put("because", expectation.general());
        if (!expectation.reasons().isEmpty()) {
            ObjectNode reasons = json.putObject("becauseByElement");
            expectation.reasons().forEach((type, reason) -> reasons.put(type.toString(), reason));
        }
        expectation.by().ifPresent(by -> json.put("by", by.toString()));
        return json;
    }
}
