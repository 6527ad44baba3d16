package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The things that the names in a rule refer to; filled while its header is read.
 *
 * @param classes the rank classes
 * @param maps the axis maps and the integer scalars
 * @param parameters the element parameters
 * @param permutations the permutations of rank classes
 * @param functions the functions on elements
 * @param tensors the input tensors
 * @param defined the names that {@code let} defines
 */
record Declarations(Map<String, RankClass> classes, Map<String, AxisMap> maps, Map<String, Element> parameters,
        Map<String, Permutation> permutations, Map<String, ElementFunction> functions, Map<String, TensorExpr> tensors,
        Definitions defined) {

    /** The names of the element types that tensors and parameters leave open. */
    Set<String> openTypes() {
        return Stream
                .of(tensors.values().stream().map(tensor -> tensor.type().element()),
                        parameters.values().stream().map(Element::type),
                        functions.values().stream().map(ElementFunction::result),
                        functions.values().stream().flatMap(function -> function.operands().stream()))
                .flatMap(types -> types)
                .filter(ElementType.Open.class::isInstance)
                .map(ElementType::toString)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    static Declarations none() {
        return new Declarations(new LinkedHashMap<>(), new LinkedHashMap<>(), new LinkedHashMap<>(),
                new LinkedHashMap<>(), new LinkedHashMap<>(), new LinkedHashMap<>(), Definitions.none());
    }
}
