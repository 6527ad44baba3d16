/**
 * The meaning of tensor expressions at every rank at once: shape, validity, and the element at a symbolic access. Each
 * operator's meaning stands here, in one file, and nowhere else but in the interpreter, which shares no code with it.
 */
@NullMarked
package io.verifyrules.verifier.denotation;

import org.jspecify.annotations.NullMarked;
