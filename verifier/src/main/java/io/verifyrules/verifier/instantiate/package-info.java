/**
 * Rules at the numbers of an instance, as programs of StableHLO.
 *
 * <ul>
 * <li>{@link Instantiation}: a side of a rule as a function, with constants or parameters for what the rule leaves open.
 * <li>{@link Names}, {@link ProgramTypes}: what StableHLO calls operations and types.
 * <li>{@link Dimension}: which lane of which axis a dimension of a program is.
 * <li>{@link NotExpressible}: why there is no such program.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.axis.RankClass;
 * import io.verifyrules.dsl.element.ElementType;
 * import io.verifyrules.dsl.expr.Iota;
 * import io.verifyrules.dsl.expr.Shape;
 * import io.verifyrules.dsl.axis.AxisMap;
 * import io.verifyrules.verifier.interpret.*;
 * import io.verifyrules.verifier.value.*;
 * import java.util.Map;
 *
 * var s = new RankClass("s", RankClass.RankBound.SINGLETON);
 * var numbers = Iota.of(Shape.of(s, AxisMap.of(3)), s.axis());
 * var instance = new RuleInstance(ElementType.INT, Map.of("s", 1), Map.of(), Map.of(), Map.of(), Map.of(), UndefinedValues.NONE);
 * var function = Instantiation.of("numbers", numbers, instance, Instantiation.Inputs.CONSTANTS);
 * assert function.type().results().getFirst().toString().equals("tensor<3xi64>");
 * }
 *
 * <p>Imports {@code interpret}, {@code value}, {@code program} and the language. Used by {@code export} and {@code hlo}.
 */
@NullMarked
package io.verifyrules.verifier.instantiate;

import org.jspecify.annotations.NullMarked;
