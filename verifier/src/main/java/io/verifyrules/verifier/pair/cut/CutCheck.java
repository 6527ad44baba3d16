package io.verifyrules.verifier.pair.cut;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.table.Dialects;
import io.verifyrules.verifier.pair.PairCheck;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.SymbolReferences;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.mlir.DefinedOperations;
import io.verifyrules.verifier.text.mlir.NearOperations;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Large programs, of which a pass changes a few operations. A computation that both do in the same way is one value.
 * Operations that face each other are proved to give the same, in the order of the program, from values that are the
 * same already. Such a proof holds for all values at which it is cut, so it holds for those that the program computes.
 * A failure to prove it that way says nothing.
 */
public final class CutCheck {

    /** Smaller programs are compared whole. */
    private static final int LARGE = 40;
    /** Larger ones are compared in parts only. */
    private static final int COMPARED_WHOLE = 300;
    /** The values behind a difference differ as well, so a few attempts tell. */
    private static final int MOST_FAILURES = 8;
    /** The allowed effort of attempts that fail, of programs that were compared whole: some seconds. */
    private static final long MOST_IN_VAIN = 2_000_000;
    /** The least count of an attempt that fails, as solvers of floats count no units. */
    private static final long LEAST_IN_VAIN = 250_000;
    private static final int MOST_OPERATIONS = 24;
    /**
     * The distance from two values within which nothing is cut. The part that both share close to them may say too
     * little. A value that only one of them is computed from is known to be the other one only if more of both is seen.
     */
    private record Depth(int before, int after) {}

    private static final List<Depth> DEPTHS = List.of(new Depth(1, 1), new Depth(0, 1), new Depth(4, 4));

    private final PairCheck check;
    private final ProgramPair pair;
    private final Sharing sharing;
    private final Cone.Definitions before;
    private final Cone.Definitions after;
    private final List<Operation> ofBefore;
    private final List<Operation> ofAfter;
    private final Map<Integer, Value> firstOfClass = new HashMap<>();
    private final Set<Integer> inBoth = new HashSet<>();
    private final List<List<Value>> returned;
    private Optional<Diagnostic> obstacle = Optional.empty();
    private boolean comparedWhole;
    private boolean rounded;
    private int parts;
    private int failures;
    private long spentInVain;

    private CutCheck(PairCheck check, ProgramPair pair, PureOperations pure, Block first, Block second) {
        this.check = check;
        this.sharing = new Sharing(pure);
        this.pair = pair;
        this.ofBefore = Cone.read(first);
        this.ofAfter = Cone.read(second);
        this.returned = List.of(first.operations().getLast().operands(), second.operations().getLast().operands());
        this.before = Cone.Definitions.of(ofBefore);
        this.after = Cone.Definitions.of(ofAfter);
    }

    /**
     * The verdict on each result: part by part where the programs are large, and whole where that proves nothing. Of small programs it is
     * the other way round.
     *
     * @param pure the operations that both programs may share
     */
    public static List<PairVerdict> verdicts(ProgramPair pair, PairCheck check, PureOperations pure) {
        Optional<PairVerdict> undefined = undefined(pair.before()).or(() -> undefined(pair.after()));
        if (undefined.isPresent()) {
            return Collections.nCopies(pair.before().function().type().results().size(), undefined.get());
        }
        // What a part may leave undefined, a proof of the parts behind it does not know.
        Optional<CutCheck> cut = of(pair, check, pure);
        Optional<CutCheck> proving = cut.filter(each -> pair.before().isTotal() && pair.after().isTotal());
        if (cut.isEmpty() || cut.get().ofBefore.size() < LARGE) {
            List<PairVerdict> whole = check.check(pair);
            Map<Integer, PairVerdict> byParts = whole.stream().noneMatch(CutCheck::saysNothing)
                    ? Map.of()
                    : proving
                            .filter(each -> Callees.areRepeatable(pair.before(), pure)
                                    && Callees.areRepeatable(pair.after(), pure))
                            .map(CutCheck::resultsAfterWhole)
                            .orElse(Map.of());
            return IntStream.range(0, whole.size())
                    .mapToObj(i -> saysNothing(whole.get(i)) ? byParts.getOrDefault(i, whole.get(i)) : whole.get(i))
                    .toList();
        }
        Map<Integer, PairVerdict> proved = proving.map(CutCheck::results).orElse(Map.of());
        return IntStream.range(0, pair.before().function().type().results().size())
                .mapToObj(i -> Optional.ofNullable(proved.get(i)).orElseGet(() -> cut.get().whole(i)))
                .toList();
    }

    /** The verdict on a program with an operation that its dialect does not define, be it needed for a result or not. */
    private static Optional<PairVerdict> undefined(ProgramPair.Part part) {
        return part.function()
                .body()
                .stream()
                .flatMap(SymbolReferences::nested)
                .filter(operation -> DefinedOperations.isUndefined(operation.name()))
                .findFirst()
                .map(operation -> new PairVerdict.NotRead(operation.name(),
                        new NotDenoted(operation.place(), operation.name(),
                                NearOperations.withoutMeaning(operation.name(), Dialects.operations().keySet()))
                                .diagnostic()));
    }

    private static boolean saysNothing(PairVerdict verdict) {
        return verdict instanceof PairVerdict.Unknown || verdict instanceof PairVerdict.NotRead;
    }

    /** The check of a pair whose functions take the same and have a body. */
    static Optional<CutCheck> of(ProgramPair pair, PairCheck check, PureOperations pure) {
        Optional<Block> first = block(pair.before().function());
        Optional<Block> second = block(pair.after().function());
        if (first.isEmpty() || second.isEmpty() || pair.otherSignature().isPresent()
                || !types(first.get()).equals(types(second.get()))) {
            return Optional.empty();
        }
        CutCheck cut = new CutCheck(check, pair, pure, first.get(), second.get());
        for (int i = 0; i < first.get().arguments().size(); i++) {
            cut.sharing.same(first.get().arguments().get(i), second.get().arguments().get(i));
            cut.both(first.get().arguments().get(i));
        }
        return Optional.of(cut);
    }

    private static List<Type> types(Block block) {
        return block.arguments().stream().map(Value::type).toList();
    }

    private PairVerdict whole(int result) {
        return ofBefore.size() <= COMPARED_WHOLE
                ? check.check(pair, result)
                : new PairVerdict.PartUnknown(
                        obstacle.orElseGet(() -> new Diagnostic(pair.after().function().place(), "result " + result
                                + " is not proved to be the same, and the programs are too large to be compared whole")));
    }

    private static Optional<Block> block(Function function) {
        return function.body()
                .filter(body -> body.blocks().size() == 1)
                .map(body -> body.blocks().getFirst())
                .filter(block -> !block.operations().isEmpty());
    }

    private void both(Value value) {
        inBoth.add(sharing.of(value));
        firstOfClass.putIfAbsent(sharing.of(value), value);
    }

    /** The same where comparing the programs whole has proved nothing. */
    private Map<Integer, PairVerdict> resultsAfterWhole() {
        comparedWhole = true;
        return results();
    }

    /** The verdicts on results that are proved; the others are left out. */
    Map<Integer, PairVerdict> results() {
        Callees first = new Callees(pair.before().module());
        Callees second = new Callees(pair.after().module());
        ofBefore.forEach(operation -> {
            sharing.enter(operation, first);
            operation.results().forEach(result -> firstOfClass.putIfAbsent(sharing.of(result), result));
        });
        Map<Integer, Integer> facing = facing();
        for (int place = 0; place < ofAfter.size(); place++) {
            Operation operation = ofAfter.get(place);
            sharing.enter(operation, second);
            Optional<Operation> other = Optional.ofNullable(facing.get(place)).map(ofBefore::get);
            for (int i = 0; i < operation.results().size(); i++) {
                Value result = operation.results().get(i);
                if (firstOfClass.containsKey(sharing.of(result))) {
                    inBoth.add(sharing.of(result));
                } else if (other.isPresent() && !prove(other.get().results().get(i), result) && obstacle.isEmpty()) {
                    Value expected = other.get().results().get(i);
                    obstacle = Optional.of(new Diagnostic(result.place(),
                            result.name() + " is not proved to be the same as " + expected.name() + " at "
                                    + expected.place() + ", and the programs are too large to be compared whole"));
                }
            }
        }
        Map<Integer, PairVerdict> agreed = new TreeMap<>();
        List<Value> some = returned.getFirst();
        List<Value> others = returned.getLast();
        for (int i = 0; i < Math.min(some.size(), others.size()); i++) {
            if (sharing.areSame(some.get(i), others.get(i)) || prove(some.get(i), others.get(i))) {
                agreed.put(i, new PairVerdict.EqualByParts(rounded, parts));
            }
        }
        return agreed;
    }

    /** For operations of the second program those of the first one that face them: of one name and type. */
    private Map<Integer, Integer> facing() {
        Map<Integer, Integer> facing = new HashMap<>();
        List<Object> first = ofBefore.stream().map(CutCheck::kind).toList();
        List<Object> second = ofAfter.stream().map(CutCheck::kind).toList();
        Alignment.of(first, second).forEach(each -> facing.put(each.second(), each.first()));
        return facing;
    }

    private static Object kind(Operation operation) {
        return List.of(operation.name(), operation.results().stream().map(Value::type).toList());
    }

    private boolean prove(Value first, Value second) {
        if (!first.type().equals(second.type()) || failures == MOST_FAILURES || isInVain()) {
            return false;
        }
        Set<Cones> seen = new HashSet<>();
        for (Depth depth : DEPTHS) {
            if (isInVain()) {
                break;
            }
            Optional<Cones> both = cone(first, before, depth.before())
                    .flatMap(some -> cone(second, after, depth.after()).map(others -> new Cones(some, others)))
                    .filter(cones -> !isWhole(first, second, cones) && seen.add(cones));
            if (both.isPresent() && agree(first, both.get().before(), second, both.get().after())) {
                sharing.proved(first, second);
                both(first);
                parts++;
                return true;
            }
        }
        failures++;
        return false;
    }

    /** The computation of two values from those that both programs share. */
    private record Cones(Cone before, Cone after) {}

    /** Whether this is a result from the arguments, where programs were compared whole before. */
    private boolean isWhole(Value first, Value second, Cones cones) {
        return comparedWhole
                && IntStream.range(0, Math.min(returned.getFirst().size(), returned.getLast().size()))
                        .anyMatch(i -> returned.getFirst().get(i).equals(first)
                                && returned.getLast().get(i).equals(second))
                && cones.before().inputs().stream().noneMatch(before.byValue()::containsKey)
                && cones.after().inputs().stream().noneMatch(after.byValue()::containsKey);
    }

    private boolean isInVain() { return ofBefore.size() < LARGE && spentInVain > MOST_IN_VAIN; }

    private Optional<Cone> cone(Value value, Cone.Definitions program, int depth) {
        return Cone.of(value, program, each -> inBoth.contains(sharing.of(each)), depth, MOST_OPERATIONS);
    }

    private boolean agree(Value first, Cone some, Value second, Cone others) {
        Map<Integer, Value> ofSecond = new HashMap<>();
        others.inputs().forEach(input -> ofSecond.put(sharing.of(input), input));
        Map<Integer, Value> ofFirst = new LinkedHashMap<>();
        some.inputs().forEach(input -> ofFirst.put(sharing.of(input), input));
        Set<Integer> classes = new HashSet<>(ofFirst.keySet());
        classes.addAll(ofSecond.keySet());
        List<Value> left = new ArrayList<>();
        List<Value> right = new ArrayList<>();
        for (int number : classes) {
            Value known = Optional.ofNullable(ofFirst.get(number))
                    .or(() -> Optional.ofNullable(ofSecond.get(number)))
                    .orElseThrow();
            left.add(Optional.ofNullable(ofFirst.get(number)).orElseGet(() -> unused(known)));
            right.add(Optional.ofNullable(ofSecond.get(number)).orElseGet(() -> unused(known)));
        }
        ProgramPair small = new ProgramPair(pair.name(),
                new ProgramPair.Part(function(pair.before().function(), left, some, first), pair.before().module()),
                new ProgramPair.Part(function(pair.after().function(), right, others, second), pair.after().module()));
        PairCheck.Attempt attempt = check.proof(small);
        rounded |= attempt.proof().filter(PairVerdict.EqualOverTheReals.class::isInstance).isPresent();
        spentInVain += attempt.proof().isPresent() ? 0 : Math.max(LEAST_IN_VAIN, attempt.units());
        return attempt.proof().isPresent();
    }

    /** A parameter that only the other program reads. */
    private static Value unused(Value like) {
        return new Value(like.name(), like.type(), like.place());
    }

    private static Function function(Function whole, List<Value> parameters, Cone cone, Value result) {
        List<Operation> operations = new ArrayList<>(cone.operations());
        operations.add(
                new Operation("func.return", List.of(result), List.of(), new TreeMap<>(), List.of(), result.place()));
        return new Function(whole.name(), false,
                new Type.Function(parameters.stream().map(Value::type).toList(), List.of(result.type())),
                Optional.of(new Region(List.of(new Block(parameters, operations, whole.place())))), new TreeMap<>(),
                whole.place());
    }
}
