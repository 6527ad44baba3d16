package io.verifyrules.verifier.export;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.export.match.Candidate;
import io.verifyrules.verifier.export.match.Identifier;
import io.verifyrules.verifier.export.match.Inexpressible;
import io.verifyrules.verifier.export.match.Proved;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Exports one rule after another; no two of them get the same name. */
public final class Exporter {

    private final ExportFormat format;
    private final boolean tested;
    private final Set<String> taken = new HashSet<>();

    /**
     * @param format the language
     * @param tested whether tests are wanted
     */
    public Exporter(ExportFormat format, boolean tested) {
        this.format = format;
        this.tested = tested;
    }

    /** The reason why a rule is not exported, whatever the verifier says of it. */
    public Optional<ExportedRule> obstacle(Rule rule) {
        try {
            Proved.requireClaim(rule);
            format.require(Candidate.ofAnyType(rule));
            return Optional.empty();
        } catch (Inexpressible obstacle) {
            return Optional.of(new ExportedRule.Omitted(rule, obstacle.kind(), obstacle.reason()));
        }
    }

    /** The rule in the other language, as far as the results say that it is right; or why it is not. */
    public ExportedRule export(Rule rule, List<RuleResult> results) {
        try {
            Proved proved = Proved.of(rule, results);
            String name = Identifier.ofRule(rule.name());
            int more = 2;
            while (taken.contains(name)) {
                name = Identifier.ofRule(rule.name()) + "_" + more++;
            }
            String text = format.rule(name, proved);
            Map<String, String> tests = tested ? format.tests(name, proved) : Map.of();
            taken.add(name);
            return new ExportedRule.Written(rule, name, text, tests);
        } catch (Inexpressible obstacle) {
            return new ExportedRule.Omitted(rule, obstacle.kind(), obstacle.reason());
        }
    }
}
