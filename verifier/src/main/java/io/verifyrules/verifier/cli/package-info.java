/** The command {@code verify-rules}: from arguments to rules, verdicts, reports and an exit code. */
@NullMarked
package io.verifyrules.verifier.cli;

import org.jspecify.annotations.NullMarked;
