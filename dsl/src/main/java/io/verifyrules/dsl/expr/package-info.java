/** Tensor expressions: one record per operator, checked when built. */
@NullMarked
package io.verifyrules.dsl.expr;

import org.jspecify.annotations.NullMarked;
