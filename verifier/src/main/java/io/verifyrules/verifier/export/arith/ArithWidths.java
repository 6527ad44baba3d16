package io.verifyrules.verifier.export.arith;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.export.cpp.CppGuards;
import io.verifyrules.verifier.export.match.Identifier;
import io.verifyrules.verifier.export.match.Inexpressible;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The numbers of bits that a rule leaves open, as the types of a program tell them. */
final class ArithWidths {

    private static final String INDEX = Width.INDEX.terms().firstKey();

    private final CppGuards guards;
    private final Set<String> told = new LinkedHashSet<>();
    private final List<String> lines = new ArrayList<>();

    /**
     * Of values whose elements are integers.
     *
     * @param typed the types of values
     */
    ArithWidths(Map<String, ElementType.Signless> typed, CppGuards guards) {
        this.guards = guards;
        List<Map.Entry<String, ElementType.Signless>> others = new ArrayList<>();
        for (Map.Entry<String, ElementType.Signless> entry : typed.entrySet()) {
            Width width = entry.getValue().width();
            if (isIndex(width)) {
                lines.add(guards.unless("isIndex(" + entry.getKey() + ")", "expected elements of type index"));
            } else if (isOne(width) && told.add(width.terms().firstKey())) {
                lines.add(
                        guards.unless("isInteger(" + entry.getKey() + ")", "expected integers of some number of bits"));
                lines.add("int64_t " + variable(width.terms().firstKey()) + " = bitsOf(" + entry.getKey() + ");");
            } else {
                others.add(entry);
            }
        }
        others.forEach(entry -> lines
                .add(guards.unless("hasBits(" + entry.getKey() + ", " + of(entry.getValue().width()) + ")",
                        "expected integers of " + entry.getValue().width() + " bits")));
    }

    /** The statements that read the numbers off types, and check the other types. */
    List<String> lines() {
        return lines;
    }

    /** The guard that a type of so many bits can be made; empty where the program has one. */
    Optional<String> canBeMade(Width width) {
        return width.fixed().isPresent() || isOne(width)
                ? Optional.empty()
                : Optional.of(guards.unless(of(width) + " <= int64_t(IntegerType::kMaxWidth)",
                        "no type has " + width + " bits"));
    }

    /** The body without numbers of bits that it reads and does not use. */
    List<String> withoutUnused(List<String> body) {
        return body.stream()
                .filter(line -> told.stream()
                        .map(ArithWidths::variable)
                        .filter(own -> line.startsWith("int64_t " + own + " = "))
                        .allMatch(own -> body.stream().filter(other -> mentions(other, own)).count() > 1))
                .toList();
    }

    private static boolean mentions(String line, String name) {
        return Pattern.compile("\\b" + Pattern.quote(name) + "\\b").matcher(line).find();
    }

    /** The guards that these are not negative. A target chooses the number of bits of {@code index}, so nothing is asked of that alone. */
    List<String> notNegative(Collection<Width> widths) {
        List<String> checks = new ArrayList<>();
        for (Width width : widths) {
            boolean ofIndex = width.terms().containsKey(INDEX);
            if (ofIndex && width.terms().size() > 1) {
                // It holds where it holds for the targets with the least and the greatest index.
                int times = width.terms().getOrDefault(INDEX, 0);
                Width others = width.minus(Width.INDEX.times(times));
                Width.OF_INDEX.stream().sorted().forEach(bits -> checks.add(check(others.plus(bits * times))));
            } else if (ofIndex) {
                if (Width.OF_INDEX.stream().anyMatch(bits -> width.at(Map.of(INDEX, bits)) < 0)) {
                    throw new Inexpressible("a target chooses the number of bits of index", width + " >= 0");
                }
            } else if (!isAlways(width)) {
                checks.add(check(width));
            }
        }
        return checks.stream().distinct().toList();
    }

    private String check(Width width) {
        return guards.unless(of(width) + " >= 0", width + " >= 0");
    }

    /** An integer has a bit, and what is known is at least 0. */
    private static boolean isAlways(Width width) {
        return width.fixed().filter(bits -> bits >= 0).isPresent()
                || (width.offset() >= -1 && width.terms().size() == 1 && width.terms().firstEntry().getValue() >= 1);
    }

    /** The number of bits as an expression of C++. */
    String of(Width width) {
        StringBuilder text = new StringBuilder();
        width.terms().forEach((name, factor) -> {
            if (!told.contains(name)) {
                throw new Inexpressible("the left side does not tell a number of bits", name);
            }
            String sign = factor < 0 ? (text.isEmpty() ? "-" : " - ") : text.isEmpty() ? "" : " + ";
            text.append(sign).append(Math.abs(factor) == 1 ? "" : Math.abs(factor) + " * ").append(variable(name));
        });
        if (text.isEmpty()) {
            return Integer.toString(width.offset());
        }
        if (width.offset() != 0) {
            text.append(width.offset() < 0 ? " - " : " + ").append(Math.abs(width.offset()));
        }
        return text.toString();
    }

    /** The number of bits of an element that a constant of MLIR has, which for {@code index} is that of the attribute. */
    String ofConstant(ElementType.Signless type) {
        return isIndex(type.width()) ? "64" : of(type.width());
    }

    static boolean isIndex(Width width) {
        return width.equals(Width.INDEX);
    }

    private static boolean isOne(Width width) {
        return width.offset() == 0 && width.terms().size() == 1 && width.terms().firstEntry().getValue() == 1;
    }

    private static String variable(String name) {
        return Identifier.of(name) + "_bits";
    }
}
