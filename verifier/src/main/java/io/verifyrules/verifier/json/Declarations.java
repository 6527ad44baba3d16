package io.verifyrules.verifier.json;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What the names in a rule refer to; filled while its header is read.
 *
 * @param classes    the rank classes
 * @param maps       the axis maps and the integer scalars
 * @param parameters the element parameters
 * @param tensors    the input tensors
 */
record Declarations(Map<String, RankClass> classes, Map<String, AxisMap> maps, Map<String, Element> parameters,
        Map<String, TensorExpr> tensors) {

    static Declarations none() {
        return new Declarations(new LinkedHashMap<>(), new LinkedHashMap<>(), new LinkedHashMap<>(),
                new LinkedHashMap<>());
    }
}
