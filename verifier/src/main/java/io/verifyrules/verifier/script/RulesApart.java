package io.verifyrules.verifier.script;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A rule file with mistakes in its Kotlin, taken apart: the rules that have the mistakes, and the file without them, which
 * compiles. So a mistake costs the rule in which it is.
 *
 * @param broken the rules that do not compile
 * @param rest   the classes of the file without them
 */
record RulesApart(List<IllFormedRule> broken, ScriptClasses rest) {

    RulesApart {
        broken = List.copyOf(broken);
    }

    /**
     * Takes a file apart, if each mistake is in a rule and a rule is left.
     *
     * @param mistakes those that the compiler finds in the file
     * @param compiler the compiler of a text
     */
    static Optional<RulesApart> of(String text, String path, List<Diagnostic> mistakes,
            Function<String, Compilation> compiler) {
        List<IllFormedRule> broken = new ArrayList<>();
        String rest = text;
        List<Diagnostic> open = mistakes;
        while (!RuleCall.in(rest).isEmpty()) {
            Map<RuleCall, List<Diagnostic>> byRule = new LinkedHashMap<>();
            for (Diagnostic mistake : open) {
                Optional<RuleCall> rule = RuleCall.around(mistake, rest);
                if (rule.isEmpty()) {
                    return Optional.empty();
                }
                byRule.computeIfAbsent(rule.get(), ignored -> new ArrayList<>()).add(mistake);
            }
            for (Map.Entry<RuleCall, List<Diagnostic>> each : byRule.entrySet()) {
                broken.add(each.getKey().illFormed(each.getValue(), path));
                rest = each.getKey().blankedIn(rest);
            }
            switch (compiler.apply(rest)) {
                case Compilation.Rejected rejected -> open = rejected.mistakes();
                case Compilation.Compiled compiled -> {
                    return Optional.of(new RulesApart(broken, compiled.classes()));
                }
            }
        }
        return Optional.empty();
    }

    /** All rules of the file, in its order. */
    List<RuleDeclaration> with(List<RuleDeclaration> others) {
        List<RuleDeclaration> all = new ArrayList<>(others);
        for (IllFormedRule rule : broken) {
            int place = 0;
            while (place < all.size() && all.get(place).position().line() < rule.position().line()) {
                place++;
            }
            all.add(place, rule);
        }
        return all;
    }
}
