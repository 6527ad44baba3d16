package io.verifyrules.verifier.dialect;

import io.verifyrules.verifier.program.Value;

/** A value of a program with its meaning, in the order in which values are defined. */
public record Defined(Value value, Denoted denoted) {}
