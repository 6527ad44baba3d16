package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.graph.Node;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** The form of an operator without its meaning: its name and its parts in their order. */
public final class Form {

    private final String name;
    private final String notation;
    private final boolean infix;
    private final Optional<Accepted> accepted;
    private final List<Part> parts;
    private final Function<FormParts, ? extends TensorExpr> make;

    Form(String name, String notation, boolean infix, Optional<Accepted> accepted, List<Part> parts,
            Function<FormParts, ? extends TensorExpr> make) {
        this.name = name;
        this.notation = notation;
        this.infix = infix;
        this.accepted = accepted;
        this.parts = List.copyOf(parts);
        this.make = make;
    }

    /** The name of the operator; of an input tensor its own. */
    public String name() {
        return name;
    }

    /** The name that notation has for the operator, with the words that it includes. */
    public String notation() {
        return notation;
    }

    /** Whether notation puts the name between the two operands. */
    public boolean infix() {
        return infix;
    }

    /** On which element types the operator is defined, if not on all. */
    public Optional<Accepted> accepted() {
        return accepted;
    }

    /** The parts, in the order in which they are written. */
    public List<Part> parts() {
        return parts;
    }

    /** The form with each part replaced. */
    public Form with(UnaryOperator<Part> change) {
        return new Form(name, notation, infix, accepted, parts.stream().map(change).toList(), make);
    }

    /**
     * The operator that has this form.
     *
     * @throws io.verifyrules.dsl.diagnostic.IllFormedException if its parts do not fit
     */
    public TensorExpr made() {
        return make.apply(new FormParts(parts));
    }

    /** The expressions that the operator is made of, in the order in which they are written. */
    List<Node> nodes() {
        List<Node> nodes = new ArrayList<>();
        parts.forEach(part -> nodes.addAll(part.nodes()));
        return nodes;
    }

    /** The attributes of the operator besides them. */
    List<Object> own() {
        List<Object> own = new ArrayList<>(List.of(name));
        parts.forEach(part -> own.add(part.own()));
        return own;
    }

    List<TensorExpr> operands() {
        return nodes(TensorExpr.class);
    }

    List<Element> elements() {
        return nodes(Element.class);
    }

    private <N extends Node> List<N> nodes(Class<N> kind) {
        List<N> found = new ArrayList<>();
        for (Part part : parts) {
            for (Node node : part.nodes()) {
                if (kind.isInstance(node)) {
                    found.add(kind.cast(node));
                }
            }
        }
        return Collections.unmodifiableList(found);
    }

    /** The form with other operands and elements, as many as it has. */
    Form with(List<TensorExpr> operands, List<Element> elements) {
        Iterator<TensorExpr> tensors = operands.iterator();
        Iterator<Element> written = elements.iterator();
        return with(part -> switch (part) {
            case Part.Operand operand -> new Part.Operand(operand.slot(), tensors.next());
            case Part.Operands all ->
                new Part.Operands(all.slot(), all.tensors().stream().map(ignored -> tensors.next()).toList());
            case Part.Value value -> new Part.Value(value.slot(), written.next());
            case Part.MaybeValue value ->
                new Part.MaybeValue(value.slot(), value.element().map(ignored -> written.next()));
            default -> part;
        });
    }
}
