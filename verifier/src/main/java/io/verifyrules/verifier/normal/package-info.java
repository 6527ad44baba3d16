/**
 * The normal form of lane terms: what makes most claims identities before any solver is asked. It changes how terms are
 * written, never what they mean on a lane that satisfies the hypotheses.
 */
@NullMarked
package io.verifyrules.verifier.normal;

import org.jspecify.annotations.NullMarked;
