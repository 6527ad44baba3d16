package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneValues;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.RealPlaces;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.value.ElementValue;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

import static org.assertj.core.api.Assertions.fail;

/** Rank-free terms evaluated on an instance over integers and truth values, at one access of the result. */
record ConcreteMeaning(RuleInstance instance, Map<LaneAtom.Variable, List<Integer>> access) {

    LaneValues lane(int lane) {
        RealPlaces real = new RealPlaces();
        return new LaneValues(variable -> value(variable, lane),
                entry -> real.of(entry, this::onLanes)
                        .orElseGet(() -> number(read(entry.origin().text(), entry.at())).longValueExact()),
                place -> real.place(lane(0).of(place.number()), onLanes(place.rankClass(), place.size())).get(lane));
    }

    private List<Long> onLanes(RankClass rankClass, LaneInt term) {
        return IntStream.range(0, rank(rankClass)).mapToObj(lane -> lane(lane).of(term)).toList();
    }

    private long value(LaneAtom.Variable variable, int onLane) {
        if (variable instanceof LaneAtom.Permuted permuted) {
            return value(permuted.of(), lane(permuted.by(), onLane));
        }
        int lane = variable.rankClass().filter(RankClass::isSingleton).isPresent() ? 0 : onLane;
        return switch (variable.kind()) {
            case MAP -> given(instance.maps(), variable.name()).get(lane);
            case SCALAR -> given(instance.integers(), variable.name());
            case INDEX, BOUND -> given(access, variable).get(lane);
            case PRIMITIVE -> throw new AssertionError("not in normal form: " + variable);
        };
    }

    /** The lane that is taken to: of all lanes so many have a lesser integer, or the same one before. */
    private int lane(Permutation permutation, int lane) {
        int at = lane;
        for (Permutation.Letter letter : permutation.letters().reversed()) {
            List<Integer> integers = given(instance.maps(), letter.lanes().name());
            List<Integer> places = IntStream.range(0, integers.size())
                    .mapToObj(each -> (int) IntStream.range(0, integers.size())
                            .filter(other -> integers.get(other) < integers.get(each)
                                    || (integers.get(other).equals(integers.get(each)) && other < each))
                            .count())
                    .toList();
            at = letter.inverse() ? places.indexOf(at) : places.get(at);
        }
        return at;
    }

    private static <K, T> T given(Map<K, T> values, K name) {
        return Optional.ofNullable(values.get(name)).orElseThrow(() -> new AssertionError("no value for " + name));
    }

    private int rank(RankClass rankClass) {
        return given(instance.ranks(), rankClass.name());
    }

    SortedMap<AggregatedAxis, List<Integer>> lanes(SortedMap<AggregatedAxis, LaneInt> terms) {
        SortedMap<AggregatedAxis, List<Integer>> lanes = new TreeMap<>();
        terms.forEach((axis, term) -> lanes.put(axis,
                IntStream.range(0, rank(axis.rankClass()))
                        .mapToObj(lane -> Math.toIntExact(lane(lane).of(term)))
                        .toList()));
        return lanes;
    }

    boolean holds(Truth truth) {
        return switch (truth) {
            case Truth.Constant constant -> constant.value();
            case Truth.Fold fold ->
                IntStream.range(0, rank(fold.rankClass())).allMatch(lane -> lane(lane).holds(fold.predicate()));
            case Truth.OnScalars scalars -> lane(0).holds(scalars.condition());
            case Truth.OnElement element -> isTrue(of(element.element()));
            case Truth.Not not -> !holds(not.operand());
            case Truth.AllOf all -> all.parts().stream().allMatch(this::holds);
            case Truth.AnyOf any -> any.parts().stream().anyMatch(this::holds);
        };
    }

    ElementValue of(ValueTerm term) {
        return switch (term) {
            case ValueTerm.Literal literal -> literal(literal.value());
            case ValueTerm.Parameter parameter -> given(instance.parameters(), parameter.origin().text());
            case ValueTerm.Counted counted -> whole(lane(0).of(counted.number()));
            case ValueTerm.If choice -> of(holds(choice.condition()) ? choice.then() : choice.otherwise());
            case ValueTerm.Read read -> read(read.origin().text(), read.index());
            case ValueTerm.Reduction reduction ->
                combined(reduction).or(() -> known(reduction).identity(reduction.type()).map(ConcreteMeaning::literal))
                        .orElseThrow(() -> new AssertionError("nothing to combine: " + reduction));
            case ValueTerm.Apply apply -> apply(apply.operation(), apply.operands());
        };
    }

    private static ElementValue literal(Literal literal) {
        return switch (literal) {
            case Literal.Whole whole -> new ElementValue.Whole(whole.value());
            case Literal.Truth truth -> new ElementValue.Truth(truth.value());
            case Literal.Bits bits -> throw new AssertionError(bits + ": not among integers");
            case Literal.Extreme extreme -> throw new AssertionError(extreme + ": not among integers");
            case Literal.Poison poison -> throw new AssertionError(poison + ": not among integers");
            case Literal.Infinity infinity -> new ElementValue.Infinite(infinity.positive(), ElementType.INT);
            default -> throw new AssertionError(literal + " is not whole");
        };
    }

    /** The combination of all values within the guard; empty where there is none. */
    private Optional<ElementValue> combined(ValueTerm.Reduction reduction) {
        return new BoundValues(reduction, instance, access).within()
                .stream()
                .map(bound -> new ConcreteMeaning(instance, bound))
                .filter(meaning -> meaning.holds(reduction.guard()))
                .map(meaning -> meaning.of(reduction.body()))
                .reduce((a, b) -> combine(known(reduction).operator(), a, b));
    }

    /** Declared monoids are compared elsewhere, where a combination has a value whatever they are. */
    private static Monoid known(ValueTerm.Reduction reduction) {
        return (Monoid) reduction.monoid();
    }

    private ElementValue read(String name, SortedMap<AggregatedAxis, LaneInt> index) {
        ConcreteTensor tensor = given(instance.tensors(), name);
        Access place = new Access(lanes(index));
        return Optional.ofNullable(tensor.elements().get(place))
                .orElseThrow(() -> new AssertionError(name + " is read out of bounds at " + place));
    }

    private ElementValue apply(Operation operation, List<ValueTerm> operands) {
        return switch (operation) {
            case Operation.Select ignored -> of(operands.get(isTrue(of(operands.get(0))) ? 1 : 2));
            case Operation.OfUnary(UnaryOperator operator) -> switch (operator) {
                case NOT -> new ElementValue.Truth(!isTrue(of(operands.get(0))));
                case NEG -> new ElementValue.Whole(number(of(operands.get(0))).negate());
                case ABS -> new ElementValue.Whole(number(of(operands.get(0))).abs());
                case SIGN -> whole(number(of(operands.get(0))).signum());
                default -> throw new AssertionError(operator + ": not on integers");
            };
            case Operation.OfBinary(BinaryOperator operator) -> binary(operator, operands);
            case Operation.OfArith arith -> throw new AssertionError(arith + ": not on integers");
            case Operation.OfConversion ignored -> new ElementValue.Truth(number(of(operands.get(0))).signum() != 0);
            case Operation.OfTuple ignored -> ElementValue.Tuple.of(operands.stream().map(this::of).toList());
            case Operation.OfComponent(int index) ->
                ((ElementValue.Tuple) of(operands.getFirst())).components().get(index);
            case Operation.OfComplex complex -> throw new AssertionError(complex + ": not on integers");
            case Operation.OfPrecision precision -> throw new AssertionError(precision + ": not on integers");
            case Operation.Started started -> throw new AssertionError(started + ": not on integers");
            case Operation.Defined defined -> throw new AssertionError(defined + ": not on integers");
            case Operation.Holds holds -> throw new AssertionError(holds + ": not on integers");
            case Operation.Frozen frozen -> throw new AssertionError(frozen + ": not on integers");
            case Operation.Refines refines -> throw new AssertionError(refines + ": not on integers");
            case Operation.OfFunction(ElementFunction function) -> applied(function, operands);
            case Operation.OfRelation(Relation relation) -> new ElementValue.Truth(related(relation, operands));
        };
    }

    /** What a declared function gives is the instance's business, which the interpreter knows. */
    private ElementValue applied(ElementFunction function, List<ValueTerm> operands) {
        List<TensorExpr> given = new ArrayList<>();
        for (ValueTerm operand : operands) {
            given.add(Constant.of(
                    Element.of(new Literal.Whole(number(of(operand))), function.operands().get(given.size())),
                    Shape.scalar()));
        }
        return new Interpreter(instance).evaluate(Mapped.of(function, given)) instanceof Evaluation.Valid value
                ? value.tensor().at(0)
                : fail(function.name());
    }

    private ElementValue binary(BinaryOperator operator, List<ValueTerm> operands) {
        for (int i = 0; i < 2; i++) {
            // A min or max of nothing is no element; joined to one by its own operation, it leaves that one as it is.
            if (operands.get(i) instanceof ValueTerm.Reduction reduction && known(reduction).operator() == operator
                    && combined(reduction).isEmpty()) {
                return of(operands.get(1 - i));
            }
        }
        return combine(operator, of(operands.get(0)), of(operands.get(1)));
    }

    private static ElementValue combine(BinaryOperator operator, ElementValue first, ElementValue second) {
        if (operator == BinaryOperator.XOR) {
            return new ElementValue.Truth(isTrue(first) != isTrue(second));
        }
        if (operator == BinaryOperator.AND || operator == BinaryOperator.OR) {
            boolean left = isTrue(first);
            boolean right = isTrue(second);
            return new ElementValue.Truth(operator == BinaryOperator.AND ? left && right : left || right);
        }
        BigInteger a = number(first);
        BigInteger b = number(second);
        return new ElementValue.Whole(switch (operator) {
            case ADD -> a.add(b);
            case SUB -> a.subtract(b);
            case MUL -> a.multiply(b);
            case MIN -> a.min(b);
            case MAX -> a.max(b);
            case DIV -> b.signum() == 0 ? BigInteger.ONE.negate() : a.divide(b);
            case REM -> b.signum() == 0 ? a : a.remainder(b);
            default -> throw new AssertionError(operator);
        });
    }

    private boolean related(Relation relation, List<ValueTerm> operands) {
        int sign = number(of(operands.get(0))).compareTo(number(of(operands.get(1))));
        return switch (relation) {
            case EQ -> sign == 0;
            case NE -> sign != 0;
            case LT -> sign < 0;
            case LE -> sign <= 0;
            case GT -> sign > 0;
            case GE -> sign >= 0;
        };
    }

    private static BigInteger number(ElementValue value) {
        return value instanceof ElementValue.Whole whole ? whole.value() : BigInteger.ZERO;
    }

    private static boolean isTrue(ElementValue value) {
        return value.equals(new ElementValue.Truth(true));
    }

    private static ElementValue whole(long value) {
        return new ElementValue.Whole(BigInteger.valueOf(value));
    }
}
