package io.verifyrules.verifier.pair.report;

/** What became of a function, and whether that is what the user of a run expects. */
public record Judged(Checked checked, boolean expected) {}
