package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.expr.Input;
import java.util.Map;

/**
 * Something that a rule calls by a name. A rule uses the very objects that it declares. An object that another rule
 * declares, or that is made beside the declarations, may have the same name and be written alike. It would stand for
 * something else.
 */
record Named(String name, String kind, Object thing) {

    static Named of(RankClass rankClass) {
        return new Named(rankClass.name(), "rank class", rankClass);
    }

    static Named of(AxisMap.Variable map) {
        return new Named(map.name(), "map over rank class " + map.of(), map);
    }

    /** A permutation, by its declaration. */
    static Named ofPermutation(AxisMap.Variable lanes) {
        return new Named(lanes.name(), "permutation of rank class " + lanes.of(), lanes);
    }

    static Named of(AxisMap.Scalar scalar) {
        return new Named(scalar.name(), "scalar", scalar);
    }

    static Named of(Element.Parameter parameter) {
        return new Named(parameter.name(), "parameter", parameter);
    }

    static Named of(ElementFunction function) {
        return new Named(function.name(), "function", function);
    }

    /** A width is what its name says in a rule, whoever wrote it. */
    static Named ofWidth(String name) {
        return new Named(name, "width", name.intern());
    }

    static Named of(Input tensor) {
        return new Named(tensor.name(), "tensor", tensor);
    }

    /** Checks that this is the thing that a rule declares by this name. */
    @SuppressWarnings("ReferenceEquality")
    void requireDeclared(Map<String, Named> declared) {
        Named known = declared.get(name);
        if (known == null) {
            String what = thing instanceof RankClass ? "rank class " + name : "'" + name + "'";
            throw new IllFormedException(what + " is not declared in this rule; names belong to one rule");
        }
        if (known.thing != thing) {
            throw new IllFormedException(known.kind.equals(kind)
                    ? "'" + name + "' is not the " + kind + " that this rule declares by that name, but another one; "
                            + "names belong to one rule, so use what the rule itself declares"
                    : "'" + name + "' is used as a " + kind + ", but this rule declares it as a " + known.kind
                            + "; use what the rule itself declares");
        }
    }
}
