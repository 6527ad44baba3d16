package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.element.Word;
import java.util.List;

/** The treatment of a dynamic start that would leave the operand. */
public enum StartRule implements Word {
    /** XLA's rule: the start is clamped to {@code [0, n - size]}; size 0 is accepted. */
    CLAMPED("clamped", ""),
    /** The published system's rule: starts must be in range and sizes at least 1, else the operator is invalid. */
    IN_RANGE("inRange", "InRange");

    static final List<StartRule> WORDS = List.of(values());

    private final String symbol;
    private final String ending;

    StartRule(String symbol, String ending) {
        this.symbol = symbol;
        this.ending = ending;
    }

    @Override
    public String symbol() {
        return symbol;
    }

    /** The ending that rule files add to the name of an operator with this rule. */
    String ending() {
        return ending;
    }
}
