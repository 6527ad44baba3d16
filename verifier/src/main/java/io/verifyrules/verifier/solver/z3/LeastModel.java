package io.verifyrules.verifier.solver.z3;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Model;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Status;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.Value;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The least model of what a solver holds. Each term in its turn takes the first value of a fixed list that leaves a
 * model. So the values depend on what is asked alone: neither on the model that the solver found, nor on what it was
 * asked before.
 */
final class LeastModel {

    /** The usual query has five terms, each of which takes one or two questions. */
    private static final int QUESTIONS = 60;

    private final Solver solver;
    private final Z3Translation translation;
    private final List<Formula> elements = new ArrayList<>();
    private final long end;
    private Model model;
    private int questions;

    private LeastModel(Solver solver, Z3Translation translation, Duration most) {
        this.end = System.nanoTime() + most.toNanos();
        this.solver = solver;
        this.translation = translation;
        this.model = solver.getModel();
    }

    /**
     * The values of the terms; empty where one of them takes no value of its list, or the solver gives up.
     *
     * @param solver      which has just found a model; it holds the values afterwards
     * @param translation of what it holds
     * @param most        the time after which nothing more is asked
     */
    static Optional<List<Value>> of(Solver solver, Z3Translation translation, List<Formula> terms, Duration most) {
        LeastModel least = new LeastModel(solver, translation, most);
        List<Value> values = new ArrayList<>();
        for (Formula term : terms) {
            Optional<Value> value = term.sort().equals(Sort.ELEMENT) ? least.element(term) : least.number(term);
            if (value.isEmpty()) {
                return Optional.empty();
            }
            values.add(value.get());
        }
        return Optional.of(values);
    }

    private Optional<Value> number(Formula term) {
        for (Value value : LeastValues.of(term.sort())) {
            switch (take(Formula.equal(term, LeastValues.literal(value, term.sort())), term, value::equals)) {
                case SATISFIABLE -> {
                    return Optional.of(value);
                }
                case UNSATISFIABLE -> {
                }
                case UNKNOWN -> {
                    return Optional.empty();
                }
            }
        }
        return Optional.empty();
    }

    /** An element is the first one before it that it may be, and a further one otherwise. */
    private Optional<Value> element(Formula term) {
        for (int i = 0; i < elements.size(); i++) {
            Value before = value(elements.get(i));
            switch (take(Formula.equal(term, elements.get(i)), term, before::equals)) {
                case SATISFIABLE -> {
                    return Optional.of(named(i));
                }
                case UNSATISFIABLE -> {
                }
                case UNKNOWN -> {
                    return Optional.empty();
                }
            }
        }
        elements.add(term);
        return Optional.of(named(elements.size() - 1));
    }

    private static Value named(int place) {
        return new Value.Named("element " + place);
    }

    /** Holds an equation from now on if that leaves a model; the present one is looked at first. */
    private Status take(Formula equation, Formula term, Predicate<Value> isHeld) {
        BoolExpr[] held = {translation.truth(equation)};
        if (!isHeld.test(value(term))) {
            questions++;
            Status status = questions > QUESTIONS || System.nanoTime() - end > 0 ? Status.UNKNOWN : solver.check(held);
            if (status != Status.SATISFIABLE) {
                return status;
            }
            model = solver.getModel();
        }
        solver.add(held);
        return Status.SATISFIABLE;
    }

    private Value value(Formula term) {
        return Z3Solver.value(model.eval(translation.of(term), true));
    }
}
