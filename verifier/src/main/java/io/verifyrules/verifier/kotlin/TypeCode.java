package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Width;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Element types and numbers of bits in Kotlin. */
record TypeCode(Names names) {

    /** The numbers of bits that have a name of their own for MLIR's integers. */
    private static final Set<Integer> NAMED_SIGNLESS = Set.of(1, 8, 16, 32, 64);
    private static final Set<Integer> MACHINE = Set.of(4, 8, 16, 32, 64);

    Code of(ElementType type) {
        return switch (type) {
            case ElementType.Open ignored -> names.word("T");
            case ElementType.Tuple(var components) ->
                Code.call(names.function("tuple"), components.stream().map(this::of).toList());
            case ElementType.Signless(Width width) -> signless(width);
            case ElementType.Machine machine -> known(type, MACHINE.contains(machine.bits()));
            case ElementType.Floating(FloatFormat format) -> known(type, FloatFormat.ALL.contains(format));
            case ElementType.Bool ignored -> names.word("bool");
            case ElementType.Int ignored -> names.word("int");
            case ElementType.Real ignored -> names.word("real");
            case ElementType.Complex ignored -> names.word("complex");
            case ElementType.AnyFormat ignored -> names.word("float");
            case ElementType.Undecided undecided -> throw undecided.undecided();
        };
    }

    private Code known(ElementType type, boolean known) {
        if (!known) {
            throw new NotInKotlin("rule files have no name for the element type " + type);
        }
        return names.word(type.toString());
    }

    private Code signless(Width width) {
        if (width.equals(Width.INDEX)) {
            return names.word("index");
        }
        return width.fixed()
                .filter(NAMED_SIGNLESS::contains)
                .map(bits -> names.word("i" + bits))
                .orElseGet(() -> Code.call(names.function("i"), width(width)));
    }

    /** A number of bits, whole numbers among them. */
    Code width(Width width) {
        List<Map.Entry<String, Integer>> terms = new ArrayList<>(width.terms().entrySet());
        // A negative term would be the first operand of nothing.
        terms.sort(Comparator.comparing((Map.Entry<String, Integer> term) -> term.getValue() < 0));
        if (terms.isEmpty()) {
            return Code.number(width.offset());
        }
        Map.Entry<String, Integer> first = terms.removeFirst();
        Code sum = multiple(first.getValue(), open(first.getKey()));
        for (Map.Entry<String, Integer> term : terms) {
            sum = Code.sum(sum, term.getValue() < 0 ? "-" : "+",
                    multiple(Math.abs(term.getValue()), open(term.getKey())));
        }
        return width.offset() == 0
                ? sum
                : Code.sum(sum, width.offset() < 0 ? "-" : "+", Code.number(Math.abs((long) width.offset())));
    }

    private static Code multiple(int factor, Code width) {
        return factor == 1 ? width : Code.product(Code.number(factor), "*", width);
    }

    private Code open(String name) {
        return Width.named(name).equals(Width.INDEX) ? names.word("indexWidth") : names.local(name);
    }

    /** Several types that are named in one place: families by their words, and the other types one by one. */
    List<Code> all(Collection<ElementType> types) {
        Set<ElementType> left = new LinkedHashSet<>(types.stream()
                .sorted(Comparator.comparingInt(TypeCode::place).thenComparing(ElementType::toString))
                .toList());
        List<Code> families = new ArrayList<>();
        for (ElementFamily family : List.of(ElementFamily.SIGNED, ElementFamily.UNSIGNED, ElementFamily.FLOATS)) {
            if (left.containsAll(family.types())) {
                left.removeAll(family.types());
                families.add(names.word(family.label()));
            }
        }
        List<Code> all = new ArrayList<>(left.stream().map(this::of).toList());
        all.addAll(families);
        return all;
    }

    private static int place(ElementType type) {
        int place = ElementType.closed().indexOf(type);
        return place < 0 ? Integer.MAX_VALUE : place;
    }

    /** Several types as one set: {@code int + signed}. */
    Code set(Collection<ElementType> types) {
        return all(types).stream().reduce((left, right) -> Code.sum(left, "+", right)).orElseThrow();
    }

    /** Whether a family is among what names these types. */
    boolean hasFamily(Collection<ElementType> types) {
        return List.of(ElementFamily.SIGNED, ElementFamily.UNSIGNED, ElementFamily.FLOATS)
                .stream()
                .anyMatch(family -> types.containsAll(family.types()));
    }
}
