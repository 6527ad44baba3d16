/** What the language says when a rule breaks it: the mistake, and where it stands. The lowest layer of the language. */
@NullMarked
package io.verifyrules.dsl.diagnostic;

import org.jspecify.annotations.NullMarked;
