package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A rewrite rule {@code lhs => rhs}, claimed for every rank assignment, every value of its maps, scalars and tensors that
 * satisfies the preconditions and the assumptions and makes the left side valid. Every number in it has a type.
 *
 * @param name          unique in its file
 * @param rankClasses   the declared rank classes
 * @param preconditions truth values over attributes and scalars, all of them demanded
 * @param assumptions   element-wise expressions of truth values over input tensors and constants of one shape, demanded at
 *                      every access in bounds of it
 * @param lhs           what the compiler finds
 * @param rhs           what it puts in its place: the same axes and element type
 * @param hints         what the author says of the indices of reductions, to be checked
 * @param elements      for the open element type, the closed types that all operators of the rule accept; all of them
 *                      where only the movement of data matters
 * @param expectation   the verdict the author expects
 * @param provenance    where the rule comes from
 * @param position      where the rule is declared
 */
public record Rule(String name, List<RankClass> rankClasses, List<Condition> preconditions,
        List<TensorExpr> assumptions, TensorExpr lhs, TensorExpr rhs, List<IndexHint> hints,
        Map<String, Set<ElementType>> elements,
        Expectation expectation, Provenance provenance, SourcePosition position) implements RuleDeclaration {

    public Rule {
        rankClasses = List.copyOf(rankClasses);
        preconditions = List.copyOf(preconditions);
        assumptions = List.copyOf(assumptions);
        hints = List.copyOf(hints);
        elements = Collections.unmodifiableMap(new LinkedHashMap<>(elements));
        if (MentionedTypes.in(lhs, rhs, preconditions, assumptions).contains(ElementType.NUMERAL)) {
            throw ElementType.NUMERAL.undecided();
        }
    }

    /** The one element type that the rule leaves open, if it leaves one open. */
    public Optional<ElementType.Open> openType() {
        return MentionedTypes.open(MentionedTypes.in(lhs, rhs, preconditions, assumptions)).stream().findFirst().map(
                ElementType.Open::new);
    }
}
