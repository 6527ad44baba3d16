package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.RankClass;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A truth value of a rule without regard to ranks. From lanes to a truth value there is one way only, the {@link Fold}.
 * A fold of {@code false} is NOT false: it says that the class has rank 0.
 */
public sealed interface Truth {

    /** True or false. */
    record Constant(boolean value) implements Truth {
        @Override
        public String toString() {
            return TermText.of(this);
        }
    }

    /** The predicate holds on every lane of the class; true at rank 0. */
    record Fold(RankClass rankClass, LaneBool predicate) implements Truth {
        @Override
        public String toString() {
            return TermText.of(this);
        }
    }

    /** A condition over integer scalars alone; it has no lanes. */
    record OnScalars(LaneBool condition) implements Truth {
        @Override
        public String toString() {
            return TermText.of(this);
        }
    }

    /** A tensor element that is a truth value. */
    record OnElement(ValueTerm element) implements Truth {
        @Override
        public String toString() {
            return TermText.of(this);
        }
    }

    /** The truth value is false. */
    record Not(Truth operand) implements Truth {
        @Override
        public String toString() {
            return TermText.of(this);
        }
    }

    /** All of at least two parts hold. */
    record AllOf(List<Truth> parts) implements Truth {
        @Override
        public String toString() {
            return TermText.of(this);
        }
    }

    /** At least one of at least two parts holds. */
    record AnyOf(List<Truth> parts) implements Truth {
        @Override
        public String toString() {
            return TermText.of(this);
        }
    }

    Truth TRUE = new Constant(true);
    Truth FALSE = new Constant(false);

    /** "For every lane"; of a class with exactly one lane, "on the lane". */
    static Truth fold(RankClass rankClass, LaneBool predicate) {
        if (predicate instanceof LaneBool.Constant constant) {
            boolean neverEmpty = !rankClass.allowsRankZero();
            if (constant.value() || neverEmpty) {
                return new Constant(constant.value());
            }
        }
        return new Fold(rankClass, predicate);
    }

    /** A condition over scalars. */
    static Truth onScalars(LaneBool condition) {
        return condition instanceof LaneBool.Constant constant
                ? new Constant(constant.value())
                : new OnScalars(condition);
    }

    /** A condition over numbers that all lanes share; on the lane of a singleton where it mentions one, over scalars otherwise. */
    static Truth onNumbers(LaneBool condition) {
        return Atoms.singletons(condition)
                .stream()
                .findFirst()
                .map(singleton -> fold(singleton, condition))
                .orElseGet(() -> onScalars(condition));
    }

    /** The opposite; on a class with exactly one lane it stays a fold. */
    static Truth not(Truth truth) {
        return switch (truth) {
            case Constant constant -> new Constant(!constant.value());
            case Not not -> not.operand();
            case Fold fold when fold.rankClass().isSingleton() ->
                fold(fold.rankClass(), LaneBool.not(fold.predicate()));
            case OnScalars scalars -> onScalars(LaneBool.not(scalars.condition()));
            default -> new Not(truth);
        };
    }

    /** All of the parts hold; folds over one class become one fold. */
    static Truth allOf(List<Truth> parts) {
        Map<RankClass, List<LaneBool>> folds = new LinkedHashMap<>();
        List<LaneBool> scalars = new ArrayList<>();
        Set<Truth> others = new LinkedHashSet<>();
        for (Truth part : flatten(parts)) {
            switch (part) {
                case Constant constant when constant.value() -> {
                }
                case Constant ignored -> {
                    return FALSE;
                }
                case Fold fold ->
                    folds.computeIfAbsent(fold.rankClass(), key -> new ArrayList<>()).add(fold.predicate());
                case OnScalars onScalars -> scalars.add(onScalars.condition());
                default -> others.add(part);
            }
        }
        Set<Truth> all = new LinkedHashSet<>();
        folds.forEach((rankClass, predicates) -> all.add(fold(rankClass, LaneBool.allOf(predicates))));
        if (!scalars.isEmpty()) {
            all.add(onScalars(LaneBool.allOf(scalars)));
        }
        all.addAll(others);
        all.remove(TRUE);
        if (all.contains(FALSE)) {
            return FALSE;
        }
        return switch (all.size()) {
            case 0 -> TRUE;
            case 1 -> all.iterator().next();
            default -> new AllOf(List.copyOf(all));
        };
    }

    private static List<Truth> flatten(List<Truth> parts) {
        List<Truth> flat = new ArrayList<>();
        for (Truth part : parts) {
            if (part instanceof AllOf all) {
                flat.addAll(all.parts());
            } else {
                flat.add(part);
            }
        }
        return flat;
    }

    /** At least one of the parts holds; on a class with exactly one lane folds become one fold. */
    static Truth anyOf(List<Truth> parts) {
        Map<RankClass, List<LaneBool>> folds = new LinkedHashMap<>();
        List<LaneBool> scalars = new ArrayList<>();
        Set<Truth> others = new LinkedHashSet<>();
        for (Truth part : parts) {
            switch (part) {
                case Constant constant when !constant.value() -> {
                }
                case Constant ignored -> {
                    return TRUE;
                }
                case Fold fold when fold.rankClass().isSingleton() ->
                    folds.computeIfAbsent(fold.rankClass(), key -> new ArrayList<>()).add(fold.predicate());
                case OnScalars onScalars -> scalars.add(onScalars.condition());
                case AnyOf any -> others.addAll(any.parts());
                default -> others.add(part);
            }
        }
        Set<Truth> all = new LinkedHashSet<>();
        folds.forEach((rankClass, predicates) -> all.add(fold(rankClass, LaneBool.anyOf(predicates))));
        if (!scalars.isEmpty()) {
            all.add(onScalars(LaneBool.anyOf(scalars)));
        }
        all.addAll(others);
        all.remove(FALSE);
        if (all.contains(TRUE)) {
            return TRUE;
        }
        return switch (all.size()) {
            case 0 -> FALSE;
            case 1 -> all.iterator().next();
            default -> new AnyOf(List.copyOf(all));
        };
    }

    /** The parts of a conjunction; the truth value itself otherwise. */
    static List<Truth> conjuncts(Truth truth) {
        return switch (truth) {
            case AllOf all -> all.parts();
            case Constant constant when constant.value() -> List.of();
            default -> List.of(truth);
        };
    }

    /** The number of its parts, itself among them; counted to {@code most + 1} at most. */
    static long parts(Truth truth, long most) {
        List<Truth> inside = switch (truth) {
            case Not not -> List.of(not.operand());
            case AllOf all -> all.parts();
            case AnyOf any -> any.parts();
            case Constant ignored -> List.of();
            case Fold ignored -> List.of();
            case OnScalars ignored -> List.of();
            case OnElement ignored -> List.of();
        };
        long counted = 1;
        for (Truth part : inside) {
            if (counted > most) {
                break;
            }
            counted += parts(part, most - counted);
        }
        return counted;
    }

    /** Whether it depends on tensor elements. */
    static boolean isAboutElements(Truth truth) {
        return switch (truth) {
            case OnElement ignored -> true;
            case Not not -> isAboutElements(not.operand());
            case AllOf all -> all.parts().stream().anyMatch(Truth::isAboutElements);
            case AnyOf any -> any.parts().stream().anyMatch(Truth::isAboutElements);
            case Constant ignored -> false;
            case Fold ignored -> false;
            case OnScalars ignored -> false;
        };
    }
}
