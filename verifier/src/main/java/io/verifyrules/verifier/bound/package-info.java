/** Which ranks must be checked, and why they suffice. */
@NullMarked
package io.verifyrules.verifier.bound;

import org.jspecify.annotations.NullMarked;
