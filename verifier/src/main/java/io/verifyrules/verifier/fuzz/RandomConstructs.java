package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.rule.OperatorCall;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/** Rules with a construct of the language that other kinds seldom have. Most have a name for one of their expressions. */
final class RandomConstructs {

    private RandomConstructs() {
    }

    static void declare(RuleBuilder builder, Random random, boolean right) {
        switch (random.nextInt(4)) {
            case 0 -> new RandomParities(random, builder).declare(right);
            case 1 -> new RandomSymmetries(random, builder).declare(right);
            case 2 -> new RandomAssumptions(random, builder).declare(right);
            default -> new RandomInvalid(random, builder).declare(right);
        }
    }

    /** Both sides, and mostly an operator of the author that makes an expression of them. */
    static void rewrite(RuleBuilder builder, Random random, TensorExpr left, TensorExpr right) {
        List<TensorExpr> expressions = Graph.of(List.of(left, right))
                .nodes()
                .stream()
                .flatMap(node -> node instanceof TensorExpr tensor && !(tensor instanceof Input)
                        ? Stream.of(tensor)
                        : Stream.<TensorExpr>empty())
                .toList();
        if (!expressions.isEmpty() && random.nextInt(3) > 0) {
            TensorExpr value = expressions.get(random.nextInt(expressions.size()));
            call(value).ifPresent(builder::calls);
        }
        builder.rewrite(left, right);
    }

    /** Nothing where a reader would miss an operand in the name, or where there is none, as Kotlin declares no such operator. */
    private static Optional<OperatorCall> call(TensorExpr value) {
        if (value.operands().isEmpty()) {
            return Optional.empty();
        }
        List<OperatorCall.Argument> operands = value.operands()
                .stream().<OperatorCall.Argument>map(OperatorCall.Argument.Term::new).toList();
        try {
            return Optional.of(OperatorCall.of("own", operands, value));
        } catch (IllFormedException unreadable) {
            return Optional.empty();
        }
    }
}
