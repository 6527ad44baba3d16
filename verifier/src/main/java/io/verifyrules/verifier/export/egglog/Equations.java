package io.verifyrules.verifier.export.egglog;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.export.match.Candidate;
import io.verifyrules.verifier.export.match.Inexpressible;
import java.util.List;
import java.util.function.Predicate;

/**
 * The part of a rule that is an equation. An e-graph knows equal and nothing else, so a result that is only one of
 * several right ones is left out. Among floats that is a sum, whose order nothing says.
 */
final class Equations {

    private Equations() {
    }

    /**
     * The candidate, in the types in which it is an equation.
     *
     * @throws Inexpressible if there is none
     */
    static Candidate of(Candidate candidate) {
        Rule rule = candidate.rule();
        if (some(rule.lhs(), Equations::mayChoose) || some(rule.rhs(), Equations::mayChoose)) {
            throw new Inexpressible(
                    "the right side is one of several right results, and an e-graph knows equal ones only", "");
        }
        boolean sums = some(rule.lhs(), Equations::addsUp) || some(rule.rhs(), Equations::addsUp);
        Candidate equation = sums
                ? candidate
                        .except(type -> type instanceof ElementType.Floating || type instanceof ElementType.AnyFormat)
                : candidate;
        Predicate<TensorExpr> inFloats = tensor -> addsUp(tensor)
                && tensor.type().element() instanceof ElementType.Floating;
        if (equation.types().filter(List::isEmpty).isPresent() || some(rule.lhs(), inFloats)
                || some(rule.rhs(), inFloats)) {
            throw new Inexpressible("the order of a sum of floats is open, and an e-graph knows equal results only",
                    "");
        }
        return equation;
    }

    private static boolean mayChoose(TensorExpr tensor) {
        return tensor instanceof Arith || tensor instanceof Freeze
                || tensor.type().element() instanceof ElementType.Signless;
    }

    private static boolean addsUp(TensorExpr tensor) {
        return switch (tensor) {
            case Reduce reduce -> reduce.monoid() == Monoid.SUM || reduce.monoid() == Monoid.PRODUCT;
            case ReduceWindow reduce -> reduce.monoid() == Monoid.SUM || reduce.monoid() == Monoid.PRODUCT;
            case Dot ignored -> true;
            case Convolution ignored -> true;
            default -> false;
        };
    }

    private static boolean some(TensorExpr tensor, Predicate<TensorExpr> wanted) {
        return wanted.test(tensor) || tensor.operands().stream().anyMatch(operand -> some(operand, wanted));
    }
}
