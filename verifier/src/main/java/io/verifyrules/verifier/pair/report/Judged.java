package io.verifyrules.verifier.pair.report;

/** The fate of a function, and whether the user of a run expects it. */
public record Judged(Checked checked, boolean expected) {}
