package io.verifyrules.rules.testing.proofcheck;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.proof.Summand;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The values of truth values, elements and combinations in an assignment. */
final class Evaluator {

    private static final int MOST_STEPS = 40_000;

    private final Assignment in;
    private final Domain domain;
    private final LaneValues lanes;
    private final Map<ValueTerm, Object> known = new HashMap<>();
    private int bound;
    private int steps;

    Evaluator(Assignment in, Domain domain) {
        this.in = in;
        this.domain = domain;
        this.lanes = new LaneValues(in);
    }

    boolean of(Truth truth) {
        count();
        return switch (truth) {
            case Truth.Constant(boolean value) -> value;
            case Truth.Fold(RankClass rankClass, LaneBool predicate) -> lanes.everywhere(rankClass, predicate);
            case Truth.OnScalars(LaneBool condition) -> lanes.of(condition, 0);
            case Truth.OnElement(ValueTerm element) -> Numbers.chosen(of(element));
            case Truth.Not(Truth operand) -> !of(operand);
            case Truth.AllOf(List<Truth> parts) -> parts.stream().allMatch(this::of);
            case Truth.AnyOf(List<Truth> parts) -> parts.stream().anyMatch(this::of);
        };
    }

    private void count() {
        steps++;
        if (steps > MOST_STEPS) {
            throw new Discarded("too many steps");
        }
    }

    Object of(ValueTerm term) {
        if (bound > 0) {
            return computed(term);
        }
        Object value = known.get(term);
        if (value == null) {
            value = computed(term);
            known.put(term, value);
        }
        return value;
    }

    private Object computed(ValueTerm term) {
        count();
        return switch (term) {
            case ValueTerm.Literal literal -> domain.literal(literal.type(), literal.value());
            case ValueTerm.Parameter parameter -> scalar(in, domain, parameter.origin().text(), parameter.type());
            case ValueTerm.Read read -> {
                if (read.origin() instanceof Origin.Order) {
                    throw new Discarded("the order of a sort");
                }
                var index = lanes.index(read.index());
                yield read.type() instanceof ElementType.Int
                        ? domain.number(in.entry(read.origin(), index))
                        : domain.element(read.type(), in.element(read.origin(), index));
            }
            case ValueTerm.Counted counted -> {
                if (counted.rankClass().filter(rankClass -> in.rank(rankClass) == 0).isPresent()) {
                    throw new Discarded("a number on no lane");
                }
                yield domain.number(lanes.of(counted.number(), 0));
            }
            case ValueTerm.Apply apply when apply.operation() instanceof Operation.Started -> started(apply);
            case ValueTerm.Apply apply ->
                domain.apply(apply.operation(), apply.type(), apply.operands().stream().map(this::of).toList(),
                        apply.operands().stream().map(ValueTerm::type).toList());
            case ValueTerm.If choice -> of(of(choice.condition()) ? choice.then() : choice.otherwise());
            case ValueTerm.Reduction reduction ->
                domain.combined(reduction.monoid(), reduction.type(), elements(reduction));
        };
    }

    /** The element of a scalar of this name. */
    static Object scalar(Assignment in, Domain domain, String name, ElementType type) {
        return domain.element(type, in.random("scalar", name));
    }

    private List<Object> elements(ValueTerm.Reduction reduction) {
        List<Object> all = new ArrayList<>();
        run(reduction.indices(), reduction.guard(), () -> all.add(of(reduction.body())));
        return all;
    }

    /** With no element an initial value stays as it is, and with one its order is known. */
    private Object started(ValueTerm.Apply apply) {
        Object initial = of(apply.operands().getFirst());
        List<Object> elements = apply.operands().getLast() instanceof ValueTerm.Reduction reduction
                ? elements(reduction)
                : List.of(of(apply.operands().getLast()));
        if (elements.isEmpty()) {
            return initial;
        }
        List<ElementType> types = apply.operands().stream().map(ValueTerm::type).toList();
        return elements.size() == 1 && apply.operation() instanceof Operation.Started(BinaryOperator operator)
                ? domain.apply(new Operation.OfBinary(operator), apply.type(), List.of(initial, elements.getFirst()),
                        types)
                : domain.apply(apply.operation(), apply.type(), List.of(initial, of(apply.operands().getLast())),
                        types);
    }

    /** Runs once for each value of the indices that satisfies the guard. */
    void run(List<ValueTerm.BoundIndex> indices, Truth guard, Runnable each) {
        bound++;
        try {
            new Enumeration(in, lanes, guard, this::count).run(indices, () -> {
                if (of(guard)) {
                    each.run();
                }
            });
        } finally {
            bound--;
            indices.forEach(index -> in.unset(index.variable()));
        }
    }

    /** Does something while some indices have values of their own. */
    <T> T with(Map<LaneAtom.Variable, List<Long>> values, java.util.function.Supplier<T> work) {
        bound++;
        try {
            values.forEach((variable, onLanes) -> {
                for (int lane = 0; lane < onLanes.size(); lane++) {
                    in.set(variable, lane, onLanes.get(lane));
                }
            });
            return work.get();
        } finally {
            bound--;
            values.keySet().forEach(in::unset);
        }
    }

    /** The elements that a summand contributes, in the order of its indices. */
    List<Object> elements(Summand summand, ElementReducer reducer, ElementType type) {
        List<Object> all = new ArrayList<>();
        run(summand.indices(), summand.guard(), () -> all.add(product(summand, reducer, type)));
        return all;
    }

    private Object product(Summand summand, ElementReducer reducer, ElementType type) {
        return product(summand.coefficient(), summand.factors(), reducer, type);
    }

    /** A coefficient times factors, by what distributes over the combination. */
    Object product(BigInteger coefficient, List<ValueTerm> factors, ElementReducer reducer, ElementType type) {
        List<Object> values = new ArrayList<>(factors.stream().map(this::of).toList());
        if (reducer == Monoid.SUM && (!coefficient.equals(BigInteger.ONE) || values.isEmpty())) {
            values.addFirst(domain.literal(type, new io.verifyrules.dsl.element.Literal.Whole(coefficient)));
        }
        if (values.isEmpty()) {
            throw new Discarded("a product of nothing");
        }
        Object product = values.getFirst();
        for (Object value : values.subList(1, values.size())) {
            product = domain.apply(new Operation.OfBinary(over(reducer)), type, List.of(product, value),
                    List.of(type, type));
        }
        return product;
    }

    private static BinaryOperator over(ElementReducer reducer) {
        return switch (reducer) {
            case Monoid.SUM -> BinaryOperator.MUL;
            case Monoid.MIN -> BinaryOperator.MAX;
            case Monoid.MAX -> BinaryOperator.MIN;
            case Monoid.AND -> BinaryOperator.OR;
            case Monoid.OR -> BinaryOperator.AND;
            case Monoid.PRODUCT, Monoid.XOR -> throw new Discarded("nothing distributes over " + reducer);
            case DeclaredMonoid ignored -> throw new Discarded("nothing distributes over a declared function");
        };
    }

    /** The combination of two elements. */
    Object combined(Object one, Object other, ElementReducer reducer, ElementType type) {
        return domain.combined(reducer, type, List.of(one, other));
    }

    /** The combination of summands. */
    Object combined(List<Summand> all, ElementReducer reducer, ElementType type) {
        List<Object> elements = new ArrayList<>();
        all.forEach(summand -> elements.addAll(elements(summand, reducer, type)));
        return domain.combined(reducer, type, Collections.unmodifiableList(elements));
    }
}
