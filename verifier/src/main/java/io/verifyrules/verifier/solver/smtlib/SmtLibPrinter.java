package io.verifyrules.verifier.solver.smtlib;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Sort;
import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A query as an SMT-LIB 2 script that any solver reads; terms used more than once are defined once. */
public final class SmtLibPrinter {

    private final StringBuilder definitions = new StringBuilder();
    private final Map<String, String> declarations = new LinkedHashMap<>();
    private final IdentityHashMap<Formula, Integer> uses = new IdentityHashMap<>();
    private final IdentityHashMap<Formula, String> printed = new IdentityHashMap<>();
    private boolean usesElements;

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
        return quote("watched!" + place);
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
            values.append("(define-fun ").append(watched(i)).append(" () ").append(printer.sort(watched.get(i).sort()))
                    .append(' ').append(printer.text(watched.get(i))).append(")\n");
        }
        StringBuilder script = new StringBuilder();
        query.name().lines().forEach(line -> script.append("; ").append(line).append('\n'));
        script.append("(set-logic ALL)\n");
        if (printer.usesElements) {
            script.append("(declare-sort ").append(Sort.ELEMENT.smtName()).append(" 0)\n");
        }
        printer.declarations.values().forEach(declaration -> script.append(declaration).append('\n'));
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
            definitions.append("(define-fun ").append(name).append(" () ").append(sort(formula.sort())).append(' ')
                    .append(text).append(")\n");
            text = name;
        }
        printed.put(formula, text);
        return text;
    }

    private String build(Formula formula) {
        return switch (formula) {
            case Formula.Whole whole -> whole(whole.value(), "");
            case Formula.RealNumber number -> whole(number.value(), ".0");
            case Formula.Truth truth -> Boolean.toString(truth.value());
            case Formula.Symbol symbol -> {
                declare(symbol.name(), List.of(), symbol.sort());
                yield quote(symbol.name());
            }
            case Formula.Call call -> {
                declare(call.function(), call.arguments(), call.sort());
                yield application(quote(call.function()), call.arguments());
            }
            case Formula.Apply apply -> application(apply.operator().smtName(), apply.arguments());
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

    private void declare(String name, List<Formula> arguments, Sort sort) {
        StringBuilder domain = new StringBuilder();
        arguments.forEach(argument -> domain.append(domain.isEmpty() ? "" : " ").append(sort(argument.sort())));
        declarations.computeIfAbsent(name,
                key -> "(declare-fun " + quote(name) + " (" + domain + ") " + sort(sort) + ")");
    }

    private String sort(Sort sort) {
        usesElements |= sort == Sort.ELEMENT;
        return sort.smtName();
    }

    /**
     * The name as a quoted symbol. Those that begin with {@code @} or a dot are the solvers' own, and a bar or a backslash cannot
     * be quoted (SMT-LIB 2.6, section 3.1): they are written by number, as is the percent sign that tells.
     */
    private static String quote(String name) {
        StringBuilder text = new StringBuilder("|");
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean reserved = i == 0 && (c == '@' || c == '.');
            text.append(reserved || c == '|' || c == '\\' || c == '%' ? String.format("%%%02x", (int) c) : c);
        }
        return text.append('|').toString();
    }
}
