package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The open numbers of a domain written by others that may be any natural numbers. It works as far as its demands are of
 * the form {@code M >= N + 1}: M is {@code N + 1 + M'}.
 *
 * @param replacements the numbers by the new ones
 * @param rest         demands of the new numbers that are left
 */
record FromBelow(Map<String, Width> replacements, List<Width> rest) {

    static FromBelow of(WidthDomain domain, FreshNames names) {
        Set<String> natural = new HashSet<>();
        Map<String, Width> replacements = new HashMap<>();
        List<Width> demands = new ArrayList<>(domain.demands());
        for (Width demand : domain.demands()) {
            demand.terms().keySet().forEach(number -> replacements.put(number, Width.named(number)));
        }
        while (true) {
            demands.removeIf(demand -> isNatural(demand, natural));
            Optional<Map.Entry<String, Width>> next = demands.stream()
                    .sorted(Comparator.comparingInt(demand -> -demand.terms().size()))
                    .flatMap(demand -> lower(demand, natural, names).stream())
                    .findFirst();
            if (next.isEmpty()) {
                return new FromBelow(Map.copyOf(replacements), List.copyOf(demands));
            }
            String number = next.get().getKey();
            Substitution step = new Substitution(Map.of(number, next.get().getValue()));
            replacements.replaceAll((name, width) -> step.of(width));
            demands.replaceAll(step::of);
        }
    }

    /** Whether it is at least 0 where the new numbers are; those that are not replaced yet have a demand of their own. */
    private static boolean isNatural(Width width, Set<String> natural) {
        return width.offset() >= 0 && width.terms()
                .entrySet()
                .stream()
                .allMatch(term -> term.getValue() > 0 && natural.contains(term.getKey()));
    }

    /** A number in the demand with what it is in terms of others, and of what it is more. */
    private static Optional<Map.Entry<String, Width>> lower(Width demand, Set<String> natural, FreshNames names) {
        for (Map.Entry<String, Integer> term : demand.terms().entrySet()) {
            Width rest = Width.named(term.getKey()).minus(demand);
            boolean below = rest.offset() >= 0 && rest.terms().values().stream().allMatch(factor -> factor > 0);
            if (term.getValue() == 1 && below) {
                String more = names.of(term.getKey() + "'");
                natural.add(more);
                return Optional.of(Map.entry(term.getKey(), rest.plus(Width.named(more))));
            }
            if (demand.equals(Width.named(term.getKey()).times(-1)) && natural.contains(term.getKey())) {
                return Optional.of(Map.entry(term.getKey(), Width.of(0)));
            }
        }
        return Optional.empty();
    }
}
