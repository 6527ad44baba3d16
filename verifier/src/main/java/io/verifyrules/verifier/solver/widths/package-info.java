/** Words of all widths. */
@NullMarked
package io.verifyrules.verifier.solver.widths;

import org.jspecify.annotations.NullMarked;
