package io.verifyrules.verifier.algebra;

import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A sum of guarded products of powers, in normal form. Like products are added up, those with the coefficient 0 are
 * left out, and the order is always the same. Two elements with one polynomial are equal; elements with two need not
 * differ.
 */
record Polynomial(List<Addend> addends) {

    static final Polynomial ZERO = new Polynomial(List.of());

    Polynomial {
        addends = normal(addends);
    }

    private record Like(Powers powers, Truth guard) {}

    private static List<Addend> normal(List<Addend> all) {
        Map<Like, Ratio> sums = new LinkedHashMap<>();
        for (Addend each : all) {
            Addend addend = each.withNumbersFolded();
            if (!addend.guard().equals(Truth.FALSE)) {
                sums.merge(new Like(addend.powers(), addend.guard()), addend.coefficient(), Ratio::plus);
            }
        }
        List<Addend> kept = new ArrayList<>();
        sums.forEach((like, sum) -> {
            if (sum.signum() != 0) {
                kept.add(new Addend(sum, like.powers(), like.guard()));
            }
        });
        joinOpposites(kept);
        kept.sort((a, b) -> {
            int order = a.powers().compareWith(b.powers());
            return order == 0 ? a.guard().toString().compareTo(b.guard().toString()) : order;
        });
        return List.copyOf(kept);
    }

    /** An addend where a guard holds and the same where it does not are that addend. */
    private static void joinOpposites(List<Addend> all) {
        for (int i = 0; i < all.size(); i++) {
            Addend one = all.get(i);
            if (one.guard().equals(Truth.TRUE)) {
                continue;
            }
            Addend opposite = new Addend(one.coefficient(), one.powers(), Truth.not(one.guard()));
            if (all.contains(opposite)) {
                Addend whole = new Addend(one.coefficient(), one.powers(), Truth.TRUE);
                all.removeAll(List.of(one, opposite));
                List<Addend> again = new ArrayList<>(all);
                again.add(whole);
                List<Addend> joined = normal(again);
                all.clear();
                all.addAll(joined);
                return;
            }
        }
    }

    static Polynomial of(Ratio number) {
        return new Polynomial(List.of(new Addend(number, Powers.NONE, Truth.TRUE)));
    }

    static Polynomial of(ValueTerm atom) {
        return of(Powers.of(atom, Ratio.ONE));
    }

    static Polynomial of(Powers powers) {
        return new Polynomial(List.of(new Addend(Ratio.ONE, powers, Truth.TRUE)));
    }

    boolean isZero() { return addends.isEmpty(); }

    /** The number that it is, if it is one. */
    Optional<Ratio> number() {
        if (isZero()) {
            return Optional.of(Ratio.ZERO);
        }
        return single().filter(only -> only.powers().isOne() && only.guard().equals(Truth.TRUE))
                .map(Addend::coefficient);
    }

    /** Its addend, if there is one only. */
    Optional<Addend> single() {
        return addends.size() == 1 ? Optional.of(addends.getFirst()) : Optional.empty();
    }

    Polynomial plus(Polynomial that) {
        List<Addend> all = new ArrayList<>(addends);
        all.addAll(that.addends);
        return new Polynomial(all);
    }

    Polynomial times(Ratio number) {
        return new Polynomial(
                addends.stream().map(addend -> addend.withCoefficient(addend.coefficient().times(number))).toList());
    }

    Polynomial times(Powers powers) {
        return new Polynomial(addends.stream()
                .map(addend -> new Addend(addend.coefficient(), addend.powers().times(powers), addend.guard()))
                .toList());
    }

    Polynomial times(Polynomial that) {
        List<Addend> all = new ArrayList<>();
        for (Addend a : addends) {
            for (Addend b : that.addends) {
                all.add(new Addend(a.coefficient().times(b.coefficient()), a.powers().times(b.powers()),
                        Truth.allOf(List.of(a.guard(), b.guard()))));
            }
        }
        return new Polynomial(all);
    }

    /** Itself where the condition holds, and 0 elsewhere. */
    Polynomial where(Truth condition) {
        return new Polynomial(addends.stream()
                .map(addend -> new Addend(addend.coefficient(), addend.powers(),
                        Truth.allOf(List.of(addend.guard(), condition))))
                .toList());
    }

    /** A condition that some addend depends on, if there is one: of the one that depends on fewest. */
    Optional<Truth> condition() {
        return addends.stream()
                .map(addend -> Conditions.of(addend.guard()))
                .filter(conditions -> !conditions.isEmpty())
                .min(Comparator.comparingInt(List::size))
                .map(List::getFirst);
    }

    /** The polynomial where the condition is known to hold. */
    Polynomial given(Truth condition) {
        List<Addend> kept = new ArrayList<>();
        for (Addend addend : addends) {
            Conditions.left(addend.guard(), condition)
                    .ifPresent(rest -> kept.add(new Addend(addend.coefficient(), addend.powers(), rest)));
        }
        return new Polynomial(kept);
    }

    @Override
    public String toString() {
        return addends.stream().map(Object::toString).collect(Collectors.joining(" + "));
    }
}
