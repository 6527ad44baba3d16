package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.Component;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.InsertSlice;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReducePrecision;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.Reshape;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Rotate;
import io.verifyrules.dsl.expr.Scatter;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.Sort;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.expr.Symmetric;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Tile;
import io.verifyrules.dsl.expr.Transpose;
import io.verifyrules.dsl.expr.TupleElement;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.expr.Zip;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;

/**
 * The denotation of tensor expressions and conditions. It is the one exhaustive switch over the operators, each of
 * which has its meaning in a file of its own. It knows neither ranks nor element theories.
 */
public final class Denotation {

    private final ValueTerms terms;
    private final Grants granted;
    private final ElementDenotation elements;
    private final IdentityHashMap<TensorExpr, TensorMeaning> known = new IdentityHashMap<>();
    private final IdentityHashMap<Condition, Truth> conditions = new IdentityHashMap<>();
    private final Set<TypeLaw> laws = new LinkedHashSet<>();
    private final List<DemandedOperation> demanded = new ArrayList<>();
    private final SortDenotation sorting;
    private final List<TensorExpr> assumed;
    private SignDenotation signs = SignDenotation.NONE;
    private int looked;

    /** The meanings of expressions where all types have all laws: of their sizes and validity nothing else is known. */
    public Denotation(ValueTerms terms) {
        this(terms, law -> true);
    }

    /**
     * The meanings of expressions.
     *
     * @param granted the laws that element types have; where the order of a sum matters, its initial value is no further term
     */
    public Denotation(ValueTerms terms, Grants granted) {
        this(terms, granted, List.of());
    }

    /**
     * The meanings of expressions of a rule.
     *
     * @param assumed its assumptions on tensor values; those on indices are stated where they are run over
     */
    Denotation(ValueTerms terms, Grants granted, List<TensorExpr> assumed) {
        this.assumed = List.copyOf(assumed);
        this.terms = terms;
        this.granted = granted;
        this.elements = new ElementDenotation(terms);
        this.sorting = new SortDenotation(terms);
    }

    /** The meaning of an expression of a rule. */
    public TensorMeaning of(TensorExpr expression) {
        TensorMeaning meaning = known.get(expression);
        if (meaning == null) {
            meaning = remembering(denote(expression));
            known.put(expression, meaning);
        }
        return meaning;
    }

    /**
     * The meaning with each element computed once per access, so that shared operands cost no more than one.
     *
     * @throws MeaningTooLarge when an element is asked for that rests on too many others
     */
    private TensorMeaning remembering(TensorMeaning meaning) {
        Map<SortedMap<AggregatedAxis, LaneInt>, ValueTerm> elements = new HashMap<>();
        return new TensorMeaning(meaning.sizes(), meaning.validity(), access -> {
            ValueTerm element = elements.get(access);
            if (element == null) {
                looked++;
                if (looked > Allowance.ELEMENTS_READ.most()) {
                    throw new MeaningTooLarge(Allowance.ELEMENTS_READ,
                            "a rule with fewer operators, or with fewer operands joined, may be provable");
                }
                element = meaning.at(access);
                elements.put(access, element);
            }
            return element;
        });
    }

    private TensorMeaning denote(TensorExpr expression) {
        ElementType type = expression.type().element();
        return switch (expression) {
            case Input input -> SourceDenotation.of(input, terms);
            case Constant constant -> SourceDenotation.of(constant, elements);
            case Iota iota -> SourceDenotation.of(iota, terms);
            case Expand expand -> ExpandDenotation.of(expand, of(expand.operand()));
            case Relabel relabel -> RelabelDenotation.of(relabel, of(relabel.operand()));
            case Unary unary -> ElementwiseDenotation.of(new Operation.OfUnary(unary.operator()), type,
                    List.of(of(unary.operand())), terms);
            case Binary binary -> ElementwiseDenotation.of(new Operation.OfBinary(binary.operator()), type,
                    List.of(of(binary.left()), of(binary.right())), terms);
            case Compare compare -> ElementwiseDenotation.of(new Operation.OfRelation(compare.relation()),
                    ElementType.BOOL, List.of(of(compare.left()), of(compare.right())), terms);
            case Select select -> ElementwiseDenotation.of(new Operation.Select(), type,
                    List.of(of(select.predicate()), of(select.then()), of(select.otherwise())), terms);
            case Arith arith -> arith(arith, type);
            case Convert convert ->
                ElementwiseDenotation.of(new Operation.OfConversion(convert.conversion(), convert.operandType(), type),
                        type, List.of(of(convert.operand())), terms);
            case ComplexApplied applied ->
                ComplexDenotation.of(applied, applied.operands().stream().map(this::of).toList(), terms);
            case ReducePrecision reduced ->
                ElementwiseDenotation.of(new Operation.OfPrecision(reduced.exponentBits(), reduced.mantissaBits()),
                        type, List.of(of(reduced.operand())), terms);
            case Mapped mapped -> ElementwiseDenotation.of(new Operation.OfFunction(mapped.function()), type,
                    mapped.operands().stream().map(this::of).toList(), terms);
            case Zip zip -> ElementwiseDenotation.combine(zip.operands().stream().map(this::of).toList(), terms::tuple);
            case Component component -> ElementwiseDenotation.combine(List.of(of(component.operand())),
                    elements -> terms.component(elements.getFirst(), component.index()));
            case TupleElement element ->
                TupleElementDenotation.of(element, element.operands().stream().map(this::of).toList());
            case Freeze freeze -> FreezeDenotation.of(freeze, of(freeze.operand()), terms);
            case Clamp clamp ->
                ElementwiseDenotation.clamp(type, of(clamp.low()), of(clamp.operand()), of(clamp.high()), terms);
            case Pad pad -> PadDenotation.of(pad, of(pad.operand()), terms, elements);
            case Slice slice -> SliceDenotation.of(slice, of(slice.operand()));
            case DynamicSlice slice -> DynamicSliceDenotation.of(slice, of(slice.operand()));
            case DynamicUpdateSlice update ->
                DynamicUpdateSliceDenotation.of(update, of(update.operand()), of(update.update()), terms);
            case InsertSlice slice -> InsertSliceDenotation.of(slice, of(slice.operand()), of(slice.update()), terms);
            case Concat concat -> ConcatDenotation.of(concat, concat.operands().stream().map(this::of).toList(), terms);
            case Reduce reduce -> switch (reduce.monoid()) {
                case ElementReducer reducer -> new ReductionDenotation(terms).of(reduce, of(reduce.operand()),
                        started(reducer, type, reduce.initial()));
                case ArgExtreme extreme -> new ArgExtremeDenotation(reduce, extreme, of(reduce.operand()),
                        reduce.initial().map(elements::of), terms).meaning();
            };
            case Dot dot -> new ReductionDenotation(terms).of(dot, sum(type), of(dot.left()), of(dot.right()));
            case Convolution convolution -> {
                laws.addAll(ConvolutionDenotation.laws(convolution, type));
                yield ConvolutionDenotation.of(convolution, sum(type), of(convolution.input()),
                        of(convolution.kernel()), terms);
            }
            case ReduceWindow reduce -> ReduceWindowDenotation.of(reduce, of(reduce.operand()),
                    started(reduce.monoid(), type, reduce.initial()), terms);
            case Reverse reverse -> ReverseDenotation.of(reverse, of(reverse.operand()));
            case Split split -> SplitDenotation.of(split, of(split.operand()));
            case Merge merge -> MergeDenotation.of(merge, of(merge.operand()));
            case Tile tile -> TileDenotation.of(tile, of(tile.operand()));
            case Rotate rotate -> RotateDenotation.of(rotate, of(rotate.operand()));
            case Symmetric symmetric -> SymmetricDenotation.of(of(symmetric.operand()), terms);
            case Sort sort -> sorting.of(sort, of(sort.operand()));
            case Transpose transpose -> TransposeDenotation.of(transpose, of(transpose.operand()));
            case Gather gather -> GatherDenotation.of(gather, of(gather.operand()), of(gather.indices()), terms);
            case Scatter scatter ->
                new ScatterDenotation(scatter, of(scatter.operand()), of(scatter.indices()), of(scatter.updates()),
                        element -> StartedCombination.of(scatter.monoid(), type, Optional.of(element), granted, laws,
                                terms),
                        known -> known(scatter.indices(), known, scatter.along().rankClass()), terms).meaning();
            case Reshape reshape -> ReshapeDenotation.of(reshape, of(reshape.operand()));
            case ReshapeUnit reshape -> ReshapeUnitDenotation.of(reshape, of(reshape.operand()));
        };
    }

    /**
     * The rule's assumptions on the parts of indices, at one place in bounds: as numbers, where it says anything of
     * numbers.
     */
    private Truth known(TensorExpr indices, SortedMap<AggregatedAxis, LaneInt> place, RankClass on) {
        return IndexFacts.of(assumed, indices, place, on, this);
    }

    private StartedCombination started(ElementReducer monoid, ElementType type, Optional<Element> initial) {
        return StartedCombination.of(monoid, type, initial.map(elements::of), granted, laws, terms);
    }

    /** The operation that combines products in a dot or in a convolution. */
    private StartedCombination sum(ElementType type) {
        return started(Monoid.SUM, type, Optional.empty());
    }

    private TensorMeaning arith(Arith arith, ElementType type) {
        List<TensorMeaning> operands = arith.operands().stream().map(this::of).toList();
        if (arith.operator().mayBeUndefined()) {
            demanded.add(new DemandedOperation(arith.operator(), ElementwiseDenotation
                    .of(new Operation.Defined(arith.operator()), ElementType.BOOL, operands, terms)));
        }
        TensorMeaning meaning = ElementwiseDenotation.of(operation(arith), type, operands, terms);
        return arith.choosesSign() ? signs.choosing(arith, meaning, terms) : meaning;
    }

    /** From here on, expressions are of a side whose operations choose signs of zeros by themselves. */
    void turnTo(SignDenotation side) {
        known.clear();
        signs = side;
    }

    /** Without flags, what is not MLIR's alone is what it is of any numbers. */
    private static Operation operation(Arith arith) {
        ArithFlags flags = arith.flags().ofElements();
        return flags.flags().isEmpty() ? switch (arith.operator()) {
            case ADDI -> new Operation.OfBinary(BinaryOperator.ADD);
            case SUBI -> new Operation.OfBinary(BinaryOperator.SUB);
            case MULI -> new Operation.OfBinary(BinaryOperator.MUL);
            case NEGF -> new Operation.OfUnary(UnaryOperator.NEG);
            case ADDF -> new Operation.OfBinary(BinaryOperator.ADD);
            case SUBF -> new Operation.OfBinary(BinaryOperator.SUB);
            case MULF -> new Operation.OfBinary(BinaryOperator.MUL);
            case DIVF -> new Operation.OfBinary(BinaryOperator.DIV);
            case REMF -> new Operation.OfBinary(BinaryOperator.REM);
            case MAXIMUMF -> new Operation.OfBinary(BinaryOperator.MAX);
            case MINIMUMF -> new Operation.OfBinary(BinaryOperator.MIN);
            default -> new Operation.OfArith(arith.operator(), flags);
        } : new Operation.OfArith(arith.operator(), flags);
    }

    /**
     * The assumptions on tensor values, as truth values: of an {@code i1} that it is not false. Poison may be taken for
     * true.
     */
    TensorMeaning property(TensorExpr assumption) {
        TensorMeaning meaning = of(assumption);
        return assumption.type().element().equals(ElementType.I1)
                ? new TensorMeaning(meaning.sizes(), meaning.validity(),
                        access -> terms.apply(new Operation.Holds(), ElementType.BOOL, List.of(meaning.at(access))))
                : meaning;
    }

    /** The operations denoted so far that may have undefined behaviour, wherever their elements go. */
    List<DemandedOperation> demanded() {
        return List.copyOf(demanded);
    }

    /** The laws without which what was denoted so far means something else. */
    public Set<TypeLaw> laws() {
        return Collections.unmodifiableSet(laws);
    }

    /** The meaning of a precondition. */
    public Truth of(Condition condition) {
        Truth truth = conditions.get(condition);
        if (truth == null) {
            truth = denote(condition);
            if (Truth.parts(truth, Allowance.CONDITION_PARTS.most()) > Allowance.CONDITION_PARTS.most()) {
                throw new MeaningTooLarge(Allowance.CONDITION_PARTS,
                        "one that says the same with fewer may be provable");
            }
            conditions.put(condition, truth);
        }
        return truth;
    }

    private Truth denote(Condition condition) {
        return switch (condition) {
            case Condition.EveryLane every -> Truth.fold(every.rankClass(), LaneDenotation.of(every.condition()));
            case Condition.OnScalars numbers -> Truth.onNumbers(LaneDenotation.of(numbers.condition()));
            case Condition.OnElements onElements -> elements.of(onElements.condition());
            // A rule is looked at where its widths meet what it demands of them.
            case Condition.OnWidths ignored -> Truth.TRUE;
            case Condition.Not not -> Truth.not(of(not.operand()));
            case Condition.AllOf all -> Truth.allOf(all.operands().stream().map(this::of).toList());
            case Condition.AnyOf any -> Truth.anyOf(any.operands().stream().map(this::of).toList());
        };
    }
}
