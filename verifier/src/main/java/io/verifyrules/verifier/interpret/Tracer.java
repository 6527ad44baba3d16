package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.ElementType;
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
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.ElementValue.Uncertain;
import io.verifyrules.verifier.interpret.TraceStep.Origin;
import java.util.ArrayList;
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

    /** Where an element is asked for, and with which type for its numerals. */
    private record Place(ElementType type, Access access) {}

    private static final Origin SUM_OF_PRODUCTS = new Origin.Combined(Monoid.SUM, 2, Optional.empty());

    private final Interpreter interpreter;
    private final ElementType sides;
    private final TraceMoves moves;
    private final TraceWindows windows;
    private final TraceReductions reductions;
    private final IdentityHashMap<TensorExpr, Map<Place, TraceStep>> known = new IdentityHashMap<>();

    /** Follows the elements of the rule's two sides. */
    public Tracer(Rule rule, RuleInstance instance) {
        this(ElementType.common("both sides", rule.lhs().type().element(), rule.rhs().type().element()), instance);
    }

    /** Follows the elements of expressions of the given type. */
    Tracer(ElementType type, RuleInstance instance) {
        this.interpreter = new Interpreter(instance);
        this.sides = interpreter.elements().resolve(type, interpreter.elements().numeral());
        this.moves = new TraceMoves();
        this.windows = new TraceWindows(interpreter.lanes());
        this.reductions = new TraceReductions(interpreter.lanes());
    }

    /** How the element of a side of the rule came about. */
    public TraceStep trace(TensorExpr side, Access access) {
        return step(side, sides, access);
    }

    TraceStep step(TensorExpr expr, ElementType expected, Access access) {
        ElementType type = interpreter.elements().resolve(expr.type().element(), expected);
        Map<Place, TraceStep> byPlace = known.computeIfAbsent(expr, ignored -> new HashMap<>());
        Place place = new Place(type, access);
        TraceStep before = byPlace.get(place);
        if (before != null) {
            return before;
        }
        TraceStep step = compute(expr, type, access);
        byPlace.put(place, step);
        return step;
    }

    private Grid grid(TensorExpr expr, ElementType type) {
        return interpreter.tensor(expr, type).grid();
    }

    private TraceStep compute(TensorExpr expr, ElementType type, Access access) {
        return switch (expr) {
            case Input ignored -> made(expr, type, access, new Origin.Given());
            case Constant ignored -> made(expr, type, access, new Origin.Filled());
            case Iota ignored -> made(expr, type, access, new Origin.Counted());
            case Unary unary -> computed(expr, type, access, type, unary.operand());
            case Binary binary -> computed(expr, type, access, type, binary.left(), binary.right());
            case Clamp clamp -> computed(expr, type, access, type, clamp.low(), clamp.operand(), clamp.high());
            case Compare compare -> computed(expr, type, access, interpreter.elements().resolve(compare.operandType(),
                    interpreter.elements().numeral()), compare.left(), compare.right());
            case Select select -> select(select, type, access);
            case Expand expand -> moved(expr, type, access, new Origin.Moved(), expand.operand(), moves.expand(expand,
                    access));
            case Relabel relabel -> moved(expr, type, access, new Origin.Moved(), relabel.operand(), moves.relabel(
                    relabel, access));
            case ReshapeUnit reshape -> moved(expr, type, access, new Origin.Moved(), reshape.operand(), moves
                    .reshapeUnit(reshape, grid(reshape.operand(), type), access));
            case Reverse reverse -> moved(expr, type, access, new Origin.Moved(), reverse.operand(), moves.reverse(
                    reverse, grid(expr, type), access));
            case Concat concat -> concat(concat, type, access);
            case Slice slice -> moved(expr, type, access, new Origin.Moved(), slice.operand(), windows.slice(slice,
                    access));
            case DynamicSlice slice -> moved(expr, type, access, new Origin.Moved(), slice.operand(), windows
                    .dynamicSlice(slice, grid(slice.operand(), type), grid(expr, type), access));
            case DynamicUpdateSlice update -> update(update, type, access);
            case Pad pad -> switch (windows.pad(pad, grid(pad.operand(), type), access)) {
                case TraceWindows.Padded.From from -> moved(expr, type, access, new Origin.Moved(), pad.operand(), from
                        .operand());
                case TraceWindows.Padded.At at -> made(expr, type, access, new Origin.Padding(at.edge()));
            };
            case Reduce reduce -> combined(expr, type, access, new Origin.Combined(reduce.monoid(), 1, reduce
                    .initial()),
                    reductions.reduce(reduce, grid(reduce.operand(), type), access), reduce.operand());
            case Dot dot -> combined(expr, type, access, SUM_OF_PRODUCTS, reductions.dot(dot, grid(dot.left(), type),
                    grid(dot.right(), type), grid(expr, type), access), dot.left(), dot.right());
            case Convolution conv -> combined(expr, type, access, SUM_OF_PRODUCTS, reductions.convolution(conv, grid(
                    conv.input(), type), grid(conv.kernel(), type), grid(expr, type), access), conv.input(), conv
                            .kernel());
            case ReduceWindow reduce -> combined(expr, type, access, new Origin.Combined(reduce.monoid(), 1, reduce
                    .initial()), reductions.reduceWindow(reduce, grid(reduce.operand(), type), access), reduce
                            .operand());
        };
    }

    private TraceStep made(TensorExpr expr, ElementType type, Access access, Origin origin) {
        return of(expr, type, access, origin, List.of());
    }

    private TraceStep moved(TensorExpr expr, ElementType type, Access access, Origin origin, TensorExpr operand,
            Access from) {
        return of(expr, type, access, origin, List.of(step(operand, type, from)));
    }

    private TraceStep computed(TensorExpr expr, ElementType type, Access access, ElementType operandType,
            TensorExpr... operands) {
        return of(expr, type, access, new Origin.Computed(), Stream.of(operands).map(operand -> step(operand,
                operandType, access)).toList());
    }

    private TraceStep combined(TensorExpr expr, ElementType type, Access access, Origin origin,
            List<TraceReductions.Term> terms, TensorExpr... operands) {
        List<TraceStep> sources = new ArrayList<>();
        for (TraceReductions.Term term : terms) {
            for (int i = 0; i < operands.length; i++) {
                sources.add(step(operands[i], type, term.accesses().get(i)));
            }
        }
        return of(expr, type, access, origin, sources);
    }

    private TraceStep of(TensorExpr expr, ElementType type, Access access, Origin origin, List<TraceStep> sources) {
        return new TraceStep(expr, access, interpreter.tensor(expr, type).at(Grid.flat(access)), origin, sources);
    }

    private TraceStep select(Select select, ElementType type, Access access) {
        TraceStep predicate = step(select.predicate(), ElementType.BOOL, access);
        if (predicate.value() instanceof Uncertain) {
            return of(select, type, access, new Origin.Computed(), List.of(predicate, step(select.then(), type, access),
                    step(select.otherwise(), type, access)));
        }
        boolean then = ElementArithmetic.isTrue(predicate.value());
        return of(select, type, access, new Origin.Chosen(then), List.of(predicate, step(
                then ? select.then() : select.otherwise(), type, access)));
    }

    private TraceStep concat(Concat concat, ElementType type, Access access) {
        TraceMoves.Piece piece = moves.concat(concat, concat.operands().stream().map(operand -> grid(operand, type))
                .toList(), access);
        return moved(concat, type, access, new Origin.Part(piece.operand() + 1), concat.operands().get(piece
                .operand()), piece.access());
    }

    private TraceStep update(DynamicUpdateSlice update, ElementType type, Access access) {
        return windows.dynamicUpdateSlice(update, grid(update.operand(), type), grid(update.update(), type), access)
                .map(window -> moved(update, type, access, new Origin.Overwritten(access), update.update(), window))
                .orElseGet(() -> moved(update, type, access, new Origin.Kept(), update.operand(), access));
    }
}
