package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.element.Word;
import io.verifyrules.dsl.graph.Node;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;

/** A part of an operator, by the role that it has. */
public sealed interface Part {

    /** The place of the part in the form. */
    Slot slot();

    /** The expressions in the part, in the order in which they are written. */
    default List<? extends Node> nodes() {
        return List.of();
    }

    /** The attributes of the part besides them; where they say all, its name. */
    default Object own() {
        return slot().label();
    }

    /** Whether the part says anything. */
    default boolean tells() {
        return true;
    }

    /** A tensor that the operator applies to. */
    record Operand(Slot slot, TensorExpr tensor) implements Part {
        @Override
        public List<TensorExpr> nodes() {
            return List.of(tensor);
        }
    }

    /** Any number of tensors that the operator applies to. */
    record Operands(Slot slot, List<TensorExpr> tensors) implements Part {
        @Override
        public List<TensorExpr> nodes() {
            return tensors;
        }
    }

    /** An element that the operator writes down. */
    record Value(Slot slot, Element element) implements Part {
        @Override
        public List<Element> nodes() {
            return List.of(element);
        }
    }

    /** An element that the operator may write down. */
    record MaybeValue(Slot slot, Optional<Element> element) implements Part {
        @Override
        public List<Element> nodes() {
            return element.stream().toList();
        }

        @Override
        public Object own() {
            return element.isPresent();
        }

        @Override
        public boolean tells() {
            return element.isPresent();
        }
    }

    /** Sizes of axes that no operand has. */
    record Sizes(Slot slot, Shape shape) implements Part {
        @Override
        public List<AxisMap> nodes() {
            return List.copyOf(shape.sizes().values());
        }

        @Override
        public Object own() {
            return List.copyOf(shape.sizes().keySet());
        }
    }

    /** A map for each of some axes. */
    record Maps(Slot slot, SortedMap<AggregatedAxis, AxisMap> byAxis) implements Part {
        @Override
        public List<AxisMap> nodes() {
            return List.copyOf(byAxis.values());
        }

        @Override
        public Object own() {
            return List.copyOf(byAxis.keySet());
        }

        /** The maps that say something: where they are not required, those that are not the neutral constant. */
        public SortedMap<AggregatedAxis, AxisMap> telling() {
            return slot.presence() != Slot.Presence.REQUIRED && slot.neutral().isPresent()
                    ? Window.named(byAxis, slot.neutral().getAsLong())
                    : byAxis;
        }

        @Override
        public boolean tells() {
            return !telling().isEmpty();
        }
    }

    /** An axis. */
    record Axis(Slot slot, AggregatedAxis axis) implements Part {
        @Override
        public Object own() {
            return axis;
        }
    }

    /** Axes of the operands. */
    record Axes(Slot slot, SortedSet<AggregatedAxis> axes) implements Part {
        @Override
        public Object own() {
            return axes;
        }

        @Override
        public boolean tells() {
            return !axes.isEmpty();
        }
    }

    /** Axes that no operand has. */
    record NewAxes(Slot slot, SortedSet<AggregatedAxis> axes) implements Part {
        @Override
        public Object own() {
            return axes;
        }

        @Override
        public boolean tells() {
            return !axes.isEmpty();
        }
    }

    /** New names of axes. */
    record Renaming(Slot slot, SortedMap<AggregatedAxis, AggregatedAxis> renaming) implements Part {
        @Override
        public Object own() {
            return renaming;
        }
    }

    /** An order of the lanes of a class. */
    record Order(Slot slot, Permutation permutation) implements Part {
        @Override
        public Object own() {
            return permutation;
        }
    }

    /** A word, one of those that can stand there. */
    record Said(Slot slot, Word word) implements Part {
        @Override
        public Object own() {
            return word;
        }
    }

    /** A name that the operator gives to something of its own. */
    record Name(Slot slot, String name) implements Part {
        @Override
        public Object own() {
            return name;
        }
    }

    /** A number that the operator says. */
    record Count(Slot slot, int number) implements Part {
        @Override
        public Object own() {
            return number;
        }
    }

    /** A function that the rule declares. */
    record Applied(Slot slot, ElementFunction function) implements Part {
        @Override
        public Object own() {
            return function;
        }
    }

    /** The operation by which a reduction combines elements. */
    record By(Slot slot, Reducer reducer) implements Part {
        @Override
        public Object own() {
            return reducer;
        }
    }

    /** An element type that the operator says. */
    record Type(Slot slot, ElementType type) implements Part {
        @Override
        public Object own() {
            return type;
        }
    }

    /** Names of the indices that a reduction runs over. */
    record Indices(Slot slot, BoundIndices indices) implements Part {
        @Override
        public Object own() {
            return indices;
        }

        @Override
        public boolean tells() {
            return !indices.byAxis().isEmpty();
        }
    }
}
