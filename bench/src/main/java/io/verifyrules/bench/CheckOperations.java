package io.verifyrules.bench;

import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** The operations by which StableHLO's interpreter tests say what must come out; each that is met is kept. */
final class CheckOperations {

    /**
     * What a test says of one value.
     *
     * @param tolerance how far both may be apart; empty where they are equal
     */
    record Check(Operation operation, Denoted found, Denoted expected, OptionalDouble tolerance) {}

    private static final double ENOUGH = 0.001;

    private final List<Check> met = new ArrayList<>();

    /** All operations, these among them. */
    Map<String, OperationMeaning> with(Map<String, OperationMeaning> operations) {
        Map<String, OperationMeaning> all = new HashMap<>(operations);
        for (String name : List.of("expect_eq", "expect_almost_eq", "expect_close", "eq")) {
            all.put("check." + name,
                    (operation, operands, in) -> met(operation, operands.get(0), operands.get(1), isExact(name)));
            all.put("check." + name + "_const", (operation, operands, in) -> met(operation, operands.getFirst(),
                    constant(operation, in), isExact(name)));
        }
        OperationMeaning others = operations.getOrDefault("stablehlo.custom_call", CheckOperations::unknown);
        all.put("stablehlo.custom_call", (operation, operands, in) -> {
            String target = target(operation);
            return target.startsWith("check.")
                    ? met(operation, operands.get(0), operands.get(1), isExact(target))
                    : others.of(operation, operands, in);
        });
        return all;
    }

    /** Those that were met so far. */
    List<Check> met() {
        return List.copyOf(met);
    }

    private static boolean isExact(String name) {
        return name.endsWith("eq") && !name.endsWith("almost_eq");
    }

    private List<Denoted> met(Operation operation, Denoted found, Denoted expected, boolean exactly) {
        if (!found.sizes().equals(expected.sizes()) || !found.element().equals(expected.element())) {
            throw new InvalidProgram(operation.place(), operation.name(), "one of " + found.element() + " with sizes "
                    + found.sizes() + " is compared with one of " + expected.element() + " with " + expected.sizes());
        }
        met.add(new Check(operation, found, expected,
                exactly ? OptionalDouble.empty() : OptionalDouble.of(tolerance(operation))));
        return List.of();
    }

    /** What the test states, or what is enough for numbers that are written with few digits. */
    private static double tolerance(Operation operation) {
        return Attributes.of(operation).find("tolerance").orElse(new Attribute.Flag()) instanceof Attribute.Of of
                && of.literal() instanceof Literal.Decimal(String digits) ? Double.parseDouble(digits) * 1.001 : ENOUGH;
    }

    private static Denoted constant(Operation operation, Denotations in) {
        if (Attributes.of(operation).find("value").orElse(new Attribute.Flag()) instanceof Attribute.Dense dense) {
            return in.constant(dense, operation.place());
        }
        throw new NotDenoted(operation.place(), operation.name(), "its value is no dense<..>");
    }

    private static String target(Operation operation) {
        return switch (Attributes.of(operation).find("call_target_name").orElse(new Attribute.Flag())) {
            case Attribute.Symbol symbol -> String.join(".", symbol.path());
            case Attribute.Of of -> of.literal().toString().replace("\"", "");
            default -> "";
        };
    }

    private static List<Denoted> unknown(Operation operation, List<Denoted> operands, Denotations in) {
        throw new NotDenoted(operation.place(), "stablehlo.custom_call @" + target(operation),
                "nobody says what it computes");
    }
}
