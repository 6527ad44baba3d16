package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A query in which everything that is not made of bits is forgotten. An element is a symbol of its own whatever its
 * indices are, and so is the truth of a comparison of integers. Each model of the query is one of this, so where this
 * has none, the query has none.
 */
final class Unrelated {

    private final IdentityHashMap<Formula, Formula> made = new IdentityHashMap<>();
    private final Map<Formula, Formula> symbols = new HashMap<>();

    private Unrelated() {
    }

    /** The query that knows less; empty where something else than bits is left of it. */
    static Optional<Query> of(Query query) {
        Unrelated unrelated = new Unrelated();
        List<Formula> assertions = new ArrayList<>();
        for (Formula assertion : query.assertions()) {
            Formula part = unrelated.of(assertion);
            if (!part.equals(Formula.TRUE)) {
                assertions.add(part);
            }
        }
        Query less = new Query(query.name(), assertions, List.of());
        return Vocabulary.of(less).isOfFloats() ? Optional.of(less) : Optional.empty();
    }

    private Formula of(Formula formula) {
        Formula before = made.get(formula);
        if (before == null) {
            before = changed(formula);
            made.put(formula, before);
        }
        return before;
    }

    private Formula changed(Formula formula) {
        return switch (formula) {
            case Formula.Call call when isOfBits(call.sort()) -> symbol(call);
            case Formula.Apply apply when isOfBits(apply.sort()) ->
                apply.arguments().stream().allMatch(argument -> isOfBits(argument.sort()))
                        ? ofParts(apply)
                        : symbol(apply);
            default -> formula;
        };
    }

    private Formula ofParts(Formula.Apply apply) {
        List<Formula> arguments = apply.arguments().stream().map(this::of).toList();
        return switch (apply.operator()) {
            case AND -> Formula.and(arguments);
            case OR -> Formula.or(arguments);
            case NOT -> Formula.not(arguments.getFirst());
            case CHOOSE -> Formula.choose(arguments.get(0), arguments.get(1), arguments.get(2));
            case EQUAL -> arguments.size() == 2
                    ? Formula.equal(arguments.getFirst(), arguments.getLast())
                    : new Formula.Apply(SmtOperator.EQUAL, arguments, apply.sort());
            default -> new Formula.Apply(apply.operator(), arguments, apply.sort());
        };
    }

    private Formula symbol(Formula term) {
        return symbols.computeIfAbsent(term, ignored -> new Formula.Symbol("forgotten " + symbols.size(), term.sort()));
    }

    private static boolean isOfBits(Sort sort) {
        return switch (sort) {
            case Sort.Floats ignored -> true;
            case Sort.Words ignored -> true;
            case Sort.Plain plain -> plain == Sort.Plain.BOOL || plain == Sort.Plain.ROUNDING;
        };
    }
}
