/** What users see of results: notation of rules, lines, counterexamples, explanations and the summary. */
@NullMarked
package io.verifyrules.verifier.report;

import org.jspecify.annotations.NullMarked;
