package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The moments at which the words of each width end, while all are read from their lowest bits on. Each open number has
 * one moment, at which the narrowest of its words end; those that are wider by a constant end so much later. Demands
 * compare two moments, or one with the beginning.
 *
 * @param bases the moments' names, with the width of the narrowest words, which end there
 * @param moments where each width ends
 * @param orders the demands on the moments
 * @param leastCap the least bound of counters, which must tell numbers up to this apart
 */
record ClockPlan(List<Width> bases, Map<Width, Moment> moments, List<Order> orders, int leastCap) {

    static final int BEGINNING = -1;

    /** So many bits after the moment of this number; the beginning is one, too. */
    record Moment(int base, int later) {}

    /** The first moment is at least so much after the second. */
    record Order(int first, int second, int least) {}

    static ClockPlan of(Set<Width> widths, WidthDomain domain) {
        Builder builder = new Builder(domain);
        widths.forEach(builder::base);
        return builder.plan(widths);
    }

    private static final class Builder {

        private final WidthDomain domain;
        private final Map<Width, Integer> offsets = new LinkedHashMap<>();

        Builder(WidthDomain domain) {
            this.domain = domain;
        }

        private static Width withoutOffset(Width width) {
            return width.minus(width.offset());
        }

        void base(Width width) {
            if (width.fixed().isEmpty()) {
                offsets.merge(withoutOffset(width), width.offset(), Math::min);
            }
        }

        ClockPlan plan(Set<Width> widths) {
            List<Width> bases = new ArrayList<>();
            offsets.forEach((open, offset) -> bases.add(open.plus(offset)));
            List<Order> orders = new ArrayList<>();
            orders(bases, orders);
            Map<Width, Moment> moments = new HashMap<>();
            int cap = 2;
            for (Width width : widths) {
                Moment moment = moment(width, bases);
                moments.put(width, moment);
                cap = Math.max(cap, moment.later() + 2);
            }
            for (Order order : orders) {
                cap = Math.max(cap, Math.abs(order.least()) + 2);
            }
            return new ClockPlan(List.copyOf(bases), Map.copyOf(moments), List.copyOf(orders), cap);
        }

        private Moment moment(Width width, List<Width> bases) {
            if (width.fixed().isPresent()) {
                return new Moment(BEGINNING, width.fixed().get());
            }
            Width base = withoutOffset(width);
            int narrowest = Objects.requireNonNull(offsets.get(base), "every base has an offset");
            return new Moment(bases.indexOf(base.plus(narrowest)), width.offset() - narrowest);
        }

        /** The demands of the domain on pairs of moments; demands on more of them are left out. */
        private void orders(List<Width> bases, List<Order> orders) {
            for (int first = 0; first < bases.size(); first++) {
                for (int second = 0; second < bases.size(); second++) {
                    if (first != second) {
                        addLeast(orders, first, second, bases.get(first).minus(bases.get(second)));
                    }
                }
                addLeast(orders, first, BEGINNING, bases.get(first));
                addLeast(orders, BEGINNING, first, bases.get(first).times(-1));
            }
        }

        private void addLeast(List<Order> orders, int first, int second, Width difference) {
            int least = domain.least(difference);
            if (least != Integer.MIN_VALUE) {
                orders.add(new Order(first, second, least));
            }
        }
    }
}
