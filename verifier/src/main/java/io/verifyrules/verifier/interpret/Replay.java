package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.Tolerance;
import io.verifyrules.dsl.element.Tolerances;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Demand;
import io.verifyrules.dsl.rule.Readings;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.value.CombiningOrder;
import io.verifyrules.verifier.value.ElementTolerance;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.Grouping;
import io.verifyrules.verifier.value.RefusedInstance;
import io.verifyrules.verifier.value.UndefinedBehaviour;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Computes both sides of a rule on an instance and compares them. An instance refutes only where all its grounds are
 * certain. Each hypothesis holds, and the right side is invalid, of another shape, or an element is definitely
 * different.
 */
public final class Replay {

    private Replay() {
    }

    /**
     * The comparison of the two sides of the rule on the instance; {@code NotApplicable} also where nothing can be
     * computed.
     */
    public static Outcome replay(Rule rule, RuleInstance instance) {
        return replay(rule, interpreter(rule, instance, Work.once()));
    }

    /** The interpreter of the rule on the instance: where the order of sums does not matter, one that knows exact ones only. */
    static Interpreter interpreter(Rule rule, RuleInstance instance, Work work) {
        Interpreter asWritten = new Interpreter(instance, work);
        return rule.upTo().have(Tolerance.ORDER) ? asWritten.grouping(Grouping.FREE) : asWritten;
    }

    /** The same, of which the cost is entered into the work; {@code NotApplicable} where too little of it is left. */
    public static Outcome replay(Rule rule, RuleInstance instance, Work work) {
        Work part = work.part();
        Outcome outcome = replay(rule, interpreter(rule, instance, part));
        work.enter(part.spent());
        return outcome;
    }

    /** The same in a library that combines floats in the given order; what is refuted there is wrong in that library. */
    public static Outcome replay(Rule rule, RuleInstance instance, Work work, CombiningOrder order) {
        Work part = work.part();
        Outcome outcome = replay(rule, interpreter(rule, instance, part).inOrder(order));
        work.enter(part.spent());
        return outcome;
    }

    static Outcome replay(Rule rule, Interpreter interpreter) {
        try {
            return obstacle(rule, interpreter).<Outcome>map(Outcome.NotApplicable::new)
                    .orElseGet(() -> compare(rule, interpreter));
        } catch (RefusedInstance refused) {
            return new Outcome.NotApplicable("cannot be computed: " + refused.reason());
        }
    }

    /** Whether the rule applies to the instance: what it demands certainly holds, and its left side is valid. */
    public static boolean applies(Rule rule, RuleInstance instance) {
        Interpreter interpreter = new Interpreter(instance);
        try {
            return obstacle(rule, interpreter).isEmpty()
                    && interpreter.evaluate(rule.lhs()) instanceof Evaluation.Valid;
        } catch (RefusedInstance | UndefinedBehaviour refused) {
            return false;
        }
    }

    /** Whether the preconditions, which speak of no tensor, certainly hold. */
    public static boolean meetsPreconditions(Rule rule, RuleInstance instance) {
        LaneEvaluation lanes = new LaneEvaluation(instance);
        ConditionEvaluation conditions = new ConditionEvaluation(lanes, new ElementEvaluation(instance, lanes));
        try {
            for (Condition condition : rule.preconditions()) {
                if (!conditions.holds(condition)) {
                    return false;
                }
            }
            return true;
        } catch (RefusedInstance impossible) {
            return false;
        }
    }

    /** The demands of the rule that do not certainly hold, by their numbers from 1. */
    public static List<Integer> unmetDemands(Rule rule, RuleInstance instance) {
        Interpreter interpreter = new Interpreter(instance);
        ConditionEvaluation conditions = new ConditionEvaluation(interpreter.lanes(), interpreter.elements());
        AssumptionEvaluation assumptions = new AssumptionEvaluation(interpreter);
        List<Integer> unmet = new ArrayList<>();
        for (int i = 0; i < rule.demands().size(); i++) {
            boolean holds;
            try {
                holds = switch (rule.demands().get(i)) {
                    case Demand.Required(Condition condition) -> conditions.holds(condition);
                    case Demand.Assumed(TensorExpr property) -> assumptions.holds(property);
                };
            } catch (RefusedInstance impossible) {
                holds = false;
            }
            if (!holds) {
                unmet.add(i + 1);
            }
        }
        return unmet;
    }

    /** Which precondition or assumption does not certainly hold, counted from 1 in the order of the rule. */
    private static Optional<String> obstacle(Rule rule, Interpreter interpreter) {
        ConditionEvaluation conditions = new ConditionEvaluation(interpreter.lanes(), interpreter.elements());
        for (int i = 0; i < rule.preconditions().size(); i++) {
            if (!conditions.holds(rule.preconditions().get(i))) {
                return Optional.of("precondition " + (i + 1) + " does not hold");
            }
        }
        AssumptionEvaluation assumptions = new AssumptionEvaluation(interpreter);
        for (int i = 0; i < rule.assumptions().size(); i++) {
            if (!assumptions.holds(rule.assumptions().get(i))) {
                return Optional.of("assumption " + (i + 1) + " does not hold");
            }
        }
        return Optional.empty();
    }

    /** A right side that may be rewritten has to be right in every form; to the left side every form is open. */
    private static Outcome compare(Rule rule, Interpreter interpreter) {
        List<Readings.Form> right = rule.readings().right();
        List<TensorExpr> left = rule.readings().left();
        Outcome outcome = compare(new Sides(left, right.getFirst(), rule.upTo()), interpreter);
        for (Readings.Form form : right.subList(1, right.size())) {
            if (outcome.refutes()) {
                return outcome;
            }
            Outcome other = compare(new Sides(left, form, rule.upTo()), interpreter);
            outcome = other.refutes() ? other : outcome;
        }
        return outcome;
    }

    /**
     * One form of the right side, and all forms of the left side, first as it is written.
     *
     * @param upTo the differences that do not matter
     */
    private record Sides(List<TensorExpr> forms, Readings.Form right, Tolerances upTo) {
        TensorExpr rhs() {
            return right.side();
        }

        TensorExpr lhs() {
            return forms.getFirst();
        }
    }

    /** A choice of the right side is tried if it is right by default: it has to be so whatever it chooses. */
    private static Outcome compare(Sides rule, Interpreter interpreter) {
        Outcome outcome = compared(rule, interpreter);
        if (outcome.refutes() || !rule.right().choosesSigns()) {
            return outcome;
        }
        for (Choices way : choicesOfRight(rule, interpreter)) {
            Outcome other = compared(rule, interpreter.choosing(way));
            if (other.refutes()) {
                return other;
            }
        }
        return outcome;
    }

    private static List<Choices> choicesOfRight(Sides rule, Interpreter interpreter) {
        Interpreter alone = interpreter.choosing(Choices.any()).ofRightSide();
        try {
            alone.tensor(rule.rhs());
            return alone.choices().ways();
        } catch (InvalidTensor | UndefinedBehaviour impossible) {
            return List.of();
        }
    }

    private static DenseTensor<ElementValue> right(Sides rule, Interpreter interpreter) {
        return (rule.right().choosesSigns() ? interpreter.ofRightSide() : interpreter).tensor(rule.rhs());
    }

    private static Outcome compared(Sides rule, Interpreter interpreter) {
        DenseTensor<ElementValue> left;
        try {
            left = interpreter.tensor(rule.lhs());
        } catch (InvalidTensor invalid) {
            return new Outcome.NotApplicable("the left side is invalid: " + invalid.reason());
        } catch (UndefinedBehaviour undefined) {
            return new Outcome.NotApplicable("the left side has undefined behaviour: " + undefined.reason());
        }
        Outcome outcome = compare(rule, interpreter, left);
        if (outcome instanceof Outcome.ElementsDiffer && rule.forms().size() > 1) {
            return refutesEveryForm(rule, interpreter, left);
        }
        return outcome.refutes() && !interpreter.choices().isEmpty()
                && !refutesWhateverLeftChooses(rule, interpreter, outcome)
                        ? new Outcome.NotApplicable("the left side may choose what the right side is")
                        : outcome;
    }

    private static Outcome compare(Sides rule, Interpreter interpreter, DenseTensor<ElementValue> left) {
        try {
            return compare(left, right(rule, interpreter), rule.upTo());
        } catch (InvalidTensor invalid) {
            return new Outcome.RightInvalid(new ConcreteTensor(left), invalid.reason());
        } catch (UndefinedBehaviour undefined) {
            return new Outcome.RightUndefined(new ConcreteTensor(left), undefined.reason());
        }
    }

    /** An element refutes if it is none of what any form of the left side may choose to be there. */
    private static Outcome refutesEveryForm(Sides rule, Interpreter interpreter, DenseTensor<ElementValue> written) {
        DenseTensor<ElementValue> right = right(rule, interpreter);
        List<DenseTensor<ElementValue>> lefts = new ArrayList<>();
        for (TensorExpr form : rule.forms()) {
            Interpreter alone = interpreter.choosing(Choices.any());
            lefts.add(alone.tensor(form));
            if (!alone.choices().isEmpty()) {
                List<Choices> ways = alone.choices().ways();
                if (ways.isEmpty()) {
                    return new Outcome.NotApplicable("the left side may choose too much");
                }
                ways.forEach(way -> lefts.add(interpreter.choosing(way).tensor(form)));
            }
        }
        for (int i = 0; i < written.grid().count(); i++) {
            int place = i;
            if (lefts.stream()
                    .allMatch(left -> ElementTolerance.refutes(rule.upTo(), left.at(place), right.at(place)))) {
                return new Outcome.ElementsDiffer(new ConcreteTensor(written), new ConcreteTensor(right),
                        written.grid().accessAt(i), written.at(i), right.at(i));
            }
        }
        return new Outcome.NotApplicable("the left side may be rewritten to what the right side is");
    }

    /** The left side may be any of what it chooses; the right side is one of what it may be. */
    private static boolean refutesWhateverLeftChooses(Sides rule, Interpreter interpreter, Outcome outcome) {
        Interpreter alone = interpreter.choosing(Choices.any());
        alone.tensor(rule.lhs());
        return alone.choices().everyWay(choices -> {
            try {
                DenseTensor<ElementValue> left = interpreter.choosing(choices).tensor(rule.lhs());
                return !(outcome instanceof Outcome.ElementsDiffer)
                        || compare(left, right(rule, interpreter), rule.upTo()).refutes();
            } catch (UndefinedBehaviour anythingGoes) {
                return false;
            }
        });
    }

    /** The outcome of a claim that two tensors are equal, or that the right one refines the left one. */
    public static Outcome compare(ConcreteTensor left, ConcreteTensor right) {
        return compare(left.dense(), right.dense(), Tolerances.NONE);
    }

    private static Outcome compare(DenseTensor<ElementValue> left, DenseTensor<ElementValue> right, Tolerances upTo) {
        Grid grid = left.grid();
        if (!grid.sameAs(right.grid())) {
            return new Outcome.ShapesDiffer(new ConcreteTensor(left), new ConcreteTensor(right));
        }
        for (int i = 0; i < grid.count(); i++) {
            if (ElementTolerance.refutes(upTo, left.at(i), right.at(i))) {
                return new Outcome.ElementsDiffer(new ConcreteTensor(left), new ConcreteTensor(right), grid.accessAt(i),
                        left.at(i), right.at(i));
            }
        }
        return new Outcome.Agree(new ConcreteTensor(left), new ConcreteTensor(right));
    }
}
