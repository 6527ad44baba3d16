/** Rules as JSON, for other programs: writing a rule and reading it again gives an equal one. Reading executes nothing; it makes declarations anew, so that the language checks them. */
@NullMarked
package io.verifyrules.verifier.json.rule;

import org.jspecify.annotations.NullMarked;
