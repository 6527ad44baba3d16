/** The JSON forms: of a rule, which other tools can write and read, and of a report. The only user of the JSON library. */
@NullMarked
package io.verifyrules.verifier.json;

import org.jspecify.annotations.NullMarked;
