package io.verifyrules.verifier.list;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Parts;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

/**
 * A random rule about a list, right or wrong. Operators are applied to the whole on one side and to each part on the other, which is right of
 * some of them. Slices of a tensor of the size of the whole begin at the start of a part, or elsewhere.
 */
final class RandomListRule {

    private static final int MOST_OPERATORS = 3;

    private final Random random;
    private final RuleBuilder rule;
    private final RankClass s;
    private final RankClass d;
    private final AxisMap size;
    private final AxisMap start;
    private final AxisMap total;
    private final TensorExpr part;
    private final TensorExpr other;
    private final TensorExpr whole;
    private final AxisMap edge;
    private final AxisMap count;
    private final Element filling;
    private final ElementFunction one;
    private final ElementFunction two;

    private RandomListRule(long seed, RuleBuilder rule) {
        this.random = new Random(seed);
        this.rule = rule;
        this.s = rule.rankClass("s", RankBound.SINGLETON);
        this.d = rule.rankClass("d");
        AxisMap q = rule.sizes("q", d);
        this.count = q;
        this.edge = rule.sizes("l", d);
        this.filling = rule.element("v", ElementType.OPEN);
        this.one = rule.function("f", List.of(ElementType.OPEN), ElementType.OPEN);
        this.two = rule.function("g", List.of(ElementType.OPEN, ElementType.OPEN), ElementType.OPEN);
        Parts p = rule.parts("p");
        this.size = p.sizes("n", s);
        this.start = p.starts("at", size);
        this.total = p.total("all", size);
        Shape shape = Shape.of(s, size).with(d, q);
        this.part = p.tensor("X", shape);
        this.other = p.tensor("Y", shape);
        this.whole = rule.tensor("B", Shape.of(s, total).with(d, q));
    }

    static RuleDeclaration of(long seed) {
        RuleCollector rules = RuleCollector.forData("random");
        rules.rule("random " + seed, builder -> new RandomListRule(seed, builder).declare());
        return rules.toFile().declarations().getFirst();
    }

    private TensorExpr joined(TensorExpr each) {
        return Concat.of(List.of(each), s.axis());
    }

    private void declare() {
        TensorExpr each = part;
        TensorExpr all = joined(part);
        int operators = random.nextInt(1, MOST_OPERATORS + 1);
        for (int i = 0; i < operators; i++) {
            switch (random.nextInt(8)) {
                case 0 -> {
                    each = Mapped.of(one, List.of(each));
                    all = Mapped.of(one, List.of(all));
                }
                case 1 -> {
                    boolean exchanged = random.nextInt(4) == 0;
                    each = Mapped.of(two, exchanged ? List.of(other, each) : List.of(each, other));
                    all = Mapped.of(two, List.of(all, joined(other)));
                }
                case 2 -> {
                    each = each.reverse(d);
                    all = all.reverse(d);
                }
                case 3 -> {
                    // Right only where all but one part are empty.
                    each = random.nextInt(3) == 0 ? each.reverse(s) : each.reverse(s).reverse(s);
                    all = random.nextInt(3) == 0 ? all.reverse(s) : all;
                }
                case 4 -> {
                    each = cut(pad(each));
                    all = cut(pad(all));
                }
                case 5 -> {
                    AxisMap from = random.nextInt(3) == 0 ? AxisMap.of(0) : start;
                    each = Mapped.of(two, List.of(each, slice(whole, from, from.plus(size))));
                    all = Mapped.of(two, List.of(all, whole));
                }
                case 6 -> {
                    each = slice(each, AxisMap.of(0), size);
                    all = slice(all, AxisMap.of(0), random.nextInt(3) == 0 ? AxisMap.min(total, AxisMap.of(2)) : total);
                }
                default -> {
                    each = Mapped.of(two, List.of(each, each));
                    all = Mapped.of(two, List.of(all, all));
                }
            }
        }
        switch (random.nextInt(5)) {
            case 0 -> rule.require(size.compare(Relation.GE, AxisMap.of(1)));
            case 1 -> rule.require(size.compare(Relation.LE, AxisMap.of(1)));
            case 2 -> rule.require(total.compare(Relation.LE, AxisMap.of(2)));
            default -> {
            }
        }
        switch (random.nextInt(12)) {
            case 0, 3 -> rule.rewrite(all, joined(each));
            case 1, 4, 5 -> beside(joined(each), all);
            case 2 -> summed(each, all);
            default -> rule.rewrite(joined(each), all);
        }
    }

    /** Both sides before the parts of another list, or one of them behind. */
    private void beside(TensorExpr left, TensorExpr right) {
        Parts r = rule.parts("r");
        TensorExpr further = joined(r.tensor("Z", Shape.of(s, r.sizes("m", s)).with(d, count)));
        List<TensorExpr> after = random.nextInt(3) == 0 ? List.of(further, right) : List.of(right, further);
        rule.rewrite(Concat.of(List.of(left, further), s.axis()), Concat.of(after, s.axis()));
    }

    /** The sum of sums of each part, which is that of the whole, or their product. */
    private void summed(TensorExpr each, TensorExpr all) {
        RankClass u = rule.rankClass("u", RankBound.SINGLETON);
        rule.elementsByName(Set.of(ElementType.INT));
        Monoid outer = random.nextInt(3) == 0 ? Monoid.PRODUCT : Monoid.SUM;
        TensorExpr stacked = Concat
                .of(List.of(ReshapeUnit.of(each.reduce(Monoid.SUM, s.axis()), List.of(u.axis()), List.of())), u.axis());
        rule.rewrite(all.reduce(Monoid.SUM, s.axis()), stacked.reduce(outer, u.axis()));
    }

    private TensorExpr pad(TensorExpr tensor) {
        return Pad.of(tensor, filling, at(d, edge), AxisMaps.none(), AxisMaps.none());
    }

    /** The padding off again. */
    private TensorExpr cut(TensorExpr tensor) {
        return Slice.of(tensor, at(d, edge), AxisMaps.none(), AxisMaps.none());
    }

    private TensorExpr slice(TensorExpr tensor, AxisMap from, AxisMap to) {
        return Slice.of(tensor, at(s, from), at(s, to), AxisMaps.none());
    }

    private static AxisMaps at(RankClass of, AxisMap map) {
        return AxisMaps.of(new TreeMap<>(Map.of(of.axis(), map)));
    }
}
