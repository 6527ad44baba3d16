package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.json.text.JsonText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The terms that a rule uses in several places, and that are written once, under a name. Only a rule that is large when
 * written out is written like this. Otherwise each place has its own copy, which is easier to read and to write.
 */
final class SharedTerms {

    /** A rule of more terms is written with definitions. */
    private static final long MOST_WRITTEN_OUT = 1_000;

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final List<Node> inOrder;
    private final IdentityHashMap<Node, String> names = new IdentityHashMap<>();

    private SharedTerms(List<Node> inOrder) {
        this.inOrder = Collections.unmodifiableList(inOrder);
        inOrder.forEach(node -> names.put(node, "s" + (names.size() + 1)));
    }

    static SharedTerms of(Rule rule) {
        List<Node> roots = new ArrayList<>(rule.preconditions());
        roots.addAll(rule.assumptions());
        roots.add(rule.lhs());
        roots.add(rule.rhs());
        rule.hints().forEach(hint -> roots.add(hint.value()));
        Graph graph = Graph.of(roots);
        return new SharedTerms(graph.writtenOut() <= MOST_WRITTEN_OUT
                ? List.of()
                : graph.shared().stream().filter(node -> !node.parts().isEmpty() && !(node instanceof Input)).toList());
    }

    boolean isEmpty() { return inOrder.isEmpty(); }

    /** The reference that stands for the term, if it is one that has a name. */
    Optional<JsonNode> use(Node term) {
        return Optional.ofNullable(names.get(term)).map(name -> JSON.objectNode().put("use", name));
    }

    /** The terms that have names; each uses those before it. */
    JsonNode definitions(TermWriter terms, TensorWriter tensors) {
        return JsonText.array(inOrder, node -> {
            ObjectNode json = JSON.objectNode().put("name", Objects.requireNonNull(names.get(node)));
            return switch (node) {
                case AxisMap map -> json.set("map", terms.spelledOut(map));
                case LaneCondition condition -> json.set("laneCondition", terms.spelledOut(condition));
                case Element element -> json.set("element", terms.spelledOut(element));
                case Condition condition -> json.set("condition", terms.spelledOut(condition));
                case TensorExpr tensor -> json.set("tensor", tensors.spelledOut(tensor));
                default -> throw new IllegalStateException("a term of another kind: " + node.getClass());
            };
        });
    }
}
