/**
 * Programs as data: modules, functions and operations with their types, attributes and places, as a text states them. They have no
 * meaning here, and no check but that of their form.
 *
 * <ul>
 * <li>{@link Module}, {@link Function}, {@link Region}, {@link Block}, {@link Operation}: what contains what.
 * <li>{@link Value}: a result of an operation or an argument. Its identity is the object; its name is text for people.
 * <li>{@link Type}, {@link Attribute}, {@link Data}, {@link Literal}: what is written beside operations.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.diagnostic.SourcePosition;
 *
 * Type number = new Type.Floating("f32");
 * Type vector = Type.Tensor.of(number, 2, 3);
 * assert vector.toString().equals("tensor<2x3xf32>");
 * Value first = new Value("%x", vector, SourcePosition.ofFile("a.mlir"));
 * Value second = new Value("%x", vector, SourcePosition.ofFile("a.mlir"));
 * assert !first.equals(second) : "two values of one name";
 * }
 *
 * <p>Imports the diagnostics of the language. Used by {@code text}, {@code instantiate} and {@code hlo}.
 */
@NullMarked
package io.verifyrules.verifier.program;

import org.jspecify.annotations.NullMarked;
