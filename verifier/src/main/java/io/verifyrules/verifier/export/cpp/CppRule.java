package io.verifyrules.verifier.export.cpp;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.export.match.Candidate;
import io.verifyrules.verifier.export.match.Inexpressible;
import io.verifyrules.verifier.export.match.Proved;
import io.verifyrules.verifier.export.match.Slot;
import io.verifyrules.verifier.export.match.Told;
import io.verifyrules.verifier.export.pdll.NativeTerms;
import io.verifyrules.verifier.export.pdll.PdllRule;
import io.verifyrules.verifier.export.pdll.StableHlo;
import io.verifyrules.verifier.report.RulePrinter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** A rule as a pattern of MLIR in C++: a struct that derives from {@code OpRewritePattern}, with the rule's conditions as guards. */
public final class CppRule {

    private static final Set<String> WORDS = Set.of("loc", "rewriter", "lane", "rank", "size", "at", "joined", "sorted",
            "entry", "edge", "startAt", "positions", "following", "neutral", "reduced", "Number", "Value");

    private CppRule() {
    }

    /**
     * The definition of one pattern.
     *
     * @throws Inexpressible if the rule cannot be said
     */
    public static String write(String name, Proved proved) {
        return text(name, proved.candidate());
    }

    /**
     * Checks that a rule can be said.
     *
     * @throws Inexpressible if it cannot
     */
    public static void require(Candidate candidate) {
        String unused = text("rule", candidate);
    }

    private static String text(String name, Candidate all) {
        Rule rule = all.rule();
        Candidate proved = PdllRule.inMachines(all);
        if (!rule.assumptions().isEmpty()) {
            throw new Inexpressible(
                    "it assumes something of the elements of tensors, which a program computes when it runs", "");
        }
        if (CppMatch.present(rule.lhs()) instanceof Input) {
            throw new Inexpressible("the left side is any tensor", "");
        }
        Told told = Told.of(rule);
        CppMatch match = new CppMatch(told.left(), rule.lhs());
        Set<String> taken = new HashSet<>(WORDS);
        taken.addAll(told.left().names().values());
        taken.addAll(match.typed().keySet());
        CppDimensions dimensions = new CppDimensions(rule, told.left(), match, taken);
        Map<String, String> numbers = new LinkedHashMap<>();
        for (Slot slot : told.left().slots()) {
            numbers.put(slot.variable().name(), match.number(slot, dimensions.of(slot.tensor(), slot.axis())));
        }
        NativeTerms terms = terms(numbers, dimensions.lanes());
        CppReplacement replacement = new CppReplacement(rule.rhs(), told, match, dimensions, terms);
        List<String> guards = new ArrayList<>(dimensions.checks());
        guards.addAll(conditions(told.conditions(), match.guards(), terms));
        guards.addAll(types(proved, match));
        return struct(name, rule, proved, match, dimensions, guards, replacement);
    }

    private static NativeTerms terms(Map<String, String> numbers, Map<RankClass, String> counted) {
        return new NativeTerms("", slot -> {
            String number = numbers.get(slot.name());
            if (number == null) {
                throw new IllegalStateException("no place " + slot.name());
            }
            return number;
        }, lanes -> {
            String dimensions = counted.get(lanes);
            if (dimensions == null) {
                throw new Inexpressible("the left side does not tell a map", lanes.name());
            }
            return dimensions + ".size()";
        });
    }

    /** A loop over the lanes of a class for all conditions on them that follow each other. */
    private static List<String> conditions(List<Condition> conditions, CppGuards guards, NativeTerms terms) {
        List<String> lines = new ArrayList<>();
        String open = "";
        for (Condition condition : conditions.stream().distinct().toList()) {
            String lanes = condition instanceof Condition.EveryLane every ? terms.count().apply(every.rankClass()) : "";
            if (!lanes.equals(open)) {
                if (!open.isEmpty()) {
                    lines.add("}");
                }
                if (!lanes.isEmpty()) {
                    lines.add("for (size_t lane = 0; lane != " + lanes + "; ++lane) {");
                }
                open = lanes;
            }
            String guard = guards.unless(
                    condition instanceof Condition.EveryLane every ? terms.of(every.condition()) : terms.of(condition),
                    RulePrinter.print(condition));
            lines.add(lanes.isEmpty() ? guard : guard.indent(2).stripTrailing());
        }
        if (!open.isEmpty()) {
            lines.add("}");
        }
        return lines;
    }

    private static String struct(String name, Rule rule, Candidate proved, CppMatch match, CppDimensions dimensions,
            List<String> guards, CppReplacement replacement) {
        String root = match.root();
        List<String> body = new ArrayList<>(match.lines());
        body.add(match.guards()
                .unless("haveStaticSizes({"
                        + match.values().values().stream().distinct().collect(Collectors.joining(", ")) + "})",
                        "a size is dynamic"));
        body.add("");
        body.addAll(dimensions.lines());
        body.addAll(guards);
        body.add("");
        body.addAll(dimensions.linesOfRight());
        if (!replacement.lines().isEmpty()) {
            body.add("Location loc = " + root + ".getLoc();");
            body.addAll(replacement.lines());
        }
        body.add("rewriter.replaceOp(" + root + ", " + replacement.replacement() + ");");
        body.add("return success();");
        String elements = proved.types()
                .map(types -> "for elements of type "
                        + types.stream().map(ElementType::toString).collect(Collectors.joining(", ")))
                .orElse("whatever the elements are");
        return new CppStruct(name, rule, elements, match.rootClass(), root, dimensions.tried(), body).text();
    }

    private static List<String> types(Candidate candidate, CppMatch match) {
        List<String> guards = new ArrayList<>();
        List<String> open = new ArrayList<>();
        match.typed().forEach((value, type) -> {
            if (type instanceof ElementType.Open) {
                open.add(value);
            } else {
                guards.add(hasType(match, value, List.of(type)));
            }
        });
        if (!open.isEmpty()) {
            candidate.types().ifPresent(types -> guards.add(hasType(match, open.getFirst(), types)));
            open.stream()
                    .skip(1)
                    .forEach(other -> guards.add(match.guards()
                            .unless("getElementTypeOrSelf(" + other + ") == getElementTypeOrSelf(" + open.getFirst()
                                    + ")", "element types differ")));
        }
        return guards;
    }

    private static String hasType(CppMatch match, String value, List<ElementType> types) {
        List<String> names = types.stream().flatMap(type -> StableHlo.type(type).stream()).toList();
        if (names.isEmpty()) {
            throw new Inexpressible("no machine has elements of the types for which it is proved",
                    types.stream().map(ElementType::toString).collect(Collectors.joining(", ")));
        }
        return match.guards()
                .unless("verify_rules::hasElementType(" + value + ", {"
                        + names.stream().map(type -> "\"" + type + "\"").collect(Collectors.joining(", ")) + "})",
                        "it is not proved for these elements");
    }
}
