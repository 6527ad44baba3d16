/** The rewrite rules of XLA's algebraic simplifier; the rules themselves are in {@code src/main/rules}. */
@NullMarked
package io.verifyrules.rules.xla;

import org.jspecify.annotations.NullMarked;
