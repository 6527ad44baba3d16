package io.verifyrules.verifier.export.arith;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.export.cpp.CppGuards;
import io.verifyrules.verifier.export.cpp.CppStruct;
import io.verifyrules.verifier.export.match.Candidate;
import io.verifyrules.verifier.export.match.Inexpressible;
import io.verifyrules.verifier.export.match.Proved;
import io.verifyrules.verifier.export.pdll.PdllRule;
import io.verifyrules.verifier.export.pdll.StableHlo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Collectors;

/**
 * A rule about operations of {@code arith} as a pattern of MLIR in C++. Each operation has the flags of the rule and no
 * others. Numbers of bits that the rule leaves open are read off types, and constants are folded in as many bits.
 */
public final class ArithRule {

    private static final String SIZES = "a condition speaks of sizes of what arith computes with";

    private ArithRule() {
    }

    /** Whether a rule is about operations of {@code arith}, or about integers of MLIR. */
    public static boolean isOfArith(Rule rule) {
        return tensors(rule).stream()
                .anyMatch(tensor -> tensor instanceof Arith || tensor.type().element() instanceof ElementType.Signless);
    }

    /**
     * The definition of one pattern.
     *
     * @throws Inexpressible if the rule cannot be said
     */
    public static String write(String name, Proved proved) {
        if (proved.candidate().rule().openType().isPresent() && proved.candidate().types().isEmpty()) {
            throw new Inexpressible("it is proved of any elements, and not of those of arith", "");
        }
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

    private static List<TensorExpr> tensors(Rule rule) {
        return Graph.of(List.<Node>of(rule.lhs(), rule.rhs()))
                .nodes()
                .stream()
                .flatMap(node -> node instanceof TensorExpr tensor
                        ? List.of(tensor).stream()
                        : List.<TensorExpr>of().stream())
                .toList();
    }

    private static String text(String name, Candidate all) {
        Rule rule = all.rule();
        Candidate proved = PdllRule.inMachines(all);
        require(rule);
        ArithMatch match = new ArithMatch(rule.lhs());
        CppGuards guards = match.guards();
        Map<String, ElementType.Signless> integers = new LinkedHashMap<>();
        match.typed().forEach((value, type) -> {
            if (type instanceof ElementType.Signless signless) {
                integers.put(value, signless);
            }
        });
        ArithWidths widths = new ArithWidths(integers, guards);
        ArithElements elements = new ArithElements(widths, match.parameters());
        ArithReplacement replacement = new ArithReplacement(rule.lhs(), rule.rhs(), match, widths, elements);
        List<String> body = new ArrayList<>(match.lines());
        body.add("");
        Set<String> shaped = new LinkedHashSet<>(List.of(match.replaced()));
        shaped.addAll(match.typed().keySet());
        if (shaped.size() > 1) {
            body.add(guards.unless("haveOneShape({" + String.join(", ", shaped) + "})", "shapes differ"));
        }
        if (replacement.fills()) {
            body.add(guards.unless("canBeFilled(" + match.replaced() + ".getType())", "a size is dynamic"));
        }
        body.addAll(widths.lines());
        body.addAll(widths.notNegative(rule.widths().nonNegative()));
        body.addAll(replacement.checks());
        body.addAll(floats(proved, match));
        match.splats().forEach(splat -> body.add(splat(splat, elements, guards)));
        body.add("");
        if (!replacement.lines().isEmpty()) {
            body.add("Location loc = " + match.root() + ".getLoc();");
            body.addAll(replacement.lines());
        }
        // Of two results the other one stays.
        body.add(ArithOperations.ofTwoResults(rule.lhs()).isPresent()
                ? "rewriter.replaceAllUsesWith(" + match.replaced() + ", " + replacement.replacement() + ");"
                : "rewriter.replaceOp(" + match.root() + ", " + replacement.replacement() + ");");
        body.add("return success();");
        return new CppStruct(name, rule, elements(proved), match.rootClass(), match.root(), List.of(),
                widths.withoutUnused(body)).text();
    }

    private static String elements(Candidate proved) {
        List<String> open = proved.rule().widths().declared();
        return !open.isEmpty()
                ? "for every number of bits " + String.join(", ", open)
                : proved.types()
                        .map(types -> "for elements of type "
                                + types.stream().map(ElementType::toString).collect(Collectors.joining(", ")))
                        .orElse("for the elements that it names");
    }

    private static void require(Rule rule) {
        if (!rule.assumptions().isEmpty()) {
            throw new Inexpressible(
                    "it assumes something of the elements of tensors, which a program computes when it runs", "");
        }
        if (rule.lhs() instanceof Input || rule.lhs() instanceof Constant) {
            throw new Inexpressible("the left side is any tensor", "");
        }
        Set<AxisMap> sizes = sizes(rule);
        for (Condition condition : rule.preconditions()) {
            switch (condition) {
                case Condition.OnWidths ignored -> {
                }
                case Condition.OnElements ignored -> throw new Inexpressible(
                        "a condition speaks of elements, which a program computes when it runs", "");
                case Condition.EveryLane every when sizes.stream().anyMatch(size -> saysSize(every, size)) -> {
                }
                default -> throw new Inexpressible(SIZES, "");
            }
        }
    }

    private static boolean saysSize(Condition.EveryLane condition, AxisMap size) {
        return condition.condition().equals(size.compare(Relation.GE, AxisMap.of(0)));
    }

    /**
     * The sizes of all tensors, which have one shape: whatever shape a program has, it is one of the rule.
     *
     * @throws Inexpressible if that is not so
     */
    private static Set<AxisMap> sizes(Rule rule) {
        Set<Shape> shapes = new LinkedHashSet<>();
        for (TensorExpr tensor : tensors(rule)) {
            switch (tensor) {
                case Input input -> shapes.add(input.shape());
                case Constant constant -> shapes.add(constant.shape());
                default -> {
                    String unused = ArithOperations.className(tensor);
                }
            }
        }
        if (shapes.size() != 1) {
            throw new Inexpressible("tensors that arith computes with have different shapes", "");
        }
        SortedMap<AggregatedAxis, AxisMap> sizes = shapes.iterator().next().sizes();
        boolean any = sizes.keySet().stream().allMatch(axis -> axis.rankClass().bound() == RankBound.ANY)
                && sizes.keySet().stream().map(AggregatedAxis::rankClass).distinct().count() == sizes.size()
                && sizes.values().stream().allMatch(AxisMap.Variable.class::isInstance)
                && sizes.values().stream().distinct().count() == sizes.size() && !sizes.isEmpty();
        if (!any) {
            throw new Inexpressible(SIZES, "");
        }
        return new LinkedHashSet<>(sizes.values());
    }

    private static String splat(ArithMatch.Splat splat, ArithElements elements, CppGuards guards) {
        boolean ofIntegers = splat.element().type() instanceof ElementType.Signless;
        Optional<String> literal = splat.element() instanceof Element.Written written
                ? Optional.of(written.literal().toString())
                : Optional.empty();
        return guards.unless(
                ofIntegers
                        ? "isConstant(" + splat.value() + ", " + elements.of(splat.element()) + ")"
                        : "isFloatConstant(" + splat.value() + ", " + CppGuards.quoted(literal.orElseThrow()) + ")",
                literal.map(what -> "expected the constant " + what).orElse("two constants differ"));
    }

    private static List<String> floats(Candidate proved, ArithMatch match) {
        List<String> checks = new ArrayList<>();
        List<String> open = new ArrayList<>();
        match.typed().forEach((value, type) -> {
            switch (type) {
                case ElementType.Signless ignored -> {
                }
                case ElementType.Open ignored -> open.add(value);
                default -> checks.add(hasType(match, value, List.of(type)));
            }
        });
        if (!open.isEmpty()) {
            proved.types().ifPresent(types -> checks.add(hasType(match, open.getFirst(), types)));
            open.stream()
                    .skip(1)
                    .forEach(other -> checks.add(match.guards()
                            .unless("getElementTypeOrSelf(" + other + ".getType()) == getElementTypeOrSelf("
                                    + open.getFirst() + ".getType())", "element types differ")));
        }
        return checks;
    }

    private static String hasType(ArithMatch match, String value, List<ElementType> types) {
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
