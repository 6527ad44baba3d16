package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.Operation;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Tuples of elements: all parts of the first component, then all of the second, and so on. Nothing is defined on tuples as a whole but
 * declared functions, and two are the same where all components are.
 *
 * @param components the theories of the components, at least one
 */
public record TupleTheory(List<ElementTheory> components) implements ElementTheory {

    public TupleTheory {
        components = List.copyOf(components);
    }

    @Override
    public String name() {
        return type().toString();
    }

    @Override
    public ElementType.Tuple type() {
        return new ElementType.Tuple(components.stream().map(ElementTheory::type).toList());
    }

    /** The law that a symbol stands for any element, if that holds of each component. */
    @Override
    public Set<Law> laws() {
        Set<Law> laws = EnumSet.of(Law.ALL_ARE_INPUTS);
        components.forEach(component -> laws.retainAll(component.laws()));
        return laws;
    }

    @Override
    public ElementTheory having(Set<Law> axioms) {
        return new TupleTheory(components.stream().map(component -> component.having(axioms)).toList());
    }

    /** The sort of the first component: of a symbol only its name counts, and each component has one of its own. */
    @Override
    public Sort sort() {
        return components.getFirst().sort();
    }

    @Override
    public Encoded input(Formula symbol) {
        List<Encoded> parts = new ArrayList<>();
        for (ElementTheory component : components) {
            parts.add(component.input(named(symbol, " component " + parts.size(), component.sort())));
        }
        return of(parts);
    }

    private static Formula named(Formula symbol, String ending, Sort sort) {
        return switch (symbol) {
            case Formula.Symbol(String name, Sort ignored) -> new Formula.Symbol(name + ending, sort);
            case Formula.Call(String function, List<Formula> arguments, Sort ignored) ->
                new Formula.Call(function + ending, arguments, sort);
            default -> throw new IllegalArgumentException(symbol + " is no symbol");
        };
    }

    /** The tuple of these elements. */
    public static Encoded of(List<Encoded> components) {
        return new Encoded(components.stream().flatMap(component -> component.parts().stream()).toList());
    }

    /** The component of a tuple, from 0 on. */
    public Encoded component(Encoded tuple, int index) {
        int from = components.subList(0, index).stream().mapToInt(TupleTheory::width).sum();
        return new Encoded(tuple.parts().subList(from, from + width(components.get(index))));
    }

    /** The number of formulas for an element of the theory. */
    private static int width(ElementTheory component) {
        return component.input(new Formula.Symbol("element", component.sort())).parts().size();
    }

    @Override
    public Formula refines(Encoded left, Encoded right) {
        List<Formula> all = new ArrayList<>();
        for (int i = 0; i < components.size(); i++) {
            all.add(components.get(i).refines(component(left, i), component(right, i)));
        }
        return Formula.and(all);
    }

    @Override
    public Encoded literal(Literal literal) {
        throw new IllegalArgumentException("the literal " + literal + " is no tuple");
    }

    @Override
    public Encoded apply(Operation operation, List<Encoded> operands, Definitions definitions) {
        throw new IllegalArgumentException(operation + " is not defined on tuples");
    }

    @Override
    public Formula relate(Relation relation, Encoded left, Encoded right, Definitions definitions) {
        throw new IllegalArgumentException(relation.symbol() + " is not defined on tuples");
    }
}
