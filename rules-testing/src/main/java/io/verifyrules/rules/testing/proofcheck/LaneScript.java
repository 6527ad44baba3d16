package io.verifyrules.rules.testing.proofcheck;

import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A question about one lane as an SMT-LIB script: whether there is a lane on which all predicates hold. */
final class LaneScript {

    private final Map<LaneAtom, String> symbols = new LinkedHashMap<>();
    private boolean opaque;

    private LaneScript() {
    }

    /**
     * A script.
     *
     * @param opaque whether there are entries or places in it, of which it says nothing but that each is a number
     */
    record Written(String text, boolean opaque) {}

    static Written of(List<LaneBool> predicates) {
        LaneScript script = new LaneScript();
        List<String> assertions = new ArrayList<>(
                predicates.stream().map(predicate -> "(assert " + script.of(predicate) + ")").toList());
        List<String> lines = new ArrayList<>(List.of("(set-logic ALL)"));
        script.symbols.values().forEach(symbol -> lines.add("(declare-const " + symbol + " Int)"));
        lines.addAll(assertions);
        return new Written(String.join("\n", lines), script.opaque);
    }

    private String of(LaneBool predicate) {
        return switch (predicate) {
            case LaneBool.Constant(boolean value) -> Boolean.toString(value);
            case LaneBool.NonNegative(LaneInt term) -> "(>= " + of(term) + " 0)";
            case LaneBool.Zero(LaneInt term) -> "(= " + of(term) + " 0)";
            case LaneBool.NonZero(LaneInt term) -> "(not (= " + of(term) + " 0))";
            case LaneBool.AllOf(List<LaneBool> parts) -> joined("and", parts);
            case LaneBool.AnyOf(List<LaneBool> parts) -> joined("or", parts);
        };
    }

    private String joined(String word, List<LaneBool> parts) {
        return parts.stream().map(this::of).collect(Collectors.joining(" ", "(" + word + " ", ")"));
    }

    private String of(LaneInt term) {
        List<String> sum = new ArrayList<>();
        for (Map.Entry<LaneInt.Monomial, BigInteger> part : term.terms().entrySet()) {
            List<String> product = new ArrayList<>(List.of(number(part.getValue())));
            part.getKey().atoms().forEach(atom -> product.add(of(atom)));
            sum.add(product.size() == 1 ? product.getFirst() : "(* " + String.join(" ", product) + ")");
        }
        return switch (sum.size()) {
            case 0 -> "0";
            case 1 -> sum.getFirst();
            default -> "(+ " + String.join(" ", sum) + ")";
        };
    }

    private static String number(BigInteger value) {
        return value.signum() < 0 ? "(- " + value.negate() + ")" : value.toString();
    }

    private String of(LaneAtom atom) {
        return switch (atom) {
            case LaneAtom.Variable variable -> symbol(variable);
            case CompoundAtom.Entry ignored -> opaque(atom);
            case CompoundAtom.Place ignored -> opaque(atom);
            case CompoundAtom.PositivePart(LaneInt of) -> {
                String part = of(of);
                yield "(ite (>= " + part + " 0) " + part + " 0)";
            }
            case CompoundAtom.Choice(LaneBool condition, LaneInt then, LaneInt otherwise) ->
                "(ite " + of(condition) + " " + of(then) + " " + of(otherwise) + ")";
            case CompoundAtom.Quotient(LaneInt dividend, LaneInt divisor) -> {
                String by = of(divisor);
                String of = of(dividend);
                yield "(ite (= " + by + " 0) 0 (ite (> " + by + " 0) (div " + of + " " + by + ") (div (- " + of
                        + ") (- " + by + "))))";
            }
        };
    }

    private String opaque(LaneAtom atom) {
        opaque = true;
        return symbol(atom);
    }

    private String symbol(LaneAtom atom) {
        String known = symbols.get(atom);
        if (known == null) {
            known = "x" + symbols.size();
            symbols.put(atom, known);
        }
        return known;
    }
}
