package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementCondition;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.TypeRules;
import io.verifyrules.dsl.expr.Accepted;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The closed types that an open element type can stand for: those that every operator it meets is defined on. An open
 * type that meets no such operator has no entry; the rule then only moves its elements.
 */
final class OpenTypes {

    private final Map<String, Set<ElementType>> possible = new LinkedHashMap<>();
    private final Map<ElementType, Map<String, Refusal>> withoutAskedFor = new HashMap<>();
    private final Map<String, Map<ElementType, Refusal>> byOperators = new HashMap<>();
    private final Map<String, Map<ElementType, Refusal>> byNumbers = new HashMap<>();
    private final Set<TensorExpr> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Condition> seenConditions = Collections.newSetFromMap(new IdentityHashMap<>());
    private final IdentityHashMap<Element, Set<ElementType>> seenElements = new IdentityHashMap<>();

    private OpenTypes() {
    }

    /** The types that the rule with these parts accepts for the type that it leaves open. */
    static OpenTypes of(TypedParts rule) {
        OpenTypes types = new OpenTypes();
        types.visit(rule.lhs());
        types.visit(rule.rhs());
        rule.assumptions().forEach(property -> {
            types.meet("assume", ElementTypes.TRUTHS, property.type().element());
            types.visit(property);
        });
        rule.preconditions().forEach(types::visit);
        return types;
    }

    /** The types that the rule is about: those that all its operators accept, or as many of them as it claims. */
    Map<String, Set<ElementType>> accepted() {
        return Collections.unmodifiableMap(possible);
    }

    /**
     * The closed types of the type that a rule leaves open as they are now; none where it leaves none open, or only
     * moves elements.
     */
    Set<ElementType> of(Optional<String> open) {
        return open.map(name -> Set.copyOf(possible.getOrDefault(name, Set.of()))).orElse(Set.of());
    }

    private static Set<ElementType> ordered(Set<ElementType> types) {
        Set<ElementType> ordered = new TreeSet<>(Comparator.comparing(ElementType::toString));
        ordered.addAll(types);
        return ordered;
    }

    /**
     * Takes only the given types for an open type.
     *
     * @throws IllFormedException if one of those that are claimed by name is refused, or no type is left
     */
    void restrict(String name, TypeClaim claim) {
        List<String> refused = ordered(claim.named()).stream()
                .flatMap(type -> refusal(name, type).map(why -> why.of(type)).stream())
                .toList();
        if (!refused.isEmpty()) {
            throw new IllFormedException("elements: " + String.join("; and ", refused));
        }
        Set<ElementType> types = claim.types();
        if (types.contains(ElementType.FLOAT) && acceptsEveryFormat(name)) {
            accept(ElementType.FLOAT, name);
        }
        ElementTypes.ASKED_FOR.stream()
                .filter(type -> types.contains(type) && acceptsAskedFor(type, name))
                .forEach(type -> accept(type, name));
        ElementTypes.ASKED_FOR.stream()
                .filter(type -> !types.contains(type))
                .forEach(type -> refuse(type, name, new Refusal.ByOperator("the rule", types)));
        leave("the rule", types, new ElementType.Open(name));
    }

    /** The reason why the open type does not stand for the closed one, if it does not. */
    Optional<Refusal> refusal(String name, ElementType type) {
        if (ElementTypes.ASKED_FOR.contains(type)) {
            return Optional.ofNullable(withoutAskedFor.getOrDefault(type, Map.of()).get(name));
        }
        if (type.equals(ElementType.FLOAT)) {
            return ElementTypes.FLOATS.stream().flatMap(format -> refusal(name, format).stream()).findFirst();
        }
        return possible.getOrDefault(name, ElementTypes.ALL).contains(type)
                ? Optional.empty()
                : Optional.ofNullable(byOperators.getOrDefault(name, Map.of()).get(type))
                        .or(() -> Optional.ofNullable(byNumbers.getOrDefault(name, Map.of()).get(type)));
    }

    /** The types that nothing but numbers of the rule keeps the open type from standing for, each with the first such number. */
    Map<ElementType, Refusal> refusedByNumbers(String name) {
        Map<ElementType, Refusal> refused = new LinkedHashMap<>();
        byNumbers.getOrDefault(name, Map.of()).forEach((type, number) -> {
            if (!byOperators.getOrDefault(name, Map.of()).containsKey(type)) {
                refused.put(type, number);
            }
        });
        return Collections.unmodifiableMap(refused);
    }

    private void accept(ElementType type, String name) {
        Set<ElementType> with = ordered(possible.getOrDefault(name, ElementTypes.ALL));
        with.add(type);
        possible.put(name, Collections.unmodifiableSet(with));
    }

    /** Whether the operators and numbers of the rule take a type that an open one stands for only where that is said. */
    boolean acceptsAskedFor(ElementType type, String name) {
        return refusal(name, type).isEmpty();
    }

    private void refuse(ElementType type, String name, Refusal refusal) {
        withoutAskedFor.computeIfAbsent(type, ignored -> new HashMap<>()).putIfAbsent(name, refusal);
    }

    /** Whether the operators take floats of every format, which they do if they take those of the formats that have names. */
    boolean acceptsEveryFormat(String name) {
        return possible.getOrDefault(name, ElementTypes.ALL).containsAll(ElementTypes.FLOATS);
    }

    /** An operator is defined on these types. */
    private void meet(String what, Set<ElementType> types, ElementType found) {
        if (found instanceof ElementType.Open open) {
            note(byOperators, new Refusal.ByOperator(what, types), types, open);
            leave(what, types, open);
        }
    }

    /** A number is an element of some types. */
    private void meet(Literal number, ElementType found) {
        if (found instanceof ElementType.Open open) {
            note(byNumbers, new Refusal.ByNumber(number), number.types(), open);
            leave("the number " + number, number.types(), open);
        }
    }

    private void note(Map<String, Map<ElementType, Refusal>> all, Refusal refusal, Set<ElementType> accepted,
            ElementType.Open open) {
        Map<ElementType, Refusal> refused = all.computeIfAbsent(open.name(), name -> new LinkedHashMap<>());
        ElementTypes.ALL.stream()
                .filter(type -> !accepted.contains(type))
                .forEach(type -> refused.putIfAbsent(type, refusal));
        ElementTypes.ASKED_FOR.stream()
                .filter(type -> !accepted.contains(type))
                .forEach(type -> refuse(type, open.name(), refusal));
    }

    private void leave(String what, Set<ElementType> types, ElementType.Open open) {
        Set<ElementType> before = possible.getOrDefault(open.name(), ElementTypes.ALL);
        Set<ElementType> both = ordered(before);
        both.retainAll(types);
        if (both.isEmpty()) {
            throw new IllFormedException(what + ": no element type is left for " + open.name() + "; " + what
                    + " accepts [" + ElementTypes.text(types, ", ") + "], the operators before it accept ["
                    + ElementTypes.text(before, ", ") + "]"
                    + (types.equals(ElementTypes.COMPLEX) ? "; declare what it is applied to with type complex" : ""));
        }
        possible.put(open.name(), Collections.unmodifiableSet(both));
    }

    private void visit(Condition condition) {
        if (!seenConditions.add(condition)) {
            return;
        }
        if (condition instanceof Condition.OnElements elements) {
            visit(elements.condition());
        } else {
            condition.parts()
                    .stream()
                    .filter(Condition.class::isInstance)
                    .map(Condition.class::cast)
                    .forEach(this::visit);
        }
    }

    private void visit(ElementCondition condition) {
        ElementType type = condition.operandType();
        if (condition.relation().ordered()) {
            meet("'" + condition.relation().symbol() + "'", TypeRules.comparable(condition.relation()), type);
        }
        visit(condition.left(), type);
        visit(condition.right(), type);
    }

    /** A declared function is none of complex numbers, for which no table of one is drawn. */
    private void visit(ElementFunction function) {
        Stream.concat(function.operands().stream(), Stream.of(function.result()))
                .flatMap(type -> ElementTypes.parts(type).stream())
                .flatMap(type -> type instanceof ElementType.Open open ? Stream.of(open.name()) : Stream.empty())
                .forEach(name -> refuse(ElementType.COMPLEX, name,
                        new Refusal.ByOperator("a declared function", ElementTypes.ALL)));
        function.laws().identity().ifPresent(identity -> visit(identity, function.result()));
    }

    private void visit(Element element, ElementType type) {
        if (!seenElements.computeIfAbsent(element, ignored -> new HashSet<>()).add(type)) {
            return;
        }
        switch (element) {
            case Element.Written written when written.literal() instanceof Literal.Truth ->
                meet("a truth value", ElementTypes.TRUTHS, type);
            case Element.Written written -> {
                requireElement(written.literal(), type);
                meet(written.literal(), type);
            }
            case Element.Counted ignored -> meet("an integer", ElementTypes.COUNTS, type);
            case Element.Parameter ignored -> {
            }
            case Element.Unary unary -> {
                meet(unary.operator().symbol(), unary.operator().types(), type);
                visit(unary.operand(), type);
            }
            case Element.Binary binary -> {
                meet(binary.operator().symbol(), binary.operator().types(), type);
                visit(binary.left(), type);
                visit(binary.right(), type);
            }
            case Element.Converted converted -> {
                Accepted accepted = Accepted.of(converted.conversion(), converted.operandType(), converted.type());
                meet(accepted.what(), accepted.types(), accepted.found());
                visit(converted.operand(), converted.operandType());
            }
            case Element.Tuple tuple -> {
                for (int place = 0; place < tuple.components().size(); place++) {
                    visit(tuple.components().get(place),
                            type instanceof ElementType.Tuple of
                                    ? of.component(place)
                                    : tuple.components().get(place).type());
                }
            }
            case Element.Applied applied -> {
                visit(applied.function());
                for (int place = 0; place < applied.operands().size(); place++) {
                    visit(applied.operands().get(place), applied.function().operands().get(place));
                }
            }
        }
    }

    private static void requireElement(Literal number, ElementType type) {
        if (type.equals(ElementType.NUMERAL)) {
            throw new IllFormedException(
                    "nothing decides the type of the number " + number + "; give it one, such as number(1, int)");
        }
        if (type instanceof ElementType.Signless signless) {
            requireElement(number, signless);
        } else if (!(type instanceof ElementType.Open) && number.types().equals(ElementTypes.SIGNLESS)) {
            throw new IllFormedException(number + " is no element of " + type + ", but of MLIR's integers");
        }
        if (type instanceof ElementType.Open || number.isOf(type)) {
            return;
        }
        throw new IllFormedException("the number " + number + " is no element of " + type + switch (type) {
            case ElementType.Machine machine -> ", whose elements are " + machine.least() + " to " + machine.greatest();
            case ElementType.Floating ignored -> ": a constant has to be one exactly, as it is not rounded";
            default -> "";
        });
    }

    /** A number without a sign, or the negative of what has the highest bit set, as MLIR reads it. */
    private static void requireElement(Literal literal, ElementType.Signless type) {
        if (literal instanceof Literal.Infinity) {
            throw new IllFormedException(literal + " is no element of " + type + "; its ends are INT_MIN and INT_MAX");
        }
        if (literal instanceof Literal.Whole whole && type.width().fixed().isPresent()
                && Widths.leastOf(whole.value()) > type.width().fixed().get()) {
            throw new IllFormedException("the number " + whole + " is no element of " + type + "; it takes "
                    + Widths.leastOf(whole.value()) + " bits");
        }
    }

    /** Visits a tensor in which the type of every number is decided. */
    private void visit(TensorExpr tensor) {
        if (!seen.add(tensor)) {
            return;
        }
        RuleNames.functions(tensor).forEach(this::visit);
        tensor.form().accepted().ifPresent(accepted -> meet(accepted.what(), accepted.types(), accepted.found()));
        tensor.elements().forEach(element -> visit(element, tensor.type().element()));
        tensor.operands().forEach(this::visit);
    }
}
