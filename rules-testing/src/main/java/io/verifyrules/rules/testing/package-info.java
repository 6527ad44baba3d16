/**
 * What every collection of rules has to show: that its files are found and say where they stand, that each rule gets the
 * verdict which it expects, that refutations refute, and that the interpreter, which shares no code with what the verdicts
 * rest on, agrees; and that what is exported of it is well-formed and does what it should. A collection extends the tests, with its name.
 */
@NullMarked
package io.verifyrules.rules.testing;

import org.jspecify.annotations.NullMarked;
