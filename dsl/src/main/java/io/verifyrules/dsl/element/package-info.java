/** Element types, the operators on elements, and elements that a rule writes down. */
@NullMarked
package io.verifyrules.dsl.element;

import org.jspecify.annotations.NullMarked;
