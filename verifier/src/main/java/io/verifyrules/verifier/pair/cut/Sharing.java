package io.verifyrules.verifier.pair.cut;

import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Values of two programs that are the same. They are results of one operation at operands that are the same, arguments
 * in the same place, and values that were proved to be. Values without a class are different as far as anybody knows.
 */
final class Sharing {

    /** Attributes that say where elements are kept, or how a program was made; they change no value. */
    private static final Set<String> WITHOUT_MEANING = Set.of("sdy.sharding", "mhlo.sharding",
            "mhlo.frontend_attributes", "enzymexla.memory_effects", "enzyme.disable_mincut", "precision_config");

    private final IdentityHashMap<Value, Integer> classes = new IdentityHashMap<>();
    private final Map<List<Object>, Integer> known = new HashMap<>();
    private final PureOperations pure;
    private int next;

    Sharing(PureOperations pure) {
        this.pure = pure;
    }

    /** Enters arguments that both programs have in common. */
    void same(Value first, Value second) {
        int number = next++;
        classes.put(first, number);
        classes.put(second, number);
    }

    /** Enters the results of an operation of a program, whose operands have been entered. */
    void enter(Operation operation, Callees program) {
        if (!program.isRepeatable(operation, pure)) {
            operation.results().forEach(result -> classes.put(result, next++));
            return;
        }
        List<Object> key = List.of(key(operation, new IdentityHashMap<>()), program.texts(operation));
        for (int i = 0; i < operation.results().size(); i++) {
            List<Object> ofResult = List.of(key, i);
            classes.put(operation.results().get(i), known.computeIfAbsent(ofResult, ignored -> next++));
        }
    }

    /** Enters that two values are the same, which was proved: the second one gets the class of the first. */
    void proved(Value first, Value second) {
        classes.put(second, of(first));
    }

    /** Whether both are the same. */
    boolean areSame(Value first, Value second) {
        return of(first) == of(second);
    }

    /** The class of a value. */
    int of(Value value) {
        Integer known = classes.get(value);
        if (known == null) {
            throw new IllegalArgumentException(value.name() + " was not entered");
        }
        return known;
    }

    /** The operands of an operation, with all values that its regions take from outside. */
    static Set<Value> uses(Operation operation) {
        Set<Value> uses = new LinkedHashSet<>(operation.operands());
        Set<Value> inside = new LinkedHashSet<>();
        operation.regions().forEach(region -> uses(region, uses, inside));
        uses.removeAll(inside);
        return uses;
    }

    private static void uses(Region region, Set<Value> uses, Set<Value> inside) {
        for (Block block : region.blocks()) {
            inside.addAll(block.arguments());
            for (Operation operation : block.operations()) {
                uses.addAll(operation.operands());
                inside.addAll(operation.results());
                operation.regions().forEach(inner -> uses(inner, uses, inside));
            }
        }
    }

    /** The work of an operation, without the names of values: those inside of regions are numbered. */
    private List<Object> key(Operation operation, IdentityHashMap<Value, Integer> inside) {
        List<Object> key = new ArrayList<>(List.of(operation.name(), meaning(operation.attributes())));
        key.add(operation.operands().stream().<Object>map(value -> place(value, inside)).toList());
        key.add(operation.results().stream().map(value -> plain(value.type())).toList());
        for (Region region : operation.regions()) {
            List<Object> blocks = new ArrayList<>();
            for (Block block : region.blocks()) {
                block.arguments().forEach(argument -> inside.put(argument, inside.size()));
                blocks.add(block.arguments().stream().map(argument -> plain(argument.type())).toList());
                for (Operation each : block.operations()) {
                    blocks.add(key(each, inside));
                    each.results().forEach(result -> inside.put(result, inside.size()));
                }
            }
            key.add(blocks);
        }
        return key;
    }

    private Object place(Value value, IdentityHashMap<Value, Integer> inside) {
        Integer number = inside.get(value);
        return number == null ? "class " + of(value) : number;
    }

    private static Type plain(Type type) {
        return type instanceof Type.Tensor(var dimensions, Type element, var encoding)
                ? new Type.Tensor(dimensions, element, Optional.empty())
                : type;
    }

    private static SortedMap<String, Attribute> meaning(SortedMap<String, Attribute> attributes) {
        SortedMap<String, Attribute> kept = new TreeMap<>(attributes);
        kept.keySet().removeAll(WITHOUT_MEANING);
        return kept;
    }
}
