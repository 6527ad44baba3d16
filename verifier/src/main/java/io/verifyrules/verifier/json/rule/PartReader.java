package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.element.Word;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.FormReader;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Slot;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.json.text.JsonCursor;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Reads the parts of one operator from the fields of its object. Labels are those of the axes that were read before. */
final class PartReader implements FormReader {

    private final JsonCursor json;
    private final TensorReader tensors;
    private final TermReader terms;
    private final Map<String, AggregatedAxis> axes = new LinkedHashMap<>();

    PartReader(JsonCursor json, TensorReader tensors, TermReader terms) {
        this.json = json;
        this.tensors = tensors;
        this.terms = terms;
    }

    private JsonCursor required(Slot slot) {
        return json.required(slot.label());
    }

    /** The value of a field; a field that may be left out may be missing. */
    private Optional<JsonCursor> value(Slot slot) {
        return slot.presence() == Slot.Presence.REQUIRED ? Optional.of(required(slot)) : json.optional(slot.label());
    }

    private AxisLabels labels() {
        return new AxisLabels(axes);
    }

    private void know(Collection<AggregatedAxis> more) {
        more.forEach(axis -> axes.putIfAbsent(axis.label(), axis));
    }

    private TensorExpr tensor(JsonCursor operand) {
        TensorExpr tensor = tensors.tensor(operand);
        know(tensor.type().axes());
        return tensor;
    }

    @Override
    public TensorExpr operand(Slot slot) {
        return tensor(required(slot));
    }

    @Override
    public List<TensorExpr> operands(Slot slot) {
        return required(slot).items().stream().map(this::tensor).toList();
    }

    @Override
    public Element element(Slot slot) {
        return terms.element(required(slot));
    }

    @Override
    public String name(Slot slot) {
        return required(slot).text();
    }

    @Override
    public int count(Slot slot) {
        JsonCursor count = required(slot);
        long number = count.integer();
        if (number < 0 || number > Integer.MAX_VALUE) {
            throw count.expected("a number of bits");
        }
        return (int) number;
    }

    @Override
    public Reducer reducer(Slot slot) {
        return terms.reducer(required(slot), slot.inWords());
    }

    @Override
    public ElementFunction function(Slot slot) {
        return terms.function(required(slot));
    }

    @Override
    public ElementType type(Slot slot) {
        return TermReader.elementType(required(slot));
    }

    @Override
    public Optional<Element> maybeElement(Slot slot) {
        return value(slot).map(terms::element);
    }

    @Override
    public Shape sizes(Slot slot) {
        Shape shape = terms.shape(required(slot));
        know(shape.sizes().keySet());
        return shape;
    }

    @Override
    public SortedMap<AggregatedAxis, AxisMap> maps(Slot slot) {
        return value(slot).map(maps -> terms.maps(maps, labels())).orElseGet(TreeMap::new);
    }

    @Override
    public AggregatedAxis axis(Slot slot) {
        return labels().axis(required(slot));
    }

    @Override
    public SortedSet<AggregatedAxis> axes(Slot slot) {
        return new TreeSet<>(value(slot).map(labels()::axes).orElse(List.of()));
    }

    @Override
    public SortedSet<AggregatedAxis> newAxes(Slot slot) {
        List<AggregatedAxis> added = new ArrayList<>();
        required(slot).entries().forEach((label, rankClass) -> added.add(terms.rankClass(rankClass).axis(label)));
        return new TreeSet<>(added);
    }

    @Override
    public SortedMap<AggregatedAxis, AggregatedAxis> renaming(Slot slot) {
        SortedMap<AggregatedAxis, AggregatedAxis> renaming = new TreeMap<>();
        required(slot).entries().forEach((label, to) -> {
            AggregatedAxis from = labels().axis(label, to);
            renaming.put(from, from.rankClass().axis(to.text()));
        });
        return renaming;
    }

    @Override
    public Permutation permutation(Slot slot) {
        return terms.permutation(required(slot));
    }

    @Override
    public <W extends Word> W word(Slot slot, List<W> words) {
        Map<String, W> bySymbol = new LinkedHashMap<>();
        words.forEach(word -> bySymbol.put(word.symbol(), word));
        return required(slot).named(slot.inWords(), bySymbol);
    }

    @Override
    public BoundIndices indices(Slot slot) {
        BoundIndices indices = BoundIndices.unnamed();
        for (Map.Entry<AggregatedAxis, AxisMap> entry : maps(slot).entrySet()) {
            indices = indices.and(entry.getKey(), entry.getValue());
        }
        return indices;
    }
}
