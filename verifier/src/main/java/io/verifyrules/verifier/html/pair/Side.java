package io.verifyrules.verifier.html.pair;

import io.verifyrules.verifier.pair.PairDifference;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.pair.cut.SharedValues;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * One of two programs, and how its values stand to the other one.
 *
 * @param name the name of it on the page
 * @param shared the values that both compute in the same way
 * @param begins where the difference begins, if there is one and it begins in this function
 * @param follows the values that are computed from there
 */
record Side(String name, Function function, Set<Value> shared, Optional<Value> begins, Set<Value> follows) {

    Side {
        shared = Set.copyOf(shared);
        follows = Set.copyOf(follows);
    }

    /** Both sides of a pair. */
    static List<Side> of(ProgramPair pair, List<PairVerdict> verdicts) {
        SharedValues shared = SharedValues.of(pair);
        Optional<PairDifference> difference = verdicts.stream().flatMap(each -> difference(each).stream()).findFirst();
        return List.of(
                of("Before", pair.before().function(), shared.before(), difference.flatMap(PairDifference::onlyBefore)),
                of("After", pair.after().function(), shared.after(), difference.flatMap(PairDifference::onlyAfter)));
    }

    /** The inputs that refute, if some do. */
    static Optional<PairDifference> difference(PairVerdict verdict) {
        return switch (verdict) {
            case PairVerdict.Refuted refuted -> Optional.of(refuted.difference());
            case PairVerdict.EqualIf equal -> Optional.of(equal.difference());
            case PairVerdict.RefutedUnlessAssumed refuted -> Optional.of(refuted.difference());
            case PairVerdict.Equal ignored -> Optional.empty();
            case PairVerdict.EqualOverTheReals ignored -> Optional.empty();
            case PairVerdict.EqualAsKept ignored -> Optional.empty();
            case PairVerdict.EqualByParts ignored -> Optional.empty();
            case PairVerdict.AlwaysUndefined ignored -> Optional.empty();
            case PairVerdict.Unknown ignored -> Optional.empty();
            case PairVerdict.PartUnknown ignored -> Optional.empty();
            case PairVerdict.Invalid ignored -> Optional.empty();
            case PairVerdict.OtherSignature ignored -> Optional.empty();
            case PairVerdict.NotRead ignored -> Optional.empty();
        };
    }

    private static Side of(String name, Function function, Set<Value> shared,
            Optional<PairDifference.Elements> beginning) {
        List<Operation> operations = operations(function);
        Optional<Value> begins = beginning.flatMap(value -> operations.stream()
                .flatMap(operation -> operation.results().stream())
                .filter(result -> result.name().equals(value.name()) && result.place().equals(value.place()))
                .findFirst());
        Set<Value> follows = new HashSet<>();
        begins.ifPresent(follows::add);
        for (Operation operation : operations) {
            if (SharedValues.uses(operation).stream().anyMatch(follows::contains)) {
                follows.addAll(operation.results());
            }
        }
        return new Side(name, function, shared, begins, follows);
    }

    /** The operations of the body, in order. */
    List<Operation> operations() {
        return operations(function);
    }

    private static List<Operation> operations(Function function) {
        return function.body()
                .stream()
                .flatMap(body -> body.blocks().stream())
                .map(Block::operations)
                .flatMap(List::stream)
                .toList();
    }

    /** The relation of an operation of the body to the other program. */
    Emphasis emphasis(Operation operation) {
        if (begins.filter(operation.results()::contains).isPresent()) {
            return Emphasis.BEGINS;
        }
        if (SharedValues.uses(operation).stream().anyMatch(follows::contains)) {
            return Emphasis.FOLLOWS;
        }
        if (operation.results().isEmpty()) {
            return Emphasis.PLAIN;
        }
        return shared.containsAll(operation.results()) ? Emphasis.SHARED : Emphasis.OWN;
    }

    /** The name in addresses and classes. */
    String style() {
        return name.toLowerCase(Locale.ROOT);
    }

    /** Whether some operation is computed by this program alone. */
    boolean hasOwn() {
        return operations().stream()
                .map(this::emphasis)
                .anyMatch(each -> each != Emphasis.SHARED && each != Emphasis.PLAIN);
    }
}
