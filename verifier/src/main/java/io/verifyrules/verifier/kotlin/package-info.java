/**
 * Rules as rule files say them: Kotlin text, written as a person would write it.
 */
@NullMarked
package io.verifyrules.verifier.kotlin;

import org.jspecify.annotations.NullMarked;
