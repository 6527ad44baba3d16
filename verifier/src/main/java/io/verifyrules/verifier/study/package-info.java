/**
 * The study of a rule: what can be found out about it once, for all element types, and by which laws. {@code RuleStudy} has what a
 * rule means and brings it to a normal form; {@code Prover} proves claims for every rank, lane by lane and by matching reductions,
 * and says what each proof rests on. The check of one element type is the business of {@code verify}.
 */
@NullMarked
package io.verifyrules.verifier.study;

import org.jspecify.annotations.NullMarked;
