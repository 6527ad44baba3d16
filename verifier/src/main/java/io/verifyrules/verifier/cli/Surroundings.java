package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.rule.RuleBook;
import io.verifyrules.verifier.verify.RuleVerifier;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.Supplier;

/**
 * What the command works with.
 *
 * @param verifier makes the verifier, when there is something to verify
 * @param scripts  makes the reader of rule scripts, when there is one to read
 * @param books    finds the collections that ship with the tool
 * @param out      for results
 * @param err      for mistakes in the input and for progress
 * @param terminal whether a person is watching, so that progress is of use
 * @param colours  whether to use colours
 * @param width    the columns that lines should not exceed
 */
public record Surroundings(Supplier<RuleVerifier> verifier, Supplier<RuleSource> scripts,
        Supplier<List<RuleBook>> books, PrintWriter out, PrintWriter err, boolean terminal, boolean colours,
        int width) {}
