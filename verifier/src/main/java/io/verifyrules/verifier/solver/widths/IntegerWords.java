package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Words as integers modulo powers of two that are not known, and truth values about them. All facts hold at every width. */
final class IntegerWords {

    /** The function of words among integers: one of its own for each sort of its arguments and of its result. */
    private record Function(String name, List<Sort> arguments, Sort result) {}

    private final FreshNames names;
    private final Unknowns unknowns;
    private final Divisions divisions;
    private final Residues residues;
    private final Moduli moduli;
    private final Shifts shifts;
    private final BitwiseIntegers bitwise;
    private final KnownProducts products = new KnownProducts();
    private final SignedDivisions signedDivisions;
    private final Map<Formula, Polynomial> words = new HashMap<>();
    private final Map<Formula, Formula> truths = new HashMap<>();

    private final Map<Function, String> functions = new HashMap<>();

    IntegerWords(List<Width> demands, Cases cases, FreshNames names) {
        this.names = names;
        this.unknowns = new Unknowns(names);
        this.divisions = new Divisions(unknowns);
        this.residues = new Residues(unknowns, divisions);
        this.moduli = new Moduli(unknowns, demands);
        this.shifts = new Shifts(unknowns, moduli, divisions, cases);
        this.bitwise = new BitwiseIntegers(unknowns, divisions, residues);
        this.signedDivisions = new SignedDivisions(unknowns, divisions, residues, products);
    }

    Unknowns unknowns() {
        return unknowns;
    }

    private static Width bits(Formula word) {
        return WordParts.words(word).width();
    }

    private Moduli.Modulus modulus(Formula word) {
        return moduli.of(bits(word));
    }

    /** A polynomial that is the word, modulo the number of words. */
    private Polynomial residue(Formula word) {
        Polynomial known = words.get(word);
        if (known == null) {
            known = residues.reduced(translated(word), modulus(word).size());
            words.put(word, known);
        }
        return known;
    }

    /** The word without a sign. */
    private Polynomial value(Formula word) {
        if (word instanceof Formula.Bits number && Moduli.isNatural(number.value())
                && Moduli.isNatural(bits(word).minus(number.value()))) {
            return small(moduli.number(number.value()), word);
        }
        return residues.value(residue(word), modulus(word).size());
    }

    /** A number of bits that is not more than the word has, and so less than the number of words. */
    private Polynomial small(Polynomial number, Formula word) {
        unknowns.fact(unknowns.less(number, modulus(word).size()));
        return number;
    }

    /** The word with a sign. */
    private Polynomial signed(Formula word) {
        return residues.signed(value(word), modulus(word));
    }

    private Polynomial translated(Formula word) {
        return switch (word) {
            case Formula.Word constant -> Polynomial.of(constant.value());
            case Formula.HighestBit ignored -> modulus(word).half();
            case Formula.Bits bits -> moduli.number(bits.value());
            case Formula.Symbol symbol -> free(new Formula.Symbol(names.of(symbol.name()), Sort.INT), word);
            case Formula.Call call ->
                free(new Formula.Call(function(call), call.arguments().stream().map(this::argument).toList(), Sort.INT),
                        word);
            case Formula.Apply(SmtOperator operator, List<Formula> parts, Sort ignored) ->
                applied(word, operator, parts);
            default -> throw new OutsideException(word + " is no word");
        };
    }

    private String function(Formula.Call call) {
        Function function = new Function(call.function(), call.arguments().stream().map(Formula::sort).toList(),
                call.sort());
        return functions.computeIfAbsent(function, ignored -> names.of(call.function()));
    }

    private Polynomial free(Formula integer, Formula word) {
        Polynomial unknown = unknowns.natural(integer);
        residues.bound(unknown, modulus(word).size());
        return unknown;
    }

    private Formula argument(Formula argument) {
        if (argument.sort() instanceof Sort.Words) {
            return unknowns.formula(value(argument));
        }
        if (argument.sort().equals(Sort.BOOL)) {
            return truth(argument);
        }
        return withoutWords(argument);
    }

    private static Formula withoutWords(Formula formula) {
        boolean words = new WordParts(List.of(formula)).all()
                .stream()
                .anyMatch(part -> part.sort() instanceof Sort.Words);
        if (words) {
            throw new OutsideException("words in " + formula.sort().smtName());
        }
        return formula;
    }

    private Polynomial applied(Formula word, SmtOperator operator, List<Formula> parts) {
        Formula first = parts.getFirst();
        return switch (operator) {
            case WORD_ADD -> residue(first).plus(residue(parts.get(1)));
            case WORD_MULTIPLY -> multiplied(residue(first), residue(parts.get(1)), modulus(word).size());
            case WORD_NEGATE -> Polynomial.ZERO.minus(residue(first));
            case WORD_NOT -> Polynomial.of(-1).minus(residue(first));
            case WORD_EXTEND_UNSIGNED -> value(first);
            case WORD_EXTEND_SIGNED -> signed(first);
            case WORD_TRUNCATE -> truncated(first, word);
            case WORD_AND, WORD_OR, WORD_XOR -> bitwise.of(operator, value(first), value(parts.get(1)), modulus(word));
            case WORD_DIVIDE_UNSIGNED -> quotient(value(first), value(parts.get(1)), modulus(word).size());
            case WORD_REMAINDER_UNSIGNED -> rest(value(first), value(parts.get(1)), modulus(word).size());
            case WORD_DIVIDE_SIGNED -> signedDivisions.quotient(value(first), value(parts.get(1)), modulus(word));
            case WORD_REMAINDER_SIGNED -> signedDivisions.rest(value(first), value(parts.get(1)), modulus(word));
            case WORD_SHIFT_LEFT, WORD_SHIFT_RIGHT_SIGNED, WORD_SHIFT_RIGHT_UNSIGNED ->
                shifted(operator, first, parts.get(1));
            case CHOOSE -> chosen(word, parts);
            default -> throw new OutsideException(operator.smtName());
        };
    }

    private Polynomial multiplied(Polynomial a, Polynomial b, Polynomial size) {
        return products.of(a, b, size).orElseGet(() -> product(a, b));
    }

    private static Polynomial product(Polynomial a, Polynomial b) {
        if (a.terms().size() * b.terms().size() > 64) {
            throw new OutsideException("a long product");
        }
        return a.times(b);
    }

    private Polynomial truncated(Formula from, Formula to) {
        if (!Moduli.isNatural(bits(from).minus(bits(to)))) {
            throw new OutsideException("truncation to " + bits(to) + " bits");
        }
        return from instanceof Formula.Apply(SmtOperator operator, List<Formula> parts, Sort ignored)
                && operator == SmtOperator.WORD_SHIFT_RIGHT_SIGNED
                        ? shiftedWithoutSign(parts.getFirst(), parts.get(1), to).orElseGet(() -> residue(from))
                        : residue(from);
    }

    /**
     * The rest of a word that is shifted to the right with its sign, without the incoming bits. These are a multiple of
     * 2 to the number of bits that were not shifted out.
     */
    private Optional<Polynomial> shiftedWithoutSign(Formula word, Formula distance, Formula to) {
        return shifts.by(distance, value(distance), bits(word))
                .filter(in -> divisions.exact(in.high().times(Polynomial.of(2)), modulus(to).size()).isPresent())
                .map(in -> shiftedRight(value(word), in, modulus(word)));
    }

    private Polynomial shiftedRight(Polynomial value, Divisions.Factor in, Moduli.Modulus modulus) {
        Polynomial right = divisions.of(value, in.low()).quotient();
        residues.bound(right, modulus.size());
        return right;
    }

    private Polynomial quotient(Polynomial a, Polynomial b, Polynomial size) {
        Polynomial quotient = divisions.of(a, b).quotient();
        return residues.choice(unknowns.equal(b, Polynomial.ZERO), size.minus(Polynomial.ONE), quotient, size);
    }

    private Polynomial rest(Polynomial a, Polynomial b, Polynomial size) {
        return residues.choice(unknowns.equal(b, Polynomial.ZERO), a, divisions.of(a, b).rest(), size);
    }

    private Polynomial chosen(Formula word, List<Formula> parts) {
        Formula condition = truth(parts.getFirst());
        return residues.choice(condition, value(parts.get(1)), value(parts.get(2)), modulus(word).size());
    }

    private Polynomial shifted(SmtOperator operator, Formula word, Formula distance) {
        Optional<Divisions.Factor> factor = shifts.by(distance, value(distance), bits(word));
        Moduli.Modulus modulus = modulus(word);
        if (operator == SmtOperator.WORD_SHIFT_LEFT) {
            return factor.map(in -> multiplied(residue(word), in.low(), modulus.size())).orElse(Polynomial.ZERO);
        }
        Polynomial value = value(word);
        Polynomial right = factor.map(in -> divisions.of(value, in.low()).quotient()).orElse(Polynomial.ZERO);
        residues.bound(right, modulus.size());
        if (operator == SmtOperator.WORD_SHIFT_RIGHT_UNSIGNED) {
            return right;
        }
        Polynomial high = factor.map(in -> in.high().times(Polynomial.of(2))).orElse(Polynomial.ONE);
        Polynomial shifted = residues.choice(residues.isNegative(value, modulus),
                right.plus(modulus.size()).minus(high), right, modulus.size());
        factor.ifPresent(in -> products.note(shifted, in.low(), modulus.size(),
                () -> value.minus(shiftedOut(value, in, modulus))));
        return shifted;
    }

    /** The bits that a shift to the right loses. */
    private Polynomial shiftedOut(Polynomial value, Divisions.Factor in, Moduli.Modulus modulus) {
        Polynomial rest = divisions.of(value, in.low()).rest();
        residues.bound(rest, modulus.size());
        return rest;
    }

    /** Names the powers of two by which words are shifted, before anything is said of the words. */
    void shiftsOf(WordParts parts) {
        List<Formula.Apply> all = parts.all()
                .stream()
                .flatMap(part -> part instanceof Formula.Apply shift && WordParts.isShift(shift.operator())
                        ? Stream.of(shift)
                        : Stream.of())
                .toList();
        Set<Formula> distances = new HashSet<>();
        all.forEach(shift -> distances.add(shift.arguments().get(1)));
        for (Formula.Apply shift : all) {
            Formula distance = shift.arguments().get(1);
            if (distance instanceof Formula.Apply(SmtOperator operator, List<Formula> summands, Sort ignored)
                    && operator == SmtOperator.WORD_ADD && distances.containsAll(summands)) {
                shifts.bySum(value(summands.get(0)), value(summands.get(1)), value(distance), bits(shift));
            }
        }
        for (Formula.Apply shift : all) {
            Formula distance = shift.arguments().get(1);
            shifts.by(distance, value(distance), bits(shift));
        }
    }

    /** The truth value as a formula over integers. */
    Formula truth(Formula formula) {
        Formula known = truths.get(formula);
        if (known == null) {
            known = translatedTruth(formula);
            truths.put(formula, known);
        }
        return known;
    }

    private Formula translatedTruth(Formula formula) {
        if (!(formula instanceof Formula.Apply(SmtOperator operator, List<Formula> parts, Sort ignored))) {
            return formula instanceof Formula.Call call
                    ? new Formula.Call(function(call), call.arguments().stream().map(this::argument).toList(),
                            Sort.BOOL)
                    : formula;
        }
        return switch (operator) {
            case AND -> Formula.and(parts.stream().map(this::truth).toList());
            case OR -> Formula.or(parts.stream().map(this::truth).toList());
            case NOT -> Formula.not(truth(parts.getFirst()));
            case CHOOSE -> Formula.choose(truth(parts.get(0)), truth(parts.get(1)), truth(parts.get(2)));
            case EQUAL -> equal(formula, parts.get(0), parts.get(1));
            case WORD_AT_MOST_UNSIGNED -> unknowns.atMost(value(parts.get(0)), value(parts.get(1)));
            case WORD_AT_MOST_SIGNED -> atMostSigned(parts.get(0), parts.get(1));
            case WORD_PRODUCT_OVERFLOWS_UNSIGNED -> overflows(parts.get(0), parts.get(1));
            case WORD_PRODUCT_OVERFLOWS_SIGNED -> overflowsSigned(parts.get(0), parts.get(1));
            default -> withoutWords(formula);
        };
    }

    private Formula equal(Formula whole, Formula a, Formula b) {
        if (a.sort().equals(Sort.BOOL)) {
            return Formula.choose(truth(a), truth(b), Formula.not(truth(b)));
        }
        if (!(a.sort() instanceof Sort.Words)) {
            return withoutWords(whole);
        }
        Polynomial size = modulus(a).size();
        Polynomial difference = residues.reduced(residue(a).minus(residue(b)), size);
        if (difference.isZero()) {
            return Formula.TRUE;
        }
        return Stream.of(difference, Polynomial.ZERO.minus(difference))
                .filter(each -> each.single().isPresent() && residues.isBelow(each, size))
                .findFirst()
                .map(each -> unknowns.equal(each, Polynomial.ZERO))
                .orElseGet(() -> unknowns.equal(value(a), value(b)));
    }

    private Formula atMostSigned(Formula a, Formula b) {
        if (residue(b).isZero()) {
            return Formula
                    .or(List.of(unknowns.equal(value(a), Polynomial.ZERO), residues.isNegative(value(a), modulus(a))));
        }
        if (residue(a).isZero()) {
            return Formula.not(residues.isNegative(value(b), modulus(b)));
        }
        return unknowns.atMost(signed(a), signed(b));
    }

    private Formula overflows(Formula a, Formula b) {
        return unknowns.atMost(modulus(a).size(), product(value(a), value(b)));
    }

    private Formula overflowsSigned(Formula a, Formula b) {
        Moduli.Modulus modulus = modulus(a);
        Polynomial product = product(signed(a), signed(b));
        Formula fits = unknowns.within(modulus.half().times(Polynomial.of(-1)), product, modulus.half());
        Polynomial wrapped = residues.value(product(residue(a), residue(b)), modulus.size());
        unknowns.fact(Formula.implies(fits, unknowns.equal(residues.signed(wrapped, modulus), product)));
        signedDivisions.exact(wrapped, value(a), value(b), fits, modulus);
        return Formula.not(fits);
    }
}
