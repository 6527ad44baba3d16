package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FunctionLaws;
import io.verifyrules.dsl.element.Tolerances;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.OperatorCall;
import io.verifyrules.dsl.rule.Provenance;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.json.text.JsonCursor;
import io.verifyrules.verifier.json.text.JsonWords;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reads one rule by making its declarations again. */
final class RuleReader {

    private static final Map<String, RankBound> BOUNDS = JsonWords.by(RuleWriter::name, RankBound.values());

    private final RuleBuilder builder;
    private final Declarations declared = Declarations.none();
    private final TermReader terms = new TermReader(declared);
    private final TensorReader tensors = new TensorReader(declared, terms);

    private RuleReader(RuleBuilder builder) {
        this.builder = builder;
    }

    static void read(JsonCursor json, RuleBuilder builder) {
        new RuleReader(builder).rule(json);
    }

    private void rule(JsonCursor json) {
        json.optional("expect").ifPresent(this::expectation);
        json.required("name").text();
        json.onlyFields("name", "source", "expect", "classes", "maps", "integers", "holes", "parameters",
                "elementHoles", "tensors", "requires", "assumes", "elements", "upTo", "lhs", "rhs", "indices", "match",
                "let", "widths", "functions", "permutations", "operators", "lists");
        json.optional("source").ifPresent(this::source);
        header(json);
        json.optional("lists")
                .ifPresent(lists -> lists.items().forEach(list -> ListReader.read(list, declared, builder)));
        json.optional("let").ifPresent(definitions -> declared.defined().readTensors(definitions, tensors));
        json.optional("requires")
                .ifPresent(conditions -> conditions.items()
                        .forEach(condition -> builder.require(terms.condition(condition))));
        json.optional("assumes").ifPresent(properties -> properties.items().forEach(this::assumption));
        json.optional("elements").ifPresent(elements -> elements.entries().forEach(this::elements));
        json.optional("upTo")
                .ifPresent(upTo -> builder.upTo(Tolerances
                        .of(upTo.items().stream().map(each -> each.named("tolerance", Symbols.TOLERANCES)).toList())));
        builder.rewrite(tensors.tensor(json.required("lhs")), tensors.tensor(json.required("rhs")));
        json.optional("operators").ifPresent(calls -> calls.items().forEach(this::call));
        json.optional("match").ifPresent(hints -> hints.items().forEach(this::hint));
    }

    private void call(JsonCursor json) {
        json.onlyFields("name", "arguments", "tensor");
        List<OperatorCall.Argument> arguments = json.required("arguments")
                .items()
                .stream()
                .map(this::argument)
                .toList();
        TensorExpr value = tensors.tensor(json.required("tensor"));
        json.checked(() -> {
            builder.calls(OperatorCall.of(json.required("name").text(), arguments, value));
            return value;
        });
    }

    private OperatorCall.Argument argument(JsonCursor json) {
        json.onlyFields("tensor", "map", "element", "laneCondition", "condition", "word");
        List<OperatorCall.Argument> given = new ArrayList<>();
        json.optional("word")
                .ifPresent(word -> given.add(json.checked(() -> new OperatorCall.Argument.Word(word.text()))));
        Stream.<Optional<? extends Node>>of(json.optional("tensor").map(tensors::tensor),
                json.optional("map").map(terms::map), json.optional("element").map(terms::element),
                json.optional("laneCondition").map(terms::laneCondition),
                json.optional("condition").map(terms::condition))
                .flatMap(Optional::stream)
                .forEach(term -> given.add(new OperatorCall.Argument.Term(term)));
        if (given.size() != 1) {
            throw json.mistake("an operand has one of the fields tensor, map, element, laneCondition, condition, word");
        }
        return given.getFirst();
    }

    private void hint(JsonCursor json) {
        json.onlyFields("index", "equals");
        AxisMap index = json.required("index").named("index", declared.maps());
        AxisMap value = terms.map(json.required("equals"));
        json.checked(() -> {
            builder.hint(index, value);
            return value;
        });
    }

    /** A verdict that is expected in some types, and why. */
    private record Stated(VerdictKind verdict, String reason) {}

    private void expectation(JsonCursor json) {
        json.onlyFields("verdict", "byElement", "because", "becauseByElement", "by");
        Map<ElementType, String> reasons = new LinkedHashMap<>();
        json.optional("becauseByElement").ifPresent(given -> given.entries().forEach((type, reason) -> {
            if (!json.node().path("byElement").has(type)) {
                throw reason.mistake("a reason is given for " + type + ", but no verdict in byElement");
            }
            reasons.put(expectedFor(type, reason), reason.text());
        }));
        // Types with one verdict and one reason are stated together: a whole family may have members that the rule is not about.
        Map<Stated, Set<ElementType>> together = new LinkedHashMap<>();
        json.optional("byElement").ifPresent(byElement -> byElement.entries().forEach((type, verdict) -> {
            ElementType element = expectedFor(type, verdict);
            together.computeIfAbsent(
                    new Stated(verdict.named("verdict", Symbols.VERDICTS), reasons.getOrDefault(element, "")),
                    key -> new LinkedHashSet<>()).add(element);
        }));
        together.forEach((stated, types) -> builder.expect(types, stated.verdict(), stated.reason()));
        VerdictKind verdict = json.required("verdict").named("verdict", Symbols.VERDICTS);
        builder.expect(verdict, json.optional("because").map(JsonCursor::text).orElse(""));
        json.optional("by").ifPresent(by -> builder.expectMismatch(by.named("mismatch", Symbols.MISMATCHES)));
    }

    static ElementType expectedFor(String name, JsonCursor place) {
        ElementType element = Symbols.CLOSED_TYPES.get(name);
        if (element == null) {
            throw place.unknown("element type", name, Symbols.CLOSED_TYPES.keySet());
        }
        return element;
    }

    private void source(JsonCursor json) {
        json.onlyFields("id", "handlers", "note");
        List<String> handlers = json.optional("handlers")
                .map(JsonCursor::items)
                .orElse(List.of())
                .stream()
                .map(JsonCursor::text)
                .toList();
        builder.source(new Provenance(json.optional("id").map(JsonCursor::text).orElse(""), handlers,
                json.optional("note").map(JsonCursor::text).orElse("")));
    }

    private void header(JsonCursor json) {
        json.required("classes").items().forEach(this::rankClass);
        json.optional("widths")
                .ifPresent(widths -> widths.items().forEach(name -> name.checked(() -> builder.width(name.text()))));
        json.optional("maps")
                .ifPresent(maps -> maps.entries()
                        .forEach((name, rankClass) -> declared.maps()
                                .put(name, rankClass.checked(() -> builder.map(name, terms.rankClass(rankClass))))));
        json.optional("permutations")
                .ifPresent(permutations -> permutations.entries()
                        .forEach((name, rankClass) -> declared.permutations()
                                .put(name, rankClass
                                        .checked(() -> builder.permutation(name, terms.rankClass(rankClass))))));
        json.optional("indices")
                .ifPresent(indices -> indices.entries()
                        .forEach((name, rankClass) -> declared.maps()
                                .put(name, rankClass.checked(() -> builder.index(name, terms.rankClass(rankClass))))));
        json.optional("integers")
                .ifPresent(integers -> integers.items()
                        .forEach(name -> declared.maps()
                                .put(name.text(), name.checked(() -> builder.integer(name.text())))));
        json.optional("holes")
                .ifPresent(holes -> holes.items()
                        .forEach(name -> declared.maps()
                                .put(name.text(), name.checked(() -> builder.hole(name.text())))));
        json.optional("elementHoles")
                .ifPresent(holes -> holes.entries()
                        .forEach((name, type) -> declared.parameters()
                                .put(name, type.checked(() -> builder.hole(name, TermReader.elementType(type))))));
        json.optional("parameters")
                .ifPresent(parameters -> parameters.entries()
                        .forEach((name, type) -> declared.parameters()
                                .put(name, type.checked(() -> builder.element(name, TermReader.elementType(type))))));
        json.optional("functions").ifPresent(functions -> functions.entries().forEach(this::function));
        json.optional("let").ifPresent(definitions -> {
            Definitions.check(definitions);
            declared.defined().readTerms(definitions, terms);
        });
        json.optional("tensors").ifPresent(inputs -> inputs.entries().forEach((name, tensor) -> {
            tensor.onlyFields("element", "shape");
            declared.tensors()
                    .put(name,
                            tensor.checked(
                                    () -> builder.tensor(name, TermReader.elementType(tensor.required("element")),
                                            terms.shape(tensor.required("shape")))));
        }));
    }

    private void function(String name, JsonCursor json) {
        json.onlyFields("operands", "result", "commutative", "associative", "identity");
        List<ElementType> operands = json.required("operands").items().stream().map(TermReader::elementType).toList();
        ElementType result = TermReader.elementType(json.required("result"));
        Optional<Element> identity = json.optional("identity").map(terms::element);
        declared.functions()
                .put(name, json.checked(() -> builder.function(name, operands, result,
                        new FunctionLaws(isSaid(json, "commutative"), isSaid(json, "associative"), identity))));
    }

    private static boolean isSaid(JsonCursor json, String field) {
        return json.optional(field).map(JsonCursor::truth).orElse(false);
    }

    private void rankClass(JsonCursor json) {
        json.onlyFields("name", "ranks");
        JsonCursor name = json.required("name");
        RankBound bound = json.required("ranks").named("bound on ranks", BOUNDS);
        declared.classes().put(name.text(), name.checked(() -> builder.rankClass(name.text(), bound)));
    }

    private void assumption(JsonCursor json) {
        var property = tensors.tensor(json);
        json.checked(() -> {
            builder.assume(property);
            return property;
        });
    }

    private void elements(String open, JsonCursor types) {
        Set<String> declaredOpen = declared.openTypes();
        if (!declaredOpen.isEmpty() && !declaredOpen.contains(open)) {
            throw types.unknown("open element type", open, declaredOpen);
        }
        builder.elementsByName(open, new HashSet<>(
                types.items().stream().map(type -> type.named("element type", Symbols.CLOSED_TYPES)).toList()));
    }
}
