package io.verifyrules.verifier.dialect.hlo;

import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Module;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The computations of a module, and how many more operations may be made of them. A few that call one another twice
 * each are very many.
 */
record Computations(Map<String, Function> byName, AtomicInteger left) {

    Computations {
        byName = Map.copyOf(byName);
    }

    /** More operations than are made. */
    static final class TooMany extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    static Computations of(Module module, int most) {
        Map<String, Function> byName = new HashMap<>();
        module.functions().forEach(each -> byName.put(each.name(), each));
        return new Computations(byName, new AtomicInteger(most));
    }

    Optional<Function> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** Counts one more operation. */
    void count() {
        if (left.decrementAndGet() < 0) {
            throw new TooMany();
        }
    }
}
