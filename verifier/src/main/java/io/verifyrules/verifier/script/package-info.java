/**
 * Rule files to rules: Kotlin scripts are compiled once, kept on disk, and evaluated; mistakes become diagnostics with
 * positions. The only package that knows the Kotlin compiler.
 */
@NullMarked
package io.verifyrules.verifier.script;

import org.jspecify.annotations.NullMarked;
