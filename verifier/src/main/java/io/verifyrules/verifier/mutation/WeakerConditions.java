package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.rule.Condition;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A condition made weaker by one small change: {@code ==} to {@code <=}, a bound moved, "on every lane" to "on some lane". */
public final class WeakerConditions {

    private WeakerConditions() {
    }

    /** Every condition that is one change weaker and well formed. */
    public static List<Condition> of(Condition condition) {
        return ConditionChanges.weaker(condition).flatMap(change -> made(change).stream()).toList();
    }

    private static Optional<Condition> made(Change<Condition> change) {
        try {
            return Stream.of(change.result().get()).findFirst();
        } catch (IllFormedException none) {
            return Optional.empty();
        }
    }
}
