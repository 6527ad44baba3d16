/** The report of a run as one page that a browser shows without a network: tables, plots, and pictures of counterexamples. */
@NullMarked
package io.verifyrules.verifier.html;

import org.jspecify.annotations.NullMarked;
