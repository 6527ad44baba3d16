package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A rule as a rule file says it: text in Kotlin that declares the very rule. */
public final class KotlinRule {

    private KotlinRule() {
    }

    /**
     * The text of the rule.
     *
     * @throws NotInKotlin if the rule says something for which rule files have no words
     */
    public static String of(Rule rule) {
        List<Node> roots = new ArrayList<>(List.of(rule.lhs(), rule.rhs()));
        roots.addAll(rule.preconditions());
        roots.addAll(rule.assumptions());
        rule.hints().forEach(hint -> roots.add(hint.value()));
        List<Node> nodes = Graph.of(roots).nodes();
        Names names = new Names(declared(rule, nodes), RuleStatements.axes(nodes));
        NamedTerms counted = NamedTerms.counting(roots);
        RuleStatements.of(rule, names, counted);
        String body = RuleStatements.of(rule, names, counted.chosen(names))
                .stream()
                .map(Statement::text)
                .collect(Collectors.joining("\n"));
        return head(rule.name()) + "\n" + body + "\n}\n";
    }

    /** A name is searched for, so it stands in one piece wherever it can. */
    private static String head(String name) {
        String line = "rule(" + TextCode.quoted(name) + ") {";
        return Layout.fits(line, 0, 0) ? line : Layout.statement(0, "", Code.call("rule", TextCode.of(name)), " {");
    }

    /** The names that are taken in a rule. */
    private static Set<String> declared(Rule rule, List<Node> nodes) {
        RuleNames mentioned = RuleNames.of(rule);
        Set<String> declared = new HashSet<>();
        rule.rankClasses().forEach(each -> declared.add(each.name()));
        declared.addAll(rule.widths().declared());
        declared.addAll(mentioned.maps().keySet());
        declared.addAll(mentioned.permutations().keySet());
        declared.addAll(mentioned.indices().keySet());
        declared.addAll(mentioned.integers());
        declared.addAll(mentioned.parameters().keySet());
        declared.addAll(mentioned.functions().keySet());
        declared.addAll(mentioned.tensors().keySet());
        Set<String> chosen = new HashSet<>();
        for (Node node : nodes) {
            if (node instanceof Freeze freeze) {
                chosen.add(freeze.choice());
            }
        }
        for (String name : chosen) {
            if (!declared.add(name)) {
                throw new NotInKotlin("'" + name + "' is both what a freeze chooses and something that is declared");
            }
        }
        return declared;
    }
}
