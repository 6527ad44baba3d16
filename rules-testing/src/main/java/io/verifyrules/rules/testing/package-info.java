/**
 * The contract of every collection of rules. Its files are found and say where they stand, and each rule gets the
 * verdict which it expects. Refutations refute, and the interpreter agrees, which shares no code with the grounds of
 * the verdicts. The exported rules are well-formed and do what they should. A collection extends the tests, with its
 * name.
 */
@NullMarked
package io.verifyrules.rules.testing;

import org.jspecify.annotations.NullMarked;
