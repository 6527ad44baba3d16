package io.verifyrules.verifier.solver.smtlib;

import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.WidenedConversion;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A query as an SMT-LIB 2 script that any solver reads; terms used more than once are defined once. */
public final class SmtLibPrinter {

    private final StringBuilder definitions = new StringBuilder();
    private final Map<Signature, Declared> declarations = new LinkedHashMap<>();
    private final Map<String, Integer> namesakes = new HashMap<>();
    private final IdentityHashMap<Formula, Integer> uses = new IdentityHashMap<>();
    private final IdentityHashMap<Formula, String> printed = new IdentityHashMap<>();
    private boolean usesElements;

    /** The signature that tells a symbol from another one: two of the same name are two if they differ in sort. */
    private record Signature(String name, List<Sort> domain, Sort sort) {}

    /** The form of a symbol, and the line that introduces it. */
    private record Declared(String symbol, String line) {}

    private SmtLibPrinter() {
    }

    /** The script that asks the query. */
    public static String print(Query query) {
        return print(query, List.of());
    }

    /** The same, with the watched terms defined as functions without arguments, named by their place among them. */
    public static String printWithWatched(Query query) {
        return print(query, query.watched());
    }

    /** The name of the watched term at a place, as it is written in a script. */
    public static String watched(int place) {
        return "|watched!" + place + "|";
    }

    private static String print(Query query, List<Formula> watched) {
        SmtLibPrinter printer = new SmtLibPrinter();
        query.assertions().forEach(printer::count);
        watched.forEach(printer::count);
        StringBuilder assertions = new StringBuilder();
        for (Formula assertion : query.assertions()) {
            assertions.append("(assert ").append(printer.text(assertion)).append(")\n");
        }
        StringBuilder values = new StringBuilder();
        for (int i = 0; i < watched.size(); i++) {
            values.append("(define-fun ")
                    .append(watched(i))
                    .append(" () ")
                    .append(printer.sort(watched.get(i).sort()))
                    .append(' ')
                    .append(printer.text(watched.get(i)))
                    .append(")\n");
        }
        StringBuilder script = new StringBuilder();
        query.name().lines().forEach(line -> script.append("; ").append(VisibleText.of(line)).append('\n'));
        script.append("(set-logic ALL)\n");
        if (printer.usesElements) {
            script.append("(declare-sort ").append(Sort.ELEMENT.smtName()).append(" 0)\n");
        }
        printer.declarations.values().forEach(declared -> script.append(declared.line()).append('\n'));
        return script.append(printer.definitions).append(values).append(assertions).append("(check-sat)\n").toString();
    }

    private void count(Formula formula) {
        if (uses.merge(formula, 1, Integer::sum) > 1) {
            return;
        }
        switch (formula) {
            case Formula.Call call -> call.arguments().forEach(this::count);
            case Formula.Apply apply -> apply.arguments().forEach(this::count);
            case Formula.Whole ignored -> {
            }
            case Formula.RealNumber ignored -> {
            }
            case Formula.Word ignored -> {
            }
            case Formula.Bits ignored -> {
            }
            case Formula.HighestBit ignored -> {
            }
            case Formula.Floating ignored -> {
            }
            case Formula.Direction ignored -> {
            }
            case Formula.Truth ignored -> {
            }
            case Formula.Symbol ignored -> {
            }
        }
    }

    private String text(Formula formula) {
        String known = printed.get(formula);
        if (known != null) {
            return known;
        }
        String text = build(formula);
        boolean compound = formula instanceof Formula.Apply || formula instanceof Formula.Call;
        if (compound && uses.getOrDefault(formula, 0) > 1) {
            String name = "t!" + printed.size();
            definitions.append("(define-fun ")
                    .append(name)
                    .append(" () ")
                    .append(sort(formula.sort()))
                    .append(' ')
                    .append(text)
                    .append(")\n");
            text = name;
        }
        printed.put(formula, text);
        return text;
    }

    private String build(Formula formula) {
        return switch (formula) {
            case Formula.Whole whole -> whole(whole.value(), "");
            case Formula.RealNumber number -> whole(number.value(), ".0");
            case Formula.Word word -> word(word.value(), word.sort().bits());
            case Formula.Bits bits -> throw open(bits.sort());
            case Formula.HighestBit bit -> throw open(bit.sort());
            case Formula.Floating number -> floating(number.bits(), number.sort());
            case Formula.Direction direction -> direction.rounding().smtName();
            case Formula.Truth truth -> Boolean.toString(truth.value());
            case Formula.Symbol symbol -> symbol(new Signature(symbol.name(), List.of(), symbol.sort()));
            case Formula.Call call -> application(symbol(
                    new Signature(call.function(), call.arguments().stream().map(Formula::sort).toList(), call.sort())),
                    call.arguments());
            case Formula.Apply apply -> {
                Formula.Apply widened = WidenedConversion.of(apply);
                yield application(function(widened), widened.arguments());
            }
        };
    }

    private static IllegalArgumentException open(Sort.Words sort) {
        return new IllegalArgumentException("words of " + sort.width() + " bits, which is left open");
    }

    private static int bits(Formula word) {
        return ((Sort.Words) word.sort()).bits();
    }

    private static String word(BigInteger value, int bits) {
        return "(_ bv" + value.mod(BigInteger.TWO.pow(bits)) + " " + bits + ")";
    }

    private static String floating(BigInteger bits, Sort.Floats sort) {
        String digits = String.format("%" + sort.bits() + "s", bits.toString(2)).replace(' ', '0');
        return "(fp #b" + digits.charAt(0) + " #b" + digits.substring(1, 1 + sort.exponentBits()) + " #b"
                + digits.substring(1 + sort.exponentBits()) + ")";
    }

    /** The function applied, with the numbers that SMT-LIB writes into its name. */
    private static String function(Formula.Apply apply) {
        String name = apply.operator().smtName();
        return switch (apply.operator()) {
            case FLOAT_OF_BITS, FLOAT_OF_FLOAT, FLOAT_OF_SIGNED, FLOAT_OF_UNSIGNED -> {
                Sort.Floats sort = (Sort.Floats) apply.sort();
                yield "(_ " + name + " " + sort.exponentBits() + " " + sort.significandBits() + ")";
            }
            case WORD_EXTEND_UNSIGNED, WORD_EXTEND_SIGNED ->
                "(_ " + name + " " + (bits(apply) - bits(apply.arguments().getFirst())) + ")";
            case WORD_TRUNCATE -> "(_ " + name + " " + (bits(apply) - 1) + " 0)";
            case SIGNED_OF_FLOAT, UNSIGNED_OF_FLOAT, WORD_OF_INT ->
                "(_ " + name + " " + ((Sort.Words) apply.sort()).bits() + ")";
            default -> name;
        };
    }

    private static String whole(BigInteger value, String suffix) {
        return value.signum() < 0 ? "(- " + value.negate() + suffix + ")" : value + suffix;
    }

    private String application(String function, List<Formula> arguments) {
        if (arguments.isEmpty()) {
            return function;
        }
        StringBuilder text = new StringBuilder("(").append(function);
        arguments.forEach(argument -> text.append(' ').append(text(argument)));
        return text.append(')').toString();
    }

    private String symbol(Signature signature) {
        return declarations.computeIfAbsent(signature, this::declare).symbol();
    }

    private Declared declare(Signature signature) {
        int namesake = namesakes.merge(signature.name(), 1, Integer::sum);
        String symbol = quote(signature.name(), namesake);
        String domain = signature.domain().stream().map(this::sort).collect(Collectors.joining(" "));
        return new Declared(symbol, "(declare-fun " + symbol + " (" + domain + ") " + sort(signature.sort()) + ")");
    }

    private String sort(Sort sort) {
        usesElements |= sort.equals(Sort.ELEMENT);
        return sort.smtName();
    }

    /**
     * The name as a quoted symbol. It begins with a dollar sign, as no word of SMT-LIB or of a solver does. Quoting
     * alone makes no difference to them ({@code |exp|} is {@code exp}). A bar or a backslash cannot be quoted (SMT-LIB
     * 2.6, section 3.1), so they are written by number. So are the percent sign that tells, and the exclamation mark,
     * which only symbols made here have.
     */
    private static String quote(String name, int namesake) {
        StringBuilder text = new StringBuilder("|$");
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            text.append(c == '|' || c == '\\' || c == '%' || c == '!' ? String.format("%%%02x", (int) c) : c);
        }
        return text.append(namesake > 1 ? "!" + namesake : "").append('|').toString();
    }
}
