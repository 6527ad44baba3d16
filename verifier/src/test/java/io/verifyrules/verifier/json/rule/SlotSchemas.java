package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FunctionLaws;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.element.Word;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.FormReader;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Operator;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Slot;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import tools.jackson.databind.node.ObjectNode;

import static io.verifyrules.verifier.json.rule.RuleSchema.listOf;
import static io.verifyrules.verifier.json.rule.RuleSchema.mapOf;
import static io.verifyrules.verifier.json.rule.RuleSchema.oneOf;
import static io.verifyrules.verifier.json.rule.RuleSchema.ref;
import static io.verifyrules.verifier.json.rule.RuleSchema.text;

/** What stands in the fields of an operator: learned by reading one, without what its parts would be made into. */
final class SlotSchemas implements FormReader {

    /** All parts are read; the expression is not made. */
    private static final class Complete extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private static final RankClass CLASS = new RankClass("c", RankClass.RankBound.ANY);

    private final Map<Slot, ObjectNode> schemas = new LinkedHashMap<>();
    private final int slots;

    private SlotSchemas(int slots) {
        this.slots = slots;
    }

    /** The schemas of the fields of the operator. */
    static Map<Slot, ObjectNode> of(Operator<?> operator) {
        SlotSchemas found = new SlotSchemas(operator.slots().size());
        try {
            operator.read(found);
        } catch (Complete expected) {
            Map<Slot, ObjectNode> inOrder = new LinkedHashMap<>();
            operator.slots().forEach(slot -> inOrder.put(slot, found.schemas.getOrDefault(slot, text())));
            return inOrder;
        }
        throw new IllegalStateException("not every part of " + operator.name() + " is read");
    }

    private <T> T found(Slot slot, ObjectNode schema, T any) {
        schemas.put(slot, schema);
        if (schemas.size() == slots) {
            throw new Complete();
        }
        return any;
    }

    @Override
    public TensorExpr operand(Slot slot) {
        return found(slot, ref("tensor"), Input.of("A", ElementType.INT, Shape.scalar()));
    }

    @Override
    public List<TensorExpr> operands(Slot slot) {
        return found(slot, listOf(ref("tensor")), List.of());
    }

    @Override
    public Element element(Slot slot) {
        return found(slot, ref("element"), Element.of(0));
    }

    @Override
    public Optional<Element> maybeElement(Slot slot) {
        return found(slot, ref("element"), Optional.empty());
    }

    @Override
    public Shape sizes(Slot slot) {
        return found(slot, ref("shape"), Shape.scalar());
    }

    @Override
    public SortedMap<AggregatedAxis, AxisMap> maps(Slot slot) {
        return found(slot, ref("maps"), new TreeMap<>());
    }

    @Override
    public AggregatedAxis axis(Slot slot) {
        return found(slot, text(), CLASS.axis());
    }

    @Override
    public SortedSet<AggregatedAxis> axes(Slot slot) {
        return found(slot, listOf(text()), new TreeSet<>());
    }

    @Override
    public SortedSet<AggregatedAxis> newAxes(Slot slot) {
        return found(slot, mapOf(text()), new TreeSet<>());
    }

    @Override
    public SortedMap<AggregatedAxis, AggregatedAxis> renaming(Slot slot) {
        return found(slot, mapOf(text()), new TreeMap<>());
    }

    @Override
    public <W extends Word> W word(Slot slot, List<W> words) {
        return found(slot, oneOf(words.stream().map(Word::symbol).sorted().toList()), words.getFirst());
    }

    @Override
    public Permutation permutation(Slot slot) {
        return found(slot, listOf(text()), Permutation.declared(new AxisMap.Variable("p", CLASS)));
    }

    @Override
    public String name(Slot slot) {
        return found(slot, text(), "");
    }

    @Override
    public int count(Slot slot) {
        return found(slot, text().put("type", "integer").put("minimum", 0), 0);
    }

    @Override
    public Reducer reducer(Slot slot) {
        return found(slot, text(), Monoid.WORDS.getFirst());
    }

    @Override
    public ElementFunction function(Slot slot) {
        return found(slot, text(),
                new ElementFunction("f", List.of(ElementType.INT), ElementType.INT, FunctionLaws.NONE));
    }

    @Override
    public ElementType type(Slot slot) {
        return found(slot, ref("elementType"), ElementType.INT);
    }

    @Override
    public BoundIndices indices(Slot slot) {
        return found(slot, mapOf(text()), BoundIndices.unnamed());
    }
}
