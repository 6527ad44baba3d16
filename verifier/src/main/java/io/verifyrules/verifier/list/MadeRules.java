package io.verifyrules.verifier.list;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import java.util.List;
import java.util.function.Consumer;

/** Rules that are made of a rule about lists: they declare what it declares, and more. */
final class MadeRules {

    private MadeRules() {
    }

    /** A rule of the name, the place, the source, the element types and the expectations of another one. */
    static RuleDeclaration like(ListRule origin, Consumer<RuleBuilder> declare) {
        Rule pattern = origin.pattern();
        RuleDeclaration made = made(origin, builder -> {
            builder.expect(pattern.expectation().verdict(), pattern.expectation().general());
            pattern.expectation()
                    .byElement()
                    .forEach((type, verdict) -> builder.expect(java.util.Set.of(type), verdict,
                            pattern.expectation().reasons().getOrDefault(type, "")));
            pattern.expectation().by().ifPresent(builder::expectMismatch);
            builder.upToAsIn(pattern);
            builder.source(pattern.provenance());
            declare.accept(builder);
        });
        return switch (made) {
            case Rule rule -> rule.declared(List.of(), pattern.variant()).warned(pattern.warnings());
            case ListRule list -> new ListRule(
                    list.pattern().declared(List.of(), pattern.variant()).warned(pattern.warnings()), list.lists());
            case IllFormedRule wrong -> wrong;
        };
    }

    /** A rule of the name, the place and the element types of another one. */
    static RuleDeclaration made(ListRule origin, Consumer<RuleBuilder> declare) {
        Rule pattern = origin.pattern();
        RuleCollector collector = RuleCollector.forData(pattern.position().file());
        collector.rule(pattern.name(), pattern.position(), builder -> {
            builder.declareAsIn(pattern);
            pattern.elements().forEach(builder::elementsAtMost);
            declare.accept(builder);
        });
        return collector.toFile().declarations().getFirst();
    }

    /** The rule, which is one as the rule about lists is one. */
    static Rule requireRule(RuleDeclaration made) {
        return switch (made) {
            case Rule rule -> rule;
            case ListRule list -> throw new IllegalStateException(list + " is still about lists");
            case IllFormedRule wrong -> throw new IllegalStateException(wrong.name() + ": " + wrong.diagnostic());
        };
    }
}
