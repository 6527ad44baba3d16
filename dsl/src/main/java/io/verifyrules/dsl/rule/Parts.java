package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A list of operands in the making: {@code rule.parts("p")} declares it, and what is declared by it each part has for
 * itself. A concatenation of one operand that speaks of a part has an operand for each part.
 */
public final class Parts {

    private final String name;
    private final RuleVocabulary rule;
    private final List<AxisMap.Variable> sizes = new ArrayList<>();
    private final List<AxisMap.Variable> maps = new ArrayList<>();
    private final List<Element.Parameter> elements = new ArrayList<>();
    private final List<Input> tensors = new ArrayList<>();
    private final Map<AxisMap.Variable, AxisMap.Variable> starts = new LinkedHashMap<>();
    private final Map<AxisMap.Variable, AxisMap.Variable> totals = new LinkedHashMap<>();

    Parts(String name, RuleVocabulary rule) {
        this.name = name;
        this.rule = rule;
    }

    /** Declares a size of each part: an integer >= 0. Those of several parts are added up. */
    public AxisMap sizes(String called, RankClass of) {
        requireSingleton("sizes", of);
        AxisMap map = rule.sizes(called, of);
        sizes.add((AxisMap.Variable) map);
        return map;
    }

    /** Declares an integer per lane for each part. */
    public AxisMap map(String called, RankClass of) {
        AxisMap map = rule.map(called, of);
        maps.add((AxisMap.Variable) map);
        return map;
    }

    /** Declares an element for each part. */
    public Element element(String called, ElementType type) {
        Element element = rule.element(called, type);
        elements.add((Element.Parameter) element);
        return element;
    }

    /** Declares a tensor for each part. */
    public TensorExpr tensor(String called, ElementType element, Shape shape) {
        TensorExpr tensor = rule.tensor(called, element, shape);
        tensors.add((Input) tensor);
        return tensor;
    }

    /** The same where the element type is left open. */
    public TensorExpr tensor(String called, Shape shape) {
        return tensor(called, ElementType.OPEN, shape);
    }

    /** Declares for each part the sum of a size over the parts before it: 0 for the first one. */
    public AxisMap starts(String called, AxisMap size) {
        AxisMap.Variable of = ownSize("starts", size);
        AxisMap.Variable start = (AxisMap.Variable) rule.map(called, of.of());
        starts.put(start, of);
        return start;
    }

    /** Declares the sum of a size over all parts: one number of the rule. */
    public AxisMap total(String called, AxisMap size) {
        AxisMap.Variable of = ownSize("total", size);
        AxisMap.Variable total = (AxisMap.Variable) rule.map(called, of.of());
        totals.put(total, of);
        return total;
    }

    private AxisMap.Variable ownSize(String word, AxisMap size) {
        if (size instanceof AxisMap.Variable variable && sizes.contains(variable)) {
            return variable;
        }
        throw new IllFormedException(word + ": expected a size of each part of " + name + ", declared by " + name
                + ".sizes; found " + (size instanceof AxisMap.Variable other ? other.name() : "an expression"));
    }

    private void requireSingleton(String word, RankClass of) {
        if (!of.isSingleton()) {
            throw new IllFormedException(word + ": parts stand one after the other along one axis, so a size of each "
                    + "part of " + name + " is one of a singleton; " + of
                    + " is no singleton. Sizes that all parts share are declared by " + of + ".sizes");
        }
    }

    PartList list() {
        return new PartList(name, sizes, maps, elements, tensors, starts, totals);
    }
}
