package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Open numbers of widths replaced by others, or by values, in formulas. A width that is no longer open is written as
 * any solver knows it.
 */
final class Substitution {

    private final Map<String, Width> replacements;
    private final Map<Formula, Formula> known = new HashMap<>();

    Substitution(Map<String, Width> replacements) {
        this.replacements = Map.copyOf(replacements);
    }

    /** Open numbers that have values. */
    static Substitution at(Map<String, Integer> values) {
        Map<String, Width> widths = new HashMap<>();
        values.forEach((name, value) -> widths.put(name, Width.of(value)));
        return new Substitution(widths);
    }

    Width of(Width width) {
        Width result = Width.of(width.offset());
        for (Map.Entry<String, Integer> term : width.terms().entrySet()) {
            Width replacement = replacements.get(term.getKey());
            result = result
                    .plus((replacement == null ? Width.named(term.getKey()) : replacement).times(term.getValue()));
        }
        return result;
    }

    List<Formula> of(List<Formula> formulas) {
        return formulas.stream().map(this::of).toList();
    }

    Formula of(Formula formula) {
        Formula result = known.get(formula);
        if (result == null) {
            result = replaced(formula);
            known.put(formula, result);
        }
        return result;
    }

    private Formula replaced(Formula formula) {
        return switch (formula) {
            case Formula.Whole ignored -> formula;
            case Formula.RealNumber ignored -> formula;
            case Formula.Truth ignored -> formula;
            case Formula.Floating ignored -> formula;
            case Formula.Direction ignored -> formula;
            case Formula.Word word -> word(word.value(), of(word.sort()));
            case Formula.Bits bits -> bits(of(bits.value()), of(bits.sort()));
            case Formula.HighestBit bit -> highest(of(bit.sort()));
            case Formula.Symbol symbol -> new Formula.Symbol(symbol.name(), of(symbol.sort()));
            case Formula.Call call -> new Formula.Call(call.function(), of(call.arguments()), of(call.sort()));
            case Formula.Apply apply -> applied(apply.operator(), of(apply.arguments()), of(apply.sort()));
        };
    }

    private Sort of(Sort sort) {
        return sort instanceof Sort.Words words ? of(words) : sort;
    }

    private Sort.Words of(Sort.Words words) {
        return new Sort.Words(of(words.width()));
    }

    private static Formula word(BigInteger value, Sort.Words sort) {
        boolean fixed = sort.width().fixed().isPresent();
        return new Formula.Word(fixed ? value.mod(BigInteger.ONE.shiftLeft(sort.bits())) : value, sort);
    }

    private static Formula bits(Width value, Sort.Words sort) {
        return value.fixed().isPresent()
                ? word(BigInteger.valueOf(value.fixed().get()), sort)
                : new Formula.Bits(value, sort);
    }

    private static Formula highest(Sort.Words sort) {
        return sort.width().fixed().isPresent()
                ? new Formula.Word(BigInteger.ONE.shiftLeft(sort.bits() - 1), sort)
                : new Formula.HighestBit(sort);
    }

    private static Formula applied(SmtOperator operator, List<Formula> arguments, Sort sort) {
        return switch (operator) {
            case WORD_EXTEND_SIGNED, WORD_EXTEND_UNSIGNED,
                    WORD_TRUNCATE ->
                arguments.getFirst().sort().equals(sort)
                        ? arguments.getFirst()
                        : new Formula.Apply(operator, arguments, sort);
            default -> new Formula.Apply(operator, arguments, sort);
        };
    }
}
