package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.interpret.AssumptionEvaluation;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.RefusedInstance;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;

/**
 * Draws the tensors of which a rule assumes something, such that it mostly holds. An assumption speaks of one access at
 * a time. Elements of all its tensors that satisfy it together are sought once, and every access then gets some of
 * these.
 */
final class AssumedElements {

    private static final int ATTEMPTS = 150;
    private static final int ENOUGH = 10;
    /** Draws in vain after which few attempts are made: nothing may satisfy the assumptions, and each instance would seek it. */
    private static final int PATIENCE = 8;
    private static final int FEW_ATTEMPTS = 4;
    /** Where few attempts succeed, each instance makes so many of them, and only the first ones make more. */
    private static final int RARE_ATTEMPTS = 20;

    /** Tensors that assumptions tie together, and those assumptions. */
    private record Tied(Set<Input> inputs, List<TensorExpr> assumptions) {}

    private final List<Tied> all = new ArrayList<>();
    private final IdentityHashMap<Tied, Integer> inVain = new IdentityHashMap<>();
    private final IdentityHashMap<Tied, Integer> attempts = new IdentityHashMap<>();

    AssumedElements(List<TensorExpr> assumptions) {
        for (TensorExpr assumption : assumptions) {
            Set<Input> inputs = AssumptionEvaluation.inputs(assumption);
            List<TensorExpr> together = new ArrayList<>();
            for (Tied tied : List.copyOf(all)) {
                if (tied.inputs().stream().anyMatch(inputs::contains)) {
                    all.remove(tied);
                    inputs.addAll(tied.inputs());
                    together.addAll(tied.assumptions());
                }
            }
            together.add(assumption);
            all.add(new Tied(inputs, together));
        }
    }

    /** Tensors for the inputs that an assumption names, as far as something is found for them. */
    Map<String, ConcreteTensor> draw(RuleInstance instance, Function<ElementType, ElementValue> any,
            Set<BigInteger> marked, Random random) {
        Map<String, ConcreteTensor> tensors = new LinkedHashMap<>();
        for (Tied tied : all) {
            int most = attempts.getOrDefault(tied, ATTEMPTS);
            List<Map<String, ElementValue>> satisfying = satisfying(tied,
                    inVain.getOrDefault(tied, 0) < PATIENCE ? most : FEW_ATTEMPTS, instance, any, random);
            boolean rare = satisfying.size() < ENOUGH && most == ATTEMPTS && !satisfying.isEmpty();
            attempts.put(tied, rare ? RARE_ATTEMPTS : most);
            inVain.merge(tied, 1, (before, one) -> satisfying.isEmpty() ? before + one : 0);
            if (!satisfying.isEmpty() && !tied.inputs().isEmpty()) {
                draw(tied, satisfying, instance, marked, random).forEach(tensors::put);
            }
        }
        return tensors;
    }

    private static Map<String, ConcreteTensor> draw(Tied tied, List<Map<String, ElementValue>> satisfying,
            RuleInstance instance, Set<BigInteger> marked, Random random) {
        Map<String, ConcreteTensor> tensors = new LinkedHashMap<>();
        Optional<AccessPattern> pattern = tied.inputs()
                .stream()
                .flatMap(input -> TensorFitting.grid(input, instance).stream())
                .findFirst()
                .map(grid -> AccessPattern.some(grid, satisfying.size(), marked, random));
        for (Input input : tied.inputs()) {
            List<ElementValue> choices = satisfying.stream().map(elements -> given(elements, input)).toList();
            TensorFitting.grid(input, instance)
                    .ifPresent(grid -> tensors.put(input.name(),
                            ConcreteTensor.tabulate(grid, access -> choices.get(pattern.orElseThrow().at(access)))));
        }
        return tensors;
    }

    private static ElementValue given(Map<String, ElementValue> elements, Input input) {
        return Optional.ofNullable(elements.get(input.name())).orElseThrow();
    }

    private static List<Map<String, ElementValue>> satisfying(Tied tied, int attempts, RuleInstance instance,
            Function<ElementType, ElementValue> any, Random random) {
        AssumptionEvaluation evaluation = new AssumptionEvaluation(instance);
        Set<Map<String, ElementValue>> found = new LinkedHashSet<>();
        for (int i = 0; i < attempts && found.size() < ENOUGH; i++) {
            Map<String, ElementValue> elements = new LinkedHashMap<>();
            tied.inputs().forEach(input -> elements.put(input.name(), any.apply(input.type().element())));
            try {
                boolean holds = holds(tied, evaluation, elements);
                for (int round = 0; !holds && round < 2; round++) {
                    tied.assumptions().forEach(assumption -> solve(assumption, evaluation, elements, random));
                    holds = holds(tied, evaluation, elements);
                }
                if (holds) {
                    found.add(elements);
                }
            } catch (RefusedInstance impossible) {
                // These elements are none of the rule's.
            }
        }
        return List.copyOf(found);
    }

    private static boolean holds(Tied tied, AssumptionEvaluation evaluation, Map<String, ElementValue> elements) {
        for (TensorExpr assumption : tied.assumptions()) {
            if (!evaluation.holds(assumption, elements)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Gives a tensor that stands alone on one side of a comparison the value of the other side, or one more or less. It
     * does so in each of the comparisons that the assumption joins.
     */
    private static void solve(TensorExpr assumption, AssumptionEvaluation evaluation,
            Map<String, ElementValue> elements, Random random) {
        Set<TensorExpr> met = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<TensorExpr> open = new ArrayDeque<>(List.of(assumption));
        while (!open.isEmpty()) {
            TensorExpr part = open.pop();
            if (met.add(part) && part instanceof Binary both && both.operator() == BinaryOperator.AND) {
                open.push(both.right());
                open.push(both.left());
            } else if (part instanceof Compare compare && !evaluation.holds(compare, elements)) {
                solve(compare.left(), compare.relation(), compare.right(), evaluation, elements, random);
            } else if (part instanceof Arith arith && !evaluation.holds(arith, elements)) {
                relation(arith.operator()).ifPresent(relation -> solve(arith.operands().getFirst(), relation,
                        arith.operands().getLast(), evaluation, elements, random));
            }
        }
    }

    private static Optional<Relation> relation(ArithOperator operator) {
        return switch (operator) {
            case CMPI_EQ -> Optional.of(Relation.EQ);
            case CMPI_NE -> Optional.of(Relation.NE);
            case CMPI_SLT, CMPI_ULT -> Optional.of(Relation.LT);
            case CMPI_SLE, CMPI_ULE -> Optional.of(Relation.LE);
            case CMPI_SGT, CMPI_UGT -> Optional.of(Relation.GT);
            case CMPI_SGE, CMPI_UGE -> Optional.of(Relation.GE);
            default -> Optional.empty();
        };
    }

    private static void solve(TensorExpr first, Relation relation, TensorExpr second, AssumptionEvaluation evaluation,
            Map<String, ElementValue> elements, Random random) {
        boolean left = first instanceof Input && (random.nextBoolean() || !(second instanceof Input));
        if ((left ? first : second) instanceof Input input) {
            elements.put(input.name(), moved(evaluation.at(left ? second : first, elements), relation, left));
        }
    }

    private static ElementValue moved(ElementValue value, Relation relation, boolean left) {
        long step = switch (relation) {
            case EQ, LE, GE -> 0;
            case NE -> 1;
            case GT -> left ? 1 : -1;
            case LT -> left ? -1 : 1;
        };
        return switch (value) {
            case ElementValue.Word word ->
                ElementValue.Word.wrapped(word.value().add(BigInteger.valueOf(step)), word.type());
            case ElementValue.Whole whole -> new ElementValue.Whole(whole.value().add(BigInteger.valueOf(step)));
            case ElementValue.Rational rational -> new ElementValue.Rational(
                    rational.numerator().add(rational.denominator().multiply(BigInteger.valueOf(step))),
                    rational.denominator());
            case ElementValue.Truth truth -> step == 0 ? truth : new ElementValue.Truth(!truth.value());
            case ElementValue.Token token -> step == 0 ? token : new ElementValue.Token(token.id().add(BigInteger.ONE));
            default -> value;
        };
    }
}
