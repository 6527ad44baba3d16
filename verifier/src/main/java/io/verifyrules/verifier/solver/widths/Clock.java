package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import java.util.List;

/**
 * Where the reader of all words is: how many bits it has read, and how long ago each moment of the plan was. Both are counted as far
 * as the plan tells them apart. They stand in a few bits of a state.
 */
final class Clock {

    private final ClockPlan plan;
    private final List<ClockPlan.Moment> moments;
    private final int cap;
    private final int fieldBits;
    private final int shift;
    private final int longest;

    /** Of the step that was prepared last. */
    private final boolean[] active;
    private final boolean[] last;
    private final int[] ages;
    private int position;

    /**
     * @param widths the widths in the order in which they are asked for
     * @param atLeast up to which number of bits read must be told apart
     * @param shift  the first bit of a state that is the clock's
     */
    Clock(ClockPlan plan, List<Width> widths, int atLeast, int shift) {
        this.plan = plan;
        this.moments = widths.stream().map(plan.moments()::get).toList();
        int fixed = moments.stream()
                .filter(moment -> moment.base() == ClockPlan.BEGINNING)
                .mapToInt(ClockPlan.Moment::later)
                .max()
                .orElse(0);
        this.cap = Math.max(Math.max(plan.leastCap(), atLeast), fixed) + 1;
        this.fieldBits = Integer.SIZE - Integer.numberOfLeadingZeros(cap);
        this.shift = shift;
        this.longest = fixed;
        this.active = new boolean[widths.size()];
        this.last = new boolean[widths.size()];
        this.ages = new int[plan.bases().size()];
    }

    /** The number of bits of a state that it takes. */
    int bits() {
        return fieldBits * (1 + ages.length);
    }

    private int field(long state, int number) {
        return (int) (state >>> (shift + number * fieldBits)) & ((1 << fieldBits) - 1);
    }

    int numberOfMoments() {
        return ages.length;
    }

    /**
     * Prepares the step from a state where these moments, as bits of a number, are at the end of the step.
     *
     * @return whether there is such a step
     */
    boolean prepare(long state, int ending) {
        position = field(state, 0);
        for (int base = 0; base < ages.length; base++) {
            ages[base] = field(state, base + 1);
            if (ages[base] > 0 && (ending >> base & 1) != 0) {
                return false;
            }
        }
        for (ClockPlan.Order order : plan.orders()) {
            if (!keeps(order, ending)) {
                return false;
            }
        }
        for (int width = 0; width < active.length; width++) {
            tell(width, ending);
        }
        return true;
    }

    /** Checked at the later of the two moments, when it is known how long ago the other was. */
    private boolean keeps(ClockPlan.Order order, int ending) {
        boolean firstEnds = order.first() != ClockPlan.BEGINNING && (ending >> order.first() & 1) != 0;
        boolean secondEnds = order.second() != ClockPlan.BEGINNING && (ending >> order.second() & 1) != 0;
        if (firstEnds && secondEnds) {
            return order.least() <= 0;
        }
        if (firstEnds) {
            int ago = order.second() == ClockPlan.BEGINNING ? position + 1 : ages[order.second()];
            return ago == 0 || ago >= order.least();
        }
        if (secondEnds) {
            int ago = order.first() == ClockPlan.BEGINNING ? position + 1 : ages[order.first()];
            return ago == 0 || -ago >= order.least();
        }
        return true;
    }

    private void tell(int width, int ending) {
        ClockPlan.Moment moment = moments.get(width);
        if (moment.base() == ClockPlan.BEGINNING) {
            active[width] = position < moment.later();
            last[width] = position == moment.later() - 1;
        } else {
            int age = ages[moment.base()];
            active[width] = age <= moment.later();
            last[width] = moment.later() == 0 ? (ending >> moment.base() & 1) != 0 : age == moment.later();
        }
    }

    boolean isActive(int width) {
        return active[width];
    }

    /** Whether the bit that is read now is the highest of words of this width. */
    boolean isLast(int width) {
        return last[width];
    }

    /** The number of bits that were read before, as far as they are counted. */
    int position() {
        return position;
    }

    /** The clock's part of the state after the step. */
    long after(int ending) {
        long part = Math.min(position + 1, cap);
        for (int base = 0; base < ages.length; base++) {
            long age = ages[base] > 0 ? Math.min(ages[base] + 1, cap) : ending >> base & 1;
            part |= age << ((base + 1) * fieldBits);
        }
        return part << shift;
    }

    /** Whether all words have been read to their ends. */
    boolean isOver(long state) {
        if (field(state, 0) < longest) {
            return false;
        }
        for (int base = 0; base < ages.length; base++) {
            if (runs(state, base)) {
                return false;
            }
        }
        for (ClockPlan.Moment moment : moments) {
            if (moment.base() != ClockPlan.BEGINNING && field(state, moment.base() + 1) <= moment.later()) {
                return false;
            }
        }
        return true;
    }

    /** Whether the words of this moment have not ended before the state. */
    boolean runs(long state, int base) {
        return field(state, base + 1) == 0;
    }
}
