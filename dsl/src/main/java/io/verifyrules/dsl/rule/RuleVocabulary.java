package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FunctionLaws;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The names of one rule as they are declared: of rank classes, maps, scalars, widths, elements and tensors. */
public abstract sealed class RuleVocabulary permits RuleBuilder {

    final Warnings warnings;
    final Declarations declared;
    final List<RankClass> rankClasses = new ArrayList<>();
    /** The names of sizes that the rule itself declares, not a variant's block. */
    final List<String> sizes = new ArrayList<>();
    final Set<String> indices = new LinkedHashSet<>();
    final Holes holes = new Holes();
    final Demands demands = new Demands();
    private final List<Parts> parts = new ArrayList<>();
    private final List<PartList> lists = new ArrayList<>();
    final ClaimedTypes types = new ClaimedTypes();
    final Variation variation;

    RuleVocabulary(Variation variation) {
        this.variation = variation;
        this.warnings = new Warnings(variation);
        this.declared = new Declarations(warnings);
    }

    /**
     * Declares everything that another rule declares and uses, as the very objects that they are there. It is for a
     * rule that is made of parts of it.
     */
    public void declareAsIn(Rule origin) {
        RuleNames used = RuleNames.of(origin);
        origin.rankClasses().forEach(this::declare);
        origin.widths().declared().forEach(this::width);
        used.maps().values().forEach(map -> declared.add(Named.of(map)));
        used.permutations().values().forEach(lanes -> declared.add(Named.ofPermutation(lanes)));
        used.indices().values().forEach(this::declareIndex);
        used.things().stream().filter(thing -> !declared.has(thing.name())).forEach(declared::add);
        used.parameters().values().forEach(types::declare);
        used.functions().values().forEach(this::declareTypes);
        used.tensors().values().forEach(tensor -> types.declare(tensor.type().element()));
    }

    private void declareTypes(ElementFunction function) {
        function.operands().forEach(types::declare);
        types.declare(function.result());
    }

    private void declare(RankClass rankClass) {
        declared.add(Named.of(rankClass));
        rankClasses.add(rankClass);
    }

    private void declareIndex(AxisMap.Variable index) {
        declared.add(Named.of(index));
        indices.add(index.name());
    }

    /** Declares a list of operands of any length from 1 on. */
    public Parts parts(String called) {
        Parts list = new Parts(called, this);
        declared.add(new Named(called, "list of parts", list));
        parts.add(list);
        return list;
    }

    /** Declares a list whose parts have what is declared already. */
    public void parts(PartList list) {
        declared.add(new Named(list.name(), "list of parts", list));
        lists.add(list);
    }

    /** The lists of operands that the rule is about. */
    List<PartList> lists() {
        List<PartList> all = new ArrayList<>(lists);
        parts.forEach(each -> all.add(each.list()));
        return all;
    }

    /** Declares a rank class of any rank. */
    public RankClass rankClass(String called) {
        return rankClass(called, RankBound.ANY);
    }

    /** Declares a rank class with the given bound on its rank. */
    public RankClass rankClass(String called, RankBound bound) {
        RankClass rankClass = variation.rankClass(called, bound);
        declare(rankClass);
        return rankClass;
    }

    /** Declares an integer per lane. */
    public AxisMap map(String called, RankClass of) {
        AxisMap.Variable map = new AxisMap.Variable(called, of);
        declared.add(Named.of(map));
        return map;
    }

    /** Declares an integer per lane that is >= 0 on every lane. */
    public AxisMap sizes(String called, RankClass of) {
        AxisMap map = map(called, of);
        if (!variation.inBlock()) {
            sizes.add(called);
        }
        demands.declared(Condition.everyLane(map.compare(Relation.GE, AxisMap.of(0))));
        return map;
    }

    /** Declares an order of the lanes of a class, of which nothing is known. */
    public Permutation permutation(String called, RankClass of) {
        AxisMap.Variable lanes = new AxisMap.Variable(called, of);
        Permutation permutation = Permutation.declared(lanes);
        declared.add(Named.ofPermutation(lanes));
        return permutation;
    }

    /** Declares a name for the index of a reduction over an axis of the class, which hints can speak of. */
    public AxisMap index(String called, RankClass of) {
        AxisMap.Variable index = new AxisMap.Variable(called, of);
        declareIndex(index);
        return index;
    }

    /** Declares an integer scalar: one value on all lanes of all classes, usable as a tensor element too. */
    public AxisMap integer(String called) {
        AxisMap.Scalar scalar = new AxisMap.Scalar(called);
        declared.add(Named.of(scalar));
        return scalar;
    }

    /** A hole to be filled for an attribute of the right side; the same for the same name. */
    public AxisMap hole(String called) {
        return holes.known(called, AxisMap.Scalar.class).orElseGet(() -> {
            AxisMap.Scalar hole = new AxisMap.Scalar(called);
            declared.add(Named.of(hole));
            return holes.add(called, hole);
        });
    }

    /** A hole to be filled for an element of the right side; the same for the same name. */
    public Element hole(String called, ElementType type) {
        return holes.known(called, Element.Parameter.class).orElseGet(() -> {
            Element.Parameter hole = new Element.Parameter(called, type);
            declared.add(Named.of(hole));
            types.declare(type);
            return holes.add(called, hole);
        });
    }

    /** Declares a number of bits that is left open, at least 1 where it is that of a type. */
    public Width width(String called) {
        Width width = Width.named(called);
        if (width.equals(Width.INDEX)) {
            throw new IllFormedException("a width cannot be called '" + called
                    + "', which is that of the type index: a target chooses it, and no rule declares it");
        }
        declared.add(Named.ofWidth(called));
        return width;
    }

    /** Declares an element parameter of the given type. */
    public Element element(String called, ElementType type) {
        Element.Parameter parameter = new Element.Parameter(called, type);
        declared.add(Named.of(parameter));
        types.declare(type);
        return parameter;
    }

    /** Declares a function on elements, of which nothing is known but the types of its operands and of what it gives. */
    public ElementFunction function(String called, List<ElementType> operands, ElementType result) {
        return function(called, operands, result, FunctionLaws.NONE);
    }

    /** The same with what is declared of it besides. */
    public ElementFunction function(String called, List<ElementType> operands, ElementType result, FunctionLaws laws) {
        ElementFunction function = new ElementFunction(called, operands, result, laws);
        declared.add(Named.of(function));
        declareTypes(function);
        return function;
    }

    /** Declares an input tensor. */
    public TensorExpr tensor(String called, ElementType element, Shape shape) {
        Input tensor = Input.of(called, element, shape);
        declared.add(Named.of(tensor));
        types.declare(element);
        return tensor;
    }

    /** Declares a frozen tensor, whose name is that of what it chooses. */
    public TensorExpr freeze(String called, TensorExpr operand) {
        Freeze frozen = Freeze.of(called, operand);
        declared.add(new Named(called, "freeze", frozen));
        return frozen;
    }

    /** Declares an input tensor whose element type is left open. */
    public TensorExpr tensor(String called, Shape shape) {
        return tensor(called, ElementType.OPEN, shape);
    }
}
