package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import java.util.List;

/**
 * That some demands imply others, as a rule that the verifier proves: an integer is 0 where the former hold, if it is demanded to
 * be 0 only where the latter hold, too. So the proof is about every rank, rank 0 included. Where the left side of the rule is
 * valid is not used: what is proved holds elsewhere as well, and what needs it is not proved.
 */
record Implication(Stripped stripped, Judge judge) {

    private static final String UNLESS = "unless_";

    /** Whether it is proved that the second demands hold wherever the first ones do. */
    boolean proved(List<Condition> first, List<Condition> second) {
        return second.stream().allMatch(condition -> first.contains(condition) || proved(first, condition));
    }

    private boolean proved(List<Condition> first, Condition second) {
        Rule origin = stripped.origin();
        RuleCollector collector = RuleCollector.forData(origin.position().file());
        collector.rule("implication", origin.position(), builder -> claim(builder, first, second));
        return collector.toFile().declarations().getFirst() instanceof Rule rule
                && judge.of(rule) instanceof Judgement.Verified;
    }

    private void claim(RuleBuilder builder, List<Condition> first, Condition second) {
        builder.declareAsIn(stripped.origin());
        AxisMap unless = builder.integer(UNLESS);
        stripped.kept().forEach(builder::require);
        first.forEach(builder::require);
        Condition nothing = new Condition.OnScalars(unless.compare(Relation.EQ, AxisMap.of(0)));
        builder.require(second.not().disjoin(nothing));
        builder.rewrite(Constant.of(new Element.Counted(unless), Shape.scalar()),
                Constant.of(Element.of(0, ElementType.INT), Shape.scalar()));
    }
}
