package io.verifyrules.verifier.counterexample;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.verifier.conjecture.Names;
import io.verifyrules.verifier.instance.TensorFitting;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.obligation.InstanceEncoder;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Value;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.theory.ComplexTheory;
import io.verifyrules.verifier.theory.Encoded;
import io.verifyrules.verifier.theory.SignlessTheory;
import io.verifyrules.verifier.theory.Unspecified;
import io.verifyrules.verifier.value.ElementKind;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.FloatNumber;
import io.verifyrules.verifier.value.PartialOperation;
import io.verifyrules.verifier.value.UndefinedApplication;
import io.verifyrules.verifier.value.UndefinedValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Turns a solver's model into an instance of the rule, for the interpreter to recompute. */
final class ModelReader {

    private final Names names;
    private final ElementType elementType;
    private final InstanceEncoder encoder;
    private final Watch watch;
    private final Map<Formula, Value> values = new HashMap<>();
    private final Map<String, BigInteger> tokens = new HashMap<>();

    ModelReader(Names names, ElementType elementType, InstanceEncoder encoder, Watch watch, Answer.Satisfiable model) {
        this.names = names;
        this.elementType = elementType;
        this.encoder = encoder;
        this.watch = watch;
        List<Formula> terms = watch.terms();
        for (int i = 0; i < terms.size(); i++) {
            values.put(terms.get(i), model.values().get(i));
        }
    }

    /** The instance; empty where a value of the model has no place in one, such as a size beyond any memory. */
    Optional<RuleInstance> instance() {
        return withoutTensors().flatMap(this::withTensors);
    }

    /** The instance but for its tensors. */
    Optional<RuleInstance> withoutTensors() {
        Map<String, Integer> ranks = new LinkedHashMap<>();
        for (RankClass rankClass : names.rankClasses()) {
            ranks.put(rankClass.name(), encoder.rank(rankClass));
        }
        Map<String, List<Integer>> maps = new LinkedHashMap<>();
        for (Map.Entry<String, List<Formula>> map : watch.maps().entrySet()) {
            List<Integer> lanes = new ArrayList<>();
            for (Formula lane : map.getValue()) {
                Optional<Integer> value = small(lane);
                if (value.isEmpty()) {
                    return Optional.empty();
                }
                lanes.add(value.get());
            }
            maps.put(map.getKey(), lanes);
        }
        Map<String, Integer> integers = new LinkedHashMap<>();
        for (Map.Entry<String, Formula> integer : watch.integers().entrySet()) {
            Optional<Integer> value = small(integer.getValue());
            if (value.isEmpty()) {
                return Optional.empty();
            }
            integers.put(integer.getKey(), value.get());
        }
        Map<String, ElementValue> parameters = new LinkedHashMap<>();
        names.parameters()
                .forEach((name, type) -> parameters.put(name,
                        element(Objects.requireNonNull(watch.parameters().get(name), name), type)));
        return Optional.of(new RuleInstance(elementType, ranks, maps, integers, parameters, Map.of(), undefined()));
    }

    private UndefinedValues undefined() {
        Map<UndefinedApplication, ElementValue> taken = new LinkedHashMap<>();
        for (Unspecified application : watch.undefined()) {
            List<ElementValue> operands = new ArrayList<>();
            for (Encoded operand : application.operands()) {
                operands.add(element(operand, application.operandTypes().get(operands.size())));
            }
            if (operands.stream().noneMatch(ElementValue.Uncertain.class::isInstance)) {
                taken.put(applied(application, operands), element(application.result(), application.type()));
            }
        }
        return new UndefinedValues(taken);
    }

    private UndefinedApplication applied(Unspecified application, List<ElementValue> operands) {
        return application.operation() instanceof Operation.OfFunction(ElementFunction function)
                ? UndefinedApplication.of(function, elementType, operands)
                : new UndefinedApplication(kind(application.operation()),
                        application.operandTypes().stream().map(this::closed).toList(), closed(application.type()),
                        operands);
    }

    private static PartialOperation kind(BinaryOperator operator) {
        return switch (operator) {
            case ADD, SUB -> PartialOperation.SUM;
            case MUL -> PartialOperation.PRODUCT;
            case DIV -> PartialOperation.QUOTIENT;
            case REM -> PartialOperation.REMAINDER;
            default -> PartialOperation.of(operator);
        };
    }

    private static PartialOperation kind(Operation operation) {
        return switch (operation) {
            case Operation.OfUnary unary -> PartialOperation.of(unary.operator());
            case Operation.OfBinary binary -> kind(binary.operator());
            case Operation.OfRelation ignored -> throw new IllegalArgumentException(operation + " is a comparison");
            case Operation.Select ignored -> throw new IllegalArgumentException(operation + " is a choice");
            case Operation.OfConversion conversion -> PartialOperation.of(conversion.conversion());
            case Operation.OfTuple ignored -> throw new IllegalArgumentException(operation + " is defined");
            case Operation.OfComponent ignored -> throw new IllegalArgumentException(operation + " is defined");
            case Operation.OfComplex ignored -> throw new IllegalArgumentException(operation + " is defined");
            case Operation.OfPrecision ignored -> throw new IllegalArgumentException(operation + " is defined");
            case Operation.OfArith arith -> throw new IllegalArgumentException(arith + " is defined, or poison");
            case Operation.Defined ignored -> throw new IllegalArgumentException(operation + " is a truth value");
            case Operation.Started ignored -> throw new IllegalArgumentException(operation + " is defined");
            case Operation.Holds ignored -> throw new IllegalArgumentException(operation + " is a truth value");
            case Operation.Frozen ignored -> throw new IllegalArgumentException(operation + " is defined");
            case Operation.Refines ignored -> throw new IllegalArgumentException(operation + " is a truth value");
            case Operation.OfFunction ignored -> throw new IllegalArgumentException(operation + " is declared");
        };
    }

    /** An element of a numeric type: a number, beside which there may be a part that says which infinity it is. */
    private ElementValue element(Encoded encoded, ElementType type) {
        if (closed(type).equals(ElementType.COMPLEX)) {
            return ElementValue.Complex.of(known(encoded.parts().get(0), ElementType.REAL),
                    known(encoded.parts().get(1), ElementType.REAL));
        }
        int infinity = encoded.parts().size() < 2 ? 0 : small(encoded.parts().get(1)).orElse(0);
        return infinity == 0
                ? element(encoded.parts().get(0), type)
                : new ElementValue.Infinite(infinity > 0, closed(type));
    }

    private Optional<RuleInstance> withTensors(RuleInstance numbers) {
        Map<String, ConcreteTensor> tensors = new LinkedHashMap<>();
        for (Input input : names.tensors().values()) {
            Map<Access, ElementValue> elements = elements(input);
            ElementValue otherwise = simplest(input.type().element());
            Optional<ConcreteTensor> tensor = TensorFitting.tabulate(input, numbers,
                    access -> elements.getOrDefault(access, otherwise));
            if (tensor.isEmpty()) {
                return Optional.empty();
            }
            tensors.put(input.name(), tensor.get());
        }
        return Optional.of(new RuleInstance(numbers.elementType(), numbers.ranks(), numbers.maps(), numbers.integers(),
                numbers.parameters(), tensors, numbers.undefined()));
    }

    private Map<Access, ElementValue> elements(Input input) {
        Map<Access, ElementValue> elements = new HashMap<>();
        encoder.reads().forEach((call, read) -> {
            if (read.origin().equals(new Origin.Input(input.name()))) {
                access(call, read.axes())
                        .ifPresent(access -> elements.put(access, element(call, input.type().element())));
            }
        });
        return elements;
    }

    private Optional<Access> access(Formula.Call call, Iterable<AggregatedAxis> axes) {
        SortedMap<AggregatedAxis, List<Integer>> indices = new TreeMap<>();
        int position = 0;
        for (AggregatedAxis axis : axes) {
            List<Integer> lanes = new ArrayList<>();
            for (int lane = 0; lane < encoder.rank(axis.rankClass()); lane++) {
                Optional<Integer> index = small(call.arguments().get(position++));
                if (index.isEmpty()) {
                    return Optional.empty();
                }
                lanes.add(index.get());
            }
            indices.put(axis, lanes);
        }
        return Optional.of(new Access(indices));
    }

    /** Whether the model gives the term a number within the bounds. */
    boolean isBetween(int least, Formula term, int most) {
        return small(term).filter(value -> least <= value && value <= most).isPresent();
    }

    private Optional<Integer> small(Formula term) {
        return values.get(term) instanceof Value.Whole whole && whole.value().bitLength() < Integer.SIZE
                ? Optional.of(whole.value().intValueExact())
                : Optional.empty();
    }

    private ElementValue element(Formula term, ElementType type) {
        if (closed(type).equals(ElementType.COMPLEX)) {
            return element(new Encoded(List.of(term, ComplexTheory.imaginary(term))), type);
        }
        boolean poison = term instanceof Formula.Call
                && values.get(SignlessTheory.poison(term)) instanceof Value.Truth(boolean is) && is;
        return poison ? new ElementValue.Poison() : known(term, type);
    }

    private ElementValue known(Formula term, ElementType type) {
        Value value = values.getOrDefault(term, new Value.Inexpressible("no value"));
        return switch (value) {
            case Value.Whole whole when type instanceof ElementType.Signless signless ->
                ElementValue.Word.wrapped(whole.value(), signless.unsigned());
            case Value.Truth truth when type instanceof ElementType.Signless signless ->
                ElementValue.Word.wrapped(truth.value() ? BigInteger.ONE : BigInteger.ZERO, signless.unsigned());
            case Value.Whole whole when closed(type) instanceof ElementType.Machine machine ->
                ElementValue.Word.wrapped(whole.value(), machine);
            case Value.Whole whole when closed(type) instanceof ElementType.Floating(FloatFormat format) ->
                new ElementValue.Floating(new FloatNumber(format, whole.value().longValue()));
            case Value.Whole whole -> new ElementValue.Whole(whole.value());
            case Value.Fraction fraction -> new ElementValue.Rational(fraction.numerator(), fraction.denominator());
            case Value.Floating number when closed(type) instanceof ElementType.Floating(FloatFormat format) ->
                new ElementValue.Floating(floating(number).nearest(format));
            case Value.Floating number -> new ElementValue.Floating(floating(number));
            case Value.Truth truth -> new ElementValue.Truth(truth.value());
            case Value.Named named -> new ElementValue.Token(
                    tokens.computeIfAbsent(named.name(), key -> BigInteger.valueOf(tokens.size() + 1)));
            case Value.Inexpressible inexpressible -> new ElementValue.Uncertain(inexpressible.text());
        };
    }

    /** The number of the sort, which has another format where no sort has that of the type. */
    private static FloatNumber floating(Value.Floating number) {
        FloatFormat format = new FloatFormat(number.sort().exponentBits(), number.sort().significandBits() - 1);
        return new FloatNumber(format, number.bits().longValue());
    }

    private ElementType closed(ElementType type) {
        return ElementTypes.resolved(type, elementType);
    }

    private ElementValue simplest(ElementType type) {
        return ElementKind.of(closed(type)).simplest();
    }
}
