package io.verifyrules.verifier.fuzz;

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
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Parts;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Rules about lists of operands: operators are applied to the whole on one side and to each part on the other. A perturbed
 * rule does one of them differently on both sides.
 */
final class RandomLists {

    private static final int MOST_OPERATORS = 3;
    /** The fewer, the sooner in the rule a mistake is made. */
    private static final int WRONG = 3;

    private final Random random;
    private final RuleBuilder rule;
    private final ElementType type;
    private final RankClass s;
    private final RankClass d;
    private final AxisMap size;
    private final AxisMap start;
    private final AxisMap total;
    private final AxisMap edge;
    private final AxisMap count;
    private final Element filling;
    private final ElementFunction one;
    private final ElementFunction two;
    private final TensorExpr part;
    private final TensorExpr other;
    private final TensorExpr whole;
    private boolean mistaken;

    private record Sides(TensorExpr each, TensorExpr all) {}

    RandomLists(Random random, RuleBuilder rule) {
        this.random = random;
        this.rule = rule;
        this.type = List.of(ElementType.OPEN, ElementType.INT, ElementType.BOOL).get(random.nextInt(3));
        this.s = rule.rankClass("s", RankBound.SINGLETON);
        this.d = rule.rankClass("d");
        this.count = rule.sizes("q", d);
        this.edge = rule.sizes("l", d);
        this.filling = rule.element("v", type);
        this.one = rule.function("f", List.of(type), type);
        this.two = rule.function("g", List.of(type, type), type);
        Parts p = rule.parts("p");
        this.size = p.sizes("n", s);
        this.start = p.starts("at", size);
        this.total = p.total("all", size);
        Shape shape = Shape.of(s, size).with(d, count);
        this.part = p.tensor("X", type, shape);
        this.other = p.tensor("Y", type, shape);
        this.whole = rule.tensor("B", type, Shape.of(s, total).with(d, count));
    }

    void declare(boolean right) {
        mistaken = right;
        Sides sides = new Sides(part, joined(part));
        for (int i = random.nextInt(1, MOST_OPERATORS + 1); i > 0; i--) {
            sides = applied(sides);
        }
        switch (random.nextInt(5)) {
            case 0 -> rule.require(size.compare(Relation.GE, AxisMap.of(1)));
            case 1 -> rule.require(total.compare(Relation.GE, AxisMap.of(2)));
            default -> {
            }
        }
        switch (random.nextInt(6)) {
            case 0, 1 -> beside(sides);
            case 2 -> combined(sides);
            case 3 -> rewrite(sides.all(), joined(sides.each()));
            default -> rewrite(joined(sides.each()), sides.all());
        }
    }

    /** Both sides; where no mistake was made that is wanted, one is made here. */
    private void rewrite(TensorExpr left, TensorExpr right) {
        rule.rewrite(left, mistaken ? right : right.reverse(s));
    }

    private boolean mistake() {
        boolean here = !mistaken && random.nextInt(WRONG) == 0;
        mistaken |= here;
        return here;
    }

    private Sides applied(Sides on) {
        TensorExpr each = on.each();
        TensorExpr all = on.all();
        return switch (random.nextInt(8)) {
            case 0 -> new Sides(Mapped.of(one, List.of(each)), Mapped.of(one, List.of(all)));
            case 1 -> new Sides(Mapped.of(two, mistake() ? List.of(other, each) : List.of(each, other)),
                    Mapped.of(two, List.of(all, joined(other))));
            case 2 -> new Sides(each.reverse(d), all.reverse(d));
            case 3 -> new Sides(mistake() ? each.reverse(s) : each.reverse(s).reverse(s), all);
            case 4 -> new Sides(cut(pad(each)), cut(pad(all)));
            case 5 -> {
                AxisMap from = mistake() ? AxisMap.of(0) : start;
                yield new Sides(Mapped.of(two, List.of(each, slice(whole, from, from.plus(size)))),
                        Mapped.of(two, List.of(all, whole)));
            }
            case 6 -> new Sides(slice(each, AxisMap.of(0), size),
                    slice(all, AxisMap.of(0), mistake() ? AxisMap.min(total, AxisMap.of(2)) : total));
            default -> new Sides(Mapped.of(two, List.of(each, each)), Mapped.of(two, List.of(all, all)));
        };
    }

    /** Both sides before the parts of another list, or one of them behind. */
    private void beside(Sides sides) {
        Parts r = rule.parts("r");
        TensorExpr further = joined(r.tensor("Z", type, Shape.of(s, r.sizes("m", s)).with(d, count)));
        List<TensorExpr> after = mistaken ? List.of(sides.all(), further) : List.of(further, sides.all());
        rule.rewrite(Concat.of(List.of(joined(sides.each()), further), s.axis()), Concat.of(after, s.axis()));
    }

    /** What each part is combined to, combined, which is that of the whole. */
    private void combined(Sides sides) {
        RankClass u = rule.rankClass("u", RankBound.SINGLETON);
        Monoid monoid = type.equals(ElementType.BOOL)
                ? List.of(Monoid.XOR, Monoid.AND, Monoid.OR).get(random.nextInt(3))
                : Monoid.SUM;
        if (type.equals(ElementType.OPEN)) {
            rule.elementsByName(Set.of(ElementType.INT));
        }
        Monoid outer = mistaken ? monoid : type.equals(ElementType.BOOL) ? Monoid.MAX : Monoid.PRODUCT;
        TensorExpr stacked = Concat.of(
                List.of(ReshapeUnit.of(sides.each().reduce(monoid, s.axis()), List.of(u.axis()), List.of())), u.axis());
        rule.rewrite(sides.all().reduce(monoid, s.axis()), stacked.reduce(outer, u.axis()));
    }

    private TensorExpr joined(TensorExpr each) {
        return Concat.of(List.of(each), s.axis());
    }

    private TensorExpr pad(TensorExpr tensor) {
        return tensor.pad(filling, AxisMaps.on(d.axis(), edge), AxisMaps.none(), AxisMaps.none());
    }

    /** The padding off again. */
    private TensorExpr cut(TensorExpr tensor) {
        return tensor.slice(AxisMaps.on(d.axis(), edge), AxisMaps.none(), AxisMaps.none());
    }

    private TensorExpr slice(TensorExpr tensor, AxisMap from, AxisMap to) {
        return tensor.slice(AxisMaps.on(s.axis(), from), AxisMaps.on(s.axis(), to), AxisMaps.none());
    }
}
