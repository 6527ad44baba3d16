package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.graph.Node;
import java.util.List;
import java.util.Optional;

/**
 * A rule about lists of operands of any length. It claims a rule for each number of parts from 1 on. That one has
 * everything that belongs to a list once for each of its parts.
 *
 * @param pattern the rule as it is written, in which each list stands for any one of its parts
 * @param lists   the lists
 */
public record ListRule(Rule pattern, List<PartList> lists) implements RuleDeclaration {

    public ListRule {
        lists = List.copyOf(lists);
        ListUses.check(pattern, lists);
    }

    /** The one list whose parts an expression speaks of, if it speaks of one. */
    public Optional<PartList> listOf(Node node) {
        return new ListUses(lists).of(node).stream().findFirst();
    }

    /** The list for whose parts the concatenation has an operand each, if it is such a one. */
    public Optional<PartList> spread(Concat concat) {
        return new ListUses(lists).spread(concat);
    }

    /** Whether something below a concatenation that joins the parts of a list joins them, too; no rule has that. */
    public boolean joinsAgain(Concat concat) {
        return new ListUses(lists).joinsAgain(concat);
    }

    /** The same with these remarks. */
    public ListRule warned(List<Diagnostic> found) {
        return new ListRule(pattern.warned(found), lists);
    }

    @Override
    public String name() {
        return pattern.name();
    }

    @Override
    public Expectation expectation() {
        return pattern.expectation();
    }

    @Override
    public SourcePosition position() {
        return pattern.position();
    }

    @Override
    public List<Diagnostic> warnings() {
        return pattern.warnings();
    }

    @Override
    public ListRule below(int lines) {
        return new ListRule(pattern.below(lines), lists);
    }

    @Override
    public String toString() {
        return "rule " + name() + " about " + lists;
    }
}
