/** Rewrite rules of MLIR's dialects; the rules themselves are in {@code src/main/rules}. */
@NullMarked
package io.verifyrules.rules.mlir;

import org.jspecify.annotations.NullMarked;
