/**
 * Elements and their arithmetic: numbers, words, floats, complex numbers, tuples, truth values and tokens, one at a time.
 * Values are exact, or enclosed by what is certain of them.
 *
 * <ul>
 * <li>Elements: {@link ElementValue} is the sealed family; {@link FloatNumber} has the bits of a float of any format.
 * <li>Elements of types: an {@link ElementKind} says which a type has, {@link TypedElement} fits an element to a type, {@link LiteralValue} reads a literal,
 * {@link ElementLiteral} writes one.
 * <li>Operators: {@link ElementArithmetic} has those of all types, {@link ArithArithmetic} those of MLIR with poison,
 * {@link ElementConversion} those from one type to another.
 * <li>Order and equality: {@link ElementOrder} compares exactly, or says that it cannot tell.
 * <li>Several elements: {@link Accumulator} combines floats in no order, {@link CombiningOrder} in each one,
 * {@link CombiningModel} has the associative functions that a declared one may be.
 * <li>Undefined operations: an {@link UndefinedApplication} has any value, and {@link UndefinedValues} says which.
 * <li>Operands that are written down: {@link CertainArithmetic} has the results that hold in every instance and library.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.axis.Relation;
 * import io.verifyrules.dsl.element.*;
 * import java.math.BigInteger;
 *
 * var arithmetic = new ElementArithmetic(UndefinedValues.NONE);
 * var f16 = new ElementType.Floating(FloatFormat.F16);
 * var one = LiteralValue.of(new Literal.Whole(BigInteger.ONE), f16);
 * var two = arithmetic.apply(BinaryOperator.ADD, one, one);
 * assert arithmetic.compare(Relation.LT, one, two).equals(new ElementValue.Truth(true));
 * assert two.equals(LiteralValue.of(ElementLiteral.of(two).orElseThrow(), f16));
 *
 * var quotient = arithmetic.apply(BinaryOperator.DIV, new ElementValue.Whole(BigInteger.ONE),
 *         new ElementValue.Rational(BigInteger.ZERO, BigInteger.ONE));
 * assert arithmetic.used().containsValue(quotient) : "1 / 0 of reals is not defined";
 * }
 *
 * <p>Imports the language and no other package of the verifier. Used by {@code interpret}, which has tensors of elements, and by
 * what makes, reads or shows elements, such as {@code instance}, {@code counterexample} and {@code report}.
 */
@NullMarked
package io.verifyrules.verifier.value;

import org.jspecify.annotations.NullMarked;
