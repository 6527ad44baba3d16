package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.verifier.interpret.ElementValue.Uncertain;
import io.verifyrules.verifier.interpret.TraceStep.Origin;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Follows elements of a rule's two sides back to where they come from, on one instance. Only for expressions that the
 * interpreter finds valid there. Shared expressions give shared steps. Not safe for use by several threads.
 */
public final class Tracer {

    /** Of more terms than these, only those that stand out are followed. */
    private static final int MOST_TERMS = 400;
    private static final int STANDING_OUT = 5;

    private final Interpreter interpreter;
    private final TraceMoves moves;
    private final TraceWindows windows;
    private final TraceReductions reductions;
    private final IdentityHashMap<TensorExpr, Map<Access, TraceStep>> known = new IdentityHashMap<>();

    /** Follows the elements of a rule's expressions. */
    public Tracer(RuleInstance instance) {
        this.interpreter = new Interpreter(instance);
        this.moves = new TraceMoves();
        this.windows = new TraceWindows(interpreter.lanes());
        this.reductions = new TraceReductions(interpreter.lanes());
    }

    /** How the element of a side of the rule came about. */
    public TraceStep trace(TensorExpr side, Access access) {
        return step(side, access);
    }

    private TraceStep step(TensorExpr expr, Access access) {
        Map<Access, TraceStep> byAccess = known.computeIfAbsent(expr, ignored -> new HashMap<>());
        TraceStep before = byAccess.get(access);
        if (before != null) {
            return before;
        }
        TraceStep step = compute(expr, access);
        byAccess.put(access, step);
        return step;
    }

    private Grid grid(TensorExpr expr) {
        return interpreter.tensor(expr).grid();
    }

    private TraceStep compute(TensorExpr expr, Access access) {
        return switch (expr) {
            case Input ignored -> made(expr, access, new Origin.Given());
            case Constant ignored -> made(expr, access, new Origin.Filled());
            case Iota ignored -> made(expr, access, new Origin.Counted());
            case Unary unary -> computed(expr, access, unary.operand());
            case Binary binary -> computed(expr, access, binary.left(), binary.right());
            case Clamp clamp -> computed(expr, access, clamp.low(), clamp.operand(), clamp.high());
            case Compare compare -> computed(expr, access, compare.left(), compare.right());
            case Select select -> select(select, access);
            case Expand expand -> moved(expr, access, new Origin.Moved(), expand.operand(), moves.expand(expand,
                    access));
            case Relabel relabel -> moved(expr, access, new Origin.Moved(), relabel.operand(), moves.relabel(
                    relabel, access));
            case ReshapeUnit reshape -> moved(expr, access, new Origin.Moved(), reshape.operand(), moves
                    .reshapeUnit(reshape, grid(reshape.operand()), access));
            case Reverse reverse -> moved(expr, access, new Origin.Moved(), reverse.operand(), moves.reverse(
                    reverse, grid(expr), access));
            case Concat concat -> concat(concat, access);
            case Slice slice -> moved(expr, access, new Origin.Moved(), slice.operand(), windows.slice(slice,
                    access));
            case DynamicSlice slice -> moved(expr, access, new Origin.Moved(), slice.operand(), windows
                    .dynamicSlice(slice, grid(slice.operand()), grid(expr), access));
            case DynamicUpdateSlice update -> update(update, access);
            case Pad pad -> switch (windows.pad(pad, grid(pad.operand()), access)) {
                case TraceWindows.Padded.From from -> moved(expr, access, new Origin.Moved(), pad.operand(), from
                        .operand());
                case TraceWindows.Padded.At at -> made(expr, access, new Origin.Padding(at.edge()));
            };
            case Reduce reduce -> combined(expr, access, reduce.monoid(), reduce.initial(),
                    reductions.reduce(reduce, grid(reduce.operand()), access), reduce.operand());
            case Dot dot -> combined(expr, access, Monoid.SUM, Optional.empty(), reductions.dot(dot, grid(dot.left()),
                    grid(dot.right()), grid(expr), access), dot.left(), dot.right());
            case Convolution conv -> combined(expr, access, Monoid.SUM, Optional.empty(), reductions.convolution(conv,
                    grid(
                            conv.input()), grid(conv.kernel()), grid(expr), access), conv.input(), conv
                                    .kernel());
            case ReduceWindow reduce -> combined(expr, access, reduce.monoid(), reduce.initial(), reductions
                    .reduceWindow(reduce, grid(reduce.operand()), access), reduce
                            .operand());
        };
    }

    private TraceStep made(TensorExpr expr, Access access, Origin origin) {
        return of(expr, access, origin, List.of());
    }

    private TraceStep moved(TensorExpr expr, Access access, Origin origin, TensorExpr operand,
            Access from) {
        return of(expr, access, origin, List.of(step(operand, from)));
    }

    private TraceStep computed(TensorExpr expr, Access access, TensorExpr... operands) {
        return of(expr, access, new Origin.Computed(), Stream.of(operands).map(operand -> step(operand, access))
                .toList());
    }

    private TraceStep combined(TensorExpr expr, Access access, Monoid monoid, Optional<Element> initial,
            List<TraceReductions.Term> terms, TensorExpr... operands) {
        List<TraceStep> sources = new ArrayList<>();
        for (TraceReductions.Term term : terms.size() > MOST_TERMS ? standingOut(terms, operands) : terms) {
            for (int i = 0; i < operands.length; i++) {
                sources.add(step(operands[i], term.accesses().get(i)));
            }
        }
        return of(expr, access, new Origin.Combined(monoid, operands.length, initial, terms.size()), sources);
    }

    /** The first terms whose factors are not those of most terms, and the last term of all. */
    private List<TraceReductions.Term> standingOut(List<TraceReductions.Term> terms, TensorExpr... operands) {
        Map<List<ElementValue>, Integer> counts = new HashMap<>();
        terms.forEach(term -> counts.merge(factors(term, operands), 1, Integer::sum));
        int most = Collections.max(counts.values());
        List<TraceReductions.Term> chosen = new ArrayList<>(terms.stream()
                .filter(term -> counts.getOrDefault(factors(term, operands), 0) < most).limit(STANDING_OUT).toList());
        if (!chosen.contains(terms.getLast())) {
            chosen.add(terms.getLast());
        }
        return chosen;
    }

    private List<ElementValue> factors(TraceReductions.Term term, TensorExpr... operands) {
        List<ElementValue> factors = new ArrayList<>();
        for (int i = 0; i < operands.length; i++) {
            factors.add(interpreter.tensor(operands[i]).at(Grid.flat(term.accesses().get(i))));
        }
        return factors;
    }

    private TraceStep of(TensorExpr expr, Access access, Origin origin, List<TraceStep> sources) {
        return new TraceStep(expr, access, interpreter.tensor(expr).at(Grid.flat(access)), origin, sources);
    }

    private TraceStep select(Select select, Access access) {
        TraceStep predicate = step(select.predicate(), access);
        if (predicate.value() instanceof Uncertain) {
            return of(select, access, new Origin.Computed(), List.of(predicate, step(select.then(), access),
                    step(select.otherwise(), access)));
        }
        boolean then = ElementArithmetic.isTrue(predicate.value());
        return of(select, access, new Origin.Chosen(then), List.of(predicate, step(
                then ? select.then() : select.otherwise(), access)));
    }

    private TraceStep concat(Concat concat, Access access) {
        TraceMoves.Piece piece = moves.concat(concat, concat.operands().stream().map(this::grid)
                .toList(), access);
        return moved(concat, access, new Origin.Part(piece.operand() + 1), concat.operands().get(piece
                .operand()), piece.access());
    }

    private TraceStep update(DynamicUpdateSlice update, Access access) {
        return windows.dynamicUpdateSlice(update, grid(update.operand()), grid(update.update()), access)
                .map(window -> moved(update, access, new Origin.Overwritten(access), update.update(), window))
                .orElseGet(() -> moved(update, access, new Origin.Kept(), update.operand(), access));
    }
}
