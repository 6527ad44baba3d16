/** Reports as JSON: of a run, of a comparison of runs, of mutants, and as SARIF for code hosts; and a report read back. */
@NullMarked
package io.verifyrules.verifier.json.report;

import org.jspecify.annotations.NullMarked;
