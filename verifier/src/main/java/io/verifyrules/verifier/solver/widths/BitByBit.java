package io.verifyrules.verifier.solver.widths;

import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.limit.Limit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;

/** Breadth-first search of an automaton for a last state that is accepted. */
final class BitByBit {

    /** The result of the search. */
    sealed interface Result {
        /** No accepted state is reached. */
        record None(int states) implements Result {}

        /** One is, and none at an earlier position; where each moment of the clock was, in bits from the beginning. */
        record Reached(List<Integer> moments) implements Result {}

        record TooLarge(String reason) implements Result {}
    }

    private record Found(int parent, long state) {}

    private final Circuit circuit;
    private final Clock clock;
    private final CircuitStep step;
    private final Function<Long, Boolean> accepts;
    private final Limit limit;
    private final StateSet known;
    private final List<Found> found = new ArrayList<>();
    private final Map<Long, Boolean> judged = new HashMap<>();

    private BitByBit(Circuit circuit, Clock clock, Acceptance acceptance, Limit limit) {
        this.circuit = circuit;
        this.clock = clock;
        this.step = new CircuitStep(circuit, clock);
        this.accepts = acceptance::accepts;
        this.limit = limit;
        this.known = new StateSet();
    }

    static Result search(CircuitBuilder builder, ClockPlan plan, Acceptance acceptance, Limit limit) {
        Circuit circuit = builder.circuit();
        if (circuit.cells() >= Long.SIZE || circuit.letters().size() > 12 || circuit.choices().size() > 14) {
            return new Result.TooLarge("too many words and conditions to be read bit by bit");
        }
        Clock clock = new Clock(plan, builder.widths(), circuit.longestConstant(), circuit.cells());
        if (circuit.cells() + clock.bits() >= Long.SIZE) {
            return new Result.TooLarge("too many comparisons to be read bit by bit");
        }
        return new BitByBit(circuit, clock, acceptance, limit).search();
    }

    private Result search() {
        for (int chosen = 0; chosen < 1 << circuit.choices().size(); chosen++) {
            long state = circuit.initial();
            for (int i = 0; i < circuit.choices().size(); i++) {
                state |= (long) (chosen >> i & 1) << circuit.choices().get(i);
            }
            reach(-1, state);
        }
        for (int i = 0; i < found.size(); i++) {
            if (limit.exceeds(Allowance.STATES_OF_WORDS, found.size()) || limit.reached()) {
                return new Result.TooLarge(Allowance.STATES_OF_WORDS.exceeded());
            }
            OptionalInt last = from(i);
            if (last.isPresent()) {
                return new Result.Reached(moments(last.getAsInt()));
            }
        }
        return new Result.None(found.size());
    }

    private int reach(int parent, long state) {
        if (known.add(state)) {
            found.add(new Found(parent, state));
        }
        return found.size() - 1;
    }

    /** The first accepted state that is one step away. */
    private OptionalInt from(int index) {
        long state = found.get(index).state();
        int endings = 1 << clock.numberOfMoments();
        for (int ending = 0; ending < endings; ending++) {
            if (clock.prepare(state, ending)) {
                OptionalInt last = from(index, state, ending);
                if (last.isPresent()) {
                    return last;
                }
            }
        }
        return OptionalInt.empty();
    }

    private OptionalInt from(int index, long state, int ending) {
        long after = clock.after(ending);
        boolean over = clock.isOver(after);
        int end = 1 << circuit.letters().size();
        for (int first = 0; first < end; first += CircuitStep.LETTERS) {
            long letters = step.read(state, first) & heard(first, end);
            while (letters != 0) {
                long cells = step.cells(Long.numberOfTrailingZeros(letters));
                letters &= ~step.leadingTo(cells);
                if (!over) {
                    reach(index, cells | after);
                } else if (judged.computeIfAbsent(cells, accepts)) {
                    found.add(new Found(index, cells | after));
                    return OptionalInt.of(found.size() - 1);
                }
            }
        }
        return OptionalInt.empty();
    }

    /** The letters that are 0 where nobody reads a bit, since its word has ended. */
    private long heard(int first, int end) {
        long heard = end >= CircuitStep.LETTERS ? -1 : (1L << end) - 1;
        for (int i = 0; i < circuit.letters().size(); i++) {
            heard &= clock.isActive(circuit.letters().get(i).width()) ? -1 : ~CircuitStep.letter(first, i);
        }
        return heard;
    }

    private List<Integer> moments(int last) {
        List<Long> path = new ArrayList<>();
        for (int i = last; i >= 0; i = found.get(i).parent()) {
            path.addFirst(found.get(i).state());
        }
        Integer[] moments = new Integer[clock.numberOfMoments()];
        Arrays.fill(moments, 0);
        for (int position = 0; position < path.size(); position++) {
            for (int base = 0; base < moments.length; base++) {
                moments[base] = clock.runs(path.get(position), base) ? position + 1 : moments[base];
            }
        }
        return List.of(moments);
    }
}
