package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.element.Word;
import io.verifyrules.dsl.expr.Slot.Presence;
import io.verifyrules.dsl.expr.Slot.Shown;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The form that the expressions of one operator share: its name, what its parts are, and how it is made of them.
 *
 * @param <T> the expressions
 */
public final class Operator<T extends TensorExpr> {

    /** A place for a part: how the part is got from an expression, and how it is read. */
    private record Place<T, V>(Slot slot, Function<T, V> value, BiFunction<Slot, V, Part> part,
            BiFunction<FormReader, Slot, V> reading, boolean namesAxes) {

        Part of(T tensor) {
            return part.apply(slot, value.apply(tensor));
        }

        Part read(FormReader in) {
            return part.apply(slot, reading.apply(in, slot));
        }

        Place<T, V> with(Slot other) {
            return new Place<>(other, value, part, reading, namesAxes);
        }
    }

    private final String name;
    private final String notation;
    private final Function<T, String> ending;
    private final boolean infix;
    private final Function<T, Optional<Accepted>> accepted;
    private final List<Place<T, ?>> places;
    private final Function<FormParts, T> make;

    private Operator(Builder<T> builder, Function<FormParts, T> make) {
        this.name = builder.name;
        this.notation = builder.notation;
        this.ending = builder.ending;
        this.infix = builder.infix;
        this.accepted = builder.accepted;
        this.places = List.copyOf(builder.places);
        this.make = make;
    }

    /** An operator for each of some words. */
    static <E extends Enum<E>, T extends TensorExpr> Map<E, Operator<T>> each(Class<E> words,
            Function<E, Operator<T>> operator) {
        Map<E, Operator<T>> operators = new EnumMap<>(words);
        EnumSet.allOf(words).forEach(word -> operators.put(word, operator.apply(word)));
        return Collections.unmodifiableMap(operators);
    }

    static <T extends TensorExpr> Builder<T> named(String name) {
        return new Builder<>(name);
    }

    /** The name of the operator. */
    public String name() {
        return name;
    }

    /** The name that rule files and notation have for the operator. */
    public String notation() {
        return notation;
    }

    /** The places of its parts, in their order. */
    public List<Slot> slots() {
        return places.stream().<Slot>map(Place::slot).toList();
    }

    /** The form of an expression. */
    Form of(T tensor) {
        // Asked for again and again while rules are read.
        List<Part> parts = new ArrayList<>(places.size());
        for (Place<T, ?> place : places) {
            parts.add(place.of(tensor));
        }
        String shown = ending.apply(tensor);
        return new Form(name, shown.isEmpty() ? notation : notation + shown, infix, accepted.apply(tensor), parts,
                make);
    }

    /** The expression that is read; parts that name axes are read when those that have axes are. */
    public T read(FormReader in) {
        IdentityHashMap<Slot, Part> parts = new IdentityHashMap<>();
        for (boolean namesAxes : new boolean[]{false, true}) {
            places.stream()
                    .filter(place -> place.namesAxes == namesAxes)
                    .forEach(place -> parts.put(place.slot, place.read(in)));
        }
        return make
                .apply(new FormParts(slots().stream().map(slot -> Objects.requireNonNull(parts.get(slot))).toList()));
    }

    /** Says the parts of an operator one after the other; what is said of a part follows it. */
    static final class Builder<T extends TensorExpr> {

        private final String name;
        private final List<Place<T, ?>> places = new ArrayList<>();
        private String notation;
        private Function<T, String> ending = ignored -> "";
        private boolean infix;
        private Function<T, Optional<Accepted>> accepted = ignored -> Optional.empty();

        private Builder(String name) {
            this.name = name;
            this.notation = name;
        }

        private <V> Builder<T> part(String label, Shown shown, Presence presence, Function<T, V> value,
                BiFunction<Slot, V, Part> part, BiFunction<FormReader, Slot, V> reading, boolean namesAxes) {
            places.add(new Place<>(new Slot(label, shown, label, presence, OptionalLong.empty()), value, part, reading,
                    namesAxes));
            return this;
        }

        private Builder<T> last(Function<Slot, Slot> change) {
            Place<T, ?> last = places.removeLast();
            places.add(last.with(change.apply(last.slot)));
            return this;
        }

        Builder<T> operand(String label, Function<T, TensorExpr> value) {
            return part(label, Shown.PLAIN, Presence.REQUIRED, value, Part.Operand::new, FormReader::operand, false);
        }

        Builder<T> operands(String label, Function<T, List<TensorExpr>> value) {
            return part(label, Shown.PLAIN, Presence.REQUIRED, value, Part.Operands::new, FormReader::operands, false);
        }

        /** An element that the rule writes down, such as the value of a pad. */
        Builder<T> element(String label, Function<T, Element> value) {
            return part(label, Shown.PLAIN, Presence.REQUIRED, value, Part.Value::new, FormReader::element, false);
        }

        Builder<T> maybeElement(String label, Function<T, Optional<Element>> value) {
            return part(label, Shown.NAMED, Presence.IMPLIED, value, Part.MaybeValue::new, FormReader::maybeElement,
                    false);
        }

        Builder<T> sizes(String label, Function<T, Shape> value) {
            return part(label, Shown.PLAIN, Presence.REQUIRED, value, Part.Sizes::new, FormReader::sizes, false);
        }

        /** Maps that no constant stands for. */
        Builder<T> maps(String label, Function<T, SortedMap<AggregatedAxis, AxisMap>> value) {
            return part(label, Shown.NAMED, Presence.EXPLICIT, value, Part.Maps::new, FormReader::maps, true);
        }

        /** Maps that say nothing on an axis where they are a constant. */
        Builder<T> maps(String label, long neutral, Function<T, SortedMap<AggregatedAxis, AxisMap>> value) {
            return maps(label, value).last(slot -> slot.neutral(neutral));
        }

        Builder<T> window(Function<T, Window> window) {
            return maps("stride", 1, window.andThen(Window::stride)).implied()
                    .maps("low", 0, window.andThen(Window::low))
                    .implied()
                    .maps("high", 0, window.andThen(Window::high))
                    .implied()
                    .maps("baseDilation", 1, window.andThen(Window::baseDilation))
                    .implied()
                    .maps("windowDilation", 1, window.andThen(Window::windowDilation))
                    .implied();
        }

        /** An axis of an operand, of a singleton class or not: the constructor checks that. */
        Builder<T> axis(String label, Function<T, AggregatedAxis> value) {
            return part(label, Shown.NAMED, Presence.REQUIRED, value, Part.Axis::new, FormReader::axis, true);
        }

        Builder<T> axes(String label, Function<T, SortedSet<AggregatedAxis>> value) {
            return part(label, Shown.NAMED, Presence.REQUIRED, value, Part.Axes::new, FormReader::axes, true);
        }

        /** Axes that no operand has. */
        Builder<T> newAxes(String label, Function<T, SortedSet<AggregatedAxis>> value) {
            return part(label, Shown.NAMED, Presence.REQUIRED, value, Part.NewAxes::new, FormReader::newAxes, false);
        }

        Builder<T> renaming(String label, Function<T, SortedMap<AggregatedAxis, AggregatedAxis>> value) {
            return part(label, Shown.PLAIN, Presence.REQUIRED, value, Part.Renaming::new, FormReader::renaming, true);
        }

        Builder<T> permutation(String label, Function<T, Permutation> value) {
            return part(label, Shown.PLAIN, Presence.REQUIRED, value, Part.Order::new, FormReader::permutation, false);
        }

        <W extends Word> Builder<T> word(String label, List<W> words, Function<T, W> value) {
            return part(label, Shown.FIRST, Presence.REQUIRED, value, Part.Said::new,
                    (in, slot) -> in.word(slot, words), false);
        }

        Builder<T> name(String label, Function<T, String> value) {
            return part(label, Shown.FIRST, Presence.REQUIRED, value, Part.Name::new, FormReader::name, false);
        }

        Builder<T> count(String label, Function<T, Integer> value) {
            return part(label, Shown.NAMED, Presence.REQUIRED, value, Part.Count::new, FormReader::count, false);
        }

        Builder<T> reducer(String label, Function<T, Reducer> value) {
            return part(label, Shown.FIRST, Presence.REQUIRED, value, Part.By::new, FormReader::reducer, false);
        }

        Builder<T> function(String label, Function<T, ElementFunction> value) {
            return part(label, Shown.FIRST, Presence.REQUIRED, value, Part.Applied::new, FormReader::function, false);
        }

        Builder<T> type(String label, Function<T, ElementType> value) {
            return part(label, Shown.NAMED, Presence.REQUIRED, value, Part.Type::new, FormReader::type, false);
        }

        Builder<T> indices(Function<T, BoundIndices> value) {
            return part("indices", Shown.NAMED, Presence.IMPLIED, value, Part.Indices::new, FormReader::indices, true)
                    .titled("index");
        }

        /** Notation shows the part before in its place, without a name. */
        Builder<T> plain() {
            return last(slot -> slot.shown(Shown.PLAIN));
        }

        /** Notation shows the part before under another name than its label. */
        Builder<T> titled(String title) {
            return last(slot -> slot.titled(title));
        }

        /** The part before has to be said. */
        Builder<T> required() {
            return last(slot -> slot.presence(Presence.REQUIRED));
        }

        /** The part before may be left out in JSON, and is written out nevertheless. */
        Builder<T> explicit() {
            return last(slot -> slot.presence(Presence.EXPLICIT));
        }

        /** The part before is left out where it says nothing: no entry, or the neutral number alone. */
        Builder<T> implied() {
            return last(slot -> slot.presence(Presence.IMPLIED));
        }

        /** Notation shows the part before by an ending of the operator's name. */
        Builder<T> ending(Function<T, String> shown) {
            ending = shown;
            return last(slot -> slot.shown(Shown.IN_NAME));
        }

        /** Notation has another name for the operator. */
        Builder<T> notation(String other) {
            notation = other;
            return this;
        }

        /** Notation puts the name between the two operands. */
        Builder<T> infix() {
            infix = true;
            return this;
        }

        /** On which element types the operator is defined, if not on all. */
        Builder<T> accepts(Function<T, Accepted> types) {
            accepted = types.andThen(Optional::of);
            return this;
        }

        /** The same where some of the expressions are defined on all types. */
        Builder<T> mayAccept(Function<T, Optional<Accepted>> types) {
            accepted = types;
            return this;
        }

        /** The operator, made of its parts in their order. */
        Operator<T> made(Function<FormParts, T> make) {
            return new Operator<>(this, make);
        }
    }
}
