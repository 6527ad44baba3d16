package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** The parts of words in formulas: each part once. */
final class WordParts {

    private final SequencedSet<Formula> parts = new LinkedHashSet<>();

    WordParts(Collection<Formula> formulas) {
        formulas.forEach(this::add);
    }

    private void add(Formula formula) {
        if (!parts.contains(formula)) {
            arguments(formula).forEach(this::add);
            parts.add(formula);
        }
    }

    static List<Formula> arguments(Formula formula) {
        return switch (formula) {
            case Formula.Call call -> call.arguments();
            case Formula.Apply apply -> apply.arguments();
            case Formula.Whole ignored -> List.of();
            case Formula.RealNumber ignored -> List.of();
            case Formula.Truth ignored -> List.of();
            case Formula.Floating ignored -> List.of();
            case Formula.Direction ignored -> List.of();
            case Formula.Word ignored -> List.of();
            case Formula.Bits ignored -> List.of();
            case Formula.HighestBit ignored -> List.of();
            case Formula.Symbol ignored -> List.of();
        };
    }

    /** All parts, those before others that these are made of. */
    Collection<Formula> all() {
        return parts;
    }

    /** The widths of all words. */
    Set<Width> widths() {
        Set<Width> widths = new LinkedHashSet<>();
        for (Formula part : parts) {
            if (part.sort() instanceof Sort.Words words) {
                widths.add(words.width());
            }
        }
        return widths;
    }

    /** The open numbers in widths, and in words that are numbers of bits. */
    SortedSet<String> openNumbers() {
        SortedSet<String> names = new TreeSet<>();
        widths().forEach(width -> names.addAll(width.terms().keySet()));
        for (Formula part : parts) {
            if (part instanceof Formula.Bits bits) {
                names.addAll(bits.value().terms().keySet());
            }
        }
        return names;
    }

    /** Constants by which words are shifted, with these words' sort. */
    Set<Formula.Word> shifts() {
        Set<Formula.Word> shifts = new HashSet<>();
        for (Formula part : parts) {
            if (part instanceof Formula.Apply apply && isShift(apply.operator())
                    && apply.arguments().get(1) instanceof Formula.Word constant) {
                shifts.add(constant);
            }
        }
        return shifts;
    }

    static boolean isShift(SmtOperator operator) {
        return switch (operator) {
            case WORD_SHIFT_LEFT, WORD_SHIFT_RIGHT_SIGNED, WORD_SHIFT_RIGHT_UNSIGNED -> true;
            default -> false;
        };
    }

    static Sort.Words words(Formula word) {
        return (Sort.Words) word.sort();
    }
}
