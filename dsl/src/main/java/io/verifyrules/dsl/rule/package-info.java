/** Rules: two tensor expressions, the conditions under which one may replace the other, and how rules are declared. */
@NullMarked
package io.verifyrules.dsl.rule;

import org.jspecify.annotations.NullMarked;
