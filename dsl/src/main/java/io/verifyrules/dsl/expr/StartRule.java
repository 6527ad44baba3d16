package io.verifyrules.dsl.expr;

/** What becomes of a dynamic start that would leave the operand. */
public enum StartRule {
    /** XLA's rule: the start is clamped to {@code [0, n - size]}; size 0 is accepted. */
    CLAMPED,
    /** The published system's rule: starts must be in range and sizes at least 1, else the operator is invalid. */
    IN_RANGE
}
